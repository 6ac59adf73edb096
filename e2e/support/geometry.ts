/** What of a page is seen where: for tests that look for parts over others, cut or without a height. */
import type {Frame} from '@playwright/test';

/** A line of text, a picture or a field, and the part of it that is in sight. */
interface Piece {
  name: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** The box that cuts it at its side without a sign that it goes on. */
  cutBy?: string;
}

/** @returns what is shown in the first screen, without what lies over the page on purpose */
export function piecesOf(frame: Frame): Promise<Piece[]> {
  return frame.evaluate(() => {
    const ancestors = (element: Element | null): Element[] =>
      element && element !== document.body ? [element, ...ancestors(element.parentElement)] : [];
    const isShown = (element: Element): boolean =>
      element.checkVisibility({opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true});
    const pieceOf = (name: string, boxes: readonly Element[], rect: DOMRect): Piece => {
      const piece: Piece = {name, left: rect.left, right: rect.right, top: rect.top, bottom: rect.bottom};
      for (const box of boxes) {
        const {overflowX, overflowY, textOverflow, clipPath, maskImage} = getComputedStyle(box);
        const edge = box.getBoundingClientRect();
        if (clipPath !== 'none') piece.right = piece.left;
        if (overflowX !== 'visible') {
          const isSigned =
            ['auto', 'scroll'].includes(overflowX) || textOverflow === 'ellipsis' || maskImage !== 'none';
          if (!isSigned && piece.right > edge.right + 1 && piece.left < edge.right - 1) piece.cutBy = box.className;
          piece.left = Math.max(piece.left, edge.left);
          piece.right = Math.min(piece.right, edge.right);
        }
        if (overflowY !== 'visible') {
          piece.top = Math.max(piece.top, edge.top);
          piece.bottom = Math.min(piece.bottom, edge.bottom);
        }
      }
      return piece;
    };
    const range = document.createRange();
    const found: Piece[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const isPicture = node instanceof Element && node.matches('img, svg:not(:has(text)), input');
      if (!isPicture && (node instanceof Element || !node.textContent?.trim())) continue;
      const boxes = ancestors(isPicture ? node : node.parentElement);
      const isOverPage = boxes.some((box) => getComputedStyle(box).position === 'fixed');
      if (!boxes[0] || !isShown(boxes[0]) || isOverPage) continue;
      range.selectNodeContents(node);
      const name = isPicture ? node.tagName : (node.textContent ?? '').trim().slice(0, 30);
      for (const rect of isPicture ? [node.getBoundingClientRect()] : range.getClientRects()) {
        const piece = pieceOf(
          name,
          boxes.filter((box) => !(box instanceof SVGGraphicsElement)),
          rect,
        );
        const isSeen = piece.right - piece.left > 2 && piece.bottom - piece.top > 4;
        if (isSeen && piece.top < window.innerHeight && piece.bottom > 0) found.push(piece);
      }
    }
    return found;
  });
}

/** @returns pairs of pieces that are over each other; lines are set closer than letters are tall, so a fifth may touch */
export function overlaps(pieces: readonly Piece[]): string[] {
  const areOver = (a: Piece, b: Piece): boolean =>
    // A text that ends in an ellipsis is measured twice.
    a.name !== b.name &&
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > Math.min(a.bottom - a.top, b.bottom - b.top) / 5;
  return pieces.flatMap((a, index) =>
    pieces.slice(index + 1).flatMap((b) => (areOver(a, b) ? [`"${a.name}" over "${b.name}"`] : [])),
  );
}

/** @returns figures that show nothing, and hints of fields that are cut */
export function emptyParts(frame: Frame): Promise<string[]> {
  return frame.evaluate(() => {
    const pen = document.createElement('canvas').getContext('2d')!;
    const isFlat = (element: Element): boolean => element.getBoundingClientRect().height < 20;
    const figures = [...document.querySelectorAll('figure:has(svg, img)')].filter((figure) =>
      [...figure.querySelectorAll('svg, img')].every(isFlat),
    );
    const inputs = [...document.querySelectorAll('input')].filter((input) => {
      const {font, paddingLeft, paddingRight} = getComputedStyle(input);
      pen.font = font;
      const room = input.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
      return input.checkVisibility() && pen.measureText(input.placeholder).width > room + 1;
    });
    return [
      ...figures.map(({className}) => `a figure without height: ${className}`),
      ...inputs.map(({placeholder}) => `a hint that is cut: ${placeholder}`),
    ];
  });
}

/** @returns what sticks out of the window, except in boxes that scroll */
export function stickingOut(frame: Frame): Promise<string[]> {
  return frame.evaluate(() => {
    const scrolls = (element: Element): boolean => ['auto', 'scroll'].includes(getComputedStyle(element).overflowX);
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT, (node) => {
      const element = node as Element;
      // Both are outside the window until they are opened.
      if (element.matches('.navbar-sidebar, [class*="skipToContent"]')) return NodeFilter.FILTER_REJECT;
      const {left, right, width, height} = element.getBoundingClientRect();
      if (width > 1 && height > 1 && (right > window.innerWidth + 0.5 || left < -0.5))
        found.push(`${element.tagName}.${element.getAttribute('class') ?? ''} from ${left} to ${right}`);
      // Skips the content, which scrolls in a box that was checked.
      return scrolls(element) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT;
    });
    while (walker.nextNode());
    return found;
  });
}

/** Pictures can be read on a phone; that they're whole in every window is in firstScreens.spec.ts. */
import {expect, test, type Page} from '@playwright/test';

interface Picture {
  path: string;
  /** Its selector. */
  picture: string;
}

const PICTURES: readonly Picture[] = [
  {path: '/docs/guides/freshness', picture: '.drawing:has(#release-life) svg'},
  {path: '/docs/guides/jobs', picture: '.drawing:has(#job-life) svg'},
  {path: '/docs/usage/rate-limits', picture: '.drawing:has(#rate-limit-hour) svg'},
];

/** Least size of text on a phone, in pixels, and least contrast of text and of what carries meaning beside it. */
const LEAST = {size: 11, text: 4.5, shape: 3};

/** @returns what of the pictures shown can't be read: text that is too small, and text and shapes too like their ground */
async function unreadable(page: Page, picture: string): Promise<string[]> {
  return page
    .locator(picture)
    .filter({visible: true})
    .evaluateAll((drawings, least) => {
      const pen = document.createElement('canvas').getContext('2d', {willReadFrequently: true});
      if (!pen) throw new Error('There is no canvas.');
      /** Paints a colour, so that every notation of CSS is understood, and reads its luminance. */
      const luminance = (colour: string): number => {
        pen.fillStyle = colour;
        pen.fillRect(0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0] = [...pen.getImageData(0, 0, 1, 1).data].map((value) => {
          const share = value / 255;
          return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      };
      const contrast = (colour: string, ground: string): number => {
        const [dark = 0, light = 0] = [luminance(colour), luminance(ground)].sort((a, b) => a - b);
        return (light + 0.05) / (dark + 0.05);
      };
      const ground = getComputedStyle(document.documentElement).backgroundColor;
      const isClear = (colour: string): boolean => /^(transparent|rgba\(.*, 0\))$/.test(colour);
      if (isClear(ground)) throw new Error('The page has no ground.');
      return drawings.flatMap((drawing) => {
        const scale = drawing.getBoundingClientRect().width / (drawing as SVGSVGElement).viewBox.baseVal.width;
        const fills = [...drawing.querySelectorAll('rect')].map((rect) => getComputedStyle(rect).fill);
        const grounds = [ground, ...fills.filter((fill) => !isClear(fill))];
        const texts = [...drawing.querySelectorAll('text')].flatMap((text) => {
          const {fontSize, fill} = getComputedStyle(text);
          const size = parseFloat(fontSize) * scale;
          const worst = Math.min(...grounds.map((one) => contrast(fill, one)));
          if (size >= least.size && worst >= least.text) return [];
          return [`${text.textContent}: ${size.toFixed(1)} px, contrast ${worst.toFixed(2)}`];
        });
        const shapes = [...drawing.querySelectorAll('.is-bar, .is-line, .is-filled')].flatMap((shape) => {
          const worst = contrast(getComputedStyle(shape).stroke, ground);
          return worst >= least.shape ? [] : [`${shape.getAttribute('class') ?? ''}: contrast ${worst.toFixed(2)}`];
        });
        return [...texts, ...shapes];
      });
    }, LEAST);
}

test('pictures can be read on a phone, light and dark', async ({page}) => {
  await page.setViewportSize({width: 360, height: 800});
  for (const {path, picture} of PICTURES) {
    for (const theme of ['light', 'dark']) {
      await page.goto(`${path}?docusaurus-theme=${theme}`);
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      expect(await unreadable(page, picture), `${path}, ${theme}`).toEqual([]);
    }
  }
});

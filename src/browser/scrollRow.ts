/**
 * Scrolls an element to the middle of a row that is too narrow for all: what comes before and after it is in reach too.
 *
 * @param row the nearest such row around the element; without one nothing happens
 */
import {SCROLL_ROW} from '../markers/markers';

export function centreInRow(element: Element, row = element.closest(`.${SCROLL_ROW}`)): void {
  if (!row) return;
  const {left, width} = element.getBoundingClientRect();
  row.scrollLeft += left + width / 2 - row.getBoundingClientRect().left - row.clientWidth / 2;
}

// Browsers leave what gets the focus where it is as long as any of it is in sight. What is pressed stays under the pointer.
if (typeof window !== 'undefined')
  document.addEventListener('focusin', ({target}) => {
    const focused = target as Element;
    if (focused.matches(':focus-visible')) centreInRow(focused.closest('label') ?? focused);
  });

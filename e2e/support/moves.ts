import type {Page} from '@playwright/test';

interface Watched {
  /** @returns the elements that have moved, each with where it was and is: x, y, width and height */
  takeMoves(): string[];
}

/** Notes what moves on the pages that are opened from now on. */
export const watchMoves = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    interface Shift extends PerformanceEntry {
      sources: readonly {node?: Node; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly}[];
    }
    const moves: string[] = [];
    const place = ({x, y, width, height}: DOMRectReadOnly): string => [x, y, width, height].map(Math.round).join(' ');
    const add = (entries: PerformanceEntryList): void => {
      for (const {node, previousRect, currentRect} of (entries as Shift[]).flatMap(({sources}) => sources)) {
        const element = node instanceof Element ? node : node?.parentElement;
        // A browser fits the columns of a text's table to the rows that have come. What is in the bar is aligned at its
        // end, and a busy machine may paint the bar in between, although it is sent at once. A space is not seen.
        // What had no size has come and not moved, such as a caret.
        if (element?.closest('.table, .navbar') || node?.textContent?.trim() === '' || previousRect.width === 0)
          continue;
        moves.push(`${element?.nodeName} ${element?.className}: ${place(previousRect)} -> ${place(currentRect)}`);
      }
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({type: 'layout-shift', buffered: true});
    Object.assign(window, {
      takeMoves: () => {
        add(observer.takeRecords());
        return moves;
      },
    });
  });

/** @returns what has moved on the open page since it was opened. */
export const movesOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as Watched).takeMoves());

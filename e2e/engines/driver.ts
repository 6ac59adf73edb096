/** What a journey does in a browser, whatever its engine. */

export interface Driver {
  /** Opens an address as a new document, and waits until it has been read. */
  open(url: string): Promise<void>;
  /** Runs a function in the page. It takes and returns JSON, and may return a promise of it. */
  run<T, A = undefined>(code: (argument: A) => T | Promise<T>, argument?: A): Promise<T>;
  /** Clicks the middle of the first element that matches, as a mouse does. */
  click(selector: string): Promise<void>;
  /** Presses keys together, such as `Control+k`, or one, such as `Enter`. */
  press(keys: string): Promise<void>;
  /** Types a text into what has the focus. */
  type(text: string): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  reload(): Promise<void>;
  /** Makes the window a phone's (as narrow as the engine lets a window be), or wide again. */
  resize(width: number, height: number): Promise<void>;
  close(): Promise<void>;
}

/** An engine of the suite. */
export interface Engine {
  name: string;
  /** @returns what is missing on this machine, as one line; undefined if it can start */
  missing(): string | undefined;
  start(): Promise<Driver>;
}

/** The size of the window unless a journey changes it. */
export const WIDE = {width: 1280, height: 900};

/**
 * Runs in the page. Scrolls only if the element is out of sight: what is in the bar is in
 * sight wherever the reader stands, and drivers scroll the page to it all the same.
 *
 * @returns the middle of the first element that matches and is in sight, else of the first; undefined if none is shown
 */
async function middleOf(selector: string): Promise<{x: number; y: number} | undefined> {
  const shown = [...document.querySelectorAll<HTMLElement>(selector)].filter((one) => one.checkVisibility());
  const frame = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 60)));
  const isInWindow = (one: HTMLElement): boolean => {
    const {top, bottom} = one.getBoundingClientRect();
    return top >= 0 && bottom <= window.innerHeight;
  };
  // What lies under something isn't in sight.
  const isInSight = (one: HTMLElement): boolean => {
    const {left, right, top, bottom} = one.getBoundingClientRect();
    return isInWindow(one) && one.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
  };
  let inView = shown.find(isInSight);
  // A menu that is still opening or closing is beside the window, or over the bar, for some frames.
  for (let frames = 0; !inView && frames < 20 && shown.some(isInWindow); frames++) {
    await frame();
    inView = shown.find(isInSight);
  }
  const element = inView ?? shown[0];
  if (element && !inView) element.scrollIntoView({block: 'center', behavior: 'instant'});
  // What moves is clicked once it stands: a menu that opens. A frame must have shown it there, or the click meets what was there before.
  let last = '';
  for (let now = '-'; element && now !== last; ) {
    last = now;
    await frame();
    now = JSON.stringify(element.getBoundingClientRect());
  }
  const box = element?.getBoundingClientRect();
  return box && {x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2)};
}

/** How long a click waits for its element. */
const CLICK_MS = 15_000;

/**
 * @param run runs a function in the page
 * @returns the middle of the element, once it is shown
 * @throws Error when it isn't shown in time
 */
export async function waitForMiddle(run: Driver['run'], selector: string): Promise<{x: number; y: number}> {
  for (const end = Date.now() + CLICK_MS; Date.now() < end; ) {
    const middle = await run(middleOf, selector);
    if (middle) return middle;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`There is no ${selector} to click.`);
}

/** @returns an expression that calls the function with its argument */
export const callOf = (code: unknown, argument: unknown): string =>
  `(${String(code)})(${argument === undefined ? '' : JSON.stringify(argument)})`;

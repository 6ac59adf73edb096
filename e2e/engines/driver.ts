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

/** @returns an expression that calls the function with its argument */
export const callOf = (code: unknown, argument: unknown): string =>
  `(${String(code)})(${argument === undefined ? '' : JSON.stringify(argument)})`;

/**
 * Keeps small texts in the reader's browser. Browsers can refuse that: then nothing is kept,
 * and reading finds nothing.
 */

type Place = 'localStorage' | 'sessionStorage';

/**
 * @param place `sessionStorage`: as long as the tab is open
 * @returns the text; null where none is kept
 */
export function readStored(key: string, place: Place = 'localStorage'): string | null {
  try {
    return window[place].getItem(key);
  } catch {
    return null;
  }
}

/**
 * @param text null: nothing is kept any more
 * @param place `sessionStorage`: as long as the tab is open
 * @returns whether the browser has done it
 */
export function store(key: string, text: string | null, place: Place = 'localStorage'): boolean {
  try {
    if (text === null) window[place].removeItem(key);
    else window[place].setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

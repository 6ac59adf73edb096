/** The one place that decodes addresses: anybody can write one, and browsers throw at a percent sign that begins no character. */

function attempt(decode: (text: string) => string, text: string): string | undefined {
  try {
    return decode(text);
  } catch {
    return undefined;
  }
}

/** @returns a part of an address with its escapes undone; undefined where it can't be decoded */
export const decoded = (text: string): string | undefined => attempt(decodeURIComponent, text);

/** @returns a path with its escapes undone, but for those of separators; undefined where it can't be decoded */
export const decodedPath = (path: string): string | undefined => attempt(decodeURI, path);

/** A page in the background paints nothing, and is not to wait for it. */
const LONGEST_FRAME_MS = 100;

/** @returns when what the page has changed so far is painted, or would long have been */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, LONGEST_FRAME_MS);
    requestAnimationFrame(() => setTimeout(resolve));
  });
}

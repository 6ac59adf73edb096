/** A page in the background never paints, so it does not wait for a frame. */
const LONGEST_FRAME_MS = 100;

/** @returns when what the page has changed so far is painted, or would long have been */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, LONGEST_FRAME_MS);
    requestAnimationFrame(() => setTimeout(resolve));
  });
}

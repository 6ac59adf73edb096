/** Limits the wait, because a page in the background never paints. */
const MAX_FRAME_MS = 100;

/** Resolves once the changes to the page so far are painted, or would long have been. */
export function afterNextPaint(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, MAX_FRAME_MS);
    requestAnimationFrame(() => setTimeout(resolve));
  });
}

/**
 * Tells a failure from a reader who leaves. Firefox and Safari end the requests of a
 * page when its reader begins to leave it, and a page that then reloads itself
 * because a script "failed" brings the reader back.
 */

/** @returns whether the reader has begun to leave since, and how to stop watching: Firefox may keep no page that watches */
export function watchLeaving(): {hasBegun: () => boolean; stop: () => void} {
  let hasBegun = false;
  const note = (): void => {
    hasBegun = true;
  };
  window.addEventListener('beforeunload', note);
  return {hasBegun: () => hasBegun, stop: () => window.removeEventListener('beforeunload', note)};
}

/**
 * @param load requests what the reader waits for
 * @returns what has loaded; undefined if it failed because the reader leaves
 * @throws what `load` throws, if the reader stays
 */
export async function unlessLeaving<T>(load: () => Promise<T>): Promise<T | undefined> {
  const leaving = watchLeaving();
  try {
    return await load();
  } catch (error) {
    if (leaving.hasBegun()) return undefined;
    throw error;
  } finally {
    leaving.stop();
  }
}

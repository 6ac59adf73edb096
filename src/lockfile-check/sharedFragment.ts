/** How the fragment of a shared link begins. */
export const SHARED = '#project-check=';

/** Links that were shared when the check had another name go on working. */
const EARLIER = '#xray=';

/** @returns what such a fragment holds; undefined: the hash is something else */
export const sharedIn = (hash: string): string | undefined => {
  const start = [SHARED, EARLIER].find((each) => hash.startsWith(each));
  return start && hash.slice(start.length);
};

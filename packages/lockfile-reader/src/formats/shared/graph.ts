/** Follows dependencies through a file, also through entries that are left out of the result. */

/**
 * @param next gives the entries that an entry depends on
 * @returns all entries that the starts depend on, themselves included
 */
export function reachable<Key>(starts: Iterable<Key>, next: (key: Key) => Iterable<Key>): Set<Key> {
  const seen = new Set(starts);
  // A set also gives the keys that are added while it is read.
  for (const key of seen) for (const target of next(key)) seen.add(target);
  return seen;
}

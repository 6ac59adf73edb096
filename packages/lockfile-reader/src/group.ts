/** @returns the values of each key, in their order. Safari has `Map.groupBy` since version 17.4 only */
export function group<Key, Value>(pairs: Iterable<readonly [key: Key, value: Value]>): Map<Key, Value[]> {
  const groups = new Map<Key, Value[]>();
  for (const [key, value] of pairs) {
    const known = groups.get(key);
    if (known) known.push(value);
    else groups.set(key, [value]);
  }
  return groups;
}

/** @returns the words of a path, without those that all paths have. */
export function wordsOf(path: string): string {
  let plain = path;
  try {
    plain = decodeURIComponent(path);
  } catch {
    // Reads an address that cannot be decoded as it is.
  }
  return plain
    .replace(/\.\w+$/, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word && !/^(docs?|services?|index|html?|category|api|v1|www)$/i.test(word))
    .join(' ')
    .slice(0, 100);
}

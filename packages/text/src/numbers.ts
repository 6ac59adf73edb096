/** Numbers as readers see them. */

/** @returns a whole number with thousands separators, as British English writes it */
export function formatNumber(value: number): string {
  return value.toLocaleString('en-GB');
}

/** @returns a number with its noun, for example `1 package` or `2,000 packages` */
export function count(number: number, one: string, many = `${one}s`): string {
  return `${formatNumber(number)} ${number === 1 ? one : many}`;
}

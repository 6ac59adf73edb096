/**
 * @param value a value of a request, a response or a description
 * @returns it as in a URL, a header or a sentence: text as it is, other values as JSON, nothing for an absent one
 */
export function valueText(value: unknown): string {
  if (value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

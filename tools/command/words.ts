/** @returns the words of a text: a long list of names is easier to read so than one to a line. */
export function words(text: string): string[] {
  return text.trim().split(/\s+/);
}

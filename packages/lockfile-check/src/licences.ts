/** Tells which identifiers of a record its declared licence names. The service takes the nearest name for any other text: `0BSD` for `MIT + Commons Clause`. */

/** What stands for a licence whose identifier isn't known. */
export const UNKNOWN_LICENCE = 'Other';

/** Words that don't change which licence a text names. */
const PLAIN_WORDS = new Set(['and', 'or', 'the', 'licence', 'license', 'software', 'version']);

/** @returns the words of a licence, with `GPLv2` and `GPL-2.0` as the same two */
const wordsOf = (text: string): string[] =>
  (
    text
      .toLowerCase()
      .replaceAll(/v(?=\d)/g, ' ')
      .match(/[\p{L}\p{N}.+]+/gu) ?? []
  )
    .map((word) => word.replace(/\.0(?=\+?$)/, ''))
    .filter((word) => !PLAIN_WORDS.has(word));

/**
 * @param declared the text of the registry
 * @param identifiers what the service takes it for
 * @returns the identifiers, with `Other` for each that isn't declared and for words that no identifier has
 */
export function declaredLicences(declared: string | undefined, identifiers: readonly string[]): string[] {
  const words = wordsOf(declared ?? '');
  const licences = identifiers.map((id) => (wordsOf(id).every((word) => words.includes(word)) ? id : UNKNOWN_LICENCE));
  const named = licences.flatMap(wordsOf);
  const hasMore = identifiers.length > 0 && words.some((word) => !named.includes(word));
  return [...new Set(hasMore ? [...licences, UNKNOWN_LICENCE] : licences)];
}

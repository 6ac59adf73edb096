/** Whether a query is in another language than the pages. */

/** Small words of German, Spanish, French, Portuguese and Italian that are no English ones. */
const SMALL_WORDS = new Set(
  'und der das für nicht wie ist ich kann eine einen mit los las una cómo qué puedo para por les des une pour avec comment puis est dans não uma posso como os gli che sono della'.split(
    ' ',
  ),
);

const OTHER_SCRIPT = /(?!\p{Script=Latin})\p{L}/u;

/**
 * @param text a query
 * @param unknown its words that no page has
 * @returns whether it is in another language, as far as its letters and small words tell
 */
export function isOtherLanguage(text: string, unknown: readonly string[]): boolean {
  const words = text.toLowerCase().split(/[^\p{L}]+/u);
  return (
    OTHER_SCRIPT.test(text) ||
    unknown.some((word) => /[^\p{ASCII}]/u.test(word)) ||
    words.filter((word) => SMALL_WORDS.has(word)).length > (unknown.length > 0 ? 0 : 1)
  );
}

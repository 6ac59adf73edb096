/** Spelling: British English, and the names and words of `words.txt`. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Finding} from './finding';
import {findingAt, type Passage} from './passage';

/** Words that the dictionaries do not know and that are right. */
const WORDS_FILE = path.join('quality', 'docs-lint', 'words.txt');

/** @returns the words of our list; a line that begins with `#` is a comment. */
function readWords(): string[] {
  return readFileSync(WORDS_FILE, 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith('#'));
}

/** Addresses of hosts and people, paths and identifiers: no words. */
const NO_WORD = /[_@\\=#\d]|\w\.\w/;

/** @returns the words of a text that have a spelling, with their offsets. */
export function spelledWords(text: string): {word: string; at: number}[] {
  return [...text.matchAll(/[^\s·]+/gu)].flatMap((chunk) => {
    const inner = /\p{L}(?:.*\p{L})?/u.exec(chunk[0]);
    if (!inner || NO_WORD.test(chunk[0].replace(/^\W+|\W+$/g, ''))) return [];
    return [...inner[0].matchAll(/\p{L}[\p{L}\p{M}'’]*/gu)].map((part) => ({
      word: part[0].replace(/['’](s)?$/, ''),
      at: chunk.index + inner.index + part.index,
    }));
  });
}

/**
 * @param words each once
 * @returns the words that neither the dictionaries nor `known` have, with suggestions
 */
export async function misspelt(
  words: readonly string[],
  known: readonly string[],
): Promise<Map<string, readonly string[]>> {
  // Loaded here because it is an ES module only.
  const {spellCheckDocument} = await import('cspell-lib');
  const {issues, errors = []} = await spellCheckDocument(
    {uri: 'file:///words.txt', text: words.join('\n'), languageId: 'plaintext', locale: 'en-GB'},
    {generateSuggestions: true, numSuggestions: 3, noConfigSearch: true},
    {
      language: 'en-GB',
      words: [...known],
      minWordLength: 3,
      maxNumberOfProblems: 1e5,
      maxDuplicateProblems: 1e5,
      // Half a second, which is the default, is too little on a machine with other work.
      suggestionsTimeout: 10_000,
    },
  );
  if (errors[0]) throw errors[0];
  return new Map(issues.map(({text, suggestions = []}) => [text, suggestions]));
}

/** @returns a finding for each use of an unknown word. */
export async function checkSpelling(passages: readonly Passage[]): Promise<Finding[]> {
  const places = new Map<string, {passage: Passage; at: number}[]>();
  for (const passage of passages) {
    for (const {word, at} of spelledWords(passage.text)) {
      if (!places.has(word)) places.set(word, []);
      places.get(word)!.push({passage, at});
    }
  }
  const wrong = await misspelt([...places.keys()], readWords());
  return [...wrong].flatMap(([word, suggestions]) => {
    const guess = suggestions.length > 0 ? `Probably ${suggestions.map((one) => `"${one}"`).join(' or ')}. ` : '';
    const fix = `${guess}Correct it, put an identifier into backticks, or add a name to ${WORDS_FILE}.`;
    const what = `"${word}" is not in our British English dictionary.`;
    return (places.get(word) ?? []).map(({passage, at}) => findingAt(passage, at, 'spelling', what, fix));
  });
}

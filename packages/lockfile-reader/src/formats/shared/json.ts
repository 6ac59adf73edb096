/** Reads JSON, and says in the same words in each browser that a text isn't JSON. */
import {Unreadable} from './unreadable';

/** A text in quotes, also one that breaks off, and what JSON with comments has besides JSON. */
const COMMENT = /"(?:[^"\\\n]|\\.)*"?|\/\/[^\n]*|\/\*(?:[^]*?\*\/|[^]*)/g;
const TRAILING_COMMA = /"(?:[^"\\\n]|\\.)*"?|,(?=\s*[\]}])/g;

/** @returns the text without comments as Bun and NuGet allow them; texts in quotes stay as they are */
export function withoutComments(text: string): string {
  return text.includes('//') || text.includes('/*')
    ? text.replace(COMMENT, (part) => (part.startsWith('"') ? part : ' '))
    : text;
}

/** @returns the value @throws SyntaxError */
function parseLoosely(text: string): unknown {
  const plain = withoutComments(text).replace(TRAILING_COMMA, (part) => (part === ',' ? '' : part));
  return JSON.parse(plain) as unknown;
}

/**
 * Takes what the tools that wrote a file take: comments, and a comma after the last item.
 *
 * @param what the file is, in words for readers
 * @throws Unreadable if it isn't JSON: tools write these files, so a part is usually missing
 */
export function parseJson(text: string, what: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    // Most files have none of it.
  }
  try {
    return parseLoosely(text);
  } catch {
    throw new Unreadable(`${what} isn't valid JSON. Choose or paste the whole file.`);
  }
}

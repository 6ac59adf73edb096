/** What an editor does not show: a wrong encoding, and characters that nobody sees. */
import type {Finding} from '../docs-lint/finding';

/** Control characters, direction marks and zero-width characters, except joiners, line ends and tabs. */
const UNSEEN =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufffd]|(?<!^)\ufeff/g;

const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

/** @returns the index of the first byte that is not UTF-8; undefined where all are */
function firstWrongByte(bytes: Uint8Array): number | undefined {
  const isRight = (end: number): boolean => {
    try {
      // A character that is cut at the end is no fault of the text before it.
      new TextDecoder('utf-8', {fatal: true}).decode(bytes.subarray(0, end), {stream: end < bytes.length});
      return true;
    } catch {
      return false;
    }
  };
  if (isRight(bytes.length)) return undefined;
  let [right, wrong] = [0, bytes.length];
  while (wrong - right > 1) {
    const middle = (right + wrong) >> 1;
    if (isRight(middle)) right = middle;
    else wrong = middle;
  }
  return right;
}

/**
 * @param file path from the project's folder
 * @param bytes content of the file
 * @returns a finding for each line with something that cannot be seen
 */
export function checkBytes(file: string, bytes: Uint8Array): Finding[] {
  const wrong = firstWrongByte(bytes);
  if (wrong !== undefined) {
    const line = lineAt(new TextDecoder('latin1').decode(bytes.subarray(0, wrong)), wrong);
    return [
      {
        file,
        line,
        rule: 'encoding',
        what: 'The file is not UTF-8 from here on.',
        fix: 'Save it as UTF-8 in your editor, and check the letters with accents.',
      },
    ];
  }
  const text = new TextDecoder().decode(bytes);
  return [...text.matchAll(UNSEEN)].map(({0: one, index}) => {
    const code = `U+${one.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
    const column = index - text.lastIndexOf('\n', index - 1);
    return {
      file,
      line: lineAt(text, index),
      rule: 'invisible',
      what: `There is an invisible character, ${code}, in column ${column}.`,
      fix: one === '\ufffd' ? 'Write the letter that it stands for.' : 'Delete it, or describe it in words.',
    };
  });
}

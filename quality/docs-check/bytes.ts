/** What an editor does not show: a wrong encoding, and characters that nobody sees. */
import type {Finding} from '../docs-lint/finding';
import {lineAt} from '../docs-lint/passage';

/** Control characters, direction marks and zero-width characters, except joiners, line ends and tabs. */
const UNSEEN =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufffd]|(?<!^)\ufeff/g;

/**
 * @param file path from the project's folder
 * @param bytes content of the file
 * @returns a finding for each line with something that cannot be seen
 */
export function checkBytes(file: string, bytes: Uint8Array): Finding[] {
  const text = new TextDecoder().decode(bytes);
  return [...text.matchAll(UNSEEN)].map(({0: one, index}) => {
    const code = `U+${one.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
    const column = index - text.lastIndexOf('\n', index - 1);
    return {
      file,
      line: lineAt(text, index),
      rule: 'invisible',
      what: `There is an invisible character, ${code}, in column ${column}.`,
      fix:
        one === '\ufffd'
          ? 'Save the file as UTF-8 in your editor, and write the letter that it stands for.'
          : 'Delete it, or describe it in words.',
    };
  });
}

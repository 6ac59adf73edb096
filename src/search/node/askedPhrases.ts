/** What readers ask (askedPhrases.yaml). */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';

/** @returns phrases, separated by commas, by the path below `/docs/` of the page that answers them */
export function readAskedPhrases(): Readonly<Record<string, string>> {
  return parse(readFileSync(path.join(__dirname, 'askedPhrases.yaml'), 'utf8')) as Record<string, string>;
}

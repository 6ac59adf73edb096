/** What readers ask (questions.yaml). */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';

/** @returns phrases, separated by commas, by the path below `/docs/` of the page that answers them */
export function readQuestions(): Readonly<Record<string, string>> {
  return parse(readFileSync(path.join(__dirname, 'questions.yaml'), 'utf8')) as Record<string, string>;
}

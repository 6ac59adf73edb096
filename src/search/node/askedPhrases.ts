/** What readers ask (src/search/phrases). */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';

/** @returns phrases, separated by commas, by the path below `/docs/` of the page that answers them */
export function readAskedPhrases(): Readonly<Record<string, string>> {
  const folder = path.join(__dirname, '../phrases');
  const files = readdirSync(folder).filter((name) => name.endsWith('.yaml'));
  const texts = files.map((name) => readFileSync(path.join(folder, name), 'utf8'));
  return parse(texts.join('')) as Record<string, string>;
}

import {LineCounter, parseDocument} from 'yaml';
import {isObject} from '@ecosystems-docs/openapi-docs';
import type {Finding} from '../docs-lint/finding';

/**
 * Front matter as YAML: other readers of it stop at the first fault and name no file.
 *
 * @param file path from the project's folder
 * @param source the file's text
 */
export function checkFrontMatter(file: string, source: string): Finding[] {
  const find = (line: number, what: string, fix: string): Finding => ({file, line, rule: 'front matter', what, fix});
  const text = source.replaceAll('\r\n', '\n').replace(/^\ufeff/, '');
  if (!text.startsWith('---\n'))
    return [find(1, 'The page has no front matter.', 'Begin it with ---, title, description, ---.')];
  const end = text.indexOf('\n---', 3);
  if (end < 0) return [find(1, 'The front matter is not closed.', 'Write --- on a line of its own at its end.')];
  const lines = new LineCounter();
  const document = parseDocument(text.slice(4, end + 1), {lineCounter: lines, prettyErrors: false});
  if (document.errors.length > 0)
    return document.errors.map(({message, pos}) =>
      find(
        lines.linePos(pos[0]).line + 1,
        `The front matter is not valid YAML: ${message.split('\n')[0]!.replace(/\.$/, '')}.`,
        'Put a value that contains ": ", "#" or a quotation mark in quotes, and indent with spaces.',
      ),
    );
  const values: unknown = document.toJS();
  if (!isObject(values))
    return [find(1, 'The front matter is not a list of names and values.', 'Write one "name: value" in each line.')];
  if (!('slug' in values) || (typeof values.slug === 'string' && values.slug.startsWith('/'))) return [];
  const line = text.split('\n').findIndex((one) => one.startsWith('slug:')) + 1;
  return [
    find(
      Math.max(1, line),
      '`slug` does not begin with "/".',
      'Write it from the folder docs/ on, for example slug: /about.',
    ),
  ];
}

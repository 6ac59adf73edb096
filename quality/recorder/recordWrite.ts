import {isAlias, isMap, isScalar, isSeq, parseDocument, stringify, type Document, type Pair} from 'yaml';
import {parseSource, type Path} from '@ecosystems-docs/openapi-docs/node';
import type {Json} from '@ecosystems-docs/openapi-docs';

/** An example to write: its place and its value. */
export interface ExampleEdit {
  /** Path of the example object in the file. */
  path: Path;
  summary: string;
  value: Json;
  /** YYYY-MM-DD */
  recorded: string;
}

/**
 * Replaces an example in the text of a description and leaves every other
 * character as it is, comments included. An example that cannot be replaced
 * without touching others, because it is in an anchor or behind an alias,
 * is refused.
 *
 * @param path of the description's file
 * @returns the new text, or why there is none
 */
export function rewriteExample(path: string, text: string, edit: ExampleEdit): {text: string} | {reason: string} {
  const document = parseDocument(text, {merge: true});
  const located = findPair(document, edit.path);
  if (!located) return {reason: 'it comes from an alias or a merge key; write it out first'};
  const {pair, inFlow} = located;
  const start = isScalar(pair.key) ? pair.key.range?.[0] : undefined;
  const value = pair.value as {range?: [number, number, number] | null} | null;
  const end = value?.range?.[1];
  if (start === undefined || end === undefined) return {reason: 'it is not written out in the file'};
  const example = {summary: edit.summary, 'x-recorded': edit.recorded, value: edit.value};
  const key = String(edit.path.at(-1));
  const column = start - (text.lastIndexOf('\n', start - 1) + 1);
  const written = inFlow ? `${key}: ${JSON.stringify(example)}` : blockText(key, example, column);
  // The range of a block collection ends behind its last line break.
  const tail = /\s*$/.exec(text.slice(start, end))?.[0] ?? '';
  const changed = text.slice(0, start) + written + tail + text.slice(end);
  // An anchor in the old value may be in use further down.
  return parseSource(path, changed).errors.length > 0
    ? {reason: 'other parts of the file refer to an anchor inside it'}
    : {text: changed};
}

function blockText(key: string, example: object, column: number): string {
  const lines = stringify(
    {[key]: example},
    {lineWidth: 0, defaultStringType: 'PLAIN', compat: 'yaml-1.1', aliasDuplicateObjects: false},
  )
    .trimEnd()
    .split('\n');
  return lines.map((line, index) => (index === 0 || line === '' ? line : ' '.repeat(column) + line)).join('\n');
}

/** The entry at a path, if the way there leads through no alias and no merge key. */
function findPair(document: Document, path: Path): {pair: Pair; inFlow: boolean} | undefined {
  let node: unknown = document.contents;
  let pair: Pair | undefined;
  let inFlow = false;
  for (const key of path) {
    if (isAlias(node)) return undefined;
    if (isMap(node)) {
      inFlow = node.flow === true;
      pair = node.items.find((item) => isScalar(item.key) && String(item.key.value) === String(key));
      if (!pair) return undefined;
      node = pair.value;
    } else if (isSeq(node)) {
      pair = undefined;
      node = node.items[Number(key)];
    } else return undefined;
  }
  return pair ? {pair, inFlow} : undefined;
}

/** The texts of the API descriptions: what readers see of `openapi/*.yaml` as prose. */
import {readdirSync} from 'node:fs';
import path from 'node:path';
import {isAlias, isMap, isScalar, isSeq, type Scalar} from 'yaml';
import {readSource, type SourceFile} from '@ecosystems-docs/openapi-docs/node';
import {parseMarkdown} from '../../src/markdown/parse';
import {words} from '../../tools/command/words';
import {lineAt, markdownPassages, type Passage} from './passage';

/** Keys whose value is a text of ours. */
const TEXTS: ReadonlySet<string> = new Set(['title', 'summary', 'description', 'what', 'why']);
/** Keys below which keys are names, not keywords: a property may be called `description`. */
const NAMED = new Set(words('properties paths schemas parameters responses headers examples content'));
/** Keys whose values are data, or are read only through a reference. */
const DATA = new Set(words('example value default enum const x-values x-provenance license contact'));

/**
 * The line in the file of a place in the value of a scalar: the
 * characters that are not space are in the same order in both.
 */
function lineIn(scalar: Scalar<string>, {text}: SourceFile, offset: number): number {
  const [start, end] = scalar.range ?? [0, 0];
  const raw = text.slice(start, end);
  let at = 0;
  for (const character of scalar.value.slice(0, offset + 1).replace(/\s/g, '')) {
    const next = raw.indexOf(character, at);
    if (next >= 0) at = next + character.length;
  }
  return lineAt(text, start + at - 1);
}

function nameOf(key: unknown): string {
  if (!isScalar(key)) return '';
  // The merge key is a symbol where merging is on.
  return typeof key.value === 'symbol' ? '<<' : String(key.value);
}

/** What the keys of a mapping are: keywords of OpenAPI, those of tags, or names that somebody gave. */
type Keys = 'keywords' | 'keywords of tags' | 'names';

/** @returns the texts of ours in a part of a description; what several places share comes several times */
function* textsIn(
  given: unknown,
  document: SourceFile['document'],
  keys: Keys,
  seen: Set<unknown>,
): Generator<unknown> {
  const node = isAlias(given) ? given.resolve(document) : given;
  if (!node || seen.has(node) || !(isSeq(node) || isMap(node))) return;
  seen.add(node);
  if (isSeq(node)) {
    for (const item of node.items) yield* textsIn(item, document, keys === 'names' ? 'keywords' : keys, seen);
    return;
  }
  for (const {key, value} of node.items) {
    const name = nameOf(key);
    if (name === '<<')
      for (const merged of isSeq(value) ? value.items : [value]) yield* textsIn(merged, document, keys, seen);
    else if (keys === 'names') yield* textsIn(value, document, 'keywords', seen);
    else if (TEXTS.has(name) || (keys === 'keywords of tags' && name === 'name')) yield value;
    else if (name === 'x-caveats' && isSeq(value)) yield* value.items;
    else if (!DATA.has(name)) yield* textsIn(value, document, keysBelow(name), seen);
  }
}

const keysBelow = (name: string): Keys =>
  NAMED.has(name) ? 'names' : name === 'tags' ? 'keywords of tags' : 'keywords';

/** @returns the passages of one file; a text that several places share comes once. */
export function passagesOfDescription(file: SourceFile): Passage[] {
  const {document, name} = file;
  const scalars = [...textsIn(document.contents, document, 'keywords', new Set())]
    .map((given) => (isAlias(given) ? given.resolve(document) : given))
    .filter((node): node is Scalar<string> => isScalar(node) && typeof node.value === 'string');
  return [...new Set(scalars)].flatMap((scalar) =>
    markdownPassages(parseMarkdown(scalar.value), scalar.value, name, (offset) => lineIn(scalar, file, offset)),
  );
}

/** @returns all API descriptions and their shared components, by path. */
export function descriptionSources(): SourceFile[] {
  return ['.', 'shared'].flatMap((folder) =>
    readdirSync(path.join('openapi', folder))
      .filter((name) => name.endsWith('.yaml'))
      .sort()
      .map((name) => readSource(path.join('openapi', folder, name))),
  );
}

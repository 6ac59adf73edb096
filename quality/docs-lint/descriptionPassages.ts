/** The texts of the API descriptions: what readers see of `openapi/*.yaml` as prose. */
import {readdirSync} from 'node:fs';
import path from 'node:path';
import {isAlias, isMap, isScalar, isSeq, type Node, type Scalar} from 'yaml';
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

/** @returns the passages of one file; a text that several places share comes once. */
export function passagesOfDescription(file: SourceFile): Passage[] {
  const seen = new Set<unknown>();
  const found: Passage[] = [];
  const add = (given: unknown): void => {
    const node = isAlias(given) ? given.resolve(file.document) : given;
    if (!isScalar(node) || typeof node.value !== 'string' || seen.has(node)) return;
    seen.add(node);
    const scalar = node as Scalar<string>;
    const line = (offset: number): number => lineIn(scalar, file, offset);
    found.push(...markdownPassages(parseMarkdown(scalar.value), scalar.value, file.name, line));
  };
  const visit = (given: unknown, keysAreNames: boolean, ofTags: boolean): void => {
    const node: Node | null | undefined = isAlias(given) ? given.resolve(file.document) : (given as Node | null);
    if (!node || seen.has(node)) return;
    if (isSeq(node)) {
      seen.add(node);
      node.items.forEach((item) => visit(item, false, ofTags));
    }
    if (!isMap(node)) return;
    seen.add(node);
    for (const {key, value} of node.items) {
      const name = nameOf(key);
      if (name === '<<')
        (isSeq(value) ? value.items : [value]).forEach((merged) => visit(merged, keysAreNames, ofTags));
      else if (keysAreNames) visit(value, false, false);
      else if (TEXTS.has(name) || (ofTags && name === 'name')) add(value);
      else if (name === 'x-caveats' && isSeq(value)) value.items.forEach(add);
      else if (!DATA.has(name)) visit(value, NAMED.has(name), name === 'tags');
    }
  };
  visit(file.document.contents, false, false);
  return found;
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

import {readdirSync, readFileSync} from 'node:fs';
import ts from 'typescript';
import {describe, expect, it, vi} from 'vitest';
import {MAX_CLEANED_LENGTH, MAX_RANGE_LENGTH, TOKEN_PATTERNS} from '@ecosystems-docs/lockfile-reader/testing';
import {MAX_LINE_LENGTH} from '../../src/browser/fieldLength';
import {MAX_LENGTH} from '../../src/recognise/recognise';
import {stepsFor} from './steps';

/** What a page can wait for: about a second on a slow phone. */
const MAX_STEPS = 300_000_000;

const MAX_EXPRESSION = 2000;

/** The longest text, in characters, where nothing else holds it. */
const ANY_TEXT = 100_000;

/** What holds a text: the first that a file's path begins with. */
const BOUNDS: readonly (readonly [path: string, characters: number])[] = [
  ['src/recognise/', MAX_LENGTH],
  ['src/search/', MAX_LINE_LENGTH],
  ['src/console/browser/writeSample.ts', 10_000], // the rest of a line behind a quotation mark that our own samples end
  ['packages/openapi-docs/src/samples/', 1000], // paths and addresses of our own descriptions; values pass through none that grows
  // Longer than what they read at once, so that nothing in them grows faster than its text.
  ['packages/lockfile-reader/src/withoutSecrets.ts', 200_000],
  ['packages/lockfile-reader/src/formats/', 200_000],
  ['packages/lockfile-reader/src/versions/', MAX_RANGE_LENGTH],
];

const lengthFor = (file: string): number => BOUNDS.find(([path]) => file.startsWith(path))?.[1] ?? ANY_TEXT;

function literalsIn(file: string): string[] {
  const literals: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) literals.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest));
  return literals;
}

/** @returns the regular expressions that a module makes of texts when it is loaded */
async function madeBy(load: () => Promise<unknown>): Promise<string[]> {
  const made: RegExp[] = [];
  class Watched extends RegExp {
    constructor(pattern: string | RegExp, flags?: string) {
      super(pattern, flags);
      made.push(this);
    }
  }
  vi.resetModules();
  vi.stubGlobal('RegExp', Watched);
  await load();
  vi.unstubAllGlobals();
  // The joined formats of tokens are tested one by one.
  return made.map(String).filter((expression) => expression.length < MAX_EXPRESSION);
}

const slowIn = (file: string, expressions: readonly string[], length = lengthFor(file)): string[] =>
  expressions
    .filter((expression) => stepsFor(expression, length) > MAX_STEPS)
    .map((expression) => `${file}: ${expression}`);

describe('regular expressions that read foreign text', () => {
  it.each([
    ...['browser', 'console', 'data-view', 'lockfile-check', 'recognise', 'requests', 'search'].map(
      (name) => `src/${name}`,
    ),
    'packages/lockfile-check/src',
    'packages/lockfile-reader/src',
    'packages/openapi-docs/src/samples',
    'packages/text/src',
  ])('end soon: %s', (folder) => {
    const files = readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|testing)\.|\.static\.tsx$|^node\//.test(file))
      .map((file) => `${folder}/${file}`);
    expect(files.flatMap((file) => slowIn(file, literalsIn(file)))).toEqual([]);
  });

  it.each([
    [
      'packages/lockfile-reader/src/withoutSecrets.ts',
      () => import('../../packages/lockfile-reader/src/withoutSecrets'),
    ],
    ['src/recognise/commands.ts', () => import('../../src/recognise/commands')],
    [
      'packages/lockfile-reader/src/versions/composer.ts',
      () => import('../../packages/lockfile-reader/src/versions/composer'),
    ],
  ])('end soon where they are made of texts: %s', async (file, load) => {
    const made = await madeBy(load);
    expect(made.length).toBeGreaterThan(1);
    // What is made of many words repeats a part up to forty times, which looks like growth in short texts.
    const length = file.endsWith('withoutSecrets.ts') ? MAX_CLEANED_LENGTH : undefined;
    expect(slowIn(file, made, length)).toEqual([]);
  });

  it('end soon for the formats of tokens', () => {
    const expressions = Object.values(TOKEN_PATTERNS).map((pattern) =>
      String(new RegExp(`(?<![a-z0-9])(?:${pattern})`, 'gi')),
    );
    expect(slowIn('packages/lockfile-reader/src/tokens.ts', expressions, MAX_CLEANED_LENGTH)).toEqual([]);
  });

  it.each([
    '/^[a-z0-9]([_.-]?[a-z0-9]+)*\\//',
    '/^v?(?:p((?:[.-]?\\d+)*)?)?$/',
    '/^\\s*\\[([^]*)\\]\\s*[,;]?\\s*$/',
    '/("(?:\\\\.|[^"\\\\])*")|([^"]+)/g',
    '/[,;]+$/',
  ])('are found where they do not: %s', (slow) => expect(stepsFor(slow, ANY_TEXT)).toBeGreaterThan(MAX_STEPS));
});

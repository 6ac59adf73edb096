import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {describe, expect, it} from 'vitest';

/** A text of the code that a reader may see. */
interface Text {
  file: string;
  line: number;
  text: string;
}

/** A curly apostrophe; pages and descriptions have straight ones (docs:lint), so that a reader and search meet one form. */
const CURLY = '\u2019';

/** What a native speaker contracts in a message. */
const UNCONTRACTED =
  /\b(?:cannot|(?:could|do|does|did|is|are|was|were|has|have|had|should|would|will|must) not|you are|it is not|that is not|there is no)\b/i;

/** Markers that we look for in Docusaurus' own output: not ours to word. */
const NOT_OURS = new Set(['Your Docusaurus site did not load properly.']);

const isText = (node: ts.Node): node is ts.StringLiteralLike | ts.TemplateLiteralToken | ts.JsxText =>
  ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node) || ts.isJsxText(node);

/** @returns the texts of a file, without those of errors, which readers of the site don't see */
function textsOf(file: string, source: string): Text[] {
  const tree = ts.createSourceFile(
    file,
    source,
    ts.ScriptTarget.Latest,
    true,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const texts: Text[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isNewExpression(node) && /Error$/.test(node.expression.getText())) return;
    if (isText(node)) {
      const line = tree.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      texts.push({file, line, text: node.text.replace(/\s+/g, ' ')});
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return texts;
}

/** @returns what is wrong with a text, with its place */
function faultsOf({file, line, text}: Text): string[] {
  if (NOT_OURS.has(text)) return [];
  const uncontracted = UNCONTRACTED.exec(text)?.[0];
  return [
    ...(text.includes(CURLY) ? [`${file}:${line}: a curly apostrophe. Write a straight one.`] : []),
    ...(uncontracted ? [`${file}:${line}: "${uncontracted}". Contract it, as in speech.`] : []),
  ];
}

const files = readdirSync('src', {recursive: true, encoding: 'utf8'})
  .map((name) => path.join('src', name))
  // What is in src/outputs is for programs, node/ for the build.
  .filter((file) => /\.tsx?$/.test(file) && !/\.test(?:ing)?\.tsx?$|\/node\/|^src\/outputs\//.test(file));

describe('what readers see of the interface', () => {
  it('has contractions and straight apostrophes', () => {
    const texts = files.flatMap((file) => textsOf(file, readFileSync(file, 'utf8')));
    expect(texts.length).toBeGreaterThan(2_000);
    expect(texts.flatMap(faultsOf)).toEqual([]);
  });

  it.each([
    ["const a = 'It\u2019s here.';", 'curly apostrophe'],
    ["const a = 'It cannot be read.';", '"cannot"'],
    ['const a = `The ${b} is not there.`;', '"is not"'],
    ['const a = <p>The file does not\n load.</p>;', '"does not"'],
  ])('is refused otherwise: %s', (source, fault) => {
    expect(textsOf('a.tsx', source).flatMap(faultsOf).join()).toContain(fault);
  });

  it('leaves what only developers see alone', () => {
    expect(textsOf('a.ts', "throw new Error('It cannot be read.');").flatMap(faultsOf)).toEqual([]);
  });
});

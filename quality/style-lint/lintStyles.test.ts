import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import postcss, {type Declaration} from 'postcss';
import {describe, expect, it} from 'vitest';

const SRC = path.resolve('src');

/** What the scales of src/css/tokens.css are for, and the values beside them that have no step. */
const SCALES: readonly (readonly [properties: RegExp, value: RegExp])[] = [
  [/^(?:gap|(?:row|column)-gap|margin.*|padding.*)$/, /^(?:0|auto|[123]px|var\(--space-\d\)|var\(--i, 0ch\))$/],
  [/^border.*-radius$|^border-radius$/, /^(?:0|var\(--radius-\w+\))$/],
  [/^font-size$/, /^(?:inherit|1em|\d.*pt|var\(--text-\w+\))$/],
  [/^line-height$/, /^(?:inherit|var\(--(?:line-\w+|ifm-line-height-base|control-\w)\))$/],
  [/^min-height$/, /^(?:0|auto|var\(--(?:target|control-\w)\)|\d+lh|(?:[3-9]|\d\d)(?:\.\d+)?rem)$/],
  [/^(?:color|background-color|fill|stroke)$/, /^(?:none|inherit|transparent|currentcolor|highlight|var\(--.+\))$/i],
];

/** The single lengths of a value: those of a calculation are the operands that are lengths. */
const parts = (value: string): string[] =>
  value
    .replaceAll('!important', '')
    .replace(/(?:calc|clamp|min|max)\((.*)\)/g, '$1')
    .split(/(?<!\([^)]*)[\s,/*]+/)
    .filter((part) => (part !== '' && !/^(?:-?\d+(?:\.\d+)?(?:ch|vw|vh|%)?|[-+])$/.test(part)) || part === '0');

function strays(css: string): string[] {
  const found: string[] = [];
  postcss.parse(css).walkDecls((declaration: Declaration) => {
    const {prop, value} = declaration;
    const scale = SCALES.find(([properties]) => properties.test(prop));
    if (scale && !parts(value).every((part) => scale[1].test(part))) found.push(`${prop}: ${value}`);
    if (prop === 'font' && !/^inherit$|var\(--text-\w+\)|pt\b/.test(value)) found.push(`${prop}: ${value}`);
  });
  return found;
}

describe('style sheets', () => {
  const sheets = readdirSync(SRC, {recursive: true, encoding: 'utf8'}).filter((name) => name.endsWith('.css'));

  it.each(sheets)('take type, space, radius, height and colour from the scales: %s', (name) => {
    expect(strays(readFileSync(path.join(SRC, name), 'utf8'))).toEqual([]);
  });

  it('are told from those that have a size of their own', () => {
    expect(strays('a{gap:var(--space-2) 0;color:inherit;margin:calc(-1 * var(--space-2)) auto}')).toEqual([]);
    expect(strays('a{padding:0.35rem;font-size:15px;color:#fff}')).toHaveLength(3);
  });
});

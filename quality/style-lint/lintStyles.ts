/** Style sheets take type, space, radius, height and colour from src/css/tokens.css. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import postcss, {type Declaration} from 'postcss';
import type {Finding} from '../docs-lint/finding';
import {lineAt} from '../docs-lint/passage';

const TOKENS = 'src/css/tokens.css';

interface Scale {
  properties: RegExp;
  /** What a single part of a value may be. */
  value: RegExp;
  /** Tokens of the scale begin so. */
  tokens: RegExp;
}

/** What the scales are for, and the values beside them that have no step. */
const SCALES: readonly Scale[] = [
  {
    properties: /^(?:gap|(?:row|column)-gap|margin.*|padding.*)$/,
    value: /^(?:0|auto|[123]px|var\(--space-\d\)|var\(--i, 0ch\))$/,
    tokens: /^--space-/,
  },
  {properties: /^border.*-radius$|^border-radius$/, value: /^(?:0|var\(--radius-\w+\))$/, tokens: /^--radius-/},
  {properties: /^font-size$/, value: /^(?:inherit|1em|\d.*pt|var\(--text-\w+\))$/, tokens: /^--text-/},
  {
    properties: /^line-height$/,
    value: /^(?:inherit|var\(--(?:line-\w+|ifm-line-height-base|control-\w)\))$/,
    tokens: /^--line-/,
  },
  {
    properties: /^min-height$/,
    value: /^(?:0|auto|var\(--(?:target|control-\w|ifm-navbar-height)\)|\d+lh|(?:[3-9]|\d\d)(?:\.\d+)?rem)$/,
    tokens: /^--(?:target|control-)/,
  },
];

/** A colour written out. Black of any opacity is a shadow or a mask. */
const COLOUR = /#(?!000[0-9a-f]?\b)[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\((?!0 0 0)/i;

/** The single lengths of a value: those of a calculation are the operands that are lengths. */
const parts = (value: string): string[] =>
  value
    .replaceAll('!important', '')
    .replace(/(?:calc|clamp|min|max)\((.*)\)/g, '$1')
    .split(/(?<!\([^)]*)[\s,/*]+/)
    .filter((part) => (part !== '' && !/^(?:-?\d+(?:\.\d+)?(?:ch|vw|vh|%)?|[-+])$/.test(part)) || part === '0');

/** The tokens with their values, as the first rule of the sheet has them. */
type Tokens = ReadonlyMap<string, string>;

function readTokens(css: string): Tokens {
  const tokens = new Map<string, string>();
  postcss.parse(css).walkDecls(/^--/, ({prop, value}) => void (tokens.has(prop) || tokens.set(prop, value)));
  return tokens;
}

const write = (names: readonly string[]): string =>
  `Write ${names.map((name) => `var(${name})`).join(' or ')}, or add a token to ${TOKENS}.`;

/** @returns red, green and blue, each from 0 to 255 */
function channels(hex: string): number[] {
  const digits = hex.length < 6 ? hex.replace(/[^#]/g, '$&$&') : hex;
  return [1, 3, 5].map((at) => Number.parseInt(digits.slice(at, at + 2), 16));
}

/** Tokens that are named where none has the value. */
const MOST_NAMED = 3;

/** @returns what to write instead of a colour: its token, or those that are nearest to it */
function colourFix(colour: string, tokens: Tokens): string {
  const wanted = colour.startsWith('#') ? channels(colour) : [];
  const distances = [...tokens].flatMap(([name, value]) => {
    const each = (value.match(/#[\da-f]{3,8}\b/gi) ?? []).map((hex) =>
      channels(hex).reduce((sum, channel, at) => sum + Math.abs(channel - (wanted[at] ?? 0)), 0),
    );
    return each.length > 0 ? [{name, distance: Math.min(...each)}] : [];
  });
  distances.sort((a, b) => a.distance - b.distance);
  const same = distances.filter(({distance}) => distance === 0);
  return write((same.length > 0 ? same : distances).slice(0, MOST_NAMED).map(({name}) => name));
}

const stepFix = (steps: RegExp, tokens: Tokens): string => write([...tokens.keys()].filter((name) => steps.test(name)));

/** @returns what is wrong with a declaration, and the fix; undefined where nothing is */
function wrongIn({prop, value}: Declaration, tokens: Tokens): Pick<Finding, 'what' | 'fix'> | undefined {
  const what = `"${prop}: ${value}" isn't a step or a colour of ${TOKENS}.`;
  const colour = COLOUR.exec(value)?.[0];
  if (colour !== undefined) return {what, fix: colourFix(colour, tokens)};
  const scale = SCALES.find(({properties}) => properties.test(prop));
  if (scale && !parts(value).every((part) => scale.value.test(part))) return {what, fix: stepFix(scale.tokens, tokens)};
  if (prop === 'font' && !/^inherit$|var\(--text-\w+\)|pt\b/.test(value))
    return {what, fix: stepFix(/^--text-/, tokens)};
  return undefined;
}

/** @returns what a style sheet has that isn't a token */
export function lintSheet(file: string, css: string, tokens: Tokens): Finding[] {
  const findings: Finding[] = [];
  postcss.parse(css).walkDecls((declaration) => {
    const wrong = wrongIn(declaration, tokens);
    if (wrong) findings.push({file, line: declaration.source?.start?.line ?? 1, rule: 'token', ...wrong});
  });
  return findings;
}

/** @returns colours that a module has as text */
export function lintModule(file: string, code: string, tokens: Tokens): Finding[] {
  return [...code.matchAll(/(?<=["'`])#(?:[0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})(?=["'`])/gi)].map((match) => ({
    file,
    line: lineAt(code, match.index),
    rule: 'token',
    what: `${match[0]} isn't a colour of ${TOKENS}.`,
    fix: colourFix(match[0], tokens),
  }));
}

/** @returns what the site's style sheets and components have beside the tokens */
export function lintStyles(): Finding[] {
  const tokens = readTokens(readFileSync(TOKENS, 'utf8'));
  return readdirSync('src', {recursive: true, encoding: 'utf8'})
    .map((name) => path.posix.join('src', name.split(path.sep).join('/')))
    .filter((file) => file !== TOKENS && /\.css$|(?<!\.test)\.tsx?$/.test(file))
    .flatMap((file) => (file.endsWith('.css') ? lintSheet : lintModule)(file, readFileSync(file, 'utf8'), tokens));
}

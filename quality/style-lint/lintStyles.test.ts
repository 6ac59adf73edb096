import {describe, expect, it} from 'vitest';
import {lintModule, lintSheet} from './lintStyles';

const TOKENS = new Map([
  ['--space-2', '0.5rem'],
  ['--text-s', '0.8125rem'],
  ['--site-focus', 'light-dark(#b0540a, #f2b45b)'],
  ['--ifm-color-primary', 'light-dark(#0b6650, #68cfab)'],
  ['--site-line', '#e2e1d7'],
]);

const lint = (css: string): string[] =>
  lintSheet('a.css', css, TOKENS).map(({file, line, fix}) => `${file}:${line} ${fix.split(',')[0]}`);

describe('a style sheet', () => {
  it.each([
    ['a {\n  padding: 0.35rem;\n}', 'a.css:2 Write var(--space-2)'],
    ['a {\n\n  font-size: 15px;\n}', 'a.css:3 Write var(--text-s)'],
    ['a { font: 700 15px serif }', 'a.css:1 Write var(--text-s)'],
    ['a { color: #0b6650 }', 'a.css:1 Write var(--ifm-color-primary)'],
    ['a { --x: #abc }', 'a.css:1 Write var(--site-line) or var(--ifm-color-primary) or var(--site-focus)'],
    [
      'a { border: 1px solid #E2E1D8 }',
      'a.css:1 Write var(--site-line) or var(--ifm-color-primary) or var(--site-focus)',
    ],
    ['a { background: rgb(1 2 3 / 50%) }', expect.stringMatching(/^a.css:1 Write var/)],
  ])('is told which token to use: %j', (css, told) => {
    expect(lint(css)).toEqual([told]);
  });

  it.each([
    'a { gap: var(--space-2) 0; color: inherit; margin: calc(-1 * var(--space-2)) auto }',
    'a { box-shadow: 0 1px 2px #0004; mask-image: linear-gradient(#000, transparent) }',
    'a { min-height: 4.5rem; border-radius: var(--radius-s); line-height: var(--line-m) }',
  ])('may have %j', (css) => {
    expect(lint(css)).toEqual([]);
  });
});

it('a module that has a colour is told so, but not of an anchor or a number', () => {
  const code = "const green = '#0b6650';\nconst more = '#added-in';\nconst issue = '#1234567';";
  expect(lintModule('a.ts', code, TOKENS).map(({line, fix}) => [line, fix.split(',')[0]])).toEqual([
    [1, 'Write var(--ifm-color-primary)'],
  ]);
});

import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import postcss, {type Root} from 'postcss';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {inlineStyles} from './inlineStyles';

let dir: string;
const write = (name: string, text: string): void => {
  mkdirSync(path.dirname(path.join(dir, name)), {recursive: true});
  writeFileSync(path.join(dir, name), text);
};
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'styles-'));
  write('assets/js/main.js', '"set-by-script"');
});
afterEach(() => rmSync(dir, {recursive: true}));

async function finished(sheets: Readonly<Record<string, string[]>> = {}): Promise<Record<string, string>> {
  const pages: Record<string, string> = {};
  const sheetsOf = (file: string): string[] => sheets[file] ?? [];
  await inlineStyles(dir, sheetsOf, (html, file) => {
    pages[file] = html;
    return Promise.resolve();
  });
  return pages;
}

/** @returns what the rules of one selector say, besides variables, which stay where they are read */
function rulesOf(root: Root, selector: string): string[] {
  const rules: string[] = [];
  root.walkRules((rule) => {
    if (rule.selectors.includes(selector))
      rules.push(
        rule.nodes
          .map(String)
          .filter((line) => !line.startsWith('--'))
          .join(';'),
      );
  });
  return rules;
}

function variablesOf(root: Root): Set<string> {
  const names = new Set<string>();
  root.walkDecls(/^--/, ({prop}) => void names.add(prop));
  return names;
}

it("leaves the framework's classes and their colours as they are in the development server", async () => {
  const names = 'button button--primary card badge badge--secondary alert alert--info pagination text--truncate'.split(
    ' ',
  );
  const infima = readFileSync(require.resolve('infima/dist/css/default/default.css'), 'utf8');
  write('assets/css/styles.ab12.css', `${infima}:root{--ifm-color-gray-600:#123}`);
  write('assets/js/main.js', '"var(--ifm-color-emphasis-600) dropdown__link"');
  const body = names.map((name) => `<p class=${name}>a</p>`).join('');
  write('index.html', `<head><link rel=stylesheet href=/assets/css/styles.ab12.css /></head>${body}`);
  const [, kept = ''] = /<style>([^]*)<\/style>/.exec((await finished())['index.html'] ?? '') ?? [];
  const [before, after] = [postcss.parse(infima), postcss.parse(kept)];
  for (const name of names) expect(rulesOf(after, `.${name}`), name).toEqual(rulesOf(before, `.${name}`));
  const declared = variablesOf(before);
  const lost = [...kept.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name);
  expect(lost.filter((name) => declared.has(name) && !variablesOf(after).has(name))).toEqual([]);
  expect(kept.match(/:root\s*{[^}]*--ifm-color-gray-600:[^;}]*/g)).toEqual([':root{--ifm-color-gray-600:#123']);
  expect(kept).not.toContain('.dropdown__link');
  // The icon that closes the menu names a grey that only this variable names.
  expect(variablesOf(after)).toContain('--ifm-color-gray-600');
});

it('says when no page names a style sheet', async () => {
  write('index.html', '<head></head>');
  await expect(finished()).rejects.toThrow(/names a style sheet/);
});

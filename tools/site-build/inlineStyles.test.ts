import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import postcss, {type Root} from 'postcss';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
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

describe('inlineStyles', () => {
  it('puts the styles that any page or script uses into every page', async () => {
    write('assets/css/styles.ab12.css', '.used{top:0}.unused{top:1px}.set-by-script{top:2px}');
    write('index.html', '<head><link rel=stylesheet href=/assets/css/styles.ab12.css /></head><p class=used>a</p>');
    write('b/index.html', '<head><link rel=stylesheet href=/assets/css/styles.ab12.css /></head><p>b</p>');
    const css = '<style>.used{top:0}.set-by-script{top:2px}</style>';
    expect(await finished()).toEqual({
      'index.html': `<head>${css}</head><p class=used>a</p>`,
      'b/index.html': `<head>${css}</head><p>b</p>`,
    });
  });

  it('gives the styles of its own scripts to a page', async () => {
    write('assets/css/styles.ab12.css', 'p{top:0}');
    write('assets/css/12.cd.css', '.hero{top:1px}');
    for (const file of ['index.html', 'b/index.html'])
      write(file, '<head><link rel=stylesheet href=/assets/css/styles.ab12.css /></head><p>a</p>');
    const pages = await finished({'index.html': ['/assets/css/12.cd.css']});
    expect(pages['index.html']).toContain('<style data-href="/assets/css/12.cd.css">.hero{top:1px}</style></head>');
    expect(pages['b/index.html']).not.toContain('hero');
  });

  it("leaves the framework's classes and their colours as they are in the development server", async () => {
    const names =
      'button button--primary card badge badge--secondary alert alert--info pagination text--truncate'.split(' ');
    const infima = readFileSync(require.resolve('infima/dist/css/default/default.css'), 'utf8');
    write('assets/css/styles.ab12.css', infima);
    write('assets/js/main.js', '"var(--ifm-color-emphasis-600)"');
    const body = names.map((name) => `<p class=${name}>a</p>`).join('');
    write('index.html', `<head><link rel=stylesheet href=/assets/css/styles.ab12.css /></head>${body}`);
    const [, kept = ''] = /<style>([^]*)<\/style>/.exec((await finished())['index.html'] ?? '') ?? [];
    const [before, after] = [postcss.parse(infima), postcss.parse(kept)];
    for (const name of names) expect(rulesOf(after, `.${name}`), name).toEqual(rulesOf(before, `.${name}`));
    const declared = variablesOf(before);
    const lost = [...kept.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name);
    expect(lost.filter((name) => declared.has(name) && !variablesOf(after).has(name))).toEqual([]);
    // The icon that closes the menu names a grey that only this variable names.
    expect(variablesOf(after)).toContain('--ifm-color-gray-600');
  });

  it('says when no page names a style sheet', async () => {
    write('index.html', '<head></head>');
    await expect(finished()).rejects.toThrow(/names a style sheet/);
  });
});

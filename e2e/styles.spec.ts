/** Every style sheet of the sources reaches the pages that use its classes, and no switch has more tabs than rules. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import postcss from 'postcss';

const BUILD = path.resolve(process.env.SITE_DIR ?? 'build');
const SOURCES = path.resolve('src');

const filesOf = (dir: string, ending: string): string[] =>
  readdirSync(dir, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith(ending))
    .sort();
const read = (dir: string, name: string): string => readFileSync(path.join(dir, name), 'utf8');

/** What a sheet is recognised by in a built one: its classes, its custom properties and its simple selectors. */
function namesIn(css: string): {classes: Set<string>; others: Set<string>} {
  const classes = new Set<string>();
  const others = new Set<string>();
  const root = postcss.parse(css);
  root.walkRules(({selectors}) => {
    for (const selector of selectors) {
      for (const [, name = ''] of selector.matchAll(/\.(-?[A-Za-z_][\w-]*)/g)) classes.add(name);
      if (/^[\w:.-]+(?: [\w:.-]+)?$/.test(selector)) others.add(selector);
    }
  });
  root.walkDecls(/^--/, ({prop}) => void others.add(`${prop}:`));
  return {classes, others};
}

const sheets = filesOf(SOURCES, '.css').map((file) => ({file, ...namesIn(read(SOURCES, file))}));
type Sheet = (typeof sheets)[number];

/** Names that no other sheet has. */
const ownNames = (sheet: Sheet, kind: 'classes' | 'others'): string[] =>
  [...sheet[kind]].filter((name) => sheets.every((other) => other === sheet || !other[kind].has(name)));

/** A class as it is written in a built sheet: that of a CSS module has a hash behind it. */
const classPattern = ({file}: Sheet, name: string): RegExp =>
  new RegExp(`\\.${name}${file.endsWith('.module.css') ? '_[\\w-]+' : '(?![\\w-])'}`);

/** Sheets that only import others. */
const isEntry = ({classes, others}: Sheet): boolean => classes.size + others.size === 0;

test('every style sheet of the sources is in a sheet that the build publishes', () => {
  const published = filesOf(path.join(BUILD, 'assets/css'), '.css')
    .map((name) => read(path.join(BUILD, 'assets/css'), name))
    .join('\n');
  expect(sheets.length).toBeGreaterThan(30);
  for (const sheet of sheets.filter((one) => !isEntry(one))) {
    const classes = ownNames(sheet, 'classes');
    const others = ownNames(sheet, 'others');
    expect.soft(classes.length + others.length, `${sheet.file} has a name of its own`).toBeGreaterThan(0);
    expect
      .soft(
        classes.filter((name) => !classPattern(sheet, name).test(published)),
        sheet.file,
      )
      .toEqual([]);
    if (classes.length === 0)
      expect
        .soft(
          others.some((name) => published.includes(name)),
          sheet.file,
        )
        .toBe(true);
  }
});

/** Whole pages; `parts` has what navigations fetch. */
const pages = filesOf(BUILD, 'index.html').filter((name) => !name.startsWith('parts/'));

test('a page has the styles of each class in it', () => {
  // The theme's own names are on every page, for sheets that change them on some.
  const styled = new Set(sheets.flatMap(({classes}) => [...classes].filter((name) => !name.startsWith('theme-'))));
  const classesOf = new Map<string, Set<string>>();
  const missing = new Map<string, string>();
  expect(pages.length).toBeGreaterThan(300);
  for (const page of pages) {
    const html = read(BUILD, page);
    const inlined = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css = '']) => {
      const classes = classesOf.get(css) ?? namesIn(css).classes;
      classesOf.set(css, classes);
      return classes;
    });
    for (const [, quoted, plain = ''] of html.matchAll(/<[a-z][^>]*?\sclass=(?:"([^"]*)"|([^\s>]+))/g))
      for (const name of (quoted ?? plain).split(' '))
        if (styled.has(name) && !inlined.some((classes) => classes.has(name))) missing.set(name, page);
  }
  expect(Object.fromEntries(missing)).toEqual({});
});

test('no switch has more tabs than its style sheet has rules', () => {
  const rules = read(SOURCES, 'components/Switch/Switch.css').match(/\[data-choice='\d+'\]:checked/g) ?? [];
  const tabs = pages.flatMap((page) =>
    [...read(BUILD, page).matchAll(/<fieldset class="?code__bar[\s\S]*?<\/fieldset>/g)].map(
      ([bar]) => bar.match(/<label/g)?.length ?? 0,
    ),
  );
  expect(tabs.length).toBeGreaterThan(250);
  expect(Math.max(...tabs)).toBeLessThanOrEqual(rules.length);
});

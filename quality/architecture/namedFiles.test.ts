import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';

const FOLDERS = ['src', 'packages', 'quality', 'tools', 'scripts', 'e2e', 'bench'];
const SOURCE = /\.(tsx?|cjs|css)$/;

/** A path from the root of the project to a file of code. */
const NAMED = /(?<![\w./@-])(?:src|packages|quality|tools|scripts|e2e|bench)\/[\w./-]+\.(?:tsx?|cjs|mjs|css)(?!\w)/g;

/** A path to a file or a folder of code, as documents write it. */
const MARKED = /(?<=`)(?:src|packages|quality|tools|scripts|e2e|bench)\/[\w./-]+(?=`)/g;

const COMMENT = /\/\*[^]*?\*\/|(?<=^|\s)\/\/.*$/gm;

const sources = FOLDERS.flatMap((folder) =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => SOURCE.test(name) && !/(^|\/)(node_modules|dist|starlight)\//.test(name))
    .map((name) => path.join(folder, name)),
);

it('comments, and messages outside tests, name files that exist', () => {
  expect(sources.length).toBeGreaterThan(400);
  const wrong = sources.flatMap((file) =>
    (/\.(test|testing|spec)\./.test(file)
      ? (readFileSync(file, 'utf8').match(COMMENT) ?? [])
      : [readFileSync(file, 'utf8')]
    )
      .flatMap((text) => text.match(NAMED) ?? [])
      .filter((named) => !existsSync(named))
      .map((named) => `${file} names ${named}, which does not exist`),
  );
  expect(wrong).toEqual([]);
});

/** The name of a test alone. */
const BARE_TEST = /(?<![\w./-])[\w-]+\.(?:test|spec)\.tsx?(?!\w)/g;

it('comments name tests that exist, also without their folder', () => {
  const known = new Set(sources.map((file) => path.basename(file)));
  const wrong = sources.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(COMMENT)]
      .flatMap(([comment]) => comment.match(BARE_TEST) ?? [])
      .filter((named) => !known.has(named))
      .map((named) => `${file} names ${named}, which does not exist`),
  );
  expect(wrong).toEqual([]);
});

/** The READMEs of folders, and the decisions. */
const readmes = [...FOLDERS, 'decisions'].flatMap((folder) =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter(
      (name) => (folder === 'decisions' || path.basename(name) === 'README.md') && !name.includes('node_modules/'),
    )
    .map((name) => path.join(folder, name)),
);

it('READMEs name files and link to files that exist', () => {
  expect(readmes.length).toBeGreaterThan(20);
  const wrong = [...readmes, 'ARCHITECTURE.md', 'CONTRIBUTING.md'].flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    const named = [...text.matchAll(/`([\w./-]+\.(?:tsx?|cjs|css))`/g)].map(([, name = '']) => name);
    const links = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, link = '']) => link);
    const isThere = (name: string): boolean =>
      [path.dirname(file), '.'].some((from) => existsSync(path.join(from, name)));
    return [
      // `X.css` stands for the style sheet of any component.
      ...named.filter(
        (name) => !/(^|\/)X\./.test(name) && !isThere(name) && !sources.some((one) => one.endsWith(`/${name}`)),
      ),
      ...links.filter((link) => !existsSync(path.join(path.dirname(file), link))),
    ].map((name) => `${file} names ${name}, which does not exist`);
  });
  expect(wrong).toEqual([]);
});

it('so do the documents and the files of configuration', () => {
  const documents = [
    ...['ARCHITECTURE.md', 'README.md', 'CONTRIBUTING.md', 'DEPLOYMENT.md'],
    ...['.npmrc', '.dockerignore', '.prettierignore', '.gitattributes', '.ci/run', 'Dockerfile'],
  ];
  const wrong = documents.flatMap((file) =>
    [NAMED, MARKED]
      .flatMap((pattern) => readFileSync(file, 'utf8').match(pattern) ?? [])
      .filter((named) => !existsSync(named))
      .map((named) => `${file} names ${named}, which does not exist`),
  );
  expect(wrong).toEqual([]);
});

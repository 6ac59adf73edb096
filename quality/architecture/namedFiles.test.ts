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

it('so do the documents and the files of configuration', () => {
  const documents = [
    ...['ARCHITECTURE.md', 'README.md', 'CONTRIBUTING.md', 'DEPLOYMENT.md', 'src/theme/README.md', 'bench/README.md'],
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

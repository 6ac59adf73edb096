import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';

const FOLDERS = ['src', 'packages', 'quality', 'tools', 'scripts', 'e2e', 'bench', 'decisions'];

const files = FOLDERS.flatMap((folder) =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter(
      (name) =>
        /\.(?:tsx?|cjs|css|md)$/.test(name) && !/(^|\/)(node_modules|dist|starlight)\/|fixtures\.md$/.test(name),
    )
    .map((name) => path.join(folder, name)),
);

/** The documents at the root, and the files of configuration. */
const ROOT = [
  ...readdirSync('.').filter((name) => /\.(?:[cm]?[jt]s)$/.test(name)),
  ...['ARCHITECTURE.md', 'README.md', 'CONTRIBUTING.md', 'DEPLOYMENT.md'],
  ...['.npmrc', '.dockerignore', '.prettierignore', '.gitattributes', '.ci/run', 'Dockerfile'],
];

/** A path from the root of the project to a file of code. */
const NAMED = /(?<![\w./@-])(?:src|packages|quality|tools|scripts|e2e|bench)\/[\w./-]+\.(?:tsx?|cjs|mjs|css)(?!\w)/g;

/** The name of a test alone. */
const BARE_TEST = /(?<![\w./-])[\w-]+\.(?:test|spec)\.tsx?(?!\w)/g;

const COMMENT = /\/\*[^]*?\*\/|(?<=^|\s)\/\/.*$/gm;

/** What a README or a document names besides: files of code, folders of code, and what it links to. */
const MARKED = [
  /(?<=`)[\w./-]+\.(?:tsx?|cjs|css)(?=`)/g,
  /(?<=`)(?:src|packages|quality|tools|scripts|e2e|bench)\/[\w./-]+(?=`)/g,
  /(?<=\]\()(?!https?:|#)[^)#]+/g,
];

/** Whether there is a file: at the root, beside the one that names it, or anywhere if a name without a folder names it. */
const isThere = (name: string, by: string): boolean =>
  existsSync(name) || existsSync(path.join(path.dirname(by), name)) || files.some((one) => one.endsWith(`/${name}`));

it('comments, messages and documents name files that exist', () => {
  expect(files.length).toBeGreaterThan(400);
  const wrong = [...files, ...ROOT].flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    const comments = (text.match(COMMENT) ?? []).join('\n');
    // What a test has in its code is made up.
    const told = /\.(?:test|testing|spec)\./.test(file) ? comments : text;
    const names = [
      told.match(NAMED),
      comments.match(BARE_TEST),
      ...MARKED.map((one) => /\.md$/.test(file) && text.match(one)),
    ];
    return (
      names
        .flatMap((found) => found || [])
        // `X.css` stands for the style sheet of any component.
        .filter((name) => !/(^|\/)X\./.test(name) && !isThere(name, file))
        .map((name) => `${file} names ${name}, which does not exist`)
    );
  });
  expect(wrong).toEqual([]);
});

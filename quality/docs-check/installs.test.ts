/** Holds that a reader is told to install only packages that somebody has seen under their owner's name. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';

/** By name: its registry and its source, and the day on which the registry had it, or what shows that its owner publishes it. */
const KNOWN: Readonly<Record<string, string>> = {
  '@ecosyste-ms/ecosystems-ts': 'npm, github.com/ecosyste-ms/ecosystems-ts, 2026-11-26',
  'ecosyste-ms-cli': 'PyPI, github.com/ecosyste-ms/ecosyste_ms_cli, version 2.0.1 on pypi.org, October 2026',
  'github.com/ecosyste-ms/ecosystems-go':
    'Go, github.com/ecosyste-ms/ecosystems-go, the name is the repository, commit 455185b',
  'github.com/ecosyste-ms/resolve-cli/cmd/resolve':
    'Go, github.com/ecosyste-ms/resolve-cli, the name is the repository, commit 07040d0',
  'openapi-typescript': 'npm, github.com/openapi-ts/openapi-typescript, 2026-11-26',
  '@hey-api/openapi-ts': 'npm, github.com/hey-api/hey-api, 2026-11-26',
  orval: 'npm, github.com/orval-labs/orval, 2026-11-26',
  '@openapitools/openapi-generator-cli': 'npm, github.com/OpenAPITools/openapi-generator-cli, 2026-11-26',
  requests: 'PyPI, github.com/psf/requests, installed, 2.34.2',
  packaging: 'PyPI, github.com/pypa/packaging, used in our tests',
  httr2: 'CRAN, github.com/r-lib/httr2, installed, 0.2.2',
};

const COMMAND =
  /(?:\bnpx(?: -y)?|\bnpm (?:install|i)\b(?: -g)?|\b(?:pip|pipx|uv tool|gem|cargo|brew|go) (?:install|get)|\buvx|install\.packages\()((?: ?["']?[\w@./-]+["']?)+)/g;

const files = (folder: string, ending: RegExp): string[] =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => ending.test(name))
    .map((name) => path.join(folder, name));

it('every package that a page tells a reader to install is a known one', () => {
  const texts = [
    ...files('docs', /\.mdx$/),
    ...files('packages/openapi-docs/src/samples', /\w+(?<!test)\.ts$/),
    ...files('static/programs', /./),
  ];
  const wrong = texts.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(COMMAND)].flatMap(([command, words = '']) => {
      // What follows the package of npx are arguments.
      const all = words
        .trim()
        .split(/\s+/)
        .slice(0, command.startsWith('npx') ? 1 : undefined);
      const names = all.map((word) => word.replace(/["']|(?<=.)@[\w.]+$/g, '')).filter((word) => !/^[-.]/.test(word));
      return names.filter((name) => !(name in KNOWN)).map((name) => `${file}: "${command}" names ${name}`);
    }),
  );
  expect(wrong).toEqual([]);
});

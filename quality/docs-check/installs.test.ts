/** Holds that a reader is told to install only packages that somebody has seen under their owner's name. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';

/** `seen` is the day on which the registry had the package, or what shows that its owner publishes it. */
const KNOWN: readonly {name: string; registry: string; owner: string; source: string; seen: string}[] = [
  {
    name: '@ecosyste-ms/ecosystems-ts',
    registry: 'npm',
    owner: 'ecosyste-ms',
    source: 'github.com/ecosyste-ms/ecosystems-ts',
    seen: '2026-11-26',
  },
  {
    name: 'ecosyste-ms-cli',
    registry: 'PyPI',
    owner: 'ecosyste-ms',
    source: 'github.com/ecosyste-ms/ecosyste_ms_cli',
    seen: 'version 2.0.1 on pypi.org, October 2026',
  },
  {
    name: 'github.com/ecosyste-ms/ecosystems-go',
    registry: 'Go',
    owner: 'ecosyste-ms',
    source: 'github.com/ecosyste-ms/ecosystems-go',
    seen: 'the name is the repository, commit 455185b',
  },
  {
    name: 'github.com/ecosyste-ms/resolve-cli/cmd/resolve',
    registry: 'Go',
    owner: 'ecosyste-ms',
    source: 'github.com/ecosyste-ms/resolve-cli',
    seen: 'the name is the repository, commit 07040d0',
  },
  {
    name: 'openapi-typescript',
    registry: 'npm',
    owner: 'openapi-ts',
    source: 'github.com/openapi-ts/openapi-typescript',
    seen: '2026-11-26',
  },
  {
    name: '@hey-api/openapi-ts',
    registry: 'npm',
    owner: 'hey-api',
    source: 'github.com/hey-api/hey-api',
    seen: '2026-11-26',
  },
  {name: 'orval', registry: 'npm', owner: 'orval-labs', source: 'github.com/orval-labs/orval', seen: '2026-11-26'},
  {
    name: '@openapitools/openapi-generator-cli',
    registry: 'npm',
    owner: 'OpenAPITools',
    source: 'github.com/OpenAPITools/openapi-generator-cli',
    seen: '2026-11-26',
  },
  {name: 'requests', registry: 'PyPI', owner: 'psf', source: 'github.com/psf/requests', seen: 'installed, 2.34.2'},
  {name: 'packaging', registry: 'PyPI', owner: 'pypa', source: 'github.com/pypa/packaging', seen: 'used in our tests'},
  {name: 'httr2', registry: 'CRAN', owner: 'r-lib', source: 'github.com/r-lib/httr2', seen: 'installed, 0.2.2'},
];

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
      return names
        .filter((name) => !KNOWN.some((one) => one.name === name))
        .map((name) => `${file}: "${command}" names ${name}`);
    }),
  );
  expect(wrong).toEqual([]);
});

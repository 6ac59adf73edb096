/** Reads lists whose records change meanwhile: a program stores each record that was there throughout, once, or its page says what it may miss. */
import {chmodSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, expect, it} from 'vitest';
import {findCommand, language, RUNNERS} from '@ecosystems-docs/openapi-docs/testing';
import {CHANGES, MISSES, MovingList, type Change, type Place} from './movingList.testing';
import {PACKAGES, program, record, removeFolders, Reply, Stage, type Row, type Script} from './programs.testing';

afterAll(removeFolders);

interface Reader {
  page: string;
  title: string;
  args?: readonly string[];
  input?: string;
  /** The list, what it contains, and what its response lists of each record if not the whole. */
  list: string;
  make: (place: Place) => Row;
  shown?: (record: Row) => string;
  nameOf: (record: Row) => string;
  /** What the program is told before it reads the list. */
  before?: Script;
  /** @returns the names that it stored, or how many it counted */
  stored: (out: string, stage: Stage) => string[] | number;
}

const PURL = 'pkg:npm/react';
const ISSUES = 'issues.ecosyste.ms/api/v1/hosts/GitHub/repositories/example-org%2Fexample/issues';
const dependents = `${PACKAGES}/registries/npmjs.org/packages/react/dependent_packages`;

const dependent = ({id, name, time}: Place): Row =>
  record('packages', 'getRegistryPackageDependentPackages', {id, name, purl: `pkg:npm/${name}`, created_at: time});

const cells = (out: string, column: number): string[] =>
  out
    .trim()
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(',')[column] ?? '');

const READERS: readonly Reader[] = [
  {
    page: 'docs/guides/large-lists.mdx',
    title: 'changes.py: a local copy of all advisories except later Erlang ones',
    list: 'GET advisories.ecosyste.ms/api/v1/advisories',
    make: ({name, time}) => record('advisories', 'getAdvisories', {uuid: name, created_at: time}),
    nameOf: (one) => one.uuid as string,
    stored: (_, stage) => Object.keys(JSON.parse(stage.read('advisories.json')) as Row),
  },
  {
    page: 'docs/guides/large-lists.mdx',
    title: 'walk.py: every package name of crates.io, resuming after a failure',
    list: `GET ${PACKAGES}/registries/crates.io/package_names`,
    make: ({name, time}) => ({name, created_at: time}),
    shown: (one) => one.name as string,
    nameOf: (one) => one.name as string,
    // It says how many different names there are in its file.
    stored: (out) => Number.parseInt(out, 10),
  },
  {
    page: 'docs/guides/csv.mdx',
    title: 'dependents.py',
    args: ['npmjs.org', 'react'],
    list: `GET ${dependents}`,
    make: dependent,
    nameOf: (one) => one.name as string,
    stored: (out) => cells(out, 0),
  },
  {
    page: 'docs/guides/recipes/organisation-dependents.mdx',
    title: 'organisation.py',
    args: ['example-org'],
    before: {
      'GET repos.ecosyste.ms/api/v1/hosts/GitHub/owners/example-org/repositories': [
        [record('repositories', 'getHostOwnerRepositories')],
      ],
      [`GET ${PACKAGES}/packages/lookup`]: [
        [record('packages', 'lookupPackage', {purl: PURL, dependent_packages_url: `https://${dependents}`})],
      ],
    },
    list: `GET ${dependents}`,
    make: dependent,
    nameOf: (one) => one.purl as string,
    stored: (out) => cells(out, 4),
  },
  {
    page: 'docs/guides/recipes/issues-closed.mdx',
    title: 'issues_closed.py',
    input: 'https://github.com/example-org/example\n',
    before: {
      'GET issues.ecosyste.ms/api/v1/repositories/lookup': [
        record('issues', 'getHostRepository', {
          status: null,
          issues_url: `https://${ISSUES}`,
          last_synced_at: '2030-01-01T00:00:00.000Z',
        }),
      ],
    },
    list: `GET ${ISSUES}`,
    make: ({id, time}) => record('issues', 'getHostRepositoryIssues', {number: id, closed_at: time}),
    nameOf: (one) => JSON.stringify(one.number),
    stored: (out) => cells(out, 2).reduce((sum, count) => sum + Number(count), 0),
  },
  {
    page: 'docs/guides/languages.mdx',
    title: 'releases.py',
    args: [PURL],
    before: {
      [`GET ${PACKAGES}/packages/lookup`]: [
        [
          record('packages', 'lookupPackage', {
            versions_url: `https://${PACKAGES}/registries/npmjs.org/packages/react/versions`,
          }),
        ],
      ],
    },
    list: `GET ${PACKAGES}/registries/npmjs.org/packages/react/versions`,
    make: ({id, name, time}) =>
      record('packages', 'getRegistryPackageVersions', {id, number: name, published_at: time}),
    nameOf: (one) => JSON.stringify(one.number),
    stored: (out) =>
      out
        .split('\n')
        .slice(1)
        .reduce((sum, line) => sum + Number(line.split(' ')[1] ?? 0), 0),
  },
];

/** What the command line client does for the loop in a shell. */
const CLIENT = `#!/bin/sh
for page; do :; done
exec curl -sSf -A 'client (you@example.com)' "https://packages.ecosyste.ms/api/v1/registries/npmjs.org/package_names?sort=name&order=asc&page=$page"
`;

const NAMES_SH: Reader = {
  page: 'docs/guides/command-line.mdx',
  title: 'All names that begin with react-, page by page',
  list: `GET ${PACKAGES}/registries/npmjs.org/package_names`,
  make: ({name}) => ({name}),
  shown: (one) => one.name as string,
  nameOf: (one) => one.name as string,
  // The names that are on two pages are printed twice.
  stored: (out) => [...new Set(out.trim().split('\n'))],
};

const rows = (readers: readonly Reader[]): (Reader & {change: Change})[] =>
  readers.flatMap((reader) => CHANGES.map((change) => ({...reader, change})));

const hasShellTools = findCommand(['bash', '-c', 'curl --version && jq --version']);

for (const [name, command, readers] of [
  ['Python', RUNNERS.python.command, READERS],
  ['bash, curl and jq', hasShellTools, [NAMES_SH]],
] as const)
  language(`${name} (lists that move)`, command, (interpreter) => {
    it.each(rows(readers))(
      '$title: $change',
      async ({page, title, change, args = [], input = '', before, list, make, shown, nameOf, stored}) => {
        const moving = new MovingList(change, 1, make, nameOf);
        const respond = (url: URL): Reply => {
          const {items, hasNext} = moving.page(url);
          return new Reply(200, shown ? items.map(shown) : items, {}, hasNext);
        };
        const stage = new Stage(program(page, title), [interpreter]);
        const client = '.ecosystems/bin/ecosystems';
        stage.write(client, '');
        chmodSync(path.join(stage.folder, client), 0o755);
        const text = readFileSync(page, 'utf8');
        const run = await stage.run(
          {...before, [list]: respond},
          {args, input, local: {[client]: CLIENT}, more: {HOME: stage.folder}},
        );
        expect(run).toMatchObject({code: 0, undescribed: []});
        const kept = stored(run.out, stage);
        const sent = [...moving.sent].sort();
        if (typeof kept === 'number') expect(kept).toBe(sent.length);
        else expect(kept.sort()).toEqual(sent);
        if (change === 'removed') expect(text.search(MISSES), `${page} says what ${title} may miss`).toBeGreaterThan(0);
        else expect(moving.missed()).toEqual([]);
      },
    );
  });

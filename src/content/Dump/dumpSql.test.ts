/** Runs the SQL of the guide on a real server with the schema of the dump and sample rows. */
import {readFileSync} from 'node:fs';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {tables} from '../../catalogue/dump';
import {findPostgres, startPostgres, type Postgres} from './postgres.testing';

const page = readFileSync('docs/guides/dumps.mdx', 'utf8');
const statements = new Map(
  [...page.matchAll(/```sql title="([^"]+)"\n([\s\S]*?)```/g)].map(([, title = '', sql = '']) => [title, sql]),
);

/** What each statement must return for the sample rows. */
const expected: Readonly<Record<string, string[]>> = {
  'What the latest release of a package declares': [
    'mocha,10.0.0,Development',
    'accepts,^2.0.0,runtime',
    'qs,^6.14.0,runtime',
  ],
  'Which packages need a package in their latest release': ['express,^6.14.0,300', 'body,~6.0.0,20'],
  'Which packages need a package, up to three steps away': ['express,1', 'body,2'],
  'In which year packages first needed a package': ['2024,1', '2025,1'],
  'Widely used packages with one maintainer': ['qs,400', 'body,20'],
  'How many packages have each licence': ['MIT,2', 'Apache-2.0,1', 'BSD-3-Clause,1', 'none found,1'],
  'Packages with an advisory of high or critical severity': ['qs,GSA_example,HIGH'],
  'Releases of a registry by year': ['2024,1', '2025,3'],
  'Indexes that the queries above use': [],
};

const schema = Object.entries(tables)
  .map(([name, {unique = [], columns}]) => {
    const lines = [
      ...columns.map((column) => `"${column.name}" ${column.type}${column.required ? ' NOT NULL' : ''}`),
      'PRIMARY KEY (id)',
      ...unique.map((names) => `UNIQUE (${names.map((column) => `"${column}"`).join(', ')})`),
    ];
    return `CREATE TABLE ${name} (${lines.join(', ')});`;
  })
  .join('\n');

/** Two registries with a package of one name, so that a query that forgets the registry is seen. */
const rows = `
INSERT INTO registries (id, name, ecosystem, "default", packages_count, created_at, updated_at) VALUES
  (1, 'npmjs.org', 'npm', true, 4, now(), now()), (2, 'pypi.org', 'pypi', true, 1, now(), now());
INSERT INTO packages (id, registry_id, ecosystem, name, latest_release_number, downloads, status, maintainers_count, dependent_packages_count, normalized_licenses, advisories, versions_count, created_at, updated_at) VALUES
  (1, 1, 'npm', 'express', '5.0.0', 300, NULL, 2, 1, '{MIT}', '[]', 2, now(), now()),
  (2, 1, 'npm', 'qs', '6.14.0', 400, NULL, 1, 2, '{BSD-3-Clause,MIT}', '[{"uuid": "GSA_example", "severity": "HIGH", "withdrawn_at": null}, {"uuid": "GSA_withdrawn", "severity": "CRITICAL", "withdrawn_at": "2025-01-01"}, {"uuid": "GSA_low", "severity": "LOW", "withdrawn_at": null}]', 1, now(), now()),
  (3, 1, 'npm', 'body', '1.0.0', 20, 'active', 1, 0, '{}', '[]', 1, now(), now()),
  (4, 1, 'npm', 'gone', NULL, NULL, 'removed', 1, 9, '{Apache-2.0}', '[]', 0, now(), now()),
  (5, 2, 'pypi', 'express', '1.0.0', 5, NULL, 1, 3, '{MIT}', '[{"uuid": "GSA_other", "severity": "HIGH", "withdrawn_at": null}]', 1, now(), now());
INSERT INTO versions (id, package_id, registry_id, number, published_at, created_at, updated_at) VALUES
  (1, 1, 1, '4.0.0', '2024-03-01', now(), now()), (2, 1, 1, '5.0.0', '2025-03-01', now(), now()), (3, 2, 1, '6.14.0', '2025-04-01', now(), now()),
  (4, 3, 1, '1.0.0', '2025-05-01', now(), now()), (5, 5, 2, '1.0.0', '2023-05-01', now(), now()), (6, 3, 1, '0.1.0', NULL, now(), now());
INSERT INTO dependencies (id, version_id, ecosystem, package_name, requirements, kind, package_id) VALUES
  (1, 1, 'npm', 'qs', '4.0.0', 'runtime', 2), (2, 2, 'npm', 'qs', '^6.14.0', 'runtime', 2), (3, 2, 'npm', 'accepts', '^2.0.0', 'runtime', NULL),
  (4, 2, 'npm', 'mocha', '10.0.0', 'Development', NULL), (5, 4, 'npm', 'qs', '~6.0.0', 'runtime', NULL), (6, 5, 'pypi', 'qs', '*', 'runtime', NULL),
  (7, 4, 'npm', 'express', '^5.0.0', 'runtime', 1);
INSERT INTO maintainers (id, registry_id, uuid, login, created_at, updated_at) VALUES
  (1, 1, 'alice-example', 'alice-example', now(), now()), (2, 1, 'bob-example', 'bob-example', now(), now()), (3, 2, 'alice-example', 'alice-example', now(), now());
INSERT INTO maintainerships (id, maintainer_id, package_id, created_at, updated_at) VALUES
  (1, 1, 1, now(), now()), (2, 2, 1, now(), now()), (3, 1, 2, now(), now()), (4, 1, 3, now(), now()), (5, 3, 5, now(), now());
`;

const bin = findPostgres();

// Nothing is skipped where the tests run for everyone; a writer without a server still runs the rest.
describe.skipIf(!bin && !process.env.CI)('the SQL of the guide', () => {
  let server: Postgres | undefined;
  beforeAll(() => {
    if (!bin) throw new Error('PostgreSQL is missing: install the package postgresql.');
    server = startPostgres(bin);
    server.query(`${schema}\n${rows}`);
  });
  afterAll(() => server?.stop());

  it('is what is tested here, all of it', () => {
    expect([...statements.keys()]).toEqual(Object.keys(expected));
    expect(page.match(/```sql/g)).toHaveLength(statements.size);
  });

  it.each(Object.keys(expected))('%s', (title) => {
    expect(server?.query(statements.get(title) ?? '')).toEqual(expected[title]);
  });

  it('would fail on a column that the dump lacks', () => {
    expect(() => server?.query('SELECT purl FROM packages')).toThrow(/column "purl" does not exist/);
  });
});

import {execFile} from 'node:child_process';
import {mkdirSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {createClient} from '@hey-api/openapi-ts';
import openapiTS, {astToString} from 'openapi-typescript';
import {generate} from 'orval';
import ts from 'typescript';
import {afterAll, afterEach, beforeAll, describe, expect, it, vi} from 'vitest';
import {toJson} from '../../src/openapi/build/bundle';
import {downloadDocuments} from '../../src/outputs/downloads';
import {startMock, type Mock} from '../mock/mock';

/** Below node_modules, so that neither the linter nor the type check of the project reads it. */
const folder = path.resolve('node_modules/.cache/generated-clients');
const documents = [...downloadDocuments()];
const descriptionOf = (id: string): string => path.join(folder, 'openapi', `${id}.json`);
let mock: Mock;

beforeAll(async () => {
  rmSync(folder, {recursive: true, force: true});
  for (const name of ['openapi', 'types', 'orval']) mkdirSync(path.join(folder, name), {recursive: true});
  writeFileSync(path.join(folder, 'package.json'), '{"type": "module"}\n');
  for (const [id, document] of documents) writeFileSync(descriptionOf(id), toJson(document));
  mock = await startMock({strict: true});
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => mock.close());

/** What the compiler says about the generated files of a folder, in strict mode. */
function compile(name: string): string[] {
  const files = readdirSync(path.join(folder, name), {recursive: true, encoding: 'utf8'}).filter((file) =>
    file.endsWith('.ts'),
  );
  const program = ts.createProgram(
    files.map((file) => path.join(folder, name, file)),
    {
      strict: true,
      noEmit: true,
      skipLibCheck: true,
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
      types: [],
    },
  );
  expect(program.getRootFileNames().length).toBeGreaterThanOrEqual(documents.length);
  return ts
    .getPreEmitDiagnostics(program)
    .map(
      ({file, messageText}) =>
        `${path.relative(folder, file?.fileName ?? '')}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
    );
}

/** Runs a program of the folder; gives what it prints. */
async function run(file: string): Promise<string> {
  const {stdout} = await promisify(execFile)(process.execPath, ['--import', 'tsx', path.join(folder, file), mock.url]);
  return stdout.trim();
}

/** Programs that compile only if the types are right: each reads what a client has after it followed the redirect. */
const TYPES_PROGRAM = `
import type {paths as Diff} from './diff';
import type {paths as Packages} from './packages';
import type {paths as Commits} from './commits';
const [, , mock] = (globalThis as unknown as {process: {argv: string[]}}).process.argv;
type Body<T> = T extends {content: {'application/json': infer B}} ? B : never;
type Package = Body<Packages['/packages/lookup']['get']['responses'][200]>[number];
type Job = Body<Diff['/jobs']['post']['responses'][200]>;
type Repository = Body<Commits['/repositories/lookup']['get']['responses'][200]>;
const read = async <T>(url: string, method = 'GET'): Promise<T> => (await (await fetch(mock + url, {method})).json()) as T;
const packages = await read<Package[]>('/packages.ecosyste.ms/api/v1/packages/lookup?purl=pkg:npm/react');
const job = await read<Job>('/diff.ecosyste.ms/api/v1/jobs?url_1=https://example.com/a.zip&url_2=https://example.com/b.zip', 'POST');
const repository = await read<Repository>('/commits.ecosyste.ms/api/v1/repositories/lookup?url=https://github.com/numpy/numpy');
const name: string = packages[0].name;
const id: string = job.id;
const fullName: string = repository.full_name;
console.log(name.length > 0, id.length > 0, fullName.length > 0);
`;

const HEY_PROGRAM = `
import {client as diff} from './diff/client.gen';
import {createJob} from './diff/sdk.gen';
import {client as all} from './all/client.gen';
import {packagesLookupPackage, commitsRepositoriesLookup, repositoriesGetTopics} from './all/sdk.gen';
const [, , mock] = (globalThis as unknown as {process: {argv: string[]}}).process.argv;
diff.setConfig({baseUrl: mock + '/diff.ecosyste.ms/api/v1'});
all.setConfig({baseUrl: mock});
const packages = (await packagesLookupPackage({query: {purl: 'pkg:npm/react'}, throwOnError: true})).data;
const job = (await createJob({query: {url_1: 'https://example.com/a.zip', url_2: 'https://example.com/b.zip'}, throwOnError: true})).data;
const repository = (await commitsRepositoriesLookup({query: {url: 'https://github.com/numpy/numpy'}, throwOnError: true})).data;
const topics = (await repositoriesGetTopics({throwOnError: true})).data;
const name: string = packages[0].name;
const id: string = job.id;
console.log(name.length > 0, id.length > 0, 'full_name' in repository, topics.length > 0);
`;

const ORVAL_PROGRAM = `
import {packagesLookupPackage} from './all';
import {createJob} from './diff';
const [, , mock] = (globalThis as unknown as {process: {argv: string[]}}).process.argv;
const live = globalThis.fetch;
const asked: string[] = [];
globalThis.fetch = (input, init) => {
  const {host, pathname, search} = new URL(String(input));
  asked.push(host);
  return live(mock + '/' + host + pathname + search, init);
};
const packages = await packagesLookupPackage({purl: 'pkg:npm/react'});
const job = await createJob({url_1: 'https://example.com/a.zip', url_2: 'https://example.com/b.zip'});
if (packages.status !== 200 || job.status !== 200) throw new Error('no success');
const name: string = packages.data[0].name;
const id: string = job.data.id;
console.log(name.length > 0, id.length > 0, asked.join(' '));
`;

describe('clients made from the downloads', () => {
  it('of openapi-typescript compile, and a typed program runs', async () => {
    for (const [id] of documents)
      writeFileSync(
        path.join(folder, 'types', `${id}.ts`),
        astToString(await openapiTS(new URL(`file://${descriptionOf(id)}`))),
      );
    writeFileSync(path.join(folder, 'types', 'program.ts'), TYPES_PROGRAM);
    expect(compile('types')).toEqual([]);
    expect(await run('types/program.ts')).toBe('true true true');
  }, 240_000);

  it('of hey-api compile, and a typed program runs', async () => {
    for (const [id] of documents) {
      await createClient({
        input: descriptionOf(id),
        output: path.join(folder, 'hey-api', id),
        logs: {level: 'silent'},
        plugins: ['@hey-api/client-fetch', '@hey-api/typescript', '@hey-api/sdk'],
      });
    }
    writeFileSync(path.join(folder, 'hey-api', 'program.ts'), HEY_PROGRAM);
    expect(compile('hey-api')).toEqual([]);
    expect(await run('hey-api/program.ts')).toBe('true true true true');
  }, 240_000);

  it('of orval compile, and reach the host of each service', async () => {
    // It prints a line for each client.
    vi.spyOn(console, 'log').mockImplementation(() => undefined);
    for (const [id] of documents) {
      await generate(
        {
          input: {target: descriptionOf(id)},
          output: {
            target: path.join(folder, 'orval', `${id}.ts`),
            client: 'fetch',
            mode: 'single',
            baseUrl: {getBaseUrlFromSpecification: true},
          },
        },
        folder,
      );
    }
    writeFileSync(path.join(folder, 'orval', 'program.ts'), ORVAL_PROGRAM);
    expect(compile('orval')).toEqual([]);
    expect(await run('orval/program.ts')).toBe('true true packages.ecosyste.ms diff.ecosyste.ms');
  }, 240_000);
});

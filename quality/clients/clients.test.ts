import {execFile} from 'node:child_process';
import {mkdirSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import openapiTS, {astToString} from 'openapi-typescript';
import ts from 'typescript';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {toJson} from '@ecosystems-docs/openapi-docs/node';
import {downloadDocuments} from '../../src/outputs/downloads';
import {type Mock, startMock} from '../../tools/mock/startMock';

/** Below node_modules, so that neither the linter nor the type check of the project reads it. */
const folder = path.resolve('node_modules/.cache/generated-clients');
const documents = [...downloadDocuments()];
const descriptionOf = (id: string): string => path.join(folder, 'openapi', `${id}.json`);
/** @returns the server that a document names */
const serverOf = (document: (typeof documents)[number][1]): string =>
  (JSON.parse(toJson(document)) as {servers: [{url: string}]}).servers[0].url;
let mock: Mock;

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
async function run(file: string, ...words: readonly string[]): Promise<string> {
  const program = ['--import', 'tsx', path.join(folder, file), mock.url, ...words];
  const {stdout} = await promisify(execFile)(process.execPath, program);
  return stdout.trim();
}

/** Compiles only if the types are right; each client takes the server from its own document. */
const FETCH_PROGRAM = `
import createClient from 'openapi-fetch';
import type {paths as All} from './all';
import type {paths as Diff} from './diff';
const [, , mock, servers] = (globalThis as unknown as {process: {argv: string[]}}).process.argv;
const {all: allServer, diff: diffServer} = JSON.parse(servers) as Record<string, string>;
const asked: string[] = [];
const toMock = (request: Request): Promise<Response> => {
  const {host, pathname, search} = new URL(request.url);
  asked.push(host);
  return fetch(mock + '/' + host + pathname + search, {method: request.method});
};
const all = createClient<All>({baseUrl: allServer, fetch: toMock});
const diff = createClient<Diff>({baseUrl: diffServer, fetch: toMock});
const packages = await all.GET('/packages.ecosyste.ms/api/v1/packages/lookup', {params: {query: {purl: 'pkg:npm/react'}}});
const repository = await all.GET('/commits.ecosyste.ms/api/v1/repositories/lookup', {params: {query: {url: 'https://github.com/numpy/numpy'}}});
const topics = await all.GET('/repos.ecosyste.ms/api/v1/topics');
const job = await diff.POST('/jobs', {params: {query: {url_1: 'https://example.com/a.zip', url_2: 'https://example.com/b.zip'}}});
if (!packages.data || !job.data || !repository.data || !topics.data) throw new Error('no success');
const name: string = packages.data[0].name;
const id: string = job.data.id;
console.log(name.length > 0, id.length > 0, 'full_name' in repository.data, topics.data.length > 0, asked.join(' '));
`;

beforeAll(async () => {
  rmSync(folder, {recursive: true, force: true});
  for (const name of ['openapi', 'types']) mkdirSync(path.join(folder, name), {recursive: true});
  writeFileSync(path.join(folder, 'package.json'), '{"type": "module"}\n');
  for (const [id, document] of documents) writeFileSync(descriptionOf(id), toJson(document));
  for (const [id] of documents)
    writeFileSync(
      path.join(folder, 'types', `${id}.ts`),
      astToString(await openapiTS(new URL(`file://${descriptionOf(id)}`))),
    );
  writeFileSync(path.join(folder, 'types', 'fetchProgram.ts'), FETCH_PROGRAM);
  // Lenient: what is read here are types, and the example behind a redirect can be of another name.
  mock = await startMock({strict: false});
}, 240_000);
afterAll(() => mock.close());

describe('clients made from the downloads', () => {
  // The program is compiled with the types, at once: that takes longest.
  it('of openapi-typescript compile, with a program that uses them', () => {
    expect(compile('types')).toEqual([]);
  }, 240_000);

  it('of openapi-fetch reach the host of each service, with the server that each document names', async () => {
    const servers = Object.fromEntries(documents.map(([id, document]) => [id, serverOf(document)]));
    expect(await run('types/fetchProgram.ts', JSON.stringify(servers))).toBe(
      'true true true true packages.ecosyste.ms commits.ecosyste.ms repos.ecosyste.ms diff.ecosyste.ms',
    );
  }, 240_000);
});

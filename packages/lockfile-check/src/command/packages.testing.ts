/** For tests only: a service of packages on this machine that answers bulk lookup as a test tells it, and a run against it. */
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {createServer, type IncomingHttpHeaders, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll} from 'vitest';
import type {JsonObject} from '@ecosystems-docs/openapi-docs';
import {advisory, record} from '../testing';
import {run} from './run';

/** What the service has received. */
interface Received {
  url: string;
  headers: IncomingHttpHeaders;
  purls: string[];
}

/** A service, and how it answers. */
export interface Service {
  url: string;
  received: Received[];
  /** @returns true where it has answered itself */
  answer: (response: ServerResponse, number: number) => boolean;
  close: () => void;
}

const LICENCES: Readonly<Record<string, JsonObject>> = {
  clause: {licenses: 'MIT + Commons Clause', normalized_licenses: ['0BSD']},
  dual: {licenses: 'MIT OR GPL-3.0', normalized_licenses: ['MIT', 'GPL-3.0']},
};

/** @returns a record by the package's name: `bad…` is affected below 4, `odd…` has a range that nobody can compare, `gone…` isn't known, `clause…` and `dual…` have licences to look at */
function recordOf(purl: string): JsonObject[] {
  const name = decodeURIComponent(purl.replace(/^pkg:npm\//, ''));
  if (name.startsWith('gone')) return [];
  const range = name.startsWith('bad') ? '< 4.0.0' : name.startsWith('odd') ? 'all of them' : undefined;
  return [record(name, {...LICENCES[name], ...(range === undefined ? {} : {advisories: [advisory(name, range)]})})];
}

/** Starts a service on a free port. */
export async function startService(): Promise<Service> {
  const service: Service = {url: '', received: [], answer: () => false, close: () => undefined};
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      const {purls} = JSON.parse(body) as {purls: string[]};
      service.received.push({url: request.url ?? '', headers: request.headers, purls});
      if (service.answer(response, service.received.length)) return;
      response.end(JSON.stringify(purls.flatMap(recordOf)));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  service.url = `http://localhost:${(server.address() as AddressInfo).port}`;
  service.close = () => server.close().closeAllConnections();
  return service;
}

/** @returns a package-lock.json with packages of npm, `name@version` */
export const lockfileOf = (...packages: string[]): string => {
  const entries = packages.map((one) => {
    const [, name = '', version = ''] = /^(.+)@(.+)$/.exec(one) ?? [];
    const resolved = `https://registry.npmjs.org/${name}/-/${name}-${version}.tgz`;
    return [`node_modules/${name}`, {version, resolved}];
  });
  return JSON.stringify({lockfileVersion: 3, packages: {'': {}, ...Object.fromEntries(entries)}}, undefined, 1);
};

const root = mkdtempSync(path.join(tmpdir(), 'check-'));
afterAll(() => rmSync(root, {recursive: true}));

/** @returns a folder with these files, which goes after the tests of the file */
export function folderOf(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(path.join(root, 'folder-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
    writeFileSync(path.join(folder, name), text);
  }
  return folder;
}

/** @returns what a run prints and tells, and its exit code */
export async function runWith(...args: string[]): Promise<{code: number; out: string; told: string}> {
  let [out, told] = ['', ''];
  const code = await run(args, {
    print: (text) => (out += text),
    tell: (line) => (told += `${line}\n`),
    isColoured: false,
  });
  return {code, out, told};
}

import {bruToEnvJsonV2, bruToJsonV2} from '@usebruno/lang';
import {execFileSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {Collection, type Item} from 'postman-collection';
import {describe, expect, it} from 'vitest';
import {prepareRequest, exampleValues} from '../../samples/request';
import {loadDescriptions} from '../../api/node/descriptions';
import {brunoFiles} from './bruno';
import {httpFile} from './http';
import {postmanCollection, postmanEnvironment} from './postman';
import {baseVariable} from './requests';
import {zip} from './zip';

const apis = loadDescriptions();
/** What each operation sends without an edit, by its summary. */
const expected = (api: (typeof apis)[number]): [string, string][] =>
  api.operations.map((operation) => [operation.summary, prepareRequest(operation, exampleValues(operation)).url]);
const sorted = <T>(pairs: [string, T][]): [string, T][] => [...pairs].sort(([a], [b]) => a.localeCompare(b));
/** One spelling of a URL: programs differ in what they encode. */
const same = (url: string): string => decodeURIComponent(url);

describe('collections', () => {
  it.each(apis)('$id is read by Postman and sends the required parameters', (api) => {
    const collection = new Collection(JSON.parse(postmanCollection(api)) as object);
    const found: [string, string][] = [];
    collection.forEachItem((item: Item) => {
      // Postman leaves path variables to its sender.
      const url = item.request.url.variables
        .all()
        .reduce((text, {key, value}) => text.replace(`:${key ?? ''}`, String(value)), item.request.url.toString());
      found.push([
        item.name,
        same(url.replace(`{{${baseVariable(api)}}}`, String(collection.variables.get(baseVariable(api))))),
      ]);
    });
    expect(sorted(found)).toEqual(sorted(expected(api).map(([name, url]) => [name, same(url)])));
  });

  it.each(apis)('$id is read by Bruno and sends the required parameters', (api) => {
    const found: [string, string][] = [];
    const files = brunoFiles(api);
    const environments = new Map<string, string>();
    for (const [name, text] of files) {
      if (name.startsWith('environments/'))
        environments.set(
          name,
          bruToEnvJsonV2(text).variables.find((variable) => variable.name === baseVariable(api))?.value ?? '',
        );
    }
    expect([...environments]).toEqual([
      ['environments/Live.bru', api.baseUrl],
      ['environments/Mock.bru', api.baseUrl.replace('https://', 'http://localhost:4010/')],
    ]);
    for (const [name, text] of files) {
      if (!/^[^/]+\/.+\.bru$/.test(name) || name.startsWith('environments/')) continue;
      const {meta, http, params = []} = bruToJsonV2(text);
      const url = params
        .filter(({type}) => type === 'path')
        .reduce((whole, {name: key, value}) => whole.replace(`:${key}`, value), http.url);
      found.push([meta.name, same(url.replace(`{{${baseVariable(api)}}}`, api.baseUrl))]);
    }
    expect(sorted(found)).toEqual(sorted(expected(api).map(([name, url]) => [name, same(url)])));
  });

  it.each(apis)('$id has the same requests as text', (api) => {
    const text = httpFile(api);
    const lines = [...text.matchAll(/^### (.+)\n(?:# .*\n)*[A-Z]+ \{\{\w+\}\}(\S+)$/gm)].map(
      ([, name = '', url = '']): [string, string] => [name, same(`${api.baseUrl}${url}`)],
    );
    expect(lines).toEqual(expected(api).map(([name, url]) => [name, same(url)]));
  });

  it.each(apis)('$id does not have a POST repeated at the job that it leads to', (api) => {
    for (const {summary, method, responses} of api.operations)
      expect(httpFile(api).includes(`### ${summary}\n# @no-redirect\n`), summary).toBe(
        method === 'POST' && responses.some(({status}) => status === '302'),
      );
  });

  it('has environments for the live APIs and the mock', () => {
    const values = (text: string): string[] =>
      (JSON.parse(text) as {values: {key: string; value: string}[]}).values.map(({value}) => value);
    expect(values(postmanEnvironment(apis, 'Live'))).toContain('https://packages.ecosyste.ms/api/v1');
    expect(values(postmanEnvironment(apis, 'Mock'))).toContain('http://localhost:4010/packages.ecosyste.ms/api/v1');
  });

  it('are archives that other programs unpack', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'collection-'));
    try {
      writeFileSync(
        path.join(folder, 'a.zip'),
        zip(
          new Map([
            ['é/ü.txt', 'text ✓'],
            ['b.txt', ''],
          ]),
        ),
      );
      const code =
        'import sys, zipfile, json; z = zipfile.ZipFile(sys.argv[1]); assert z.testzip() is None; print(json.dumps({n: z.read(n).decode() for n in z.namelist()}))';
      expect(JSON.parse(execFileSync('python3', ['-c', code, path.join(folder, 'a.zip')], {encoding: 'utf8'}))).toEqual(
        {'é/ü.txt': 'text ✓', 'b.txt': ''},
      );
    } finally {
      rmSync(folder, {recursive: true});
    }
  });
});

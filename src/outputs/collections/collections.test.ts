import {Collection, type Item} from 'postman-collection';
import {expect, it} from 'vitest';
import {exampleValues, prepareRequest} from '@ecosystems-docs/openapi-docs/samples';
import {loadDescriptions} from '../../api/node/descriptions';
import {httpFile} from './http';
import {postmanCollection} from './postman';
import {baseVariable} from './requests';

const apis = loadDescriptions();
/** What each operation sends without an edit, by its summary. */
const expected = (api: (typeof apis)[number]): [string, string][] =>
  api.operations.map((operation) => [operation.summary, prepareRequest(operation, exampleValues(operation)).url]);
const sorted = <T>(pairs: [string, T][]): [string, T][] => [...pairs].sort(([a], [b]) => a.localeCompare(b));
/** One spelling of a URL: programs differ in what they encode. */
const same = (url: string): string => decodeURIComponent(url);

/** @returns a URL with the values of its path, which programs keep apart */
const urlOf = (
  api: (typeof apis)[number],
  url: string,
  variables: readonly {key?: string; value?: unknown}[],
): string =>
  same(
    variables
      .reduce((text: string, {key = '', value}) => text.replace(`:${key}`, String(value)), url)
      .replace(`{{${baseVariable(api)}}}`, api.baseUrl),
  );

it.each(apis)('$id is read by Postman and sends the required parameters', (api) => {
  const collection = new Collection(JSON.parse(postmanCollection(api)) as object);
  expect(collection.variables.get(baseVariable(api))).toBe(api.baseUrl);
  const found: [string, string][] = [];
  collection.forEachItem((item: Item) => {
    found.push([item.name, urlOf(api, item.request.url.toString(), item.request.url.variables.all())]);
  });
  expect(sorted(found)).toEqual(sorted(expected(api).map(([name, url]) => [name, same(url)])));
});

it.each(apis)('$id shows every example of a response beside the request that it answers', (api) => {
  const wanted = api.operations.map((operation): [string, unknown[]] => [
    operation.summary,
    operation.responses.flatMap(({status, content}) =>
      content.flatMap(({examples}) =>
        examples.map(({value, request}) => {
          const values = exampleValues(operation);
          const {url} = prepareRequest(operation, {...values, parameters: {...values.parameters, ...request}});
          return [Number(status), value, same(url)];
        }),
      ),
    ),
  ]);
  const parsed = (text: string, type: string): unknown => (/json/.test(type) ? JSON.parse(text) : text);
  const postman: [string, unknown[]][] = [];
  new Collection(JSON.parse(postmanCollection(api)) as object).forEachItem((item: Item) =>
    postman.push([
      item.name,
      item.responses
        .all()
        .map(({code, body = '', headers, originalRequest}) => [
          code,
          parsed(body, headers.get('Content-Type') as string),
          urlOf(api, originalRequest!.url.toString(), originalRequest!.url.variables.all()),
        ]),
    ]),
  );
  expect(sorted(postman)).toEqual(sorted(wanted));
});

it.each(apis)('$id has the same requests as text', (api) => {
  const text = httpFile(api);
  const lines = [...text.matchAll(/^### (.+)\n(?:# .*\n)*[A-Z]+ \{\{\w+\}\}(\S+)$/gm)].map(
    ([, name = '', url = '']): [string, string] => [name, same(`${api.baseUrl}${url}`)],
  );
  expect(lines).toEqual(expected(api).map(([name, url]) => [name, same(url)]));
});

it('requests either say who asks or follow redirects, never both', () => {
  const api = apis.find(({id}) => id === 'commits')!;
  const follows = (summary: string): boolean => /^Look up/.test(summary);
  for (const request of httpFile(api).split('### ').slice(1))
    expect(request.includes('# @no-redirect\n'), request).toBe(request.includes('you@example.com'));
  interface Entry {
    name: string;
    protocolProfileBehavior: {followRedirects: boolean};
    request: {header: {value: string}[]};
  }
  const postman = JSON.parse(postmanCollection(api)) as {item: {item: Entry[]}[]};
  for (const {name, protocolProfileBehavior, request} of postman.item.flatMap(({item}) => item)) {
    expect(protocolProfileBehavior.followRedirects, name).toBe(follows(name));
    expect(request.header[0]?.value === 'my-app/1.0', name).toBe(follows(name));
  }
});

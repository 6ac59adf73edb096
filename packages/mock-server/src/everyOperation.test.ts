import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {loadAll} from '@ecosystems-docs/openapi-docs/node';
import {DESCRIPTIONS} from '@ecosystems-docs/openapi-docs/testing';
import type {Json} from '@ecosystems-docs/openapi-docs';
import {validateValue} from '@ecosystems-docs/openapi-docs/facts';
import {exampleValues, prepareRequest} from '@ecosystems-docs/openapi-docs/samples';
import {jobReader} from './jobs';
import {send} from './send.testing';
import {serveMock, type Mock} from './serveMock';
import type {Received} from './received';

const apis = loadAll(DESCRIPTIONS);
const received: Received[] = [];
let mock: Mock;

beforeAll(async () => {
  mock = await serveMock(apis, {onRequest: (one) => received.push(one)});
});
afterAll(() => mock.close());

describe.each(apis)('every operation of $id', (api) => {
  it.each(api.operations)('$id responds to its example request with an example', async (target) => {
    received.length = 0;
    const response = await send(mock, target, exampleValues(target));
    const text = await response.text();
    expect(received[0]).toMatchObject({
      operation: `${target.api}/${target.id}`,
      problems: [],
      url: prepareRequest(target, exampleValues(target)).url,
    });
    if (jobReader(target, api) || (/repositories\/lookup$/.test(target.path) && response.status === 302)) {
      expect(response.status).toBe(302);
      const next = await fetch(response.headers.get('location')!);
      expect(next.status, await next.text()).toBe(200);
      return;
    }
    expect(response.status, text).toBe(200);
    const content = target.responses.find(({status}) => status === '200')!.content[0]!;
    expect(response.headers.get('content-type')).toContain(content.mediaType);
    const body = JSON.parse(text.replaceAll(`${mock.url}/`, 'https://')) as Json;
    // The lists that count their pages in the body: the mock has three of them.
    const counted = ['searchFunds', 'getFundProjects'].includes(target.id) ? {total_pages: 3} : {};
    expect(body).toEqual(
      Array.isArray(body) ? content.examples[0]!.value : {...(content.examples[0]!.value as object), ...counted},
    );
  });

  it.each(api.operations)('$id gives every described status on demand', async (target) => {
    for (const described of target.responses) {
      const response = await send(mock, target, exampleValues(target), {prefer: `code=${described.status}`});
      const text = await response.text();
      expect(`${response.status}`, text).toBe(described.status);
      for (const {name} of described.headers) {
        if (/^(Link|Total|Page|Current)/.test(name)) continue;
        expect(response.headers.has(name), `${name} on ${described.status}`).toBe(true);
      }
      const content = described.content[0];
      if (content)
        expect(
          validateValue(content.schema, content.mediaType.includes('json') ? (JSON.parse(text) as Json) : text),
        ).toEqual([]);
      else expect(text).toBe('');
    }
  });

  it.each(api.operations.filter(({responses}) => responses.some(({status}) => status === '400')))(
    '$id refuses in its own form',
    async ({method, baseUrl, path, responses}) => {
      const [content] = responses.find(({status}) => status === '400')!.content;
      const url = `${mock.url}/${baseUrl.replace('https://', '')}${path}?__prefer=delay%3Dsoon`;
      const response = await fetch(url, {method});
      const text = await response.text();
      expect(response.status).toBe(400);
      if (content) expect(validateValue(content.schema, JSON.parse(text) as Json)).toEqual([]);
      else expect([text, response.headers.get('x-mock-warning')]).toEqual(['', expect.stringMatching(/./)]);
    },
  );
});

import {describe, expect, it} from 'vitest';
import {load} from '@ecosystems-docs/openapi-docs/node';
import {consoleOperation} from '../node/data';
import type {ConsoleOperation} from '../../requests/consoleOperation';
import type {HttpResponse} from '../../requests/browser/send';
import {responseOf} from './pages.testing';
import {openJson} from '../../data-view/browser/json/document';
import {absenceIn, jobText, notJsonText, responseNote} from './resultText';

const operation = (api: string, id: string) =>
  consoleOperation(load(api).operations.find((candidate) => candidate.id === id)!);
const registries = operation('packages', 'getRegistries');
const job = operation('dependency-parser', 'createJob');

const response = (change: Partial<HttpResponse>): HttpResponse => ({
  ...responseOf(''),
  received: Date.UTC(2026, 10, 21, 9, 30),
  ...change,
});

describe('responses', () => {
  it('that are refused for their number say until when', () => {
    expect(responseNote(registries, response({status: 429}), true)).toMatch(/rate limit, which resets at \d\d:\d\d\.$/);
    expect(responseNote(registries, response({status: 429}), false)).toMatch(
      /\. Add an email address to join the polite pool: 15,000 requests an hour\.$/,
    );
  });

  const described = operation('commits', 'getHostRepository');
  const date = 'Sat, 21 Nov 2026 09:30:20 GMT';
  const waits: [status: number, called: ConsoleOperation, headers: Record<string, string>, words: string][] = [
    [202, described, {}, 'in 60 seconds.'],
    [503, described, {}, 'again later.'],
    [202, registries, {'retry-after': '5'}, 'in 5 seconds.'],
    [503, registries, {'retry-after': date}, 'in 20 seconds.'],
    [503, registries, {'retry-after': date, date: 'Sat, 21 Nov 2026 09:30:15 GMT'}, 'in 5 seconds.'],
  ];
  for (const wait of ['1e999', '9999999', '-5', 'soon', 'Sat, 21 Nov 2020 09:30:20 GMT'])
    waits.push([202, registries, {'retry-after': wait}, 'again later.']);
  it.each(waits)('that are still to come (%i) say how long to wait: %#', (status, called, headers, words) => {
    expect(responseNote(called, response({status, headers: Object.entries(headers)}), false)).toContain(words);
  });

  it('name what may be missing', async () => {
    const missing = async (status: number, body: string) => {
      const view = {kind: 'json' as const, document: await openJson(new Blob([body]))};
      return absenceIn({busy: false, isWaiting: false, response: response({status}), view});
    };
    expect([await missing(404, '{}'), await missing(200, '[]')]).toEqual(['not found', 'empty']);
    expect([await missing(200, '[1]'), await missing(202, '[]')]).toEqual([undefined, undefined]);
  });

  it('need no more words otherwise, unless the service failed', () => {
    expect(responseNote(registries, response({}), false)).toBeUndefined();
    expect(responseNote(registries, response({status: 404}), false)).toBeUndefined();
    // An address would not be sent with it.
    expect(responseNote(job, response({status: 429}), false)).not.toContain('email');
  });

  it.each([
    [500, 'Check the parameter'],
    [502, "isn't available at the moment. Try again later."],
    [520, 'A proxy or gateway returned an error.'],
    [511, 'sign in there'],
    [421, 'Reload this page'],
    [451, 'for legal reasons'],
  ])('with the status %i blame only what that says', (status, words) => {
    const note = responseNote(registries, response({status}), false);
    expect(note).toContain(words);
    if (status !== 500) expect(note).not.toContain('parameter');
  });

  it.each([
    ['text/html; charset=utf-8', 'text/html, not JSON. It probably comes from a proxy or gateway'],
    ['text/csv', 'The response is text/csv, not JSON. Its text:'],
    ['application/json', '(Unexpected end)'],
    ['', '(Unexpected end)'],
  ])('that are not JSON say what they are: %s', (type, words) => {
    expect(notJsonText(type, 'Unexpected end')).toContain(words);
  });
});

it('jobs say where they stand', () => {
  expect(jobText({status: 'pending', asked: 1, polling: true})).toContain('(once so far)');
  expect(jobText({status: 'working\u202e', asked: 3, polling: true})).toContain('working\\u202e. We poll it');
  expect(jobText({status: 'failed', asked: 3, polling: false})).toBe(
    "The job hasn't ended: its last status is failed. We've stopped polling it.",
  );
  expect(jobText({status: 'complete', asked: 3, polling: false})).toContain('complete');
  expect(jobText({status: 'error', asked: 3, polling: false})).toContain('ended with the status error');
});

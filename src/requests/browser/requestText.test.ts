import {describe, expect, it} from 'vitest';
import {load} from '@ecosystems-docs/openapi-docs/node';
import {consoleOperation} from '../../console/node/data';
import type {ConsoleOperation} from '../consoleOperation';
import type {HttpResponse} from './send';
import {responseNote, corsText, effectText, failureText, jobText, notJsonText, whoText} from './requestText';

const operation = (api: string, id: string) =>
  consoleOperation(load(api).operations.find((candidate) => candidate.id === id)!);
const registries = operation('packages', 'getRegistries');
const job = operation('dependency-parser', 'createJob');

const response = (change: Partial<HttpResponse>): HttpResponse => ({
  status: 200,
  url: '',
  redirected: false,
  headers: [],
  milliseconds: 134.4,
  received: Date.UTC(2026, 10, 21, 9, 30),
  body: new Blob(['x'.repeat(1234)]),
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

it('failures name the host and what to do', () => {
  expect(failureText(registries, 'offline')).toContain('offline');
  expect(failureText(registries, 'refused')).toContain('allow this site to reach packages.ecosyste.ms');
  expect(failureText(registries, 'timeout')).toContain('30 seconds');
  expect(failureText(registries, 'timeout')).toContain('per_page');
  expect(failureText(operation('packages', 'getRegistry'), 'timeout')).not.toContain('per_page');
  expect(failureText(registries, 'too large')).toBe(
    'The response is larger than 200 MB, so we stopped the download. Request less data, for example with a smaller per_page, or run the request in a terminal.',
  );
  expect(failureText(registries, 'cancelled')).toBe('Request cancelled.');
  expect(failureText(job, 'cancelled')).toContain('may still have received it');
  expect(failureText(registries, 'redirected', {contact: true, key: true})).toContain(
    "your email address and your API key aren't sent to another host",
  );
  expect(failureText(job, 'redirected', undefined, 'https://example.org/jobs/1;$(id)')).toMatch(
    / curl -i 'https:\/\/example\.org\/jobs\/1;\$\(id\)'$/,
  );
});

describe('before sending', () => {
  it('says what goes along, and why not where a redirect could take it away', () => {
    expect(whoText(registries, {contact: false, key: false})).toBeUndefined();
    expect(whoText(registries, {contact: true, key: false})).toBe('Sent with your email address.');
    expect(whoText(job, {contact: false, key: true})).toMatch(
      /^We don't send your API key .* it could reach another host/,
    );
  });

  it('effects are named', () => {
    expect(effectText(registries)).toBeUndefined();
    expect(effectText(job)).toBe('This creates a job on parser.ecosyste.ms.');
    expect(effectText(operation('packages', 'lookupPackage'))).toContain('queue a sync');
  });

  it('missing CORS is named', () => {
    expect(corsText(operation('dashboards', 'getProjects'))).toMatch(/^dashboards\.ecosyste\.ms doesn't allow/);
    expect(corsText(operation('advisories-osv', 'getVulnerability'))).toMatch(/^The OSV API doesn't allow/);
  });
});

it('jobs say where they stand', () => {
  expect(jobText({status: 'pending', asked: 1, polling: true})).toContain('(once so far)');
  expect(jobText({status: 'working\u202e', asked: 3, polling: true})).toContain('working\\u202e. We poll it');
  expect(jobText({status: 'failed', asked: 3, polling: false})).toBe(
    "The job is still failed. We've stopped polling it.",
  );
  expect(jobText({status: 'complete', asked: 3, polling: false})).toContain('complete');
  expect(jobText({status: 'error', asked: 3, polling: false})).toContain('ended with the status error');
});

/** Checks what the console sends when a service redirects: two real origins, of which the second must learn nothing about the reader. */
import {createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {expect, test as base, type Page} from '@playwright/test';
import {form, openConsole, PARSER_JOB, REGISTRIES, result, send} from './support/console';

/** Described with a 302, as `PARSER_JOB` is. */
const ISSUES_LOOKUP = '/docs/services/indexes/issues/repositories-lookup';

const CONTACT = 'reader@example.org';
const KEY = 'k3yK3yk3yK3yk3yK3yk3yK3yk3yK3y99';

interface Received {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
}

/** A server that lets pages of all sites call it, and records what it received. */
interface Origin {
  url: string;
  received: Received[];
  respond: (request: IncomingMessage, response: ServerResponse) => void;
  close: () => void;
}

async function startOrigin(): Promise<Origin> {
  const origin: Origin = {
    url: '',
    received: [],
    respond: (_request, response) => response.end(),
    close: () => undefined,
  };
  const server = createServer((request, response) => {
    const {method = '', url = '', headers} = request;
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', 'apikey, content-type');
    response.setHeader('Access-Control-Allow-Methods', 'GET, POST');
    origin.received.push({method, url, headers});
    if (method === 'OPTIONS') response.writeHead(204).end();
    else origin.respond(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  origin.url = `http://localhost:${(server.address() as AddressInfo).port}`;
  origin.close = () => {
    server.closeAllConnections();
    server.close();
  };
  return origin;
}

const test = base.extend<{service: Origin; elsewhere: Origin}>({
  service: async ({page}, provide) => {
    const service = await startOrigin();
    await page.addInitScript((url) => localStorage.setItem('console-base', url), service.url);
    await provide(service);
    service.close();
  },
  elsewhere: async ({}, provide) => {
    const elsewhere = await startOrigin();
    elsewhere.respond = (_request, response) => json(response, {id: 'x', status: 'pending'});
    await provide(elsewhere);
    elsewhere.close();
  },
});

function json(response: ServerResponse, body: unknown): void {
  response.writeHead(200, {'Content-Type': 'application/json'}).end(JSON.stringify(body));
}

/** Redirects as a careless service does: the query goes along. */
function redirectTo({url}: Origin, request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(302, {Location: `${url}/elsewhere${new URL(request.url ?? '', url).search}`}).end();
}

async function openWith(page: Page, address: string, {contact = '', key = ''}): Promise<void> {
  await openConsole(page, address);
  await form(page).getByText('Identify your client').click();
  await form(page).getByLabel('Email address', {exact: true}).fill(contact);
  await form(page).getByLabel('API key', {exact: true}).fill(key);
}

async function createJob(page: Page): Promise<void> {
  await send(page).click();
  await page.getByRole('button', {name: 'Create job'}).click();
}

/** Nothing that a server received, preflights included, names the reader. */
function expectNothingOfReader({received}: Origin): void {
  const text = JSON.stringify(received);
  for (const secret of [KEY, CONTACT, encodeURIComponent(CONTACT), 'apikey']) expect(text).not.toContain(secret);
}

test('a job created by a redirect to another host: neither key nor email address arrives there', async ({
  page,
  service,
  elsewhere,
}) => {
  service.respond = (request, response) => redirectTo(elsewhere, request, response);
  await page.clock.install();
  await openWith(page, PARSER_JOB, {contact: CONTACT, key: KEY});
  await createJob(page);
  const host = new URL(elsewhere.url).host;
  await expect(result(page)).toContainText(
    `The request was redirected to ${host}, another host. Your email address and API key weren't sent there, and we don't poll it.`,
  );
  const polls: string[] = [];
  page.on('request', (request) => {
    const {origin} = new URL(request.url());
    if ([service.url, elsewhere.url].includes(origin)) polls.push(request.url());
  });
  // A job is polled every few seconds.
  await page.clock.runFor(60_000);
  expect(polls).toEqual([]);
  expect(elsewhere.received.filter(({method}) => method !== 'OPTIONS')).toHaveLength(1);
  expectNothingOfReader(elsewhere);
  await expect(page.getByRole('button', {name: 'Try again'})).toHaveCount(0);
});

test('a lookup that redirects to another host: neither key nor email address arrives there', async ({
  page,
  service,
  elsewhere,
}) => {
  service.respond = (request, response) => redirectTo(elsewhere, request, response);
  await openWith(page, ISSUES_LOOKUP, {contact: CONTACT, key: KEY});
  await send(page).click();
  await expect.poll(() => elsewhere.received.length).toBeGreaterThan(0);
  expectNothingOfReader(elsewhere);
  await expect(result(page)).toContainText('another host');
  expect(elsewhere.received).toHaveLength(1);
  await expect(form(page)).toContainText(
    "We don't send your email address and your API key with this request, because it redirects and they could reach another host. To send them, run the request in a terminal.",
  );
});

test('a poll that redirects to another host is not followed', async ({page, service, elsewhere}) => {
  let polls = 0;
  service.respond = (request, response) => {
    const job = `${service.url}/parser.ecosyste.ms/api/v1/jobs/x`;
    if (request.method === 'POST') response.writeHead(302, {Location: job}).end();
    else if (polls++ === 0) json(response, {id: 'x', status: 'pending'});
    else redirectTo(elsewhere, request, response);
  };
  await openWith(page, PARSER_JOB, {contact: CONTACT, key: KEY});
  await createJob(page);
  await expect(result(page)).toContainText(
    "parser.ecosyste.ms redirected the request for the job. We didn't follow the redirect, so nothing was sent there. To see where it leads, run in a terminal: curl -i ",
  );
  // Neither does the same request, sent again.
  const before = polls;
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect.poll(() => polls).toBe(before + 1);
  await expect(result(page)).toContainText('redirected the request for the job');
  expect(elsewhere.received).toEqual([]);
  // The service itself does learn who polls.
  expect(service.received.findLast(({method}) => method === 'GET')?.headers.apikey).toBe(KEY);
  await expect(result(page)).not.toContainText(KEY);
});

test('a redirect that is not described is not followed with a key', async ({page, service, elsewhere}) => {
  service.respond = (request, response) => redirectTo(elsewhere, request, response);
  await openWith(page, REGISTRIES, {key: KEY});
  await expect(form(page)).toContainText('Sent with your API key.');
  await send(page).click();
  await expect(result(page)).toContainText(
    "packages.ecosyste.ms redirected the request. We didn't follow the redirect, so that your API key isn't sent to another host. To see where it leads, run the request in a terminal.",
  );
  expect(elsewhere.received).toEqual([]);
});

test('a redirect that is not described is followed where nobody is named', async ({page, service, elsewhere}) => {
  service.respond = (request, response) => redirectTo(elsewhere, request, response);
  await openWith(page, REGISTRIES, {});
  await send(page).click();
  await expect(result(page)).toContainText(`The request was redirected to ${new URL(elsewhere.url).host}`);
  expectNothingOfReader(elsewhere);
});

/**
 * Runs the samples of every operation, in every language, against a server that
 * records what arrives: it must be the request that `prepareRequest` describes,
 * from every language. Each language runs all its samples in one process.
 */
import {mkdtempSync, rmSync} from 'node:fs';
import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {DESCRIPTIONS} from '../fixtures.testing';
import {loadAll} from '../node/load';
import {callOf, jobsOf, type Call} from './call';
import {exampleValues, prepareRequest, wellFormed, type PreparedRequest} from './request';
import {samplesFor, type SampleLanguage} from './samples';
import {hostileTexts, hostileValues, listen} from './execution.testing';
import {language, MINUTE, RUNNING, Workspace, type RunLanguage} from './programs.testing';

interface Case {
  title: string;
  origin: string;
  call: Call;
  request: PreparedRequest;
  code: ReadonlyMap<SampleLanguage, string>;
}

/** Every operation with the request that its page shows, and each third with hostile text in every parameter. */
const cases: readonly Case[] = loadAll(DESCRIPTIONS)
  .flatMap(({operations}) => operations)
  .flatMap((operation, index) =>
    [exampleValues(operation), ...(index % 3 ? [] : [hostileValues(operation, index)])].map((values, kind) => ({
      title: `${operation.api}/${operation.id}${kind ? ' with hostile text' : ''}`,
      origin: new URL(operation.baseUrl).origin,
      call: callOf(operation, values),
      request: prepareRequest(operation, values),
      code: new Map(samplesFor(operation, values).map(({id, code}) => [id, code])),
    })),
  );

/** One of each form. */
const FORMS = [
  'packages/getRegistries',
  'packages/bulkLookupPackages',
  'repositories/getHost',
  'commits/repositoriesLookup',
  'diff/createJob',
  'diff/createJobWithGet',
  'issues/createJob',
];

/** The one job that is not complete at first: each further one would cost a pause. */
const PENDING = cases.findIndex(({call}) => call.form === 'job');

const TEXTS = hostileTexts(200, 2);

interface Recorded {
  method: string;
  /** Path and query, without what names the case. */
  target: string;
  agent?: string;
  type?: string;
  body: string;
}

/** What arrived, by `<language>/<case>`. */
const recorded = new Map<string, Recorded[]>();
const folder = mkdtempSync(path.join(tmpdir(), 'samples-'));
const space = new Workspace(folder);
let server: Server;
let base: string;

/** Another host, and who came there. */
let elsewhere: Server;
let away: string;
const strangers: string[] = [];

/** A server whose response never ends. */
let dripping: Server;
let drips: string;

/** @returns whether the case's answers begin with a redirect. */
const redirects = ({call}: Case): boolean => call.form === 'job' || call.follows;

/** Where the redirect of a case leads. */
const targetOf = ({call}: Case): string =>
  call.form === 'job' ? `${new URL(jobsOf(call)).pathname}/3f0f3c1e-5b0a` : '/target';

function answer(key: string, count: number, response: ServerResponse): void {
  const one = cases[Number(key.split('/')[1])];
  if (one === undefined) return void response.writeHead(302, {Location: away}).end('{}');
  response.setHeader('Content-Type', 'application/json');
  // Of a job, only the ID is taken.
  const host = one.call.form === 'job' ? away : `${base}/${key}`;
  if (count === 1 && redirects(one)) response.writeHead(302, {Location: host + targetOf(one)});
  const pending = one === cases[PENDING] && count === 2;
  response.end(JSON.stringify({status: pending ? 'pending' : 'complete'}));
}

function record(message: IncomingMessage, response: ServerResponse): void {
  const chunks: Buffer[] = [];
  message.on('data', (chunk: Buffer) => chunks.push(chunk));
  message.on('end', () => {
    const [, key = '', target = ''] = /^\/(\w+\/\d+)(.*)$/s.exec(message.url ?? '') ?? [];
    const {'user-agent': agent, 'content-type': type} = message.headers;
    const list = recorded.get(key) ?? [];
    recorded.set(key, [
      ...list,
      {method: message.method ?? '', target, agent, type, body: Buffer.concat(chunks).toString()},
    ]);
    answer(key, list.length + 1, response);
  });
}

/** What must have arrived after the first request, as method and target. curl shows where a job is, and ends. */
function followUps(one: Case, language: RunLanguage): string[] {
  if (!redirects(one) || (one.call.form === 'job' && language === 'curl')) return [];
  return Array<string>(one === cases[PENDING] ? 2 : 1).fill(`GET ${targetOf(one)}`);
}

/** @returns what is wrong with what arrived from a language, one sentence for each case. */
function problems(language: RunLanguage): string[] {
  return cases.flatMap((one, index) => {
    const [first, ...rest] = recorded.get(`${language}/${index}`) ?? [];
    const got = first && {
      method: first.method,
      target: first.target,
      type: one.request.body === undefined ? undefined : first.type,
      body: one.request.body === undefined ? first.body : (JSON.parse(first.body) as unknown),
      agents: [first, ...rest].map(({agent}) => agent).filter((agent) => agent !== one.call.headers['User-Agent']),
      rest: rest.map(({method, target}) => `${method} ${target}`),
    };
    const wanted = {
      method: one.request.method,
      target: one.request.url.slice(one.origin.length),
      type: one.call.headers['Content-Type'],
      body: one.request.body === undefined ? '' : (JSON.parse(one.request.body) as unknown),
      agents: [],
      rest: followUps(one, language),
    };
    try {
      expect(got).toEqual(wanted);
      return [];
    } catch {
      return [`${one.title}: got ${JSON.stringify(got)}, not ${JSON.stringify(wanted)}`];
    }
  });
}

/** The samples of a language, sent to the recorder. */
function codes(language: RunLanguage): string[] {
  return cases.map(({code, origin}, index) => code.get(language)!.replaceAll(origin, `${base}/${language}/${index}`));
}

/** Texts as lines of hexadecimal UTF-8, as the programs write them. */
const hex = (texts: readonly string[]): string[] => texts.map((text) => Buffer.from(wellFormed(text)).toString('hex'));
const lines = (output: string): string[] => output.replace(/\n$/, '').split('\n');

beforeAll(async () => {
  server = createServer(record);
  elsewhere = createServer((message, response) => {
    strangers.push(`${message.url} ${message.headers['user-agent']}`);
    response.end('{"status": "complete"}');
  });
  dripping = createServer((_, response) => {
    const drops = setInterval(() => response.write(' '), 200);
    response.on('close', () => clearInterval(drops));
  });
  base = await listen(server);
  away = await listen(elsewhere);
  drips = await listen(dripping);
});

afterAll(() => {
  for (const one of [server, elsewhere, dripping]) one.close().closeAllConnections();
  rmSync(folder, {recursive: true, force: true});
  // Thousands of files.
}, MINUTE);

for (const [id, {name, command, ...runner}] of RUNNING) {
  language(name, command, (program) => {
    it(
      'sends every request',
      async () => {
        await runner.run(program, space, codes(id), id);
        expect(problems(id)).toEqual([]);
      },
      // A process for each request: minutes on a machine that is busy.
      MINUTE * 6,
    );

    it(
      'takes the address of the reader to no other host',
      async () => {
        for (const {title, code, origin} of cases.filter(({title}) => FORMS.includes(title))) {
          const sample = code.get(id)!.replaceAll(origin, `${base}/${id}/${cases.length}`);
          // Most end with a message.
          await runner.run(program, space, [sample], `${id}-away`).catch(() => undefined);
          const expected = title.endsWith('/repositoriesLookup') ? ['/ my-app/1.0'] : [];
          expect(strangers.splice(0), title).toEqual(expected);
        }
      },
      MINUTE * 3,
    );

    // Nothing in curl's one line or in Python's library limits a whole response by itself.
    if (id !== 'curl' && id !== 'python')
      it(
        'gives up on a response that never ends',
        async () => {
          const {code, origin} = cases[0]!;
          const sample = code.get(id)!.replaceAll(origin, drips);
          const hasty = sample.replace(/(timeout\()60/, '$11').replace('time.Minute', 'time.Second');
          await expect(runner.run(program, space, [hasty], `${id}-drips`)).rejects.toThrow();
        },
        MINUTE,
      );

    it(
      runner.lacksNull ? 'keeps every text but U+0000, which it cannot hold' : 'keeps every text',
      async () => {
        const texts = runner.lacksNull ? TEXTS.map((text) => text.replaceAll('\0', '')) : TEXTS;
        expect(lines(await runner.print(program, space, TEXTS))).toEqual(hex(texts));
      },
      MINUTE,
    );

    if (runner.format)
      it(
        'is written as its formatter writes',
        async () => expect(await runner.format?.(program, space, codes(id))).toBe(''),
        MINUTE,
      );
  });
}

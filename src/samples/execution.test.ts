/**
 * Runs the samples of every operation, in every language, against a server that
 * records what arrives: it must be the request that `prepareRequest` describes,
 * from every language. Each language runs all its samples in one process.
 */
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {SAMPLE_USER_AGENT} from '../catalogue/access';
import {loadAll} from '../openapi/node/load';
import {callOf, type Call} from './call';
import {javascriptString, pythonString, rString, rubyString, shellQuoted} from './quote';
import {exampleValues, prepareRequest, wellFormed, type PreparedRequest} from './request';
import {samplesFor, type SampleLanguage} from './samples';
import {findCommand, hostileTexts, hostileValues} from './execution.testing';
import {goProgram, language, MINUTE, RUN_PYTHON, RUN_R, RUN_RUBY, run} from './programs.testing';

type Language = Exclude<SampleLanguage, 'cli'>;

interface Case {
  title: string;
  origin: string;
  call: Call;
  request: PreparedRequest;
  code: ReadonlyMap<SampleLanguage, string>;
}

/** Every operation with the request that its page shows, and with hostile text in every parameter. */
const cases: readonly Case[] = loadAll()
  .flatMap(({operations}) => operations)
  .flatMap((operation, index) =>
    [exampleValues(operation), hostileValues(operation, index)].map((values, kind) => ({
      title: `${operation.api}/${operation.id}${kind ? ' with hostile text' : ''}`,
      origin: new URL(operation.baseUrl).origin,
      call: callOf(operation, values),
      request: prepareRequest(operation, values),
      code: new Map(samplesFor(operation, values).map(({id, code}) => [id, code])),
    })),
  );

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
let server: Server;
let base: string;

/** @returns whether the case's answers begin with a redirect, where the description says that one may come. */
const redirects = ({call}: Case): boolean => call.form === 'job' || call.redirects;

function answer(key: string, count: number, response: ServerResponse): void {
  const one = cases[Number(key.split('/')[1])]!;
  response.setHeader('Content-Type', 'application/json');
  if (count === 1 && redirects(one)) response.writeHead(302, {Location: `${base}/${key}/target`});
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

/** What must have arrived after the first request, as method and target. */
function followUps(one: Case, language: Language): string[] {
  const times = !redirects(one) ? 0 : one === cases[PENDING] && language !== 'curl' ? 2 : 1;
  return Array<string>(times).fill('GET /target');
}

/** @returns what is wrong with what arrived from a language, one sentence for each case. */
function problems(language: Language): string[] {
  return cases.flatMap((one, index) => {
    const [first, ...rest] = recorded.get(`${language}/${index}`) ?? [];
    const got = first && {
      method: first.method,
      target: first.target,
      type: one.request.body === undefined ? undefined : first.type,
      body: one.request.body === undefined ? first.body : (JSON.parse(first.body) as unknown),
      agents: [first, ...rest].map(({agent}) => agent).filter((agent) => agent !== SAMPLE_USER_AGENT),
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
function codes(language: Language): string[] {
  return cases.map(({code, origin}, index) => code.get(language)!.replace(origin, `${base}/${language}/${index}`));
}

function write(name: string, text: string): string {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, text);
  return file;
}

/** The samples of a language as files, in a folder of their own. */
function files(language: Language, extension: string): string {
  codes(language).forEach((code, index) =>
    write(`${language}/${String(index).padStart(4, '0')}.${extension}`, `${code}\n`),
  );
  return path.join(folder, language);
}

/** Texts as lines of hexadecimal UTF-8, as the programs write them. */
const hex = (texts: readonly string[]): string[] => texts.map((text) => Buffer.from(wellFormed(text)).toString('hex'));
const lines = (output: string): string[] => output.replace(/\n$/, '').split('\n');

beforeAll(async () => {
  server = createServer(record);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  rmSync(folder, {recursive: true, force: true});
});

describe('JavaScript', () => {
  const AsyncFunction = Object.getPrototypeOf(async () => undefined).constructor as new (
    ...args: string[]
  ) => (console: {log(): void}) => Promise<void>;

  it(
    'sends every request',
    async () => {
      for (const code of codes('javascript')) await new AsyncFunction('console', code)({log: () => undefined});
      expect(problems('javascript')).toEqual([]);
    },
    MINUTE,
  );

  it('keeps every text', () => {
    const texts = new Function(`return [${TEXTS.map(javascriptString).join(',\n')}]`)() as string[];
    expect(texts).toEqual(TEXTS.map(wellFormed));
  });
});

language('curl', findCommand(['curl', '--version']), () => {
  it(
    'sends every request',
    async () => {
      write('.curlrc', 'silent\nshow-error\n');
      const script = write(
        'samples.sh',
        codes('curl')
          .map((code) => `{ ${code}\n} >/dev/null || exit 1\n`)
          .join(''),
      );
      await run(folder, 'sh', [script], {CURL_HOME: folder});
      expect(problems('curl')).toEqual([]);
    },
    MINUTE,
  );

  it('keeps every text but U+0000, which no argument can hold', async () => {
    const script = write('texts.sh', `printf '%s\\0' ${TEXTS.map(shellQuoted).join(' ')}`);
    expect((await run(folder, 'sh', [script])).split('\0').slice(0, -1)).toEqual(
      TEXTS.map((text) => wellFormed(text).replaceAll('\0', '')),
    );
  });
});

language(
  'Python (requests)',
  findCommand(...['python3', '/usr/bin/python3', 'python'].map((name) => [name, '-c', 'import requests'] as const)),
  (python) => {
    it(
      'sends every request',
      async () => {
        await run(folder, python, [write('run.py', RUN_PYTHON), files('python', 'py')]);
        expect(problems('python')).toEqual([]);
      },
      MINUTE,
    );

    it('keeps every text', async () => {
      const script = write(
        'texts.py',
        TEXTS.map((text) => `print(${pythonString(text)}.encode("utf-8").hex())`).join('\n'),
      );
      expect(lines(await run(folder, python, [script]))).toEqual(hex(TEXTS));
    });
  },
);

language('Ruby', findCommand(['ruby', '-e', "require 'json'; require 'open-uri'"]), (ruby) => {
  it(
    'sends every request',
    async () => {
      await run(folder, ruby, [write('run.rb', RUN_RUBY), files('ruby', 'rb')]);
      expect(problems('ruby')).toEqual([]);
    },
    MINUTE,
  );

  it('keeps every text', async () => {
    const script = write(
      'texts.rb',
      TEXTS.map((text) => `puts ${rubyString(text)}.encode('UTF-8').unpack1('H*')`).join('\n'),
    );
    expect(lines(await run(folder, ruby, [script]))).toEqual(hex(TEXTS));
  });
});

language('Go', findCommand(['go', 'version']), (go) => {
  let output: string;

  it(
    'sends every request',
    async () => {
      output = await run(folder, go, ['run', write('samples.go', goProgram(codes('go'), TEXTS))], {
        GO111MODULE: 'off',
        GOFLAGS: '',
        CGO_ENABLED: '0',
      });
      expect(problems('go')).toEqual([]);
    },
    MINUTE * 2,
  );

  it('keeps every text', () => {
    expect(lines(output)).toEqual(hex(TEXTS));
  });

  it(
    'is written as gofmt writes',
    async () => {
      expect(await run(folder, path.join(path.dirname(go), 'gofmt'), ['-l', files('go', 'go')])).toBe('');
    },
    MINUTE,
  );
});

const R_PARSE = `
for (name in list.files(commandArgs(TRUE)[1], full.names = TRUE)) parse(name, encoding = "UTF-8")
`;

language('R', findCommand(['Rscript', '--version']), (rscript) => {
  it(
    'can be parsed',
    async () => {
      await run(folder, rscript, [write('parse.R', R_PARSE), files('r', 'R')]);
    },
    MINUTE,
  );

  it('keeps every text but U+0000, which R cannot hold', async () => {
    const script = write(
      'texts.R',
      `for (text in c(${TEXTS.map(rString).join(',\n')})) cat(paste(charToRaw(enc2utf8(text)), collapse = ""), "\\n", sep = "")\n`,
    );
    const reader = write('texts-run.R', 'eval(parse(commandArgs(TRUE)[1], encoding = "UTF-8"))');
    expect(lines(await run(folder, rscript, [reader, script]))).toEqual(
      hex(TEXTS.map((text) => text.replaceAll('\0', ''))),
    );
  });
});

language('R (httr2)', findCommand(['Rscript', '-e', 'library(httr2); library(jsonlite)']), (rscript) => {
  it(
    'sends every request',
    async () => {
      await run(folder, rscript, [write('run.R', RUN_R), files('r', 'R')]);
      expect(problems('r')).toEqual([]);
    },
    MINUTE,
  );
});

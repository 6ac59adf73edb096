/** For tests only: runs the programs of the guides against services of this machine, which hold them to the descriptions. */
import {execFileSync, spawn} from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import type {IncomingMessage, ServerResponse} from 'node:http';
import {createServer} from 'node:https';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Json, Operation} from '@ecosystems-docs/openapi-docs';
import {validateValue} from '@ecosystems-docs/openapi-docs/facts';
import {load, loadAll} from '@ecosystems-docs/openapi-docs/node';
import {environment} from '@ecosystems-docs/openapi-docs/testing';
import {readBody, readHeaders, readValues, Routes} from '@ecosystems-docs/mock-server';

/** A fence of a page that has a title and runs by itself. */
interface Program {
  /** `docs/guides/csv.mdx:39` */
  place: string;
  page: string;
  title: string;
  code: string;
}

/** @returns the programs of a page */
export function programsOf(page: string): Program[] {
  const text = readFileSync(page, 'utf8');
  const fences = [...text.matchAll(/^```(python|r|js|go|ruby|bash) title="([^"]+)"\n(.*?)^```$/gms)];
  return fences.flatMap(({1: language, 2: title = '', 3: code = '', index}) => {
    // A list of gems isn't a program, nor are commands, unless they make one that reads an API.
    const isProgram = /^for page in /m.test(code) || ['curl ', '/api/v1/', 'jq '].every((word) => code.includes(word));
    if (title === 'Gemfile' || (language === 'bash' && !isProgram)) return [];
    return [{place: `${page}:${text.slice(0, index).split('\n').length}`, page, title, code}];
  });
}

/** @returns the program as the page shows it */
export function program(page: string, title: string): Program {
  const program = programsOf(page).find((one) => one.title === title);
  if (!program) throw new Error(`${page} has no program "${title}".`);
  return program;
}

/** What the programs import. */
const MODULES = 'static/programs';

/** The host and base path of Packages. */
export const PACKAGES = 'packages.ecosyste.ms/api/v1';

export type Row = Record<string, Json>;

/** @returns the first record of an operation's example, changed */
export function record(api: string, operation: string, changes: Row = {}, key?: string): Row {
  const {responses} = load(api).operations.find(({id}) => id === operation)!;
  const examples = responses.find(({status}) => status === '200')!.content[0]!.examples;
  const value = (key === undefined ? examples[0] : examples.find((example) => example.key === key))!.value;
  return {...((Array.isArray(value) ? value[0] : value) as Row), ...changes};
}

/** @returns a record of the bulk lookup, without advisories */
export function packageOf(purl: string, changes: Row = {}): Row {
  const [, ecosystem = '', name = ''] = /^pkg:(\w+)\/([^@?]+)/.exec(purl) ?? [];
  const named = {purl, ecosystem, name: decodeURIComponent(name), advisories: []};
  return record('packages', 'bulkLookupPackages', {...named, ...changes});
}

/** A response that is more than a body with the status 200. */
export class Reply {
  constructor(
    readonly status: number,
    readonly body: Json,
    readonly headers: Readonly<Record<string, string>> = {},
    /** Whether the `Link` header has a next page. */
    readonly hasNext = false,
  ) {}
}

/** A connection that closes without a response. */
export const SILENCE = new Reply(0, null);

/** @returns a page of a list that has another after it */
export const page = (...items: Json[]): Reply => new Reply(200, items, {}, true);

/** @param reset the header: seconds left, a time in Unix seconds, or nothing */
export const limited = (reset?: number): Reply =>
  new Reply(
    429,
    '{"error_msg":"Rate limit exceeded. See https://ecosyste.ms/api for details."}',
    reset === undefined ? {} : {'x-ratelimit-reset': String(reset)},
  );

export const failed = (status: number, error = 'not found'): Reply => new Reply(status, {error});

/** A time in Unix seconds. */
export const fromNow = (seconds: number): number => Math.floor(Date.now() / 1000) + seconds;

export type Step = Reply | Json | ((body: Json) => Json);

/** What each request returns, in order or by its URL, by method and URL without its query; anything else is not found. */
export type Script = Readonly<Record<string, readonly Step[] | ((url: URL) => Step)>>;

/** Loaded before a program: records its pauses and ends them at once. */
const CLOCKS: Readonly<Record<string, string>> = {
  'sitecustomize.py': `
import os, time
def sleep(seconds):
    if seconds < 0:
        raise ValueError("sleep length must be non-negative")
    with open(os.environ["SLEPT"], "a") as file:
        file.write(f"{seconds}\\n")
time.sleep = sleep
`,
  'clock.sh': 'sleep() { echo "$1" >>"$SLEPT"; }',
};

let shared: {folder: string; key: Buffer; certificate: Buffer; routes: Routes} | undefined;

const folders: string[] = [];

/** Removes every folder of the programs: for the end of a file's tests. Files share this module, so each has to say so. */
export function removeFolders(): void {
  if (shared) folders.push(shared.folder);
  shared = undefined;
  for (const folder of folders.splice(0)) rmSync(folder, {recursive: true, force: true});
}

/** The certificate that every service has, and the clocks. */
function prepare(): NonNullable<typeof shared> {
  if (shared) return shared;
  const folder = mkdtempSync(path.join(tmpdir(), 'programs-'));
  const [key, certificate] = [path.join(folder, 'key.pem'), path.join(folder, 'certificate.pem')];
  const request = 'req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=127.0.0.1 -addext subjectAltName=IP:127.0.0.1';
  execFileSync('openssl', [...request.split(' '), '-keyout', key, '-out', certificate], {stdio: 'pipe'});
  for (const [name, code] of Object.entries(CLOCKS)) writeFileSync(path.join(folder, name), code);
  shared = {folder, key: readFileSync(key), certificate: readFileSync(certificate), routes: new Routes(loadAll())};
  return shared;
}

/** How a program ended, with the real URLs in its texts. */
export interface Outcome {
  code: number;
  /** Standard output. */
  out: string;
  /** Standard error. */
  problems: string;
  /** Seconds of each pause. */
  slept: number[];
  /** Method and URL of each request. */
  requests: string[];
  /** The JSON body of each request that has one. */
  bodies: Json[];
  /** The header `Last-Event-ID` of each request. */
  lastEventIds: (string | undefined)[];
  /** What the descriptions don't allow in a request, or in a response of the script. */
  undescribed: string[];
}

interface RunOptions {
  args?: readonly string[];
  /** Standard input. */
  input?: string;
  /** Further variables of the environment. */
  more?: Readonly<Record<string, string>>;
  /** Files of the program's folder in which URLs have to be those of this run. */
  local?: Readonly<Record<string, string>>;
  /** Ends a program without an end when it has printed this. */
  until?: RegExp;
}

/** A program in a folder of its own. */
export class Stage {
  readonly folder = mkdtempSync(path.join(tmpdir(), 'program-'));

  constructor(
    private readonly own: Program,
    /** What runs it, up to its file. */
    private readonly command: readonly string[],
  ) {
    folders.push(this.folder);
  }

  write(name: string, text: string): void {
    mkdirSync(path.dirname(path.join(this.folder, name)), {recursive: true});
    writeFileSync(path.join(this.folder, name), text);
  }

  read(name: string): string {
    return readFileSync(path.join(this.folder, name), 'utf8');
  }

  has(name: string): boolean {
    return existsSync(path.join(this.folder, name));
  }

  /** Runs the program to its end, against services that follow a script. */
  async run(script: Script, options: RunOptions = {}): Promise<Outcome> {
    const {key, certificate: cert} = prepare();
    const services = new Services(script);
    const server = createServer({key, cert}, (request, response) => {
      services.serve(request, response).catch((error: unknown) => response.destroy(error as Error));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    services.base = `https://127.0.0.1:${(server.address() as AddressInfo).port}`;
    try {
      const {code, out, problems} = await this.execute(services, options);
      const slept = this.has('slept') ? this.read('slept').trim().split('\n').map(Number) : [];
      return {
        code,
        out: services.real(out),
        problems: services.real(problems),
        slept,
        requests: services.requests,
        bodies: services.bodies,
        lastEventIds: services.lastEventIds,
        undescribed: services.undescribed,
      };
    } finally {
      server.close();
      server.closeAllConnections();
    }
  }

  private execute(
    services: Services,
    {args = [], input = '', more, local = {}, until}: RunOptions,
  ): Promise<Pick<Outcome, 'code' | 'out' | 'problems'>> {
    const {folder} = prepare();
    const [command = '', ...before] = this.command;
    const file = `program.${/\.(\w+)(?::|$)/.exec(this.own.title)?.[1] ?? 'py'}`;
    this.write(file, services.local(this.own.code));
    for (const name of readdirSync(MODULES)) copyFileSync(path.join(MODULES, name), path.join(this.folder, name));
    for (const [name, text] of Object.entries(local)) this.write(name, services.local(text));
    rmSync(path.join(this.folder, 'slept'), {force: true});
    const certificate = path.join(folder, 'certificate.pem');
    const env = environment({
      SSL_CERT_FILE: certificate,
      REQUESTS_CA_BUNDLE: certificate,
      CURL_CA_BUNDLE: certificate,
      SLEPT: path.join(this.folder, 'slept'),
      BASH_ENV: path.join(folder, 'clock.sh'),
      // The module that a reader downloads into the folder of the program.
      PYTHONPATH: [folder, path.resolve('static/programs')].join(path.delimiter),
      PYTHONDONTWRITEBYTECODE: '1',
      ...more,
    });
    return new Promise((resolve, reject) => {
      const child = spawn(command, [...before, file, ...args], {cwd: this.folder, env});
      let [out, problems] = ['', ''];
      child.stdout.setEncoding('utf8').on('data', (text: string) => {
        out += text;
        if (until?.test(out)) child.kill();
      });
      child.stderr.setEncoding('utf8').on('data', (text: string) => (problems += text));
      child.on('error', reject);
      child.on('close', (code) => resolve({code: code ?? -1, out, problems}));
      child.stdin.end(input);
    });
  }
}

/** All services at one address, each below its host, such as `https://127.0.0.1:1234/packages.ecosyste.ms/api/v1`. */
class Services {
  base = '';
  readonly requests: string[] = [];
  readonly bodies: Json[] = [];
  readonly lastEventIds: (string | undefined)[] = [];
  readonly undescribed: string[] = [];
  private readonly next: ReadonlyMap<string, (url: URL) => Step | undefined>;

  constructor(script: Script) {
    this.next = new Map(
      Object.entries(script).map(([key, steps]): [string, (url: URL) => Step | undefined] => {
        if (typeof steps === 'function') return [key, steps];
        const left = [...steps];
        return [key, () => left.shift()];
      }),
    );
  }

  local(text: string): string {
    return text.replace(/https:\/\/(?=[a-z]+\.ecosyste\.ms)/g, `${this.base}/`);
  }

  real(text: string): string {
    return text.replaceAll(`${this.base}/`, 'https://');
  }

  async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(`https:/${request.url}`);
    const method = request.method ?? '';
    const body = await readBody(request);
    const headers = readHeaders(request);
    const operation = this.checkRequest(method, url, headers, body);
    if (body !== '') this.bodies.push(JSON.parse(body) as Json);
    this.lastEventIds.push(headers['last-event-id']);
    this.requests.push(`${method} ${decodeURIComponent(url.href).replace('https://', '')}`);
    const step = this.next.get(`${method} ${url.host}${url.pathname}`)?.(url) ?? failed(404);
    const value = typeof step === 'function' ? step(JSON.parse(body) as Json) : step;
    const reply = value instanceof Reply ? value : new Reply(200, value);
    if (reply === SILENCE) return void response.destroy();
    if (operation) this.checkReply(operation, reply);
    const next = new URL(url);
    next.searchParams.set('page', String(Number(url.searchParams.get('page') ?? 1) + 1));
    // Some services link to http://, where nothing listens here.
    const to = (target: URL): string => `<${this.local(target.href).replace('https:', 'http:')}>`;
    if (reply.hasNext) response.setHeader('link', `${to(url)}; rel="first", ${to(next)}; rel="next"`);
    response.setHeader('content-type', typeof reply.body === 'string' ? 'text/event-stream' : 'application/json');
    for (const [name, text] of Object.entries(reply.headers)) response.setHeader(name, this.local(text));
    response.statusCode = reply.status;
    response.end(typeof reply.body === 'string' ? reply.body : this.local(JSON.stringify(reply.body)));
  }

  private checkRequest(method: string, url: URL, headers: Record<string, string>, body: string): Operation | undefined {
    if (!headers['user-agent']?.includes('(you@example.com)')) this.undescribed.push(`${url.href}: no email address`);
    if (!prepare().routes.hosts.includes(url.host)) return undefined;
    const route = prepare().routes.find(url.host, method, url.pathname);
    if (!route.operation) {
      this.undescribed.push(route.problem);
      return undefined;
    }
    const {problems} = readValues(route.operation, {headers, query: url.searchParams, body}, route.path, true);
    this.undescribed.push(...problems.map((problem) => `${url.href}: ${problem}`));
    return route.operation;
  }

  private checkReply({id, responses}: Operation, {status, body}: Reply): void {
    const described = responses.find((response) => response.status === String(status));
    const schema = described?.content[0]?.schema;
    if (!schema || status >= 400) return;
    this.undescribed.push(
      ...validateValue(schema, body).map((problem) => `${id}/${problem.path.join('/')} ${problem.message}`),
    );
  }
}

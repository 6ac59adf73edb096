/** A bulk lookup that knows the packages of tests, and lockfiles that name them. */
import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {load} from '@ecosystems-docs/openapi-docs/node';
import type {Json} from '@ecosystems-docs/openapi-docs';

/** How a request ends: with the records of what it names, or with a status. */
type Plan = 'records' | {status: number; retryAfter?: number};

export interface BulkLookup {
  /** Stands for `https:/` in the console. */
  url: string;
  /** The package URLs of each request. */
  received: string[][];
  /** The whole URL and headers of each request. */
  requests: {url: string; headers: Readonly<Record<string, string | string[] | undefined>>}[];
  /** What the next requests get, in turn; then records. */
  plans: Plan[];
  close(): Promise<void>;
}

type JsonObject = Record<string, Json>;

/** The first example of the operation, whose properties are those of the service. */
function exampleRecord(): JsonObject {
  const operation = load('packages').operations.find(({id}) => id === 'bulkLookupPackages');
  const response = operation?.responses.find(({status}) => status === '200');
  const [record] = (response?.content[0]?.examples[0]?.value ?? []) as JsonObject[];
  if (!record) throw new Error('Bulk lookup has no example.');
  return record;
}

const template = exampleRecord();
const [advisory] = template.advisories as JsonObject[];

const numberOf = (name: string): string => name.replace(/\D/g, '').padStart(4, '0');

const advisoryFor = (name: string, range: string): JsonObject => ({
  ...advisory,
  uuid: `uuid-${name}`,
  severity: 'CRITICAL',
  epss_percentage: 0.9,
  identifiers: [`GHSA-test-test-${numberOf(name)}`, `CVE-2026-${numberOf(name)}`],
  packages: [
    {
      ecosystem: 'npm',
      package_name: name,
      versions: [{vulnerable_version_range: range, first_patched_version: '2.0.0'}],
    },
  ],
});

const MAINTAINER = {login: 'alice-example', uuid: 'alice-example'};

/** What is special about a package, by the last digit of its number. Those that end in 0 aren't known. */
const SPECIAL: Readonly<Record<number, (name: string) => JsonObject>> = {
  1: (name) => ({advisories: [advisoryFor(name, '< 2.0.0')]}),
  2: (name) => ({advisories: [advisoryFor(name, 'some of them')]}),
  3: (name) => ({advisories: [advisoryFor(name, '< 1.0.0')]}),
  4: () => ({status: 'deprecated'}),
  5: () => ({maintainers: [MAINTAINER]}),
  6: () => ({normalized_licenses: []}),
  7: () => ({latest_release_published_at: '2019-05-01T00:00:00.000Z'}),
  8: () => ({funding_links: ['https://opencollective.com/example-org']}),
};

function recordOf(purl: string): JsonObject[] {
  const name = /^pkg:npm\/(pkg-\d+)$/.exec(purl)?.[1];
  const digit = Number(name?.at(-1) ?? 0);
  if (name === undefined || digit === 0) return [];
  const usual = {
    ...template,
    name,
    purl,
    ecosystem: 'npm',
    registry: {...(template.registry as JsonObject), name: 'npmjs.org', default: true},
    latest_release_number: '1.0.5',
    latest_release_published_at: '2026-06-01T00:00:00.000Z',
    maintainers: [MAINTAINER, {...MAINTAINER, login: 'bob-example'}],
    advisories: [],
  };
  return [{...usual, ...SPECIAL[digit]?.(name)}];
}

async function bodyOf(request: IncomingMessage): Promise<string[]> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return (JSON.parse(Buffer.concat(chunks).toString()) as {purls: string[]}).purls;
}

/** As the services: every origin may call them. A wait is readable only here. */
const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'content-type, apikey',
  'access-control-allow-methods': 'POST, OPTIONS',
  'access-control-expose-headers': 'retry-after',
};

function end(response: ServerResponse, plan: Plan, purls: readonly string[]): void {
  const {status, retryAfter} = typeof plan === 'object' ? plan : {status: 200, retryAfter: undefined};
  response.writeHead(status, {
    ...CORS,
    'content-type': 'application/json',
    ...(retryAfter === undefined ? {} : {'retry-after': String(retryAfter)}),
  });
  response.end(JSON.stringify(status === 200 ? purls.flatMap(recordOf) : {error: 'No.'}));
}

/** Starts the server on a free port. */
export async function startBulkLookup(): Promise<BulkLookup> {
  const lookup: Omit<BulkLookup, 'url' | 'close'> = {received: [], requests: [], plans: []};
  const server = createServer((request, response) => {
    if (request.method === 'OPTIONS') return void response.writeHead(204, CORS).end();
    void bodyOf(request).then((purls) => {
      lookup.received.push(purls);
      lookup.requests.push({url: request.url ?? '', headers: request.headers});
      end(response, lookup.plans.shift() ?? 'records', purls);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const {port} = server.address() as AddressInfo;
  return Object.assign(lookup, {
    url: `http://localhost:${port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  });
}

/**
 * @param count how many packages it has: `pkg-1`, `pkg-2` and so on, in version 1.0.0, each tenth of which the project asks for itself
 * @returns a package-lock.json of version 3
 */
export function lockfile(count: number): string {
  const numbers = Array.from({length: count}, (_, index) => index + 1);
  const direct = numbers.filter((number) => number % 10 === 1);
  const ranges = (of: readonly number[]): Record<string, string> =>
    Object.fromEntries(of.map((number) => [`pkg-${number}`, '^1.0.0']));
  const packages = numbers.map((number) => [
    `node_modules/pkg-${number}`,
    {
      version: '1.0.0',
      resolved: `https://registry.npmjs.org/pkg-${number}/-/pkg-${number}-1.0.0.tgz`,
      integrity: 'sha512-AAAA',
      ...(number % 10 !== 0 && number < count ? {dependencies: ranges([number + 1])} : {}),
    },
  ]);
  return JSON.stringify(
    {
      name: 'example',
      version: '1.0.0',
      lockfileVersion: 3,
      packages: {'': {name: 'example', dependencies: ranges(direct)}, ...Object.fromEntries(packages)},
    },
    undefined,
    2,
  );
}

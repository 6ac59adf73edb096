/** A bulk lookup with plausible records of any package, for looking at reports: what is known depends on the name alone. */
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';

type JsonObject = Record<string, unknown>;

/** @returns a whole number from a text, the same each time */
function hashOf(text: string): number {
  let hash = 7;
  for (const character of text) hash = (Math.imul(hash, 31) + (character.codePointAt(0) ?? 0)) >>> 0;
  return hash;
}

const pick = (items: readonly unknown[], number: number): unknown => items[number % items.length];

/** One in eight packages has an advisory for every version before 99, or one whose range can't be compared. */
function advisoriesOf(name: string, ecosystem: string, hash: number): JsonObject[] {
  if (hash % 8 !== 0) return [];
  const severity = pick(['CRITICAL', 'HIGH', 'HIGH', 'MODERATE', 'MODERATE', 'LOW'], hash >>> 3);
  const number = String(hash % 10_000).padStart(4, '0');
  return [
    {
      uuid: `example-${name}`,
      url: 'https://github.com/advisories',
      title: `Example advisory for ${name}`,
      severity,
      withdrawn_at: null,
      cvss_score: 7.5,
      cvss_vector: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:N/A:N',
      epss_percentage: (hash % 97) / 100,
      epss_percentile: 0.9,
      identifiers: [`GHSA-aaaa-bbbb-${number}`, `CVE-2026-${number}`],
      packages: [
        {
          ecosystem,
          package_name: name,
          versions: [
            {vulnerable_version_range: hash % 40 === 0 ? 'some versions' : '< 99.0.0', first_patched_version: '99.0.0'},
          ],
        },
      ],
    },
  ];
}

/** One in forty isn't known. */
function recordOf(purl: string): JsonObject[] {
  const [, ecosystem = '', path = ''] = /^pkg:([a-z]+)\/([^?]*)/.exec(purl) ?? [];
  const name = decodeURIComponent(path);
  const hash = hashOf(name);
  if (hash % 40 === 1) return [];
  return [
    {
      name,
      ecosystem,
      purl,
      registry: {name: `${ecosystem}js.org`, default: true},
      registry_url: 'https://www.example.org/',
      latest_release_number: `${hash % 19}.${hash % 7}.${hash % 5}`,
      latest_release_published_at: pick(
        ['2019-05-01T00:00:00Z', '2022-03-11T00:00:00Z', '2025-11-02T00:00:00Z', '2026-09-14T00:00:00Z'],
        hash >>> 2,
      ),
      normalized_licenses: pick([['MIT'], ['MIT'], ['ISC'], ['Apache-2.0'], ['Other'], []], hash >>> 4),
      maintainers: Array.from({length: hash % 5}, (_, index) => ({login: `example-${index}`})),
      status: hash % 31 === 0 ? 'deprecated' : null,
      dependent_packages_count: hash % 180_000,
      funding_links: hash % 3 === 0 ? ['https://opencollective.com/example-org'] : [],
      last_synced_at: '2026-11-20T20:05:19.118Z',
      advisories: advisoriesOf(name, ecosystem, hash),
    },
  ];
}

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'content-type, apikey',
  'access-control-allow-methods': 'POST, OPTIONS',
};

/**
 * Starts the server.
 *
 * @param port 0: any free one
 */
export async function startRichLookup(port = 0): Promise<{url: string; close(): Promise<void>}> {
  const server = createServer((request, response) => {
    if (request.method === 'OPTIONS') return void response.writeHead(204, CORS).end();
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      const {purls} = JSON.parse(body) as {purls: string[]};
      response.writeHead(200, {...CORS, 'content-type': 'application/json'});
      response.end(JSON.stringify(purls.flatMap(recordOf)));
    });
  });
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

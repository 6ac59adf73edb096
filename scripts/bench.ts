/**
 * `npm run bench [-- --runs 5]`: measures the built site beside its peer on the same server, browser
 * and profile. `-- --build` measures a cold build instead, `-- --growth` builds with more operations. Each prints its
 * table and puts it into bench/README.md.
 */
import {spawnSync} from 'node:child_process';
import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {chromium, type Browser} from 'playwright-core';
import {isMap, parseDocument, type Scalar, type YAMLMap} from 'yaml';
import {
  interact,
  PROFILE,
  routeWork,
  secondVisit,
  visit,
  weigh,
  type Interaction,
  type Visit,
} from '../bench/pages/measure';
import {buildPeer} from '../bench/pages/peer';
import {TemporarySite} from '../e2e/support/temporarySite';
import {listIds} from '../src/openapi/build/load';
import {words} from '../tools/command/words';
import {compressFiles} from '../tools/delivery/compress';
import {commonHeaders} from '../tools/delivery/headers';
import {createStaticServer} from '../tools/server/staticServer';
import {ensureChromium} from './chromium';
import {argumentsOrExit} from '../tools/command/run';

const {values} = argumentsOrExit(
  'npm run bench -- [--runs N] [--build] [--growth]\n\nMeasures the built site beside other frameworks.',
  {
    options: {
      runs: {type: 'string', default: '5'},
      build: {type: 'boolean', default: false},
      growth: {type: 'boolean', default: false},
    },
  },
);
const RUNS = Number(values.runs);
const TODAY = new Date().toISOString().slice(0, 10);

const PAGES = [
  ['Landing', '/'],
  ['Guide', '/docs/guides/jobs'],
  ['Service', '/docs/services/data-services/packages'],
  ['Operation', '/docs/services/data-services/packages/lookup-package'],
] as const;

const INTERACTIONS: readonly Interaction[] = [
  {name: 'Open the menu', path: '/docs/guides/jobs', width: 390, target: '.navbar__toggle'},
  {name: 'Expand a schema', path: PAGES[3][1], target: '.field details.fields > summary'},
  {name: 'Switch the sample', path: PAGES[3][1], target: '[data-language="python"]'},
  {
    name: 'Change the colour mode',
    path: '/docs/guides/jobs',
    target: 'nav.navbar button[aria-label*="Switch between"]',
  },
  {name: 'Change the route', path: '/docs/guides/jobs', target: '.menu__link[href="/docs/guides/freshness"]'},
];

const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? NaN;
const kib = (bytes: number): string => (bytes / 1024).toFixed(1);

type Cells = readonly (string | number)[];
const table = (head: Cells, rows: readonly Cells[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/**
 * Adds our headers to what a server sends, so that two sites differ in their pages
 * only: the publisher chooses the headers, not the generator, and some make a browser
 * start another process. Our content policy is left out, because it allows no scripts
 * but our own.
 */
function sendOurHeaders(server: Server): void {
  const {'Content-Security-Policy': _ours, ...headers} = commonHeaders({scripts: [], styles: []}, 'local');
  server.prependListener('request', (_request, response) => {
    response.setHeaders(new Map(Object.entries(headers)));
  });
}

async function serve(server: Server): Promise<{base: string; close(): void}> {
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {base: `http://localhost:${(server.address() as AddressInfo).port}`, close: () => server.close()};
}

const middle = (visits: readonly Visit[], of: (visit: Visit) => number): number => median(visits.map(of));

const PAGE_HEAD =
  'Page, Site, HTML KiB, CSS KiB, JS KiB, FCP ms, LCP ms, Blocking ms, Shift, FCP ratio, LCP ratio'.split(', ');

/** One of the sites that are compared. */
interface Site {
  name: string;
  base: string;
  /** What the site's own links have at the end of a path. */
  slash: '' | '/';
}

/** @param sites ours, then the peers */
async function pageTable(browser: Browser, sites: readonly Site[]): Promise<string> {
  const rows: Cells[] = [];
  for (const [name, pagePath] of PAGES) {
    const visits = sites.map((): Visit[] => []);
    // In turn, so that all meet the same drifts of the machine.
    for (let run = 0; run < RUNS; run += 1)
      for (const [at, {base, slash}] of sites.entries())
        visits[at]!.push(await visit(browser, base + (pagePath === '/' ? pagePath : pagePath + slash)));
    const [ours] = visits as [Visit[]];
    for (const [at, list] of visits.entries()) {
      const ratio = (of: 'firstPaint' | 'largestPaint'): string =>
        at === 0 ? '' : median(ours.map((one, run) => one[of] / list[run]![of])).toFixed(2);
      rows.push([
        name,
        sites[at]!.name,
        ...(['html', 'css', 'js'] as const).map((type) => kib(middle(list, ({bytes}) => bytes[type]))),
        ...(['firstPaint', 'largestPaint', 'blocking'] as const).map((of) =>
          Math.round(middle(list, (one) => one[of])),
        ),
        middle(list, (one) => one.shift).toFixed(3),
        ratio('firstPaint'),
        ratio('largestPaint'),
      ]);
    }
  }
  return table(PAGE_HEAD, rows);
}

/** The median of several runs, one after the other. */
async function medianOf(measure: () => Promise<number>): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) times.push(await measure());
  return Math.round(median(times));
}

async function interactionTable(browser: Browser, base: string): Promise<string> {
  const rows: Cells[] = [];
  for (const interaction of INTERACTIONS)
    rows.push([interaction.name, await medianOf(() => interact(browser, base, interaction))]);
  return table(['Interaction', 'To the next paint, ms'], rows);
}

async function consoleTable(browser: Browser, base: string): Promise<string> {
  const {before, after} = await weigh(browser, base + PAGES[3][1], async (page) => {
    await page.getByRole('button', {name: 'Try it'}).first().click();
    await page.getByRole('button', {name: 'Send'}).waitFor();
  });
  const cells = ({html, css, js, data}: typeof before): Cells => [html, css, js, data].map(kib);
  return table(
    ['Operation page', 'HTML KiB', 'CSS KiB', 'JS KiB', 'Data KiB'],
    [
      ['first visit', ...cells(before)],
      ['with the console open', ...cells(after)],
    ],
  );
}

async function laterTable(browser: Browser, base: string): Promise<string> {
  const second = Object.entries(await secondVisit(browser, base + PAGES[1][1]));
  const work = await medianOf(() =>
    routeWork(browser, base + PAGES[1][1], '.menu__link[href="/docs/guides/freshness"]'),
  );
  return table(
    ['Later', 'Figure'],
    [
      ['Second visit to the guide, over the network', second.map(([type, bytes]) => `${type} ${bytes} B`).join(', ')],
      ['Work from the click to a prefetched page, without slow-down', `${work} ms`],
    ],
  );
}

function buildTable(): string {
  const command = 'rm -rf node_modules/.cache .docusaurus-bench && npm run build --silent -- --dir build-bench';
  const start = Date.now();
  const {status} = spawnSync(command, {
    shell: true,
    stdio: 'ignore',
    env: {...process.env, DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus-bench'},
  });
  if (status !== 0) throw new Error(`"${command}" failed.`);
  return table(['Build', 'Seconds'], [['cold', ((Date.now() - start) / 1000).toFixed(1)]]);
}

/** Adds copies of every operation to the API descriptions of a copy of the site. */
function multiplyOperations(site: TemporarySite, times: number): void {
  for (const id of listIds()) {
    const file = `openapi/${id}.yaml`;
    const document = parseDocument(readFileSync(path.join(site.dir, file), 'utf8'));
    const paths = document.get('paths') as YAMLMap<Scalar<string>, YAMLMap<Scalar<string>, YAMLMap>>;
    for (const {key, value} of [...paths.items]) {
      for (let copy = 2; copy <= times; copy += 1) {
        const clone = value?.clone() as YAMLMap<Scalar<string>, YAMLMap>;
        for (const {value: operation} of clone.items) {
          if (isMap(operation) && operation.has('operationId'))
            operation.set('operationId', `${String(operation.get('operationId'))}Copy${copy}`);
        }
        paths.set(document.createNode(`/copy${copy}${key.value}`) as Scalar<string>, clone);
      }
    }
    site.write(file, document.toString());
  }
}

async function growthTable(): Promise<string> {
  const rows: Cells[] = [];
  for (const times of [1, 4]) {
    const site = new TemporarySite();
    try {
      multiplyOperations(site, times);
      const start = Date.now();
      const {status, output} = await site.build();
      if (status !== 0)
        throw new Error(`The site with ${times} times its operations does not build:\n${output.slice(-2000)}`);
      const seconds = (Date.now() - start) / 1000;
      const operations = readdirSync(path.join(site.buildDir, 'openapi/operations'), {
        recursive: true,
        encoding: 'utf8',
      }).filter((name) => name.endsWith('.json')).length;
      rows.push([operations, seconds.toFixed(1), (seconds / operations).toFixed(3)]);
    } finally {
      site.dispose();
    }
  }
  return table(['Operations', 'Seconds, cold', 'Seconds for each operation'], rows);
}

async function pageTables(): Promise<string[]> {
  const build = path.resolve('build');
  const peerDir = buildPeer(build);
  await compressFiles(peerDir);
  const peerWithOurHeaders = createStaticServer(peerDir);
  sendOurHeaders(peerWithOurHeaders);
  const [ours, equal, bare] = await Promise.all([
    serve(createStaticServer(build)),
    serve(peerWithOurHeaders),
    serve(createStaticServer(peerDir)),
  ]);
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: words('--no-sandbox --disable-gpu --disable-background-networking --disable-component-update --disable-sync'),
  });
  const tables = [
    `Medians of ${RUNS} first visits at ${PROFILE.cpuSlowdown}x CPU slow-down, ${PROFILE.bitsPerSecond / 1e6} Mbit/s and ${PROFILE.latencyMs} ms, ${TODAY}. Bytes are gzip; HTML without inlined styles.`,
    await pageTable(browser, [
      {name: 'this site', base: ours.base, slash: ''},
      {name: 'Starlight, with our headers', base: equal.base, slash: '/'},
      {name: 'Starlight, without headers', base: bare.base, slash: '/'},
    ]),
    await interactionTable(browser, ours.base),
    await laterTable(browser, ours.base),
    await consoleTable(browser, ours.base),
  ];
  await browser.close();
  for (const server of [ours, equal, bare]) server.close();
  return tables;
}

/** Prints tables, and puts them in the place of the last ones in bench/README.md. */
function record(section: string, tables: readonly string[]): void {
  const text = tables.join('\n\n');
  console.log(`${text}\n`);
  const file = path.resolve('bench/README.md');
  const readme = readFileSync(file, 'utf8');
  const place = new RegExp(`(<!-- ${section} -->)[\\s\\S]*?(<!-- /${section} -->)`);
  if (!place.test(readme))
    throw new Error(`bench/README.md has no "<!-- ${section} --><!-- /${section} -->" for the tables.`);
  writeFileSync(
    file,
    readme.replace(place, (_match, open: string, close: string) => `${open}\n\n${text}\n\n${close}`),
  );
}

async function main(): Promise<void> {
  if (!values.build && !values.growth) record('pages', await pageTables());
  if (values.build) record('build', [`${TODAY}.`, buildTable()]);
  if (values.growth) record('growth', [`${TODAY}.`, await growthTable()]);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});

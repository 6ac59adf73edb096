/**
 * `npm run bench [-- --runs 5]`: measures the built site beside its peer on the same server, browser
 * and profile. Instead of that, `-- --tasks` says what keeps the main thread busy after the first paint,
 * on processors of three speeds, `-- --lighthouse` asks Lighthouse, `-- --build` measures a cold build,
 * `-- --growth` builds with more operations. Each prints its table and puts it into bench/README.md.
 */
import {spawnSync} from 'node:child_process';
import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {chromium, type Browser} from 'playwright-core';
import {isMap, parseDocument, Scalar, type YAMLMap} from 'yaml';
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
import {LIGHTHOUSE_HEAD, lighthouseScores} from '../bench/pages/lighthouse';
import {buildPeer} from '../bench/pages/peer';
import {kib, median, table, type Cells} from '../bench/pages/tables';
import {traceVisit, type LongTask} from '../bench/pages/longTasks';
import {TemporarySite} from '../e2e/support/temporarySite';
import {listIds} from '../src/openapi/node/load';
import {words} from '../tools/command/words';
import {compressFiles} from '../tools/delivery/compress';
import {commonHeaders} from '../tools/delivery/headers';
import {createStaticServer} from '../tools/server/staticServer';
import {ensureChromium} from '../tools/browser/findChromium';
import {argumentsOrExit} from '../tools/command/run';

const {values} = argumentsOrExit(
  'npm run bench -- [--runs N] [--build] [--growth] [--tasks] [--lighthouse]\n\nMeasures the built site beside other frameworks.',
  {
    options: {
      runs: {type: 'string', default: '5'},
      build: {type: 'boolean', default: false},
      growth: {type: 'boolean', default: false},
      tasks: {type: 'boolean', default: false},
      lighthouse: {type: 'boolean', default: false},
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

/** One page of each type. */
const PAGE_TYPES = [...PAGES, ['Category', '/docs/category/tools'], ['Usage', '/docs/usage/errors']] as const;

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

const addressOf = ({base, slash}: Site, page: string): string => base + (page === '/' ? page : page + slash);

/** @param sites ours, then the peers */
async function pageTable(browser: Browser, sites: readonly Site[]): Promise<string> {
  const rows: Cells[] = [];
  for (const [name, pagePath] of PAGES) {
    const visits = sites.map((): Visit[] => []);
    // In turn, so that all meet the same drifts of the machine.
    for (let run = 0; run < RUNS; run += 1)
      for (const [at, site] of sites.entries()) visits[at]!.push(await visit(browser, addressOf(site, pagePath)));
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
        const clone = value?.clone();
        if (!isMap<Scalar<string>, YAMLMap>(clone)) continue;
        for (const {value: operation} of clone.items) {
          if (isMap(operation) && operation.has('operationId'))
            operation.set('operationId', `${String(operation.get('operationId'))}Copy${copy}`);
        }
        paths.set(new Scalar(`/copy${copy}${key.value}`), clone);
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

const SPEEDS = [1, 4, 8] as const;
/** A phone's: the comparison of slow processors is about phones. */
const PHONE = 390;

/** @param sites ours, then the peer */
async function speedTable(browser: Browser, sites: readonly Site[]): Promise<string> {
  const rows: Cells[] = [];
  for (const cpuSlowdown of SPEEDS)
    for (const [name, pagePath] of PAGES) {
      const visits = sites.map((): Visit[] => []);
      for (let run = 0; run < RUNS; run += 1)
        for (const [at, site] of sites.entries())
          visits[at]!.push(await visit(browser, addressOf(site, pagePath), {cpuSlowdown, width: PHONE}));
      const figures = (of: 'firstPaint' | 'largestPaint' | 'blocking'): number[] =>
        visits.map((list) => Math.round(middle(list, (one) => one[of])));
      const ratio = ([ours, theirs]: number[]): string => ((ours ?? NaN) / (theirs ?? NaN)).toFixed(2);
      const [first, largest] = [figures('firstPaint'), figures('largestPaint')];
      rows.push([
        `${cpuSlowdown}x`,
        name,
        first.join(' / '),
        ratio(first),
        largest.join(' / '),
        ratio(largest),
        figures('blocking').join(' / '),
      ]);
    }
  return table(
    'Slow-down, Page, First paint ms, Ratio, Largest paint ms, Ratio, Blocking after first paint ms'.split(', '),
    rows,
  );
}

const describeParts = ({parts}: LongTask): string =>
  Object.entries(parts)
    .sort(([, a], [, b]) => b - a)
    .filter(([, time]) => time >= 1)
    .map(([cause, time]) => `${cause} ${Math.round(time)}`)
    .join(', ');

async function taskTable(browser: Browser, sites: readonly Site[]): Promise<string> {
  const rows: Cells[] = [];
  for (const cpuSlowdown of SPEEDS)
    for (const [name, pagePath] of PAGES)
      for (const site of sites)
        for (const task of await traceVisit(browser, addressOf(site, pagePath), {cpuSlowdown, width: PHONE}))
          rows.push([
            `${cpuSlowdown}x`,
            name,
            site.name,
            Math.round(task.start),
            Math.round(task.duration),
            describeParts(task),
            task.source,
          ]);
  return table('Slow-down, Page, Site, At ms, Task ms, Cause ms, Longest script'.split(', '), rows);
}

/** Serves our site and the peer's while something is measured. */
async function beside(measure: (sites: readonly Site[]) => Promise<string[]>): Promise<string[]> {
  const build = path.resolve('build');
  const peer = buildPeer(build);
  await compressFiles(peer);
  const [ours, theirs] = await Promise.all([serve(createStaticServer(build)), serve(createStaticServer(peer))]);
  const tables = await measure([
    {name: 'this site', base: ours.base, slash: ''},
    {name: 'Starlight', base: theirs.base, slash: '/'},
  ]);
  for (const server of [ours, theirs]) server.close();
  return tables;
}

const launch = (): Promise<Browser> =>
  chromium.launch({
    executablePath: ensureChromium(),
    args: words('--no-sandbox --disable-gpu --disable-background-networking --disable-component-update --disable-sync'),
  });

const taskTables = (): Promise<string[]> =>
  beside(async (sites) => {
    const browser = await launch();
    const tables = [
      `First visits at ${PHONE} pixels, ${PROFILE.bitsPerSecond / 1e6} Mbit/s and ${PROFILE.latencyMs} ms, ${TODAY}: medians of ${RUNS}, this site / Starlight, both without headers of their own choice.`,
      await speedTable(browser, sites),
      'Every task over 50 ms between the first paint and five seconds after the load, one visit each.',
      await taskTable(browser, sites),
    ];
    await browser.close();
    return tables;
  });

const lighthouseTables = (): Promise<string[]> =>
  beside(async (sites) => {
    const rows: Cells[] = [];
    for (const form of ['mobile', 'desktop'])
      for (const [name, pagePath] of PAGE_TYPES)
        for (const site of sites) {
          const scores = await lighthouseScores(addressOf(site, pagePath), form === 'desktop', ensureChromium());
          rows.push([form, name, site.name, ...scores]);
        }
    return [`${TODAY}.`, table(['Form', 'Page', 'Site', ...LIGHTHOUSE_HEAD], rows)];
  });

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
  const browser = await launch();
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
  const {build, growth, tasks, lighthouse} = values;
  if (!build && !growth && !tasks && !lighthouse) record('pages', await pageTables());
  if (tasks) record('tasks', await taskTables());
  if (lighthouse) record('lighthouse', await lighthouseTables());
  if (build) record('build', [`${TODAY}.`, buildTable()]);
  if (growth) record('growth', [`${TODAY}.`, await growthTable()]);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});

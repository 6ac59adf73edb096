import {describe, expect, it} from 'vitest';
import {services} from '../catalogue/services';
import {operationPath, operationsInOrder} from '../api/node/descriptions';
import {buildSearch} from './node/buildIndex';
import {siteIndex as index, siteTexts as texts} from './siteIndex.testing';
import {toEntries} from './entries';
import {asIndex, FORMAT} from './format';
import {openIndex} from './open';
import {comparePages} from './node/plugin';
import type {Results} from './shown';

const ask = openIndex(JSON.parse(JSON.stringify(index)));
const LIST = {group: 5, all: 24};
const first = (results: Results) => results.groups[0]?.results[0];
const PACKAGES = '/docs/services/data-services/packages';

describe('the index', () => {
  it('has every operation at its address, and every service', () => {
    const {operations, serviceIds} = toEntries(index);
    expect(operations.map(({address}) => address)).toEqual(operationsInOrder().map(operationPath));
    expect(serviceIds).toEqual(services.map(({id}) => id));
  });

  it('is refused when it is something else', () => {
    for (const other of [null, 'text', {}, {...index, format: FORMAT + 1}])
      expect(() => asIndex(other)).toThrow("doesn't support");
  });

  it('names pages that Docusaurus has and it has not', () => {
    const [, permalink, title] = index.pages[0]!;
    const page = {permalink, title, source: '@site/docs/a.mdx', unlisted: false};
    expect(() => comparePages(index, [page])).not.toThrow();
    expect(() => comparePages(index, [{...page, title: 'Another'}])).toThrow(
      /@site\/docs\/a\.mdx: Docusaurus has "Another"/,
    );
    expect(() => comparePages(index, [{...page, permalink: '/docs/none'}])).toThrow(/nothing there/);
    expect(() => comparePages(index, [{...page, permalink: '/docs/none', unlisted: true}])).not.toThrow();
  });
});

describe('an operation that is deprecated', () => {
  it('says so in its result', () => {
    const [first] = operationsInOrder();
    const [, , , , , , description] = buildSearch({operations: [{...first!, deprecated: true}]}).index.operations[0]!;
    expect(description).toMatch(/^Deprecated\. /);
  });
});

describe('what the results lack, and their kinds', () => {
  it('names a word that other pages have', () => {
    const query = 'rust packages with more than 1000 dependents as csv';
    expect(ask(`${query} zzqxwvk`, LIST, texts).unknown).toEqual(['zzqxwvk']);
    expect(ask(query, LIST, texts).lacking).toEqual(['rust']);
    // Without the whole texts nobody knows what the results lack.
    expect(ask(query, LIST).lacking).toEqual([]);
    expect(ask('how many downloads does a package have', LIST, texts).lacking).toEqual([]);
  });

  it('counts every kind, and shows one', () => {
    const all = ask('licence', {group: 60, all: 60});
    const operations = all.kinds.find(({kind}) => kind === 'operation')!;
    const some = ask('licence', {group: 60, all: 60, kind: 'operation'});
    expect(some.groups.map(({kind}) => kind)).toEqual(['operation']);
    expect(some.count).toBe(operations.count);
    expect(some.kinds).toEqual(all.kinds);
  });

  it.each([
    ['get a package by registry', `${PACKAGES}/get-registry-package`],
    // What we don't have leads to the place that says so, or says what to use instead.
    ['funding by country', '/docs/guides/find-a-service#missing'],
    ['webhooks', '/docs/guides/streams-and-feeds'],
    ['grpc', '/docs/about/faq#graphql'],
    ['private registry', '/docs/about/faq#private'],
    ['publish a package through the api', '/docs/about/faq#write'],
    ['historic data', '/docs/about/faq#download-history'],
    ['dependents of a commit', '/docs/guides/dependents#versions'],
    ['uptime', '/docs/about/contact#status'],
    ['oauth', '/docs/usage/authentication'],
    // Figures and names of files say what a question is about, whatever their value.
    ['4.39M packages but npm says 3.18M', '/docs/guides/coverage'],
    ['pypi shows 600k projects, you 700k', '/docs/guides/coverage'],
    ['where does top 4.1% come from', '/docs/guides/glossary#ranking'],
    ['top 1%', '/docs/guides/glossary#ranking'],
    ['may we query daily', '/docs/usage/rate-limits'],
    ['is a nightly job ok', '/docs/usage/rate-limits'],
    ['is my lockfile affected by a CVE', '/docs/guides/check-your-project'],
    ['check lockfile in a pull request for a new CVE', '/docs/guides/recipes/ci-gate'],
    ['yarn.lock CVE check github action', '/docs/guides/recipes/ci-gate'],
  ])('has among the first three what was asked for: %s', (query, address) => {
    const all = ask(query, LIST).groups.flatMap(({results}) => results.map((one) => one.address));
    const places = address.includes('#') ? all : all.map((one) => one.split('#')[0]);
    expect(places.slice(0, 3)).toContain(address);
  });
});

describe('search', () => {
  it('answers the question of this site', () => {
    const result = first(ask('Which operation returns `dependent_repos_count`?', LIST));
    expect(result).toMatchObject({
      kind: 'property',
      address: `${PACKAGES}/lookup-package#response-200-dependent_repos_count`,
      trail: 'Packages › Look up a package',
    });
    expect(result?.title).toEqual([['dependent_repos_count', 1]]);
    expect(result?.others.length).toBeGreaterThan(3);
    expect(new Set(result?.others.map(({address}) => address)).size).toBe(result?.others.length);
  });

  it.each([
    ['/registries/npmjs.org/packages/react', `${PACKAGES}/get-registry-package`],
    ['GET /registries/{registryName}/packages/{packageName}', `${PACKAGES}/get-registry-package`],
    ['https://packages.ecosyste.ms/api/v1/packages/lookup?purl=pkg:npm/react', `${PACKAGES}/lookup-package`],
    ['bulkLookupPackages', `${PACKAGES}/bulk-lookup-packages`],
    ['bulk-lookup-packages', `${PACKAGES}/bulk-lookup-packages`],
  ])('puts the exact operation first: %s', (query, address) =>
    expect(first(ask(query, LIST))?.address.split('#')[0]).toBe(address),
  );

  it('leads to a parameter in the operation that the query names', () => {
    expect(first(ask('published_after parameter of recent versions', LIST))?.address).toBe(
      `${PACKAGES}/get-registry-recent-versions#parameter-published_after`,
    );
  });

  it('says what it looked for instead of a word that no page has', () => {
    expect(ask('pagnation', LIST).corrected).toEqual([{word: 'pagnation', instead: 'pagination'}]);
    expect(ask('pagination', LIST).corrected).toEqual([]);
  });

  it('finds nothing where no word is like it', () => expect(ask('xqzwvk', LIST)).toMatchObject({groups: [], count: 0}));

  it('shows the nearest few where nothing fits, and names the words that no page has', () => {
    const results = ask('frobnicate the zzqxwvk quuxification of repositories', LIST, texts);
    expect(results.isUnsure).toBe(true);
    expect(results.count).toBeLessThanOrEqual(3);
    expect(results.unknown).toContain('zzqxwvk');
    expect(ask('rate limits of the polite pool', LIST)).toMatchObject({isUnsure: false, unknown: []});
    expect(ask('GHSA-jfh8-c2jp-5v3q', LIST)).toMatchObject({corrected: [], unknown: []});
  });

  it('says that the pages are in English to who asks in another language', () => {
    expect(ask('依存関係', LIST).isOtherLanguage).toBe(true);
    expect(ask('dependencies', LIST).isOtherLanguage).toBeUndefined();
  });

  it.each([
    // A section names its page, an operation says how much it returns, a link what it fills in, and a phrase of readers which word it has.
    ['polling interval of a job', 'Run asynchronous jobs › Poll', '', undefined],
    ['pkg:npm/react', 'Look up a package', 'Opens with purl filled in. ', 'list'],
    ['https://github.com/rails/rails', 'Look up a repository', 'Opens with url filled in. ', 'one'],
    ['recognised file names', 'List the recognised file names', '', 'list'],
    ["count a namespace's packages", "Count a namespace's packages", '', 'count'],
    [
      'how do i know that a library is dead',
      "Track a project's health",
      'Readers also say library and dead. ',
      undefined,
    ],
  ])('says why a result is there: %s', (query, title, reason, gives) => {
    const plain = (pieces: [string, 0 | 1][]) => pieces.map(([text]) => text).join('');
    const all = ask(query, LIST, texts).groups.flatMap(({results}) => results);
    const found = all.find((one) => plain(one.title).startsWith(title));
    expect(plain(found?.text ?? []).slice(0, reason.length)).toBe(reason);
    expect([found?.title.length, found?.call?.gives]).toEqual([expect.any(Number), gives]);
  });

  it('puts a name that begins with the query before one that has it in its middle', () => {
    expect(
      first(ask('avg_time_to_close', LIST))
        ?.title.map(([text]) => text)
        .join(''),
    ).toMatch(/^avg_time_to_close/);
  });

  it('shows of a text what matched, once the whole texts are there', () => {
    const [result] = ask('polling interval of a job', LIST, texts).groups.flatMap(({results}) => results);
    expect(result?.text.some(([, marked]) => marked)).toBe(true);
  });

  it('names a property once, with the operations of all services behind it', () => {
    const results = ask('last_synced_at', {group: 12, all: 60})
      .groups.flatMap((group) => group.results)
      .filter(({kind}) => kind === 'property');
    const titles = results.map(({title}) => title.map(([text]) => text).join(''));
    expect(new Set(titles).size).toBe(titles.length);
    expect(results[0]?.others.length).toBeGreaterThan(20);
  });

  it('keeps to the numbers that are asked for', () => {
    const results = ask('package', {group: 3, all: 10});
    expect(results.groups.flatMap((group) => group.results).length).toBeLessThanOrEqual(10);
    for (const group of results.groups) expect(group.results.length).toBeLessThanOrEqual(3);
  });
});

import {describe, expect, it} from 'vitest';
import {valueText} from '../words/valueText';
import {SAMPLE_USER_AGENT, callOf} from './call';
import {DESCRIPTIONS, operationOf} from '../fixtures.testing';
import {loadAll} from '../node/load';
import type {Json} from '../model';
import {cliCommand} from './cli';
import {javascriptStyle, literal} from './literals';
import {powershell} from './powershell';
import {exampleValues, prepareRequest, type RequestValues} from './request';
import {LANGUAGES, loopSamplesFor, samplesFor, type SampleLanguage} from './samples';
import {hostileValues} from './execution.testing';
import {cmdWords, posixWords, powerShellTable, powerShellWords} from './shells.testing';

/** Languages of some operations only, without loops: there are commands of the client, and bodies that shells read differently. */
const PARTIAL: readonly SampleLanguage[] = ['cli', 'powershell'];
const LOOPING = LANGUAGES.map(({id}) => id).filter((id) => !PARTIAL.includes(id));

const operations = loadAll(DESCRIPTIONS).flatMap((api) => api.operations);

function samples(api: string, id: string, values?: RequestValues): Record<SampleLanguage, string> {
  const one = operationOf(api, id);
  return Object.fromEntries(
    samplesFor(one, values ?? exampleValues(one)).map((sample) => [sample.id, sample.code]),
  ) as Record<SampleLanguage, string>;
}

describe('every sample', () => {
  it('is whole, short, identified and free of keys', () => {
    for (const one of operations) {
      const values = exampleValues(one);
      const {url} = prepareRequest(one, values);
      const all = samplesFor(one, values);
      const agent = callOf(one, values).headers['User-Agent'];
      expect(all.map(({id}) => id).filter((id) => !PARTIAL.includes(id))).toEqual(LOOPING);
      for (const {id, code} of all) {
        const sample = `The sample in ${id} of ${one.api}/${one.id}`;
        expect(code, `${sample} says who asks.`).toContain(id === 'cli' ? '--mailto you@example.com' : agent);
        if (id !== 'cli') expect(code, `${sample} has the whole URL.`).toContain(url);
        expect(code).toBe(code.trim());
        expect(code).not.toMatch(/[ \t]\n|\n{3}|undefined|NaN|\[object/);
        expect(code).not.toMatch(/apikey|api[-_]key|authorization|bearer/i);
        // Only what cannot be broken makes a line long: a URL.
        expect(code.split('\n').filter((line) => line.length > 90 && !line.includes('https://'))).toEqual([]);
      }
    }
  });
});

describe('one request', () => {
  it('says what browsers cannot do, where it is true', () => {
    expect(samples('advisories', 'getSource').javascript).toMatch(
      /^\/\/ For Node\. Browsers may drop User-Agent \(use \?mailto=you@example\.com\)\.\n/,
    );
    for (const one of [samples('advisories-osv', 'getVulnerability'), samples('dashboards', 'getProjects')]) {
      expect(one.javascript).toMatch(/^\/\/ For Node\.js\. Browsers can't read this API: it sends no CORS headers\.\n/);
    }
  });
});

describe('a list', () => {
  const paged = operations.filter(({parameters}) => parameters.some(({name}) => name === 'page'));

  it('has a loop of its own in every language, whole, short and free of keys', () => {
    for (const one of paged) {
      const loops = loopSamplesFor(one, exampleValues(one));
      if (['topic', 'getHostTopic'].includes(one.id)) {
        // Their `page` has no effect: they return one record.
        expect(loops).toBeUndefined();
        continue;
      }
      expect(loops?.map(({id}) => id)).toEqual(LOOPING);
      for (const {code} of loops ?? []) {
        expect(code).toContain(new URL(prepareRequest(one, exampleValues(one)).url).pathname);
        expect(code).toBe(code.trim());
        expect(code).not.toMatch(/[ \t]\n|\n{3}|undefined\b(?!;)|NaN|\[object|apikey/);
        expect(code.split('\n').filter((line) => line.length > 104 && !/https:\/\/|\$origin'/.test(line))).toEqual([]);
      }
    }
  });

  it('is followed by `Link`, or counted where it has none', () => {
    const python = (api: string, id: string): string =>
      loopSamplesFor(operationOf(api, id), exampleValues(operationOf(api, id)))!.find(({id}) => id === 'python')!.code;
    expect(python('packages', 'getRegistries')).toContain('import pages');
    expect(python('awesome', 'getListListProjects')).toContain('page=page');
  });

  it('has no loop where nothing leads further', () => {
    for (const [api, id] of [
      ['packages', 'getRegistry'],
      ['sponsors', 'listSponsorLogins'],
      ['advisories-osv', 'queryVulnerabilities'],
    ] as const)
      expect(loopSamplesFor(operationOf(api, id), exampleValues(operationOf(api, id)))).toBeUndefined();
  });
});

describe('curl', () => {
  it('is one line that every shell reads alike, for each request without a body, hostile values included', () => {
    for (const [index, one] of operations.entries()) {
      for (const values of [exampleValues(one), hostileValues(one, index)]) {
        const {url, body} = prepareRequest(one, values);
        if (body !== undefined) continue;
        const code = samplesFor(one, values)[0]!.code;
        expect(code).not.toContain('\n');
        for (const words of [posixWords(code), powerShellWords(code), cmdWords(code)]) {
          expect(words.slice(0, 1)).toEqual(['curl']);
          expect(words.at(-1)).toBe(url);
          expect(words[words.indexOf('-A') + 1]).toBe(callOf(one, values).headers['User-Agent']);
        }
      }
    }
  });
});

describe('PowerShell', () => {
  const withBody = operations.filter(({requestBody}) => requestBody);

  it('has each request with a body, and no other: the line for curl runs there', () => {
    expect(withBody.length).toBeGreaterThan(3);
    expect(operations.filter((one) => samplesFor(one, exampleValues(one)).some(({id}) => id === 'powershell'))).toEqual(
      withBody,
    );
  });

  it('sends the request that every language sends, hostile values included, in ASCII', () => {
    for (const one of withBody) {
      for (const values of [exampleValues(one), ...Array.from({length: 50}, (_, seed) => hostileValues(one, seed))]) {
        const {method, url, body = ''} = prepareRequest(one, values);
        const code = samplesFor(one, values).find(({id}) => id === 'powershell')!.code;
        const [{Body, ...entries}, rest] = powerShellTable(code);
        expect(entries).toEqual({
          Method: method,
          Uri: url,
          UserAgent: SAMPLE_USER_AGENT,
          ContentType: 'application/json',
        });
        expect(JSON.parse(Body ?? '')).toEqual(JSON.parse(body));
        expect(code).toMatch(/^[\n -~]*$/);
        expect(rest).toMatch(/^\}\n(?:Invoke-RestMethod @request -MaximumRedirection 0 \||\$created = )/);
      }
    }
  });

  it('has no body where none was given yet, and further headers in a table of their own', () => {
    const one = operationOf('packages', 'bulkLookupPackages');
    const code = samplesFor(one, {parameters: {}}).find(({id}) => id === 'powershell')!.code;
    expect(Object.keys(powerShellTable(code)[0])).toEqual(['Method', 'Uri', 'UserAgent']);
    const call = callOf(one, {parameters: {}});
    expect(powershell.sample({...call, headers: {...call.headers, 'If-Match': "it's"}}, one)).toContain(
      "\n  Headers     = @{'If-Match' = 'it''s'}\n",
    );
  });
});

describe('redirects', () => {
  it('are on the host of the request in descriptions, and followed where the record is behind one', () => {
    for (const one of operations) {
      const targets = one.responses.flatMap(({status, headers}) =>
        /^30[12]$/.test(status) ? headers.filter(({name}) => name === 'Location') : [],
      );
      for (const {example} of targets)
        expect(new URL(valueText(example)).origin, one.id).toBe(new URL(one.baseUrl).origin);
      const {code} = samplesFor(one, exampleValues(one))[0]!;
      expect(code.startsWith('curl -L '), `${one.api}/${one.id}`).toBe(
        one.id === 'repositoriesLookup' && targets.length > 0,
      );
    }
  });

  it('end at a job that is asked for until it has ended', () => {
    for (const one of operations.filter(({effect}) => effect === 'creates')) {
      for (const {id, code} of samplesFor(one, exampleValues(one))) {
        if (id === 'curl') expect(code).toMatch(/^curl -i /);
        else if (id === 'cli' && one.requestBody) expect(code).toContain('create_job --url ');
        else if (id === 'cli')
          expect(code).toMatch(/create_job \\\n {4}--polling-interval 2|create_job --polling-interval 2/);
        else
          expect(code, `The sample in ${id} waits, and ends at complete and at error.`).toMatch(
            /^(?=[^]*(?:[sS]leep|setTimeout))[^]*complete[^]*error/,
          );
      }
    }
  });
});

describe('the command line client', () => {
  const command = (api: string, id: string, parameters?: RequestValues['parameters']) => {
    const one = operationOf(api, id);
    return cliCommand(one, parameters ? {parameters} : exampleValues(one))?.replace(
      /^ecosystems --format json --mailto you@example\.com \\\n {2}/,
      '',
    );
  };

  it('takes arguments in the order of the path, and of its own in jobs', () => {
    expect(command('repositories', 'getHostRepository')).toBe('repos get_host_repository GitHub sdsc-ordes/gimie');
    expect(command('packages', 'getRegistryPackageVersion')).toBe(
      'packages get_registry_package_version npmjs.org react 18.3.1',
    );
    expect(command('resolver', 'createJob', {package_name: 'split', registry: 'rubygems.org', version: '4.0'})).toBe(
      'resolve create_job --polling-interval 2 --version 4.0 split rubygems.org',
    );
  });

  it('has options for the query, quoted where they need it', () => {
    expect(command('packages', 'lookupPackage', {purl: 'pkg:npm/@babel/core'})).toBe(
      'packages lookup_package --purl pkg:npm/@babel/core',
    );
    expect(command('repositories', 'lookupHostOwner')).toBe('repos lookup_host_owner --name "Ruby on Rails" GitHub');
    expect(command('issues', 'getHostRepositories', {hostName: 'GitHub', per_page: 50})).toBe(
      'issues get_host_repositories --per-page 50 GitHub',
    );
    expect(command('packages', 'getKeyword', {keywordName: '-a'})).toBe('packages get_keyword -- -a');
  });

  it('keeps the names of the documents that it was made from', () => {
    expect(command('advisories', 'lookupAdvisories')).toBe(
      'advisories lookup_advisories_by_purl --purl pkg:npm/lodash',
    );
    expect(command('dependabot', 'getRegistries')).toBe('dependabot get_registries');
    expect(command('commits', 'getHosts')).toBe('commits get_hosts');
  });

  it('has options for a body, one for each item of a list', () => {
    expect(
      cliCommand(operationOf('packages', 'bulkLookupPackages'), {
        parameters: {},
        body: {purls: ['pkg:npm/react', 'pkg:gem/rails'], ecosystem: 'npm'},
      }),
    ).toMatch(/bulk_lookup_packages \\\s+--purls pkg:npm\/react \\\s+--purls pkg:gem\/rails \\\s+--ecosystem npm$/);
    expect(
      cliCommand(operationOf('issues', 'createJob'), {parameters: {}, body: {url: 'https://github.com/rails/rails'}}),
    ).toContain('issues create_job --url https://github.com/rails/rails');
    expect(
      cliCommand(operationOf('packages', 'bulkLookupPackages'), {parameters: {}, body: {purls: [], ecosystem: null}}),
    ).toBeUndefined();
  });

  it.each([
    ['an operation that the published document lacks', 'advisories', 'listRelatedPackages', undefined],
    ['an API at another base', 'advisories-osv', 'getVulnerability', undefined],
    ['a command that sends a name for a value', 'dependabot', 'getHost', undefined],
    ['a truth value', 'repositories', 'getHostRepositories', {hostName: 'GitHub', fork: false}],
  ] as const)('is left out for %s', (_reason, api, id, parameters) => {
    expect(command(api, id, parameters)).toBeUndefined();
  });
});

it('writes a value of many levels in no more than its lines, and one that fits on one line', () => {
  const nested = (levels: number): Json => (levels === 0 ? 1 : [nested(levels - 1)]);
  expect(literal(nested(30), javascriptStyle)).toBe(`${'['.repeat(30)}1${']'.repeat(30)}`);
  expect(literal(nested(1500), javascriptStyle).split('\n')).toHaveLength(2 * 1500 + 1);
});

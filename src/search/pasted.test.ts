import {exampleValues, samplesFor} from '@ecosystems-docs/openapi-docs/samples';
import {describe, expect, it} from 'vitest';
import {operationPath, operationsInOrder} from '../api/node/descriptions';
import {siteIndex} from './siteIndex.testing';
import {openIndex} from './open';
import {takersOf} from './pasted';
import {pathIn} from './paths';

const search = openIndex(siteIndex);
const operationsFor = (text: string) => takersOf(text).map(({operation}) => operation);
const first = (query: string) => search(query, {group: 5, all: 24}).groups[0]?.results[0]?.address;

describe('a pasted identifier', () => {
  it.each([
    ['pkg:npm/react', 'packages/lookupPackage'],
    ['CVE-2021-44228', 'dependabot/getAdvisory'],
    ['10.1038/s41592-019-0686-2', 'papers/getPaper'],
    ['redis:8.2.1', 'docker/getPackageVersion'],
    ['lodash@4.17.21', 'packages/lookupPackage'],
    ['https://cran.r-project.org/package=ggplot2', 'packages/lookupPackage'],
    ['yarn.lock', 'dependency-parser/createJob'],
    ['react-18.2.0.tgz', 'archives/list'],
    ['sha256:e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855', 'packages/lookupVersions'],
    ['https://github.com/rails/rails/pull/1234', 'issues/getHostRepositoryIssue'],
  ])('%s leads to what takes it', (text, operation) => expect(operationsFor(text)[0]).toBe(operation));

  it.each([
    'react',
    'dependent_repos_count',
    '/packages/lookup',
    'packages.ecosyste.ms',
    'https://packages.ecosyste.ms/api/v1/packages/lookup',
    'how do I get an SBOM',
    'index.ts:10:5',
    'packages.ecosyste.ms/api v1.0',
    '404',
  ])('%s is none', (text) => expect(operationsFor(text)).toEqual([]));

  it('is a command of our own client, or the host of a service', () => {
    expect(first('ecosystems repos get_host_repository_manifests rails/rails GitHub')).toBe(
      '/docs/services/data-services/repositories/get-host-repository-manifests',
    );
    expect(first('ecosystems --format json parser create_job https://example.com/go.mod')).toBe(
      '/docs/services/tools/dependency-parser/create-job',
    );
    expect(first('timeline.ecosyste.ms')).toBe('/docs/services/indexes/timeline');
    expect(first('https://live.ecosyste.ms/events')).not.toMatch('/docs/services/indexes/timeline');
  });

  it('comes first among the results', () => {
    expect(first('pkg:npm/%40babel/core')?.split('#')[0]).toBe('/docs/services/data-services/packages/lookup-package');
    expect(first('Gemfile.lock')).toBe('/docs/guides/check-your-project');
    expect(first('lodash')).toBe('/docs/services/data-services/packages/lookup-package#try=1&purl=pkg%3Anpm%2Flodash');
    expect(search('django', {group: 5, all: 24}).groups[0]?.results[0]?.title).toEqual([
      ['Look up ', 0],
      ['django', 1],
    ]);
  });

  it('goes along to the fields of the operation that takes it', () => {
    expect(first('npm install left-pad')).toBe(
      '/docs/services/data-services/packages/lookup-package#try=1&purl=pkg%3Anpm%2Fleft-pad',
    );
    expect(first('docker pull postgres')).toContain('/docker/get-package#try=1&packageName=library%2Fpostgres');
    expect(first('lookup package')).not.toContain('#try');
  });
});

/** Commands of the client that have names of their own, so they say which service alone. */
const OLD_COMMANDS = /lookup_advisories_by_purl|repos get_hosts/;

describe('a pasted request', () => {
  it('leads to its operation, whatever language it is written in', () => {
    for (const operation of operationsInOrder()) {
      const samples = samplesFor(operation, exampleValues(operation));
      // A field takes no line breaks.
      const [curl = '', ...others] = samples.map(({code}) => code.replaceAll('\n', ''));
      // Search reads of all but the client's commands the URL alone.
      for (const pasted of [curl, ...others.filter((code) => !pathIn(code) && !OLD_COMMANDS.test(code))]) {
        const found = search(pasted, {group: 5, all: 24}).groups.flatMap(({results}) => results);
        const addresses = found.slice(0, 3).map(({address}) => address.split('#')[0]);
        expect(addresses, pasted).toContain(operationPath(operation));
      }
      for (const path of others.map(pathIn)) expect(path ?? pathIn(curl)).toEqual(pathIn(curl));
    }
  });

  it.each([
    'https://packages.ecosyste.ms/api/v1/registries/npmjs.org/packages/react',
    'https://packages.ecosyste.ms:443/api/v1/registries/npmjs.org/packages/react',
    'http://localhost:4010/api/v1/registries/npmjs.org/packages/react',
    '/api/v1/registries/npmjs.org/packages/react',
    'curl -H "X-A: b c" "https://packages.ecosyste.ms/api/v1/registries/npmjs.org/packages/react" | jq .name',
    'why is https://packages.ecosyste.ms/api/v1/registries/npmjs.org/packages/react, slow?',
    '1.2.3.4 "GET /api/v1/registries/npmjs.org/packages/react HTTP/1.1" 429',
    `${'# a comment '.repeat(30)} https://packages.ecosyste.ms/api/v1/registries/npmjs.org/packages/react`,
  ])('opens with its values: %s', (text) => {
    expect(first(text)).toBe(
      '/docs/services/data-services/packages/get-registry-package#try=1&registryName=npmjs.org&packageName=react',
    );
  });

  it('keeps its query', () => {
    expect(first('packages.ecosyste.ms/api/v1/packages/lookup?purl=pkg:npm/react')).toBe(
      '/docs/services/data-services/packages/lookup-package#try=1&purl=pkg%3Anpm%2Freact',
    );
  });
});

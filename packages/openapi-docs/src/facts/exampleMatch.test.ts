import {describe, expect, it} from 'vitest';
import {operationOf} from '../fixtures.testing';
import type {Example, Json} from '../model';
import {exampleMismatches, exampleRequest} from './exampleMatch';

/** @param request the operation, and its parameters as a query that is not encoded */
function mismatches(request: string, example: Json, body?: Json): string[] {
  const [, api = '', id = '', query = ''] = /^([^/]+)\/(\w+)\??(.*)$/.exec(request) ?? [];
  const parameters = Object.fromEntries(
    query.split('&').map((pair) => {
      const [name = '', value = ''] = pair.split('=');
      return [name, /^\d+$/.test(value) ? Number(value) : value];
    }),
  );
  return exampleMismatches(operationOf(api, id), {parameters, ...(body === undefined ? {} : {body})}, example);
}

const VERSION = {
  number: '19.2.0',
  created_at: '2025-10-01T21:44:10.502Z',
  version_url: 'https://packages.ecosyste.ms/api/v1/registries/npmjs.org/packages/react/versions/19.2.0',
};
const LOG4J = {
  title: 'Remote code injection in Log4j',
  packages: [{ecosystem: 'maven', package_name: 'org.apache.logging.log4j:log4j-core'}],
};
const NAMES = ['react-dom', 'react-router', 'react-redux'];
const EXAMPLE_APP = {
  full_name: 'example-org/example-app',
  repository_url: 'https://commits.ecosyste.ms/api/v1/hosts/GitHub/repositories/example-org%2Fexample-app',
};
const AFTER = '2026-06-01T00:00:00Z';

describe('an example that was shown under a request that it does not answer', () => {
  it.each<[string, Json, ...string[]]>([
    [
      'packages/getRegistry?registryName=crates.io',
      {name: 'npmjs.org', packages_url: 'https://packages.ecosyste.ms/api/v1/registries/npmjs.org/packages'},
      '`name` is npmjs.org → `crates.io` (`registryName`)',
      '`packages_url` is npmjs.org → `crates.io` (`registryName`)',
    ],
    [
      'repositories/repositoriesLookup?url=https://github.com/facebook/react',
      {full_name: 'sdsc-ordes/gimie', html_url: 'https://github.com/sdsc-ordes/gimie'},
      '`html_url` is https://github.com/sdsc-ordes/gimie → `url=https://github.com/facebook/react`',
    ],
    [
      'advisories/getAdvisories?ecosystem=npm&package_name=react',
      [LOG4J],
      '`packages.ecosystem` is maven → `ecosystem=npm`',
      '`packages.package_name` is org.apache.logging.log4j:log4j-core → `package_name=react`',
    ],
    [
      `packages/getRegistryRecentVersions?registryName=npmjs.org&created_after=${AFTER}`,
      [VERSION],
      `\`created_at\` is 2025-10-01T21:44:10.502Z → \`created_after=${AFTER}\``,
    ],
    [
      `packages/getRegistryPackageNames?registryName=npmjs.org&prefix=react-&created_after=${AFTER}`,
      NAMES,
      `names alone don't show that \`created_after=${AFTER}\` holds`,
    ],
    [
      'packages/getRegistryPackageNames?registryName=npmjs.org&prefix=react-&sort=name&order=asc',
      NAMES,
      'react-router stands before react-redux → `sort=name&order=asc`',
    ],
    [
      'commits/getHostRepository?hostName=GitHub&repoName=numpy/numpy',
      EXAMPLE_APP,
      '`full_name` is example-org/example-app → `numpy/numpy` (`repoName`)',
      '`repository_url` is example-org/example-app → `numpy/numpy` (`repoName`)',
    ],
    [
      'commits/repositoriesLookup?url=https://github.com/numpy/numpy',
      {repository_url: EXAMPLE_APP.repository_url},
      `\`repository_url\` is ${EXAMPLE_APP.repository_url} → \`url=https://github.com/numpy/numpy\``,
    ],
    [
      'funds/searchFunds?query=django',
      {funds: [{name: 'Example', html_url: 'https://funds.ecosyste.ms/funds/example'}], total_pages: 1},
      'no text of Example has a word of `query=django`',
    ],
    [
      'packages/getRegistryPackageVersion?registryName=rubygems.org&packageName=redis&versionNumber=5.4.1',
      VERSION,
      '`number` is 19.2.0 → `5.4.1` (`versionNumber`)',
      '`version_url` is npmjs.org → `rubygems.org` (`registryName`)',
    ],
    ['packages/getRegistries?per_page=1', [{name: 'a'}, {name: 'b'}], '2 items are shown → `per_page=1`'],
    [
      'packages/getRegistryPackageNames?registryName=npmjs.org&prefix=vue-',
      ['vue-x', 'react'],
      "react doesn't begin with `prefix=vue-`",
    ],
    [
      'packages/getRegistryPackages?registryName=npmjs.org&sort=downloads&order=desc',
      [{downloads: 9}, {downloads: 10}],
      '9 stands before 10 → `sort=downloads&order=desc`',
    ],
    [
      'commits/getHostRepository?hostName=GitLab.com&repoName=example-org/example-app',
      EXAMPLE_APP,
      '`repository_url` is GitHub → `GitLab.com` (`hostName`)',
    ],
    ['advisories/getAdvisories?source=erlef', [{source_kind: 'github'}], '`source_kind` is github → `source=erlef`'],
  ])('%s', (request, example, ...messages) => {
    const short = mismatches(request, example).map((message) => message.replace(', but the request asks for ', ' → '));
    expect(short).toEqual(messages);
  });

  it('a bulk lookup of other packages', () => {
    expect(
      mismatches('packages/bulkLookupPackages', [{purl: 'pkg:maven/org.apache.logging.log4j/log4j-core'}], {
        purls: ['pkg:gem/rails'],
      }),
    ).toEqual(['pkg:maven/org.apache.logging.log4j/log4j-core is none of `purls`']);
  });
});

describe('an example that answers its request', () => {
  it.each<[string, string, Json]>([
    ['in another case', 'commits/getHostRepository?hostName=github&repoName=Example-Org/example-app', EXAMPLE_APP],
    [
      'with only other properties',
      'packages/getRegistryPackage?registryName=npmjs.org&packageName=react',
      {downloads: 1},
    ],
    ['by an alias', 'advisories-osv/getVulnerability?id=CVE-2019-1010266', {id: 'MDE2', aliases: ['CVE-2019-1010266']}],
    [
      'by the package URL of one of its packages',
      'advisories/lookupAdvisories?purl=pkg:npm/lodash@4.17.20',
      [{url: 'https://github.com/advisories/1', packages: [{purl: 'pkg:npm/lodash'}]}],
    ],
    [
      'other packages of a list of dependents',
      'packages/getRegistryPackageDependentPackages?registryName=npmjs.org&packageName=react',
      [{name: 'vue', versions_url: 'https://packages.ecosyste.ms/api/v1/registries/npmjs.org/packages/vue/versions'}],
    ],
    ['without an item', 'funds/searchFunds?query=django', {funds: [], total_pages: 0}],
    ['closed by a merge', 'dependabot/getAdvisoryIssues?id=1&state=merged', [{state: 'closed', merged_at: AFTER}]],
    ['with an identifier of another kind', 'science/getProject?id=1733', {url: 'https://github.com/astropy/astropy'}],
  ])('%s', (_title, request, example) => {
    expect(mismatches(request, example)).toEqual([]);
  });
});

describe('the examples to show', () => {
  const one = operationOf('packages', 'getRegistryPackage');
  const success = one.responses.find(({status}) => status === '200')!;

  it('name the request that they answer, where it is another one', () => {
    const typical = success.content[0]!.examples.find(({key}) => key === 'typical') as Example;
    expect(exampleRequest(one, typical).parameters).toEqual({registryName: 'npmjs.org', packageName: 'react'});
    const lookup = operationOf('commits', 'repositoriesLookup');
    const example: Example = {
      key: 'a',
      summary: '',
      value: null,
      request: {url: 'https://github.com/a/b', repoName: 'a/b'},
    };
    expect(exampleRequest(lookup, example).parameters).toEqual({url: 'https://github.com/a/b'});
  });
});

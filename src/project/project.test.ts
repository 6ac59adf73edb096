import {describe, expect, it} from 'vitest';
import {loadAll} from '../../packages/openapi-docs/src/node/load';
import {exampleValues, requestProblems, type RequestValues} from '../../packages/openapi-docs/src/samples/request';
import {readProject, type Project} from './project';
import {projectValues} from './projectValues';

const operations = loadAll()
  .flatMap((api) => api.operations)
  .map((operation) => ({operation, old: exampleValues(operation)}));

function project(text: string): Project {
  const read = readProject(text);
  if (!read) throw new Error(`${text} is refused`);
  return read;
}

/** What an operation's example becomes. */
function valuesOf(text: string, reference: string): RequestValues | undefined {
  const found = operations.find(({operation: {api, id}}) => `${api}/${id}` === reference);
  if (!found) throw new Error(`There is no operation ${reference}.`);
  return projectValues(project(text), found.operation, found.old);
}

describe('readProject', () => {
  it.each([
    ['pkg:npm/left-pad', {package: {type: 'npm', name: 'left-pad'}}],
    ['pkg:github/rails/rails', {repository: {domain: 'github.com', fullName: 'rails/rails'}}],
    ['https://github.com/rails/rails.git', {repository: {domain: 'github.com', fullName: 'rails/rails'}}],
    ['https://gitlab.com/a/b/c/-/tree/main', {repository: {domain: 'gitlab.com', fullName: 'a/b/c'}}],
  ])('takes %s', (text, read) => {
    expect(readProject(` ${text} `)).toEqual({text, ...read});
  });

  it.each([
    '',
    'react',
    'pkg:npm',
    'pkg:github/rails',
    'https://github.com/rails',
    'http://github.com/a/b',
    'https://example.org/a/b',
    'javascript:alert(1)',
    `pkg:npm/${'x'.repeat(600)}`,
  ])('refuses %j', (text) => {
    expect(readProject(text)).toBeUndefined();
  });
});

describe('projectValues', () => {
  it.each([
    'pkg:npm/left-pad',
    'pkg:npm/%40babel/core@7.0.0',
    'pkg:pypi/numpy',
    'pkg:maven/org.apache.logging.log4j/log4j-core',
    'pkg:docker/redis',
    'https://github.com/octocat/hello-world',
    'https://gitlab.com/a/b/c',
  ])('makes requests of %s that the descriptions allow', (text) => {
    for (const {operation, old} of operations) {
      const mine = projectValues(project(text), operation, old);
      if (mine) expect(requestProblems(operation, mine), `${operation.api}/${operation.id}`).toEqual([]);
    }
  });

  it.each([
    ['pkg:npm/left-pad', 33],
    ['https://github.com/octocat/hello-world', 63],
  ])('changes the examples of %s', (text, count) => {
    const changed = operations.filter(({operation, old}) => projectValues(project(text), operation, old));
    expect(changed).toHaveLength(count);
  });

  it('writes a package as each service calls it', () => {
    const text = 'pkg:npm/%40babel/core@7.0.0';
    expect(valuesOf(text, 'packages/lookupPackage')?.parameters).toEqual({purl: 'pkg:npm/%40babel/core'});
    expect(valuesOf(text, 'packages/getRegistryPackageVersion')?.parameters).toEqual({
      registryName: 'npmjs.org',
      packageName: '@babel/core',
      versionNumber: '7.0.0',
    });
    expect(valuesOf('pkg:gem/rack', 'repositories/usagePackage')?.parameters).toEqual({
      ecosystem: 'rubygems',
      package: 'rack',
    });
    expect(valuesOf('pkg:gem/rack', 'docker/usagePackage')?.parameters).toEqual({ecosystem: 'gem', package: 'rack'});
    expect(valuesOf('pkg:npm/left-pad', 'packages/bulkLookupPackages')?.body).toEqual({purls: ['pkg:npm/left-pad']});
  });

  it('writes a repository as each service calls it', () => {
    const text = 'https://github.com/octocat/hello-world';
    expect(valuesOf(text, 'commits/getHostRepository')?.parameters).toEqual({
      hostName: 'GitHub',
      repoName: 'octocat/hello-world',
    });
    expect(valuesOf(text, 'issues/getHostOwner')?.parameters).toEqual({hostName: 'GitHub', ownerName: 'octocat'});
    expect(valuesOf(text, 'awesome/getProject')?.parameters).toEqual({id: 'github.com/octocat/hello-world'});
    expect(valuesOf(text, 'issues/createJob')?.body).toEqual({url: text});
  });

  it.each([
    // A record of another one that nobody could guess.
    ['pkg:npm/left-pad', 'packages/getRegistryPackageVersion'],
    ['https://github.com/octocat/hello-world', 'repositories/getHostRepositoryTag'],
    // The lookups do not find these.
    ['pkg:npm/%40babel/core', 'advisories/lookupAdvisories'],
    ['pkg:pypi/typing_extensions', 'packages/lookupPackage'],
    ['pkg:cran/data.table', 'papers/getProject'],
    ['pkg:npm/left-pad', 'repositories/repositoriesLookup'],
    // Another kind of thing.
    ['pkg:npm/left-pad', 'commits/getHostRepository'],
    ['https://gitlab.com/a/b', 'timeline/getRepositorySummary'],
    ['https://github.com/octocat/hello-world', 'dependency-parser/createJob'],
    ['https://github.com/octocat/hello-world', 'awesome/lookupList'],
  ])('leaves an example alone: %s, %s', (text, reference) => {
    expect(valuesOf(text, reference)).toBeUndefined();
  });
});

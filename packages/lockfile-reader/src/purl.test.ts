import {describe, expect, it} from 'vitest';
import {ecosystemOf, formatPackageUrl, fullName, isIndexed, needsName, parsePackageUrl, registryOf} from './purl';

describe('a package URL is read and written', () => {
  it.each([
    ['pkg:npm/react', 'type npm, name react'],
    ['PKG:NPM/react@18.3.1', 'type npm, name react, version 18.3.1'],
    ['pkg://npm/react', 'type npm, name react'],
    ['pkg:npm/@babel/core', 'type npm, namespace @babel, name core'],
    ['pkg:npm/%40babel/core@7.0.0', 'type npm, namespace @babel, name core, version 7.0.0'],
    ['pkg:npm/%40babel%2Fcore', 'type npm, namespace @babel, name core'],
    [
      'pkg:golang/github.com/gin-gonic/gin@v1.9.0#binding',
      'type golang, namespace github.com/gin-gonic, name gin, version v1.9.0',
    ],
    [
      'pkg:composer/acme/widget@dev-feature/login',
      'type composer, namespace acme, name widget, version dev-feature/login',
    ],
    ['pkg:npm/@babel/core@feature/x', 'type npm, namespace @babel, name core, version feature/x'],
    ['pkg:maven/org.slf4j:slf4j-api@2.0.0', 'type maven, namespace org.slf4j, name slf4j-api, version 2.0.0'],
    ['pkg:maven/org.slf4j%3Aslf4j-api', 'type maven, namespace org.slf4j, name slf4j-api'],
    [
      'pkg:npm/a?repository_url=https%3A%2F%2Fuser%3As3cr3t%40npm.example.com%2Fx%3Ftoken%3Ds3cr3t',
      'type npm, name a, repositoryUrl https://npm.example.com/x',
    ],
    [
      'pkg:maven/g/a?repository_url=https%3A%2F%2Frepo.example.com&type=jar',
      'type maven, namespace g, name a, repositoryUrl https://repo.example.com',
    ],
    [
      'pkg:golang/a.example/b@v2.0.0%2Bincompatible',
      'type golang, namespace a.example, name b, version v2.0.0+incompatible',
    ],
    ['pkg:npm/bad%zz', 'type npm, name bad%zz'],
    ['pkg:npm/a@1%zz', 'type npm, name a, version 1%zz'],
    ['pkg:rubygems/rails', 'type gem, name rails'],
    ['pkg:go/github.com%2Fgin-gonic%2Fgin', 'type golang, namespace github.com/gin-gonic, name gin'],
    ['pkg:golang/github.com/%21burnt%21sushi/toml', 'type golang, namespace github.com/BurntSushi, name toml'],
    ['pkg:npm/a?repository_url=https://registry.yarnpkg.com', 'type npm, name a'],
    [
      'pkg:npm/a?repository_url=https://registry.yarnpkg.com.example.com/x',
      'type npm, name a, repositoryUrl https://registry.yarnpkg.com.example.com/x',
    ],
    ['pkg:gem/rails?repository_url=https://gem.coop', 'type gem, name rails, repositoryUrl https://gem.coop'],
  ])('%s', (text, parts) => {
    const pairs = parts.split(', ').map((pair) => pair.split(' '));
    expect(parsePackageUrl(text)).toEqual(Object.fromEntries(pairs));
  });

  it.each(['pkg:', 'pkg:npm', 'pkg:npm/', 'pkg:/react', 'pkg:1x/y', 'npm/react'])('refuses %s', (text) => {
    expect(parsePackageUrl(text)).toBeUndefined();
  });

  it.each([
    ['pkg:npm/@babel/core@7.0.0', 'pkg:npm/%40babel/core'],
    ['pkg:npm/%40babel%2Fcore', 'pkg:npm/%40babel/core'],
    [
      'pkg:maven/g/a@1?type=jar&repository_url=https://r.example.com/x',
      'pkg:maven/g/a?repository_url=https%3A%2F%2Fr.example.com%2Fx',
    ],
    ['pkg:conan/a:b', 'pkg:conan/a:b'],
  ])('writes %s as %s', (text, normal) => {
    expect(formatPackageUrl(parsePackageUrl(text)!)).toBe(normal);
  });
});

describe('a package URL is turned into the names of the services', () => {
  it.each([
    ['pkg:npm/react', 'npm', 'npmjs.org', 'react', false],
    ['pkg:npm/%40babel/core', 'npm', 'npmjs.org', '@babel/core', false],
    ['pkg:golang/github.com/gin-gonic/gin', 'go', 'proxy.golang.org', 'github.com/gin-gonic/gin', false],
    [
      'pkg:maven/org.apache.logging.log4j/log4j-core',
      'maven',
      'repo1.maven.org',
      'org.apache.logging.log4j:log4j-core',
      false,
    ],
    ['pkg:docker/nginx', 'docker', 'hub.docker.com', 'library/nginx', false],
    ['pkg:deb/debian/curl', 'debian', undefined, 'curl', true],
    ['pkg:deb/mint/curl', undefined, undefined, 'curl', true],
    ['pkg:apk/postmarketos/curl', 'postmarketos', undefined, 'curl', true],
    ['pkg:puppet/puppetlabs/stdlib', 'puppet', 'forge.puppet.com', 'puppetlabs-stdlib', true],
    ['pkg:terraform/hashicorp/consul/aws', 'terraform', 'registry.terraform.io', 'hashicorp/consul/aws', false],
    ['pkg:cpan/DROLSKY/DateTime', 'cpan', 'metacpan.org', 'DateTime', true],
    ['pkg:rpm/fedora/curl', undefined, undefined, 'fedora/curl', false],
    ['pkg:constructor/x', undefined, undefined, 'x', false],
    ['pkg:maven/g/a?repository_url=https://r.example.com', 'maven', undefined, 'g:a', false],
  ])('%s', (text, ecosystem, registry, name, byName) => {
    const url = parsePackageUrl(text)!;
    expect([ecosystemOf(url), registryOf(url), fullName(url), needsName(url)]).toEqual([
      ecosystem,
      registry,
      name,
      byName,
    ]);
  });
});

it.each([
  ['npm', 'npmjs.org'],
  ['golang', 'proxy.golang.org'],
  ['swift', 'swiftpackageindex.com'],
  ['docker', 'hub.docker.com'],
  ['opam', 'opam.ocaml.org'],
])('%s is indexed from %s', (type, registry) => {
  expect(isIndexed(type, registry)).toBe(true);
  expect(registryOf({type, name: 'x'})).toBe(registry);
});

import {describe, expect, it} from 'vitest';
import type {Reading} from './reading';
import {recognise} from './recognise';

function readings(text: string): readonly Reading[] {
  const result = recognise(text);
  if ('refusal' in result) throw new Error(`"${text}" was refused: ${result.refusal}`);
  return result.readings;
}

/** The values that the first reading gives an operation. */
function values(text: string, operation: string, reading = 0): unknown {
  return readings(text)[reading]?.requests.find((request) => request.operation === operation)?.values.parameters;
}

function operations(text: string): string[] {
  return readings(text)[0]?.requests.map((request) => request.operation) ?? [];
}

function refusal(text: string): string {
  const result = recognise(text);
  return 'refusal' in result ? result.refusal : '';
}

describe('what was pasted is recognised', () => {
  it.each([
    // Package URLs, package pages and names with a version.
    ['pkg:npm/react', ['package-url'], 'Package react (npm)'],
    ['  "pkg:npm/react"  ', ['package-url'], 'Package react (npm)'],
    ['`pkg:npm/react`,', ['package-url'], 'Package react (npm)'],
    ['<pkg:npm/react>', ['package-url'], 'Package react (npm)'],
    ['\u200Bpkg:npm/react\n', ['package-url'], 'Package react (npm)'],
    ['PKG:npm/%40babel/core@7.0.0', ['package-url'], 'Package @babel/core (npm)'],
    ['@babel/core', ['package-url'], 'Package @babel/core (npm)'],
    ['@babel/core@7.0.0', ['package-url'], 'Package @babel/core (npm)'],
    ['react@18.3.1', ['package-url'], 'Package react (npm)'],
    ['numpy==1.26.4', ['package-url'], 'Package numpy (pypi)'],
    ['org.apache.logging.log4j:log4j-core', ['package-url'], 'Package org.apache.logging.log4j:log4j-core (maven)'],
    ['com.google.guava:guava:33.0.0-jre', ['package-url'], 'Package com.google.guava:guava (maven)'],
    ['golang.org/x/net', ['package-url'], 'Package golang.org/x/net (golang)'],
    ['https://www.npmjs.com/package/@babel/core/v/7.0.0', ['package-url'], 'Package @babel/core (npm)'],
    ['https://pypi.org/project/numpy/', ['package-url'], 'Package numpy (pypi)'],
    ['https://pypi.org/pypi/numpy/json', ['package-url'], 'Package numpy (pypi)'],
    ['https://pypi.org/simple/numpy/', ['package-url'], 'Package numpy (pypi)'],
    ['https://registry.npmjs.org/react', ['package-url'], 'Package react (npm)'],
    ['https://registry.npmjs.org/@babel%2fcore', ['package-url'], 'Package @babel/core (npm)'],
    ['https://docs.rs/serde/1.0.0/serde/', ['package-url'], 'Package serde (cargo)'],
    ['https://hexdocs.pm/phoenix', ['package-url'], 'Package phoenix (hex)'],
    [
      'https://search.maven.org/artifact/com.google.guava/guava/33.0.0-jre/jar',
      ['package-url'],
      'Package com.google.guava:guava (maven)',
    ],
    ['log4j:log4j:1.2.17', ['package-url'], 'Package log4j:log4j (maven)'],
    ['https://rubygems.org/gems/rails/versions/8.0.2', ['package-url'], 'Package rails (gem)'],
    ['https://crates.io/crates/serde', ['package-url'], 'Package serde (cargo)'],
    ['https://packagist.org/packages/symfony/console', ['package-url'], 'Package symfony/console (composer)'],
    [
      'https://pkg.go.dev/github.com/gin-gonic/gin@v1.9.0/binding',
      ['package-url'],
      'Package github.com/gin-gonic/gin (golang)',
    ],
    [
      'https://central.sonatype.com/artifact/com.google.guava/guava/33.0.0-jre',
      ['package-url'],
      'Package com.google.guava:guava (maven)',
    ],
    ['pkg:deb/debian/curl@7.88.1?arch=source', ['package-url'], 'Package curl (deb)'],
    ['pkg:rpm/fedora/curl', ['package-url'], 'Package fedora/curl (rpm)'],
    // Repositories.
    ['https://github.com/rails/rails', ['repository-url'], 'Repository rails/rails on GitHub'],
    ['http://www.github.com/rails/rails/', ['repository-url'], 'Repository rails/rails on GitHub'],
    ['https://github.com/rails/rails.git', ['repository-url'], 'Repository rails/rails on GitHub'],
    ['https://github.com/rails/rails/issues?q=is%3Aopen#top', ['repository-url'], 'Repository rails/rails on GitHub'],
    ['https://github.com/rails/rails/blob/main/README.md', ['repository-url'], 'Repository rails/rails on GitHub'],
    ['git@github.com:rails/rails.git', ['repository-url'], 'Repository rails/rails on GitHub'],
    ['ssh://git@github.com/rails/rails.git', ['repository-url'], 'Repository rails/rails on GitHub'],
    ['git+https://github.com/rails/rails.git', ['repository-url'], 'Repository rails/rails on GitHub'],
    ['git://github.com/rails/rails', ['repository-url'], 'Repository rails/rails on GitHub'],
    ['github.com/rails/rails.git', ['repository-url'], 'Repository rails/rails on GitHub'],
    ['github.com/gin-gonic/gin', ['repository-url', 'package-url'], 'Repository gin-gonic/gin on GitHub'],
    ['pkg:github/rails/rails', ['repository-url'], 'Repository rails/rails on GitHub'],
    [
      'pkg:gitlab/graphics/krita?repository_url=https://invent.kde.org',
      ['repository-url'],
      'Repository graphics/krita',
    ],
    [
      'https://gitlab.com/gitlab-org/api/client-go/-/tree/main',
      ['repository-url'],
      'Repository gitlab-org/api/client-go on GitLab.com',
    ],
    ['https://gitlab.gnome.org/GNOME/gtk', ['repository-url'], 'Repository GNOME/gtk on gitlab.gnome.org'],
    [
      'https://codeberg.org/forgejo/forgejo/src/branch/forgejo',
      ['repository-url'],
      'Repository forgejo/forgejo on Codeberg.org',
    ],
    ['https://git.sr.ht/~sircmpwn/scdoc', ['repository-url'], 'Repository ~sircmpwn/scdoc on git.sr.ht'],
    ['https://code.example.org/team/tool.git', ['repository-url'], 'Repository team/tool on code.example.org'],
    [
      'https://raw.githubusercontent.com/rails/rails/main/README.md',
      ['repository-url'],
      'Repository rails/rails on GitHub',
    ],
    ['Rails/rails', ['repository-url'], 'Repository Rails/rails on GitHub'],
    ['symfony/console', ['repository-url', 'image', 'package-url'], 'Repository symfony/console on GitHub'],
    // Vulnerabilities.
    ['CVE-2021-44228', ['vulnerability'], 'Vulnerability CVE-2021-44228'],
    ['cve-2021-44228', ['vulnerability'], 'Vulnerability CVE-2021-44228'],
    ['GHSA-JFH8-C2JP-5V3Q', ['vulnerability'], 'Vulnerability GHSA-jfh8-c2jp-5v3q'],
    ['https://nvd.nist.gov/vuln/detail/CVE-2021-44228', ['vulnerability'], 'Vulnerability CVE-2021-44228'],
    ['https://github.com/advisories/GHSA-jfh8-c2jp-5v3q', ['vulnerability'], 'Vulnerability GHSA-jfh8-c2jp-5v3q'],
    [
      'https://github.com/apache/logging-log4j2/security/advisories/GHSA-jfh8-c2jp-5v3q',
      ['vulnerability', 'repository-url'],
      'Vulnerability GHSA-jfh8-c2jp-5v3q',
    ],
    ['CPANSA-HTTP-Body-2013-4407', ['vulnerability'], 'Advisory CPANSA-HTTP-Body-2013-4407'],
    [
      'GSA_kwCzR0hTQS1qZmg4LWMyanAtNXYzcc4AAqPB',
      ['vulnerability'],
      'Advisory GSA_kwCzR0hTQS1qZmg4LWMyanAtNXYzcc4AAqPB',
    ],
    // Files.
    ['https://example.com/build/app.cdx.json', ['sbom'], 'SBOM app.cdx.json'],
    ['https://example.com/app.spdx', ['sbom'], 'SBOM app.spdx'],
    ['https://github.com/rails/rails/blob/main/Gemfile.lock?raw=1', ['sbom', 'repository-url'], 'File Gemfile.lock'],
    ['https://gitlab.com/group/tool/-/blob/main/package.json', ['sbom', 'repository-url'], 'File package.json'],
    [
      'https://github.com/ecosyste-ms/digest/archive/refs/heads/main.zip',
      ['sbom', 'repository-url'],
      'Archive main.zip',
    ],
    ['https://registry.npmjs.org/express/-/express-4.18.2.tgz', ['sbom'], 'Archive express-4.18.2.tgz'],
    // Images.
    ['library/nginx', ['image'], 'Image library/nginx on Docker Hub'],
    ['library/nginx:1.2', ['image'], 'Image library/nginx on Docker Hub'],
    ['nginx:1.27-alpine', ['image'], 'Image library/nginx on Docker Hub'],
    ['docker.io/library/nginx:latest', ['image'], 'Image library/nginx on Docker Hub'],
    ['docker.io/nginx', ['image'], 'Image library/nginx on Docker Hub'],
    ['index.docker.io/nodered/node-red', ['image'], 'Image nodered/node-red on Docker Hub'],
    ['https://hub.docker.com/_/redis/tags', ['image'], 'Image library/redis on Docker Hub'],
    ['https://hub.docker.com/r/nodered/node-red/tags', ['image'], 'Image nodered/node-red on Docker Hub'],
    ['pkg:docker/redis@8.2.1', ['image'], 'Image library/redis on Docker Hub'],
    [`redis@sha256:${'a'.repeat(64)}`, ['image'], 'Image library/redis on Docker Hub'],
    // Papers.
    ['10.1038/s41592-019-0686-2', ['doi'], 'Paper 10.1038/s41592-019-0686-2'],
    ['doi:10.1038/s41592-019-0686-2', ['doi'], 'Paper 10.1038/s41592-019-0686-2'],
    ['DOI: 10.1038/s41592-019-0686-2', ['doi'], 'Paper 10.1038/s41592-019-0686-2'],
    ['https://doi.org/10.1038/s41592-019-0686-2.', ['doi'], 'Paper 10.1038/s41592-019-0686-2'],
    ['http://dx.doi.org/10.1038%2Fs41592-019-0686-2', ['doi'], 'Paper 10.1038/s41592-019-0686-2'],
    ['10.48550/arXiv.2301.00001', ['doi'], 'Paper 10.48550/arxiv.2301.00001'],
    ['arXiv:2301.00001v2', ['doi'], 'Paper 10.48550/arxiv.2301.00001'],
    ['https://arxiv.org/abs/2301.00001', ['doi'], 'Paper 10.48550/arxiv.2301.00001'],
    // People and money.
    ['@octocat', ['login'], 'Person or organisation octocat on GitHub'],
    ['https://github.com/octocat', ['login'], 'Person or organisation octocat on GitHub'],
    ['github.com/rails', ['login'], 'Person or organisation rails on GitHub'],
    ['https://github.com/rails/', ['login'], 'Person or organisation rails on GitHub'],
    ['https://github.com/orgs/rails/repositories', ['login'], 'Organisation rails on GitHub'],
    ['https://github.com/users/octocat', ['login'], 'Person or organisation octocat on GitHub'],
    ['gitlab.com/gnome', ['login'], 'Person or organisation gnome on GitLab.com'],
    ['https://gitlab.com/gitlab_org.1', ['login'], 'Person or organisation gitlab_org.1 on GitLab.com'],
    ['https://gitlab.com/groups/gnome/-/epics', ['login'], 'Organisation gnome on GitLab.com'],
    ['https://gitlab.gnome.org/GNOME', ['login'], 'Person or organisation GNOME on gitlab.gnome.org'],
    ['codeberg.org/forgejo', ['login'], 'Person or organisation forgejo on Codeberg.org'],
    ['https://www.npmjs.com/~octocat', ['login'], 'Maintainer octocat on npm'],
    ['https://opencollective.com/babel', ['funding'], 'Collective babel on Open Collective'],
    ['opencollective.com/babel/donate', ['funding'], 'Collective babel on Open Collective'],
    ['https://github.com/sponsors/octocat', ['funding'], 'GitHub Sponsors account octocat'],
    ['https://funds.ecosyste.ms/funds/django', ['funding'], 'Fund django'],
    // Commands, lines of manifests and digests.
    ['npm install react', ['package-url'], 'Package react (npm)'],
    ['requests>=2.31', ['package-url'], 'Package requests (pypi)'],
    ['docker pull postgres', ['image'], 'Image library/postgres on Docker Hub'],
    ['git clone https://github.com/django/django.git', ['repository-url'], 'Repository django/django on GitHub'],
    ['CVE 2021 44228', ['vulnerability'], 'Vulnerability CVE-2021-44228'],
    [`sha256:${'a'.repeat(64)}`, ['package-url'], 'SHA-256 digest of a file'],
    ['a'.repeat(40), ['package-url'], 'SHA-1 digest of a file'],
    // Bare words can mean several things.
    ['nginx', ['package-url', 'image', 'login', 'funding'], 'Package nginx'],
    ['Django', ['package-url', 'login'], 'Package Django'],
    ['left_pad', ['package-url', 'image'], 'Package left_pad'],
  ])('%j', (text, kinds, what) => {
    const found = readings(text);
    expect(found.map((reading) => reading.kind)).toEqual(kinds);
    expect(found[0]?.what).toBe(what);
  });
});

describe('values are filled in as the descriptions want them', () => {
  it.each([
    ['pkg:npm/react@18.3.1', 'packages/lookupPackage', {purl: 'pkg:npm/react'}],
    [
      'pkg:npm/react@18.3.1',
      'packages/getRegistryPackageVersion',
      {registryName: 'npmjs.org', packageName: 'react', versionNumber: '18.3.1'},
    ],
    ['pkg:npm/react@18.3.1', 'resolver/createJob', {package_name: 'react', registry: 'npmjs.org', version: '18.3.1'}],
    ['pkg:pypi/numpy', 'papers/getProject', {ecosystem: 'pypi', name: 'numpy'}],
    ['pkg:gem/rack', 'repositories/usagePackage', {ecosystem: 'rubygems', package: 'rack'}],
    ['pkg:gem/rack', 'docker/usagePackage', {ecosystem: 'gem', package: 'rack'}],
    ['pkg:deb/debian/openssl', 'docker/usagePackage', {ecosystem: 'deb', package: 'debian/openssl'}],
    ['https://github.com/Rails/Rails.git', 'repositories/repositoriesLookup', {url: 'https://github.com/Rails/Rails'}],
    [
      'https://github.com/rails/rails/tree/main',
      'repositories/getHostRepositoryManifests',
      {hostName: 'GitHub', repositoryName: 'rails/rails'},
    ],
    [
      'https://gitlab.gnome.org/GNOME/gtk',
      'repositories/getHostRepositorySbom',
      {hostName: 'gitlab.gnome.org', repositoryName: 'GNOME/gtk'},
    ],
    ['https://github.com/rails/rails', 'awesome/getProjectLists', {id: 'github.com/rails/rails'}],
    [
      'pkg:gitlab/graphics/krita?repository_url=https://invent.kde.org',
      'repositories/repositoriesLookup',
      {purl: 'pkg:gitlab/graphics/krita?repository_url=https%3A%2F%2Finvent.kde.org'},
    ],
    [
      'https://github.com/rails/rails/blob/main/Gemfile.lock?raw=1',
      'dependency-parser/createJob',
      {url: 'https://raw.githubusercontent.com/rails/rails/main/Gemfile.lock'},
    ],
    [
      'https://gitlab.com/g/p/-/blob/main/package.json',
      'dependency-parser/createJob',
      {url: 'https://gitlab.com/g/p/-/raw/main/package.json'},
    ],
    [
      'https://codeberg.org/o/r/src/branch/main/Cargo.lock',
      'dependency-parser/createJob',
      {url: 'https://codeberg.org/o/r/raw/branch/main/Cargo.lock'},
    ],
    ['nginx:1.27-alpine', 'docker/getPackageVersion', {packageName: 'library/nginx', versionNumber: '1.27-alpine'}],
    ['@OctoCat', 'sponsors/getAccount', {login: 'octocat'}],
    ['@OctoCat', 'repositories/getHostOwner', {hostName: 'GitHub', ownerLogin: 'OctoCat'}],
    [
      'codeberg.org/forgejo',
      'repositories/getHostOwnerRepositories',
      {hostName: 'Codeberg.org', ownerLogin: 'forgejo'},
    ],
    ['github.com/rails', 'issues/getHostOwnerMaintainers', {hostName: 'GitHub', ownerName: 'rails'}],
    ['github.com/rails', 'dashboards/getCollectionPackages', {id: 'github.com/rails'}],
    ['https://opencollective.com/Babel', 'open-collective/getCollective', {id: 'babel'}],
    ['https://github.com/sponsors/octocat', 'sponsors/listAccountSponsors', {login: 'octocat'}],
    ['CVE-2021-44228', 'advisories-osv/getVulnerability', {id: 'CVE-2021-44228'}],
    ['yarn add lodash@4.17.21', 'packages/lookupPackage', {purl: 'pkg:npm/lodash'}],
    [`SHA256:${'A'.repeat(64)}`, 'packages/lookupVersions', {sha256: 'a'.repeat(64)}],
    [`sha512-${'a'.repeat(86)}==`, 'packages/lookupVersions', {integrity: `sha512-${'a'.repeat(86)}==`}],
    ['10.48550/arXiv.2301.00001', 'papers/getPaper', {doi: '10.48550/arxiv.2301.00001'}],
  ])('%s: %s', (text, operation, expected) => {
    expect(values(text, operation)).toEqual(expected);
  });
});

describe('traps are honoured', () => {
  it.each([
    ['pkg:npm/%40babel/core', {ecosystem: 'npm', package_name: '@babel/core'}],
    [
      'pkg:maven/org.apache.logging.log4j/log4j-core',
      {ecosystem: 'maven', package_name: 'org.apache.logging.log4j:log4j-core'},
    ],
    ['pkg:golang/github.com/gin-gonic/gin', {ecosystem: 'go', package_name: 'github.com/gin-gonic/gin'}],
    ['pkg:composer/symfony/console', {ecosystem: 'packagist', package_name: 'symfony/console'}],
    ['pkg:githubactions/actions/checkout', {ecosystem: 'actions', package_name: 'actions/checkout'}],
    ['pkg:swift/github.com/apple/swift-nio', {ecosystem: 'swift', package_name: 'github.com/apple/swift-nio'}],
    ['pkg:hex/phoenix', {ecosystem: 'hex', package_name: 'phoenix'}],
  ])('advisories of %s are asked for by name', (text, expected) => {
    expect(values(text, 'advisories/getAdvisories')).toEqual(expected);
    expect(operations(text)).not.toContain('advisories/lookupAdvisories');
    expect(readings(text)[0]?.note).toContain('ecosystem and name');
  });

  it('looks advisories up by package URL where that works', () => {
    expect(values('pkg:npm/lodash@4.17.20', 'advisories/lookupAdvisories')).toEqual({purl: 'pkg:npm/lodash'});
    expect(readings('pkg:npm/lodash')[0]?.note).toBeUndefined();
  });

  it.each([
    ['pkg:deb/debian/curl', {ecosystem: 'debian', name: 'curl'}],
    ['pkg:deb/ubuntu/curl@7?distro=jammy', {ecosystem: 'ubuntu', name: 'curl'}],
    ['pkg:apk/alpine/busybox', {ecosystem: 'alpine', name: 'busybox'}],
    ['pkg:puppet/puppetlabs/stdlib', {ecosystem: 'puppet', name: 'puppetlabs-stdlib'}],
  ])('%s, which the lookup does not read, is looked up by name', (text, expected) => {
    expect(values(text, 'packages/lookupPackage')).toEqual(expected);
    expect(readings(text)[0]?.note).toContain("doesn't find package URLs");
  });

  it('reads PyPI names that the lookup may miss by registry and name', () => {
    expect(values('pkg:pypi/typing-extensions', 'packages/getRegistryPackage')).toEqual({
      registryName: 'pypi.org',
      packageName: 'typing-extensions',
    });
    expect(operations('pkg:pypi/typing-extensions')).not.toContain('packages/lookupPackage');
    expect(operations('pkg:pypi/numpy')).not.toContain('packages/getRegistryPackage');
  });

  it('tries both orders of a Terraform module', () => {
    const lookups = readings('pkg:terraform/hashicorp/aws/consul')[0]
      ?.requests.filter((request) => request.operation === 'packages/lookupPackage')
      .map((request) => request.values.parameters);
    expect(lookups).toEqual([
      {purl: 'pkg:terraform/hashicorp/aws/consul'},
      {ecosystem: 'terraform', name: 'hashicorp/consul/aws'},
    ]);
  });

  it('does not ask the OSV API for a GHSA identifier', () => {
    expect(operations('GHSA-jfh8-c2jp-5v3q')).toEqual(['dependabot/getAdvisory', 'dependabot/getAdvisoryIssues']);
  });

  it('does not ask for a collective by an address with capitals', () => {
    expect(operations('https://github.com/Rails/rails')).not.toContain('open-collective/lookupProject');
  });

  it('asks for events on GitHub only', () => {
    expect(operations('https://gitlab.com/gitlab-org/gitlab')).not.toContain('timeline/getRepositorySummary');
  });

  it('asks of an owner what fits: a person’s requests of no organisation, and on other hosts only what they report', () => {
    const person = ['commits/getHostCommitter', 'timeline/getUserSummary', 'packages/getRegistryMaintainer'];
    const either = ['issues/getHostOwnerMaintainers', 'sponsors/getAccount', 'dashboards/getCollectionAdvisories'];
    expect(operations('github.com/rails')).toEqual(expect.arrayContaining([...person, ...either]));
    expect(operations('https://github.com/orgs/rails')).toEqual(expect.arrayContaining(either));
    for (const one of person) expect(operations('https://github.com/orgs/rails')).not.toContain(one);
    expect(operations('gitlab.com/gnome')).toEqual([
      'repositories/getHostOwnerRepositories',
      'repositories/getHostOwner',
    ]);
  });

  it('tells an owner by domain and login', () => {
    for (const text of ['@rails', 'rails', 'github.com/rails', 'https://github.com/orgs/rails/repositories'])
      expect(readings(text).flatMap(({owner}) => owner ?? [])).toEqual(['github.com/rails']);
    expect(readings('https://gitlab.gnome.org/GNOME')[0]?.owner).toBe('gitlab.gnome.org/GNOME');
    expect(readings('https://github.com/rails/rails')[0]?.owner).toBeUndefined();
  });

  it('does not ask papers for a name with a dot', () => {
    expect(operations('pkg:cran/data.table')).not.toContain('papers/getProject');
  });

  it('does not use the default registry where the package URL names another', () => {
    expect(operations('pkg:maven/g/a@1?repository_url=https://r.example.com')).not.toContain(
      'packages/getRegistryPackageVersion',
    );
  });

  it('does not resolve a name that the resolver refuses', () => {
    expect(operations('pkg:npm/~odd')).not.toContain('resolver/createJob');
  });

  it('leaves a digest out and says so', () => {
    const [reading] = readings(`redis@sha256:${'a'.repeat(64)}`);
    expect(reading?.note).toContain('digest');
    expect(reading?.requests.map((request) => request.operation)).not.toContain('docker/getPackageVersion');
  });

  it('says that a command names more than the first package', () => {
    expect(readings('npm install react react-dom')[0]?.note).toBe('The command lists 2 packages. This is the first.');
    expect(refusal('docker pull ghcr.io/owner/image')).toContain('images on ghcr.io');
  });

  it('warns of SPDX under a plain name', () => {
    expect(readings('https://example.com/sbom-spdx.json')[0]?.note).toContain('.spdx');
    expect(readings('https://example.com/app.spdx.json')[0]?.note).toBeUndefined();
  });
});

describe('what is secret, or inside a network, leads to no request', () => {
  const token = `ghp_${'s3cr3t'.repeat(6)}`;

  it.each([
    token,
    `npm install ${token}`,
    `pkg:npm/${token}`,
    `acme/${token}`,
    `https://files.acme.com/${token}/bom.json`,
    `https://raw.githubusercontent.com/acme/x/main/package.json/${token}`,
  ])('%s', (text) => {
    expect(refusal(text)).toContain('access token');
    expect(JSON.stringify(recognise(text))).not.toContain('s3cr3t');
  });

  it.each([
    'https://git.corp.internal/acme/corp',
    'https://gitlab.corp/acme/corp',
    'http://[::1]/acme/corp.git',
    'git@git.corp.internal:acme/corp.git',
    'git clone https://gitlab.lan/acme/corp.git',
    'https://files.corp/bom.json',
    'go get git.corp.internal/x',
    'pkg:golang/git.corp.internal/x',
  ])('%s', (text) => {
    expect(refusal(text)).toContain("can't be reached from outside");
  });

  it.each([
    'pkg:npm/../x',
    'pkg:npm/..%2f..%2fx',
    'pkg:npm/%2e%2e',
    'https://github.com/acme/%2e%2e%2f',
    'https://github.com/%2e%2e%2fa/b',
  ])('%s names no package and no repository', (text) => expect(recognise(text)).toHaveProperty('refusal'));
});

describe('a command that names another source', () => {
  it.each([
    'npm install corp --registry https://npm.acme.example',
    'npm install corp --registry=https://npm.acme.example',
    'pip install -i https://pypi.acme.example/simple corp',
    'pip install --extra-index-url=https://pypi.acme.example/simple corp',
    'uv add corp --index acme=https://pypi.acme.example',
    'gem install corp --source https://gems.acme.example',
    'cargo add corp --registry acme',
    'cargo add corp --path ../corp',
    'cargo install --git https://github.com/a/b corp',
    'dotnet add package Corp --source https://nuget.acme.example',
    'poetry add corp --source acme',
  ])('%s is read with a note', (text) => {
    expect(readings(text)[0]?.note).toMatch(/^The command names another source, so this may be another package\./);
  });

  it.each([
    'yarn add corp@file:../corp',
    'npm i corp@link:../corp',
    'pip install corp-1.0-py3-none-any.whl',
    'npm i corp-1.0.0.tgz',
  ])('%s is refused', (text) => expect(recognise(text)).toHaveProperty('refusal'));

  it('reads the repository of a package that is installed from one', () => {
    expect(readings('npm i corp@git+https://github.com/acme/corp.git')[0]?.what).toBe('Repository acme/corp on GitHub');
  });

  it('says nothing of the source that the package manager uses anyway', () => {
    expect(readings('npm install react --registry https://registry.npmjs.org/')[0]?.note).toBeUndefined();
    expect(readings('pip install --index-url https://pypi.org/simple requests')[0]?.note).toBeUndefined();
    expect(readings('npm install react --save-dev')[0]?.note).toBeUndefined();
    expect(readings('npm install -f @babel/core')[0]?.note).not.toContain('another source');
  });
});

describe('what cannot be looked up is refused with a helpful sentence', () => {
  it('however long the text is', () => {
    expect(recognise(`${'.'.repeat(6_000_000)} x`)).toMatchObject({refusal: expect.stringContaining('too long')});
  });

  it.each([
    ['', 'Paste something'],
    ['   ', 'Paste something'],
    ['how do I find packages', 'one item at a time'],
    ['pkg:npm/react\npkg:npm/vue', 'bulk lookup'],
    ['x'.repeat(1001), 'too long'],
    ['<script>alert(1)</script>', "characters that aren't allowed"],
    ['!!!', "don't recognise"],
    ['12345', 'number on its own'],
    ['1.2.3', 'number on its own'],
    ['pkg:npm', 'type and a name'],
    ['pkg:generic/thing', 'for generic package URLs'],
    ['pkg:maven/log4j-core', 'needs a namespace'],
    ['pkg:github/rails', 'owner and a name'],
    ['pkg:docker/o/i?repository_url=ghcr.io', 'Docker Hub'],
    ['CVE-2021', 'look like CVE-'],
    ['GHSA-1234-5678-90ab', 'look like CVE-'],
    ['RUSTSEC-2021-0001', 'RUSTSEC'],
    ['ghcr.io/owner/image:1', 'images on ghcr.io'],
    ['https://ghcr.io/owner/image', 'images on ghcr.io'],
    ['quay.io/prometheus/node-exporter', 'images on quay.io'],
    ['mcr.microsoft.com/dotnet/sdk:8.0', 'images on mcr.microsoft.com'],
    ['registry.k8s.io/pause:3.9', 'images on registry.k8s.io'],
    ['localhost:5000/image', 'images on localhost'],
    ['registry.example.com:5000/team/image', 'images on registry.example.com'],
    ['docker.io/a/b/c', 'Docker Hub'],
    ['a/b/c', "don't recognise"],
    ['maintainer@example.com', 'email addresses'],
    ['https://patreon.com/someone', 'patreon.com'],
    ['https://packages.ecosyste.ms/registries/npmjs.org', 'ecosyste.ms itself'],
    ['https://example.com/about/us', "example.com isn't"],
    ['https://github.com/features', 'neither a repository'],
    ['https://gitlab.com/explore', "gitlab.com isn't"],
    ['https://gitlab.com/groups', "gitlab.com isn't"],
    ['https://git-scm.com/docs', "git-scm.com isn't"],
    ['https://github.com', "github.com isn't"],
    ['https://', 'incomplete URL'],
    ['ftp://example.com/x', 'ftp://'],
    ['javascript:alert(1)', 'this URL'],
    ['package-lock.json', 'public URL'],
    ['sbom.cdx.json', 'public URL'],
    ['https://example.com/pom.xml', 'pom.xml'],
    ['@-bad-', 'A login contains'],
    ['nginx:', 'neither an image'],
    ['React:latest', 'neither an image'],
  ])('%j', (text, part) => {
    expect(refusal(text)).toContain(part);
  });

  it('never throws, whatever is typed', () => {
    const pieces = [
      'pkg:',
      'npm',
      '/',
      '@',
      ':',
      '%',
      '%zz',
      '?',
      '#',
      '.',
      '-',
      '~',
      'github.com',
      'https://',
      '10.1234',
      'CVE-',
      '[',
      ']',
      '\uD800',
      'é',
      '..',
      '==',
    ];
    let seed = 7;
    const next = (): string => {
      seed = (seed * 48271) % 2147483647;
      return pieces[seed % pieces.length] ?? '';
    };
    for (let number = 0; number < 5000; number++) {
      const text = Array.from({length: 1 + (number % 7)}, next).join('');
      expect(() => recognise(text), text).not.toThrow();
    }
  });

  it.each(['pkg:npm/a\ud800b', 'pkg:npm/a@1\udfff', 'https://github.com/a/b/blob/\ud800/c', 'npm:a\ud83d'])(
    "bears half a character, which a field's maximum leaves of an emoji: %j",
    (text) => expect(() => recognise(text)).not.toThrow(),
  );
});

import {describe, expect, it} from 'vitest';
import type {Reading} from './reading';
import {recogniseWithSource as recognise} from './otherSource';

function readings(text: string): readonly Reading[] {
  const result = recognise(text);
  if ('refusal' in result) throw new Error(`"${text}" was refused: ${result.refusal}`);
  return result.readings;
}

/** The values that the first reading gives an operation. */
function values(text: string, operation: string): unknown {
  return readings(text)[0]?.requests.find((request) => request.operation === operation)?.values.parameters;
}

function operations(text: string): string[] {
  return readings(text)[0]?.requests.map((request) => request.operation) ?? [];
}

function refusal(text: string): string {
  const result = recognise(text);
  return 'refusal' in result ? result.refusal : '';
}

const GHSA = 'GHSA-jfh8-c2jp-5v3q';
const GSA = 'GSA_kwCzR0hTQS1qZmg4LWMyanAtNXYzcc4AAqPB';

it.each([
  // Package URLs, package pages and names with a version.
  ['pkg:npm/react', ['package-url'], 'Package react (npm)'],
  ['\u200Bpkg:npm/react\n', ['package-url'], 'Package react (npm)'],
  ['pkg:npm/qs%406.5.0', ['package-url'], 'Package qs (npm)'],
  ['@babel/core', ['package-url'], 'Package @babel/core (npm)'],
  ['react@18.3.1', ['package-url'], 'Package react (npm)'],
  ['numpy==1.26.4', ['package-url'], 'Package numpy (pypi)'],
  ['org.apache.logging.log4j:log4j-core', ['package-url'], 'Package org.apache.logging.log4j:log4j-core (maven)'],
  ['com.google.guava:guava:33.0.0-jre', ['package-url'], 'Package com.google.guava:guava (maven)'],
  ['https://www.npmjs.com/package/@babel/core/v/7.0.0', ['package-url'], 'Package @babel/core (npm)'],
  ['https://pypi.org/project/numpy/', ['package-url'], 'Package numpy (pypi)'],
  ['https://registry.npmjs.org/@babel%2fcore', ['package-url'], 'Package @babel/core (npm)'],
  ['https://pkg.go.dev/github.com/a/b@v1.9.0/c', ['package-url'], 'Package github.com/a/b (golang)'],
  ['https://central.sonatype.com/artifact/org.a/b/33.0.0-jre', ['package-url'], 'Package org.a:b (maven)'],
  ['pkg:deb/debian/curl@7.88.1?arch=source', ['package-url'], 'Package curl (deb)'],
  // Repositories.
  ['https://github.com/rails/rails', ['repository-url'], 'Repository rails/rails on GitHub'],
  ['https://github.com/rails/rails/issues?q=is%3Aopen#top', ['repository-url'], 'Repository rails/rails on GitHub'],
  ['git@github.com:rails/rails.git', ['repository-url'], 'Repository rails/rails on GitHub'],
  ['github.com/gin-gonic/gin', ['repository-url', 'package-url'], 'Repository gin-gonic/gin on GitHub'],
  ['pkg:github/rails/rails', ['repository-url'], 'Repository rails/rails on GitHub'],
  ['pkg:gitlab/a/krita?repository_url=https://invent.kde.org', ['repository-url'], 'Repository a/krita'],
  ['https://gitlab.com/a/b/c/-/tree/main', ['repository-url'], 'Repository a/b/c on GitLab.com'],
  ['https://gitlab.gnome.org/GNOME/gtk', ['repository-url'], 'Repository GNOME/gtk on gitlab.gnome.org'],
  ['https://codeberg.org/a/forgejo/src/branch/b', ['repository-url'], 'Repository a/forgejo on Codeberg.org'],
  ['https://git.sr.ht/~sircmpwn/scdoc', ['repository-url'], 'Repository ~sircmpwn/scdoc on git.sr.ht'],
  ['https://code.example.org/team/tool.git', ['repository-url'], 'Repository team/tool on code.example.org'],
  ['https://raw.githubusercontent.com/a/rails/main/a.md', ['repository-url'], 'Repository a/rails on GitHub'],
  ['Rails/rails', ['repository-url'], 'Repository Rails/rails on GitHub'],
  ['symfony/console', ['repository-url', 'image', 'package-url'], 'Repository symfony/console on GitHub'],
  // Vulnerabilities.
  ['CVE-2021-44228', ['vulnerability'], 'Vulnerability CVE-2021-44228'],
  ['GHSA-JFH8-C2JP-5V3Q', ['vulnerability'], `Vulnerability ${GHSA}`],
  [`https://github.com/a/b/security/advisories/${GHSA}`, ['vulnerability', 'repository-url'], `Vulnerability ${GHSA}`],
  [GSA, ['vulnerability'], `Advisory ${GSA}`],
  // Files.
  ['https://example.com/build/app.cdx.json', ['sbom'], 'SBOM app.cdx.json'],
  ['https://github.com/rails/rails/blob/main/Gemfile.lock?raw=1', ['sbom', 'repository-url'], 'File Gemfile.lock'],
  ['https://github.com/a/b/archive/refs/heads/main.zip', ['sbom', 'repository-url'], 'Archive main.zip'],
  // Images.
  ['library/nginx', ['image'], 'Image library/nginx on Docker Hub'],
  ['nginx:1.27-alpine', ['image'], 'Image library/nginx on Docker Hub'],
  ['index.docker.io/nodered/node-red', ['image'], 'Image nodered/node-red on Docker Hub'],
  ['https://hub.docker.com/_/redis/tags', ['image'], 'Image library/redis on Docker Hub'],
  ['pkg:docker/redis@8.2.1', ['image'], 'Image library/redis on Docker Hub'],
  [`redis@sha256:${'a'.repeat(64)}`, ['image'], 'Image library/redis on Docker Hub'],
  // Papers.
  ['10.1038/s41592-019-0686-2', ['doi'], 'Paper 10.1038/s41592-019-0686-2'],
  ['https://doi.org/10.1038/s41592-019-0686-2.', ['doi'], 'Paper 10.1038/s41592-019-0686-2'],
  ['https://arxiv.org/abs/2301.00001', ['doi'], 'Paper 10.48550/arxiv.2301.00001'],
  // People and money.
  ['@octocat', ['login'], 'Person or organisation octocat on GitHub'],
  ['https://github.com/octocat', ['login'], 'Person or organisation octocat on GitHub'],
  ['https://github.com/orgs/rails/repositories', ['login'], 'Organisation rails on GitHub'],
  ['https://gitlab.com/groups/gnome/-/epics', ['login'], 'Organisation gnome on GitLab.com'],
  ['https://www.npmjs.com/~octocat', ['login'], 'Maintainer octocat on npm'],
  ['https://opencollective.com/babel', ['funding'], 'Collective babel on Open Collective'],
  ['https://github.com/sponsors/octocat', ['funding'], 'GitHub Sponsors account octocat'],
  ['https://funds.ecosyste.ms/funds/django', ['funding'], 'Fund django'],
  // Commands, lines of manifests and digests.
  ['docker pull postgres', ['image'], 'Image library/postgres on Docker Hub'],
  [`sha256:${'a'.repeat(64)}`, ['package-url'], 'SHA-256 digest of a file'],
  // Bare words can mean several things.
  ['nginx', ['package-url', 'image', 'login', 'funding'], 'Package nginx'],
  ['left_pad', ['package-url', 'image'], 'Package left_pad'],
])('%j is recognised', (text, kinds, what) => {
  const found = readings(text);
  expect(found.map((reading) => reading.kind)).toEqual(kinds);
  expect(found[0]?.what).toBe(what);
});

const PARSER = 'dependency-parser/createJob';
const RAW = 'https://raw.githubusercontent.com';

it.each([
  ['pkg:npm/react@18.3.1', 'packages/lookupPackage', {purl: 'pkg:npm/react'}],
  [
    'pkg:npm/react@18.3.1',
    'packages/getRegistryPackageVersion',
    {registryName: 'npmjs.org', packageName: 'react', versionNumber: '18.3.1'},
  ],
  ['pkg:pypi/numpy', 'papers/getProject', {ecosystem: 'pypi', name: 'numpy'}],
  ['pkg:gem/rack', 'repositories/usagePackage', {ecosystem: 'rubygems', package: 'rack'}],
  ['https://github.com/Rails/Rails.git', 'repositories/repositoriesLookup', {url: 'https://github.com/Rails/Rails'}],
  ['https://github.com/rails/rails', 'awesome/getProjectLists', {id: 'github.com/rails/rails'}],
  [
    'pkg:gitlab/graphics/krita?repository_url=https://invent.kde.org',
    'repositories/repositoriesLookup',
    {purl: 'pkg:gitlab/graphics/krita?repository_url=https%3A%2F%2Finvent.kde.org'},
  ],
  ['https://github.com/a/b/blob/c/Gemfile.lock?raw=1', PARSER, {url: `${RAW}/a/b/c/Gemfile.lock`}],
  [
    'https://codeberg.org/o/r/src/branch/b/Cargo.lock',
    PARSER,
    {url: 'https://codeberg.org/o/r/raw/branch/b/Cargo.lock'},
  ],
  ['nginx:1.27-alpine', 'docker/getPackageVersion', {packageName: 'library/nginx', versionNumber: '1.27-alpine'}],
  ['@OctoCat', 'sponsors/getAccount', {login: 'octocat'}],
  ['@OctoCat', 'repositories/getHostOwner', {hostName: 'GitHub', ownerLogin: 'OctoCat'}],
  ['github.com/rails', 'issues/getHostOwnerMaintainers', {hostName: 'GitHub', ownerName: 'rails'}],
  ['https://opencollective.com/Babel', 'open-collective/getCollective', {id: 'babel'}],
  [`SHA256:${'A'.repeat(64)}`, 'packages/lookupVersions', {sha256: 'a'.repeat(64)}],
])('%s fills %s in as its description wants it', (text, operation, expected) => {
  expect(values(text, operation)).toEqual(expected);
});

describe('traps are honoured', () => {
  it.each([
    ['pkg:npm/%40babel/core', {ecosystem: 'npm', package_name: '@babel/core'}],
    ['pkg:maven/org.slf4j/slf4j-api', {ecosystem: 'maven', package_name: 'org.slf4j:slf4j-api'}],
    ['pkg:golang/github.com/gin-gonic/gin', {ecosystem: 'go', package_name: 'github.com/gin-gonic/gin'}],
  ])('advisories of %s are asked for by name', (text, expected) => {
    expect(values(text, 'advisories/getAdvisories')).toEqual(expected);
    expect(operations(text)).not.toContain('advisories/lookupAdvisories');
    expect(readings(text)[0]?.note).toContain('ecosystem and name');
  });

  it('looks advisories up by package URL where that works', () => {
    expect(values('pkg:npm/lodash@4.17.20', 'advisories/lookupAdvisories')).toEqual({purl: 'pkg:npm/lodash'});
    expect(readings('pkg:npm/lodash')[0]?.note).toBeUndefined();
    for (const source of ['vcs_url=git%2Bhttps://a.example/lodash.git%23v1', 'download_url=https://a.example/b.tgz'])
      expect(readings(`pkg:npm/lodash?${source}`)[0]?.note).toContain('another source');
  });

  it.each([
    ['pkg:deb/debian/curl', {ecosystem: 'debian', name: 'curl'}],
    ['pkg:deb/ubuntu/curl@7?distro=jammy', {ecosystem: 'ubuntu', name: 'curl'}],
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

  it.each([
    ['GHSA-jfh8-c2jp-5v3q', 'advisories-osv/getVulnerability'],
    // An address with capitals.
    ['https://github.com/Rails/rails', 'open-collective/lookupProject'],
    // A name with a dot.
    ['pkg:cran/data.table', 'papers/getProject'],
    // The package URL names another registry than the default.
    ['pkg:maven/g/a@1?repository_url=https://r.example.com', 'packages/getRegistryPackageVersion'],
    // A name that the resolver refuses.
    ['pkg:npm/~odd', 'resolver/createJob'],
    ['pkg:pypi/typing-extensions', 'packages/lookupPackage'],
    ['pkg:pypi/numpy', 'packages/getRegistryPackage'],
    [`redis@sha256:${'a'.repeat(64)}`, 'docker/getPackageVersion'],
  ])('%s does not lead to %s', (text, operation) => expect(operations(text)).not.toContain(operation));

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

  it('says of a digest that it is left out', () => {
    expect(readings(`redis@sha256:${'a'.repeat(64)}`)[0]?.note).toContain('digest');
  });

  it('says that a command names more than the first package', () => {
    expect(readings('npm install react react-dom')[0]?.note).toBe('The command lists 2 packages. This is the first.');
    expect(refusal('docker pull ghcr.io/owner/image')).toContain('images on ghcr.io');
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
    'http://[::1]/acme/corp.git',
    'git@git.corp.internal:acme/corp.git',
    'https://files.corp/bom.json',
    'go get git.corp.internal/x',
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
    'pip install -i https://pypi.acme.example/simple corp',
    'pip install --extra-index-url=https://pypi.acme.example/simple corp',
    'uv add corp --index acme=https://pypi.acme.example',
    'cargo add corp --registry acme',
    'cargo install --git https://github.com/a/b corp',
  ])('%s is read with a note', (text) => {
    expect(readings(text)[0]?.note).toMatch(/^The command names another source, so this may be another package\./);
  });

  it.each(['yarn add corp@file:../corp', 'npm i corp@link:../corp', 'pip install corp-1.0-py3-none-any.whl'])(
    '%s is refused',
    (text) => expect(recognise(text)).toHaveProperty('refusal'),
  );

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
    ['how do I find packages', 'one item at a time'],
    ['pkg:npm/react\npkg:npm/vue', 'bulk lookup'],
    ['x'.repeat(1001), 'too long'],
    ['<script>alert(1)</script>', "characters that aren't allowed"],
    ['!!!', "don't recognise"],
    ['1.2.3', 'number on its own'],
    ['pkg:npm', 'type and a name'],
    ['pkg:generic/thing', 'for generic package URLs'],
    ['pkg:maven/log4j-core', 'needs a namespace'],
    ['pkg:github/rails', 'owner and a name'],
    ['pkg:docker/o/i?repository_url=ghcr.io', 'Docker Hub'],
    ['pkg:docker/ghcr.io/o/i', 'images on ghcr.io'],
    ['pkg:npm/a@b@1', "aren't in any"],
    ['pkg:npm/a%1b%5D52%00', "aren't in any"],
    ['pkg:npm/a%e2%80%aeb', "aren't in any"],
    ['CVE-2021', 'look like CVE-'],
    ['GHSA-1234-5678-90ab', 'look like CVE-'],
    ['RUSTSEC-2021-0001', 'RUSTSEC'],
    ['ghcr.io/owner/image:1', 'images on ghcr.io'],
    ['quay.io/prometheus/node-exporter', 'images on quay.io'],
    ['localhost:5000/image', 'images on localhost'],
    ['docker.io/a/b/c', 'Docker Hub'],
    ['a/b/c', "don't recognise"],
    ['maintainer@example.com', 'email addresses'],
    ['https://patreon.com/someone', 'patreon.com'],
    ['https://packages.ecosyste.ms/registries/npmjs.org', 'ecosyste.ms itself'],
    ['https://example.com/about/us', "example.com isn't"],
    ['https://github.com/features', 'neither a repository'],
    ['https://gitlab.com/explore', "gitlab.com isn't"],
    ['https://', 'incomplete URL'],
    ['ftp://example.com/x', 'ftp://'],
    ['javascript:alert(1)', 'this URL'],
    ['package-lock.json', 'public URL'],
    ['@-bad-', 'A login contains'],
    ['nginx:', 'neither an image'],
  ])('%j', (text, part) => {
    expect(refusal(text)).toContain(part);
  });

  it.each(['pkg:npm/a\ud800b', 'pkg:npm/a@1\udfff', 'https://github.com/a/b/blob/\ud800/c', 'npm:a\ud83d'])(
    "bears half a character, which a field's maximum leaves of an emoji: %j",
    (text) => expect(() => recognise(text)).not.toThrow(),
  );
});

import {expect, it} from 'vitest';
import type {Elsewhere} from '../../types';
import * as registries from './registries';

const told = (elsewhere?: Elsewhere): string =>
  elsewhere ? [elsewhere.reason, elsewhere.host].filter(Boolean).join(' ') : 'public';

const TABLES: Readonly<Record<string, readonly [of: (...words: string[]) => unknown, rows: string]>> = {
  'a registry': [
    (type, ...urls) => urls.map((url) => told(registries.registryElsewhere(type, url))).join(', '),
    `npm http://registry.npmjs.org/ git+http://registry.npmjs.org/repos/acme = public, public
     npm https://u:p@registry.npmjs.org/ https://registry.npmjs.org/x?my_token=1 acme = private, private, private
     npm https://github.com/rust-lang/crates.io-index = private github.com
     cargo https://github.com/rust-lang/crates.io-index https://static.crates.io/a = public, public
     cargo https://github.com/rust-lang/crates.io-index-2 = private github.com
     pypi https://u:p@pypi.org/simple https://pypi.python.org/simple = public, public
     hex https://repo.hex.pm/repos/hexpm https://repo.hex.pm/repos/hexpm-2 = public, private
     gem https://index.rubygems.org/ https://gem.coop/ = public, public
     maven https://repo.maven.apache.org/maven2 https://maven.google.com/ = public, other-registry maven.google.com
     composer https://repo.packagist.org https://packages.drupal.org/8 = public, other-registry packages.drupal.org`,
  ],
  'where something may be downloaded': [
    (type, ...urls) => urls.map((url) => told(registries.downloadElsewhere(type, 'a', url))).join(', '),
    `pypi https://files.acme-inc.com/a.tar.gz https://h.acme-inc.com/a.whl?x=1 = private files.acme-inc.com, private h.acme-inc.com
     maven https://h.acme-inc.com/maven https://maven.acme-inc.com/x = private h.acme-inc.com, private maven.acme-inc.com
     pypi npm.acme-inc.com:8443/x https://h.acme-inc.com:8443 = private npm.acme-inc.com:8443, private h.acme-inc.com:8443
     npm https://h.acme-inc.com/a.jar-2/ https://h.acme-inc.com/apidocs https://mynpm.acme-inc.com/ = public, public, public
     npm https://jfrog.io.acme-inc.com/ https://www.acme-inc.com/docs = public, public
     npm https://gitlab.com/api/v4/projects/12/packages/npm/x = private gitlab.com
     npm git+https://git.acme-inc.com/a/b.git github:a/b oci://acme-inc.com/a = git, git, url
     npm git+ssh://git@github.com/a/b.git = public
     pypi https://github.com/a/b/releases/download/v1/a.whl https://files.pythonhosted.org/a.whl = url, public
     pypi https://download.pytorch.org/whl/a.whl = other-registry download.pytorch.org
     composer https://github.com/a/b/archive/v1.zip = public
     maven http://nexus.acme-inc.com/service/local/staging/x https://nexus.acme-inc.com/x.htm = public, public
     maven https://oss.sonatype.org/service/local/staging/deploy/maven2/ https://ossrh-staging-api.central.sonatype.com/x = public, public
     maven https://nexus.acme-inc.com/nexus/content/staging/deploy/maven2 https://maven.open2.org/download.html = public, public
     maven https://api.bintray.com/maven/x/;publish=1 scp://people.example.org/www dav:https://dav.open2.org NOASSERTION = public, public, public, public
     npm https://acme-1.d.codeartifact.us-east-1.amazonaws.com/x = private acme-1.d.codeartifact.us-east-1.amazonaws.com
     npm https://www.myget.org/F/acme/corp git+https://github.com/x/corp.git@0123456 file:///a.tgz = private myget.org, git, local
     maven https://nexus.acme-inc.com/x.html/maven http://upload.pypi.org/legacy/ = private nexus.acme-inc.com, public`,
  ],
  'an archive of npm, of its package and of another': [
    (url, name, version) => [name, 'x'].map((one) => told(registries.archiveElsewhere(url, one, version))).join(', '),
    `https://registry.npmjs.org/@scope/a/-/a-1.0.0.tgz @scope/a 1.0.0+build = public, archive
     https://registry.npmjs.org/%40scope%2fa/-/a-1.0.0.tgz @scope/a 1.0.0 = public, archive
     http://registry.npmmirror.com/@scope/a/download/@scope/a-1.0.0.tgz @scope/a 1.0.0 = public, archive
     https://cdn.npmmirror.com/packages/%40scope/a/10.0.0/a-10.0.0.tgz @scope/a 10.0.0 = public, archive
     https://registry.npmjs.org/a/-/a-1.0.0.tgz a 10.20.3 = archive, archive
     https://registry.npmjs.org/a a 1.0.0 = public, public
     https://npm.pkg.github.com/download/@a/b/1.0.0/01 @a/b 1.0.0 = private npm.pkg.github.com, private npm.pkg.github.com
     https://registry.npmjs.org.acme-inc.com/a/-/a-1.0.0.tgz a 1.0.0 = private registry.npmjs.org.acme-inc.com, private registry.npmjs.org.acme-inc.com
     https://npm.acme.example/registry.npmjs.org/a/-/a-1.0.0.tgz a 1.0.0 = private npm.acme.example, private npm.acme.example
     a-1.0.0.tgz.sig a 1.0.0 = unreadable, unreadable`,
  ],
  'what stands in place of a version': [
    (...ranges) => ranges.map((range) => registries.reasonOfRange(range) ?? 'range').join(', '),
    `http://codeload.github.com/a/b/tar.gz/main https://gitlab.com/a/b/repository/archive.zip = git, git
     https://bitbucket.org/a/b/get/v1.zip http://acme-inc.com/x.git GIT://acme-inc.com/x = git, git, git
     https://acme-inc.com/a.github.io/b http://acme-inc.com/x = url, url
     C:/x C:\\x fi\tle:x a.tar a.zip#x = local, local, local, local, local
     corp-1.0.tar.bz2 corp-1.0.tgz corp-1.0.tar.xz corp-1.0.egg corp.whl[x] corp.whl#sha256=a = local, local, local, local, local, local
     workspace:* github:acme/corp sourcehut:~acme/corp acme/corp#semver:^1 git+ssh://git@acme-inc.com/x = local, git, git, git, git
     acme-inc.com:8443/x acme-inc.com:8443 a.zip.txt a/b@1 = range, range, range, range`,
  ],
  'a repository, and whether a state of it': [
    (url) => `${registries.gitHost(url)}, ${registries.isPinned(url)}`,
    `https://github.com/a/repo@v1 = github.com, true
     http://github.com:80/a/repo@v1/c = github.com, false
     git@acme-inc.com:22 = undefined, false`,
  ],
  'a page': [
    (...urls) => urls.map((url) => told(registries.pageElsewhere(url))).join(', '),
    `https://wiki.corp/x \u00a0file:///x https://acme-inc.com/?file: = private, local, public`,
  ],
};

it.each(
  Object.entries(TABLES).flatMap(([what, [of, rows]]) =>
    rows.split('\n').map((row) => [what, row.trim(), of] as const),
  ),
)('%s: %s', (_what, row, of) => {
  const [words = '', expected] = row.split(' = ');
  expect(of(...words.split(' '))).toBe(expected);
});

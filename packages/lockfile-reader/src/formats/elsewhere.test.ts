import {describe, expect, it} from 'vitest';
import {decide} from '../sources';
import {contentsOf} from './fixtures.testing';

/** @returns the names that are sent, and what is left out, with the reason; fails if the file isn't read */
async function read(name: string, text: string): Promise<{sent: string[]; left: string[]}> {
  const {packages, skipped} = decide(await contentsOf(name, text));
  return {
    sent: packages.map((item) => item.name),
    left: skipped.map(({name: entry, reason, host}) => `${entry}: ${reason} ${host}`),
  };
}

const JFROG = 'https://acme.jfrog.io/acme/corp';
const NPM = 'https://npm.acme.example/corp/-/corp-1.0.0.tgz';

const list = (value: object): string => JSON.stringify(value);
const lock = (packages: object): string => JSON.stringify({lockfileVersion: 3, packages});
const OPEN = {'node_modules/open': {version: '1.0.0'}};
const npm = (entry: object): string => lock({...OPEN, 'node_modules/corp': {version: '1.0.0', ...entry}});
const yarn = (key: string, resolved?: string): string =>
  `# yarn lockfile v1\n\nopen@^1:\n  version "1.0.0"\n\n"${key}":\n  version "1.0.0"\n${resolved ? `  resolved "${resolved}"\n` : ''}`;
const berry = (resolution: string): string =>
  `__metadata:\n  version: 8\n\n"open@npm:^1":\n  version: 1.0.0\n  resolution: "open@npm:1.0.0"\n\n"corp@x":\n  version: 1.0.0\n  resolution: "${resolution}"\n`;
const pnpm = (key: string, resolution: string): string =>
  `lockfileVersion: '6.0'\npackages:\n  /open@1.0.0:\n    resolution: {integrity: x}\n  ${key}:\n    resolution: {integrity: x${resolution}}\n`;
const bun = (...entry: unknown[]): string =>
  `{"lockfileVersion": 1, "workspaces": {}, "packages": {"open": ["open@1.0.0", "", {}, "h"], "corp": ${JSON.stringify(entry)}}}`;
const tree = (entry: object): string =>
  JSON.stringify({dependencies: {open: {version: '1.0.0'}, corp: {version: '1.0.0', ...entry}}});
const pipfile = (entry: object): string =>
  JSON.stringify({
    _meta: {sources: [{name: 'pypi', url: 'https://pypi.org/simple'}]},
    default: {open: {version: '==1', index: 'pypi'}, corp: {version: '==1', ...entry}},
  });
const toml = (head: string, entry: string, open = ''): string =>
  `${head}\n[[package]]\nname = "open"\nversion = "1"\n${open}\n[[package]]\nname = "corp"\nversion = "1"\n${entry}\n`;
const PYPI = 'source = {registry = "https://pypi.org/simple"}';
const CRATES = 'source = "registry+https://github.com/rust-lang/crates.io-index"';
const pom = (url: string): string =>
  `<project><repositories><repository><url>${url}</url></repository></repositories><dependencies><dependency><groupId>g</groupId><artifactId>corp</artifactId><version>1</version></dependency></dependencies></project>`;
const mix = (entry: string): string =>
  `%{\n  "open": {:hex, :open, "1.0.0", "h", [:mix], [], "hexpm", "h"},\n  ${entry}\n}\n`;
const pub = (description: string): string =>
  `packages:\n  corp:\n    dependency: "direct main"\n    description: ${description}\n    source: hosted\n    version: "1.0.0"\n`;
const swift = (location: string): string =>
  JSON.stringify({pins: [{identity: 'x', location, state: {version: '1.0.0'}}]});
/** CycloneDX of a project, if there is one, with components. */
const bom = (components: readonly object[], project?: object): string =>
  JSON.stringify({bomFormat: 'CycloneDX', ...(project ? {metadata: {component: project}} : {}), components});
const open = {name: 'open', purl: 'pkg:npm/open@1.0.0'};
const cdx = (purl: string, more: object = {}): string => bom([open, {name: 'corp', purl, ...more}]);
const rooted = (purl: string): string =>
  bom([open, {name: 'corp', purl}], {'bom-ref': 'root', name: 'corp', purl: 'pkg:npm/corp@1.0.0'});
/** A project with the component `corp` or `open`. */
const inProject = (project: object, purl: string): string =>
  bom(
    [
      {name: 'open', purl: 'pkg:maven/g/open@1.0'},
      {name: 'corp', purl},
    ],
    {name: 'app', ...project},
  );
/** A package of SPDX. */
const spdxPackage = (SPDXID: string, ...purls: string[]) => ({
  SPDXID,
  name: 'corp',
  externalRefs: purls.map((referenceLocator) => ({referenceType: 'purl', referenceLocator})),
});
/** The same in XML. */
const inXml = (components: readonly object[], project: object): string => {
  const write = (component: object): string =>
    `<component>${Object.entries(component)
      .map(([key, value]) => {
        if (key === 'components') return `<components>${(value as object[]).map(write).join('')}</components>`;
        if (key === 'externalReferences')
          return `<externalReferences>${(value as {type: string; url: string}[]).map(({type, url}) => `<reference type="${type}"><url>${url}</url></reference>`).join('')}</externalReferences>`;
        if (key === 'properties')
          return `<properties>${(value as {name: string; value: string}[]).map((one) => `<property name="${one.name}">${one.value}</property>`).join('')}</properties>`;
        return `<${key}>${String(value)}</${key}>`;
      })
      .join('')}</component>`;
  return `<bom><metadata>${write(project)}</metadata><components>${components.map(write).join('')}</components></bom>`;
};
/** What npm writes of two packages of the registry, and one that says nothing of a download. */
const fromNpm = (corp: string, more: object = {}): object[] => [
  ...['open', 'other'].map((name) => ({
    name,
    purl: `pkg:npm/${name}@1.0.0`,
    externalReferences: [{type: 'distribution', url: `https://registry.npmjs.org/${name}/-/${name}-1.0.0.tgz`}],
  })),
  {name: corp, purl: `pkg:npm/${corp.replace('@', '%40')}@0.1.0`, ...more},
];
const relation = (spdxElementId: string, relationshipType: string, relatedSpdxElement: string) => {
  return {spdxElementId, relationshipType, relatedSpdxElement};
};
/** SPDX that describes packages, of which the first depends on the others. */
const described = (ids: readonly string[], ...purls: string[]): string =>
  JSON.stringify({
    spdxVersion: 'SPDX-2.3',
    documentDescribes: ids,
    packages: purls.map((purl, index) => spdxPackage(`p${index}`, purl)),
    relationships: purls.slice(1).map((_, index) => relation('p0', 'DEPENDS_ON', `p${index + 1}`)),
  });
/** SPDX whose project `corp` no one describes. */
const undescribed = ({
  more,
  from = 'p0',
  ...fields
}: {more?: object; from?: string; [key: string]: unknown} = {}): string =>
  JSON.stringify({
    spdxVersion: 'SPDX-2.3',
    packages: [
      {...spdxPackage('p0', 'pkg:npm/corp@1'), name: 'corp', downloadLocation: 'NOASSERTION'},
      {
        ...spdxPackage('p1', 'pkg:npm/open@1'),
        downloadLocation: more ? 'NONE' : 'https://registry.npmjs.org/open/-/open-1.tgz',
      },
      ...(more ? [more] : []),
    ],
    relationships: [...new Set(['p0', from])].map((id) => relation(id, 'DEPENDS_ON', 'p1')),
    ...fields,
  });
const reference = (type: string, url: string) => ({externalReferences: [{type, url}]});
const property = (name: string, value: string) => ({properties: [{name, value}]});
const spdx = (downloadLocation: string, ...purls: string[]): string =>
  JSON.stringify({
    spdxVersion: 'SPDX-2.3',
    packages: [{...spdxPackage('x', 'pkg:pypi/corp@1', ...purls), downloadLocation}],
  });
const spdx3 = (entry: object): string =>
  JSON.stringify({
    '@context': 'https://spdx.org/rdf/3.0.1/spdx-context.jsonld',
    '@graph': [
      {type: 'software_Package', spdxId: 'a', name: 'corp', software_packageUrl: 'pkg:npm/corp@1.0.0', ...entry},
    ],
  });

const asked = (range: string): string =>
  lock({'': {dependencies: {open: '^1', corp: range}}, ...OPEN, 'node_modules/corp': {version: '1.0.0'}});
const BUNDLING = lock({
  '': {},
  'node_modules/open': {version: '1.0.0', bundleDependencies: ['corp']},
  'node_modules/open/node_modules/corp': {
    version: '1.0.0',
    inBundle: true,
    resolved: 'https://registry.npmjs.org/corp/-/corp-1.0.0.tgz',
  },
});
const composer = (entry: object): string =>
  JSON.stringify({
    'packages-dev': [],
    packages: [
      {name: 'x/open', version: '1', 'notification-url': 'https://packagist.org/downloads/'},
      {name: 'x/corp', version: '1', 'notification-url': 'https://packagist.org/downloads/', ...entry},
    ],
  });
const sibling = (group: string, version: string, more = ''): string =>
  `<project><groupId>com.acme</groupId><artifactId>app</artifactId><version>1.0</version><modules><module>corp-module</module></modules><dependencies><dependency><groupId>g</groupId><artifactId>open</artifactId><version>1</version></dependency><dependency><groupId>${group}</groupId><artifactId>corp-module</artifactId><version>${version}</version>${more}</dependency></dependencies></project>`;
const contains = JSON.stringify({
  spdxVersion: 'SPDX-2.3',
  packages: ['corp', 'open'].map((name) => spdxPackage(name, `pkg:npm/${name}@1`)),
  relationships: [relation('SPDXRef-DOCUMENT', 'DESCRIBES', 'corp'), relation('corp', 'CONTAINS', 'open')],
});

/** What a package URL says of a registry, in each file that may have it, and why it's left out. */
const URLS = [
  ['pkg:npm/corp@1?Repository_URL=https://npm.acme.example', 'private'],
  ['pkg:npm/corp@1?repository_url=https://registry.npmjs.org&repository_url=https://npm.acme.example', 'private'],
  ['pkg:npm/corp@1?registry_url=https://npm.acme.example', 'private'],
  ['pkg:npm/corp@1?checksum=sha1:aa,sha256:bb&repository_url=https://npm.acme.example', 'private'],
  ['pkg:npm/corp@1?download_url=git+https://git.acme.example/corp.git', 'git'],
  ['pkg:npm/corp@1?download_url=file:corp.tgz', 'local'],
  ['pkg:npm/corp@1?repository_url=npm.acme.example', 'private'],
  ['pkg:hex/corp@1?repository_url=https://repo.hex.pm/repos/acme', 'private'],
  ['pkg:hex/acme/corp@1', 'private'],
  ['pkg:cargo/acme/corp@1', 'unreadable'],
  ['pkg:pypi/acme/corp@1', 'unreadable'],
  ['pkg:golang/git.corp.internal/corp@v1', 'private'],
  ['pkg:golang/localhost/corp@v1', 'private'],
  ['pkg:golang/github.com/x/corp@v0.0.0-00010101000000-000000000000', 'local'],
  ['pkg:npm/corp@1?vcs_url=git%2Bhttps://github.com/x/corp.git%400123456', 'git'],
  ['pkg:npm/corp@1?vcs_url=git%2Bhttps://github.com/x/corp.git%23main', 'git'],
  ['pkg:npm/corp@1?vcs_url=git%2Bhttps://github.com/x/corp.git', 'unsure'],
  ['pkg:npm/corp@1?vcs_url=https://git.corp.internal/x', 'private'],
  ['pkg:golang/gitlab.acme-inc.com/x/corp@v1.0.0', 'unsure'],
  ['pkg:npm/corp@1?registry=acme', 'private'],
  ['pkg:npm/corp@1?origin=npm.acme.example', 'private'],
  ['pkg:npm/corp@1?path=..%2Fcorp', 'local'],
  ['pkg:npm/%40jsr/corp@1', 'other-registry'],
  ['pkg:swift/git.acme.example/x/corp@1', 'private'],
  ['pkg:docker/registry.acme.example/corp@1', 'private'],
  ['pkg:docker/localhost:5000/corp@1', 'private'],
] as const;

/** The components that npm lists of a project. */
const OWN_APP = {name: '@own/app', purl: 'pkg:npm/%40own/app@1.0.0'};
const OF_OWN_APP = [
  fromNpm('@own/corp', {properties: [{name: 'cdx:npm:package:path', value: 'packages/corp'}]}),
  fromNpm('@own/corp'),
  fromNpm('corp'),
];

/** By name of the file: one text, or several, some with the reason why `corp` is left out. */
type Texts = Readonly<Record<string, string | readonly (string | Explained)[]>>;
type Explained = readonly [text: string, reason: string];
const rowsOf = (files: Texts) =>
  Object.entries(files).flatMap(([name, texts]) =>
    [texts].flat().map((row) => (typeof row === 'string' ? ([name, row, ''] as const) : ([name, ...row] as const))),
  );

/** By kind. */
const PRIVATE: Readonly<Record<string, Texts>> = {
  'what the project asks for says where it comes from': {
    'package-lock.json': [
      asked('file:../corp'),
      asked('npm:open@^1'),
      npm({from: 'corp@git+ssh://git@git.acme.example/corp.git'}),
    ],
    'npm-shrinkwrap.json': JSON.stringify({lockfileVersion: 1, dependencies: {corp: {version: '1', from: '../corp'}}}),
    'yarn.lock': [yarn('corp@^1.0.0", "corp@file:../corp'), yarn('corp@corp-1.0.0.tgz')],
    'berry.lock': berry('corp@npm:1.0.0').replace('"corp@x"', '"corp@npm:^1, corp@workspace:packages/corp"'),
    'pnpm-lock.yaml':
      "lockfileVersion: '9.0'\nimporters:\n  .:\n    dependencies:\n      open: {specifier: ^1, version: 1.0.0}\n      corp: {specifier: 'file:../corp', version: 1.0.0}\npackages:\n  open@1.0.0: {resolution: {integrity: x}}\n  corp@1.0.0: {resolution: {integrity: x}}\n",
  },
  'an archive of another version': {
    'package-lock.json': ['https://registry.npmjs.org/corp/-/', 'https://npm.acme.example/corp/-/'].map((registry) =>
      npm({resolved: `${registry}corp-1.0.1.tgz`}),
    ),
    'yarn.lock': ['https://registry.yarnpkg.com/corp/-/', ''].map((folder) =>
      yarn('corp@^1', `${folder}corp-1.0.1.tgz#x`),
    ),
    'berry.lock': berry('corp@npm:1.0.0::__archiveUrl=https://registry.npmjs.org/corp/-/corp-1.0.1.tgz'),
    'pnpm-lock.yaml': pnpm('/corp@1.0.0', ', tarball: https://registry.npmjs.org/corp/-/corp-1.0.1.tgz'),
    'bun.lock': bun('corp@1.0.0', 'https://registry.npmjs.org/corp/-/corp-1.0.1.tgz', {}, 'h'),
    'tree.json': tree({resolved: 'https://registry.npmjs.org/corp/-/corp-1.0.1.tgz'}),
    'bom.json': [
      cdx('pkg:npm/corp@1.0.0?download_url=https://registry.npmjs.org/corp/-/corp-1.0.1.tgz'),
      cdx('pkg:npm/corp@1.0.0', reference('distribution', 'https://registry.npmjs.org/corp/-/corp-1.0.1.tgz')),
    ],
  },
  'marks of package managers of npm': {
    'package-lock.json': [BUNDLING, npm({resolved: {url: NPM}}), npm({name: '@jsr/corp__path'})],
    'yarn.lock': [
      yarn('corp@^1').replace(/version "1.0.0"\n$/, 'name "other"\n  version "1.0.0"\n'),
      yarn('corp@^1').replace(/version "1.0.0"\n$/, `registry "${NPM}"\n  version "1.0.0"\n`),
    ],
    'berry.lock': berry('corp@npm:1.0.0').replace(/\n$/, '\n  linkType: soft\n'),
    'pnpm-lock.yaml': [
      pnpm('/corp@1.0.0', ", type: 'custom:cdn'"),
      pnpm('/corp@1.0.0', ', gitHosted: true, tarball: corp/-/corp-1.0.0.tgz'),
      pnpm('/corp@1.0.0', ', tarball: vendor/corp.tgz'),
    ],
    'bun.lock': [
      bun('corp@1.0.0', '', {bundled: true}, 'h'),
      bun('corp@1.0.0.tgz', {}),
      bun('corp@1.0.0', 'npm.acme.example', {}, 'h'),
      bun('corp@1.0.0'),
    ],
    'deno.lock': JSON.stringify({
      version: '5',
      specifiers: {},
      npm: {'open@1.0.0': {}, 'corp@1.0.0': {}},
      workspace: {links: {'npm:corp@1.0.0': {}}},
    }),
    'tree.json': [
      tree({link: true}),
      tree({inBundle: true}),
      tree({private: true}),
      tree({_resolved: 'git+ssh://git@git.acme.example/corp.git#01'}),
    ],
  },
  'where people and tools write the index': {
    'requirements.txt': [
      ...[
        '#    python -m piptools compile --index-url=https://pypi.acme.example/simple requirements.in',
        '#    pipenv requirements --pypi-mirror https://pypi.acme.example/simple',
        '# install with: --extra-index-url https://pypi.acme.example/simple',
        '# index: https://pypi.acme.example/simple/',
        '# UV_EXTRA_INDEX_URL=https://pypi.acme.example/ uv pip compile requirements.in',
        '# export PIP_INDEX_URL=https://pypi.acme.example/x',
        '# UV_INDEX=acme=https://pypi.acme.example/x',
        '#   index-url = https://pypi.acme.example/x',
        '# PIP_INDEX_URL: "https://pypi.acme.example/x"',
        '# A=b uv pip compile --extra-index-url https://pypi.acme.example/x requirements.in',
        '# pip config set global.index-url https://pypi.acme.example/x',
        '# source: https://pypi.acme.example/root/dev/+simple/',
        '\u2013\u2013index-url https://pypi.acme.example/simple',
        '[global]\nextra-index-url = https://pypi.acme.example/simple',
        '$env:PIP_INDEX_URL="https://pypi.acme.example/simple"',
        'POETRY_REPOSITORIES_ACME_URL=https://pypi.acme.example/simple',
      ].map((option) => `${option}\ncorp==1.0\n`),
      'corp==1.0  # --index-url https://pypi.acme.example/simple\n',
      'open==1.0\ncorp-1.0-py3-none-any.whl[extra]\n',
      ...['--no-index\n-f ./wheels', '--no-index'].map((option) => [`${option}\ncorp==1\n`, 'local'] as const),
    ],
    'pip.json': JSON.stringify([
      {name: 'open', version: '1'},
      {name: 'corp', version: '1', direct_url: {url: NPM}},
    ]),
    'pip.txt': 'Package Version Location\n------- ------- ----------\nopen    1.0\ncorp    1.0     /home/x/corp\n',
    'poetry.lock': toml('', 'files = [{url = "https://pypi.acme.example/corp.whl"}]\n[metadata]\nlock-version = "2.0"'),
  },
  'modules and packages of the project': {
    'go.mod': [
      'module a\nrequire (\n\tgithub.com/x/open v1.0.0\n\tgithub.com/x/corp v0.0.0-00010101000000-000000000000\n)\n',
      'module a\nrequire github.com/x/open v1.0.0\nrequire github.com/x/corp v0.0.0\n',
      'module a\nrequire github.com/x/open v1.0.0\nrequire github.com/x/corp-2 v1.0.0\nreplace github.com/x/corp-2 => github.com/x/corp\n',
      ...(
        [
          ['github.com/acme/app', 'github.com/acme/app/corp'],
          ['"github.com/acme/app" // ours', 'github.com/Acme/App/corp'],
          ['(\n\tgithub.com/acme/app/v2\n)', 'github.com/acme/app/corp/v3'],
          ['github.com/acme/app/api', 'github.com/acme/app/corp'],
          ['go.acme-inc.com/app', 'go.acme-inc.com/app/corp'],
        ] as const
      ).map(([main, corp]) => `module ${main}\nrequire github.com/x/open v1.0.0\nrequire ${corp} v1.2.0\n`),
      'module github.com/acme/app\nrequire github.com/x/open v1.0.0\nrequire github.com/x/corp-2 v1.0.0\nreplace github.com/x/corp-2 => github.com/acme/app/corp v1.0.0\n',
    ],
    'list.txt': [
      'a\ngithub.com/x/open v1.0.0\ngithub.com/x/corp v0.0.0-00010101000000-000000000000\n',
      'go.acme-inc.com/app\ngo.acme-inc.com/b\ngithub.com/x/open v1.0.0\ngo.acme-inc.com/b/corp v1.0.0\n',
    ],
    'statement.json': OF_OWN_APP.map((components) =>
      JSON.stringify({
        _type: 'https://in-toto.io/Statement/v1',
        predicate: JSON.parse(bom(components, OWN_APP)) as object,
      }),
    ),
    'sbom.json': [
      ...OF_OWN_APP.map((components) => bom(components, OWN_APP)),
      inProject({purl: 'pkg:golang/github.com/acme/app@v1'}, 'pkg:golang/github.com/acme/app/corp@v0.2.0'),
      inProject({}, 'pkg:golang/acme-inc.com/corp@%28devel%29'),
      inProject({components: [{name: '@own/corp'}]}, 'pkg:npm/%40own/corp@2.0.0'),
      bom(fromNpm('@own/corp').toSpliced(1, 1), {purl: 'pkg:npm/%40own/app@1'}),
      undescribed(),
      undescribed({documentDescribes: ['p2'], more: spdxPackage('p2', 'pkg:npm/app@1'), from: 'p2'}).replace(
        '"name":"corp"',
        '"name":"corp","packageFileName":"packages/corp"',
      ),
      undescribed({documentDescribes: ['SPDXRef-Unknown']}),
      undescribed({files: [{SPDXID: 'f'}], documentDescribes: ['f']}),
      undescribed({name: 'corp', more: spdxPackage('p2', 'pkg:npm/other@1'), from: 'p2'}),
      spdx3({}).replace(
        '}]}',
        '},{"type":"software_Package","spdxId":"o","software_packageUrl":"pkg:npm/open@1"},{"type":"Relationship","relationshipType":"dependsOn","from":"a","to":["o"]},{"type":"software_Sbom","spdxId":"s","rootElement":[]}]}',
      ),
      rooted('pkg:npm/corp@1.0.0'),
      rooted('pkg:npm/corp@1.0.1'),
      contains,
      inProject({purl: 'pkg:maven/com.acme/app@1.0'}, 'pkg:maven/com.acme/corp@1.0?type=jar'),
      inProject({purl: 'pkg:maven/com.acme/app@1.0'}, 'pkg:maven/com.acme.web/corp@1.0'),
      inProject({group: 'com.acme', version: '1.0'}, 'pkg:maven/com.acme/corp@1.0'),
      inProject({group: 'com.acme', version: '1.0-SNAPSHOT'}, 'pkg:maven/com.acme/corp@1.0-20260101.101010-1'),
      inProject({group: 'acme', version: '1.0'}, 'pkg:composer/acme/corp@v1.0.0'),
      inProject({purl: 'pkg:maven/shop@unspecified'}, 'pkg:maven/shop/corp@unspecified'),
      inProject({purl: 'pkg:npm/%40acme/app@1.0.0'}, 'pkg:npm/%40acme/corp@1.0.0'),
      inProject({components: [{purl: 'pkg:maven/x/corp@2'}]}, 'pkg:maven/x/corp@2'),
      described(['p0'], 'pkg:maven/com.acme/app@1.0', 'pkg:maven/com.acme/corp@1.0', 'pkg:maven/g/open@1'),
      described(['p0', 'p1'], 'pkg:github/acme/corp@main', 'pkg:npm/open@1.0.0'),
    ],
    'bom.xml': [
      ...OF_OWN_APP.map((components) => inXml(components, OWN_APP)),
      inXml([open, {purl: 'pkg:npm/%40own/corp@2.0.0'}], {
        components: [{name: '@own/corp', purl: 'pkg:npm/%40own/corp@1'}],
      }),
      '<bom><metadata><component><group>com.acme</group><version>1.0</version></component></metadata><components><component><purl>pkg:maven/g/open@1</purl></component><component><name>corp</name><purl>pkg:maven/com.acme/corp@1.0</purl></component></components></bom>',
    ],
    'packages.lock.json': list({
      version: 1,
      dependencies: {
        net8: {Open: {type: 'Direct', resolved: '1.0.0'}, 'acme.corp': {type: 'Project'}},
        net9: {'Acme.corp': {type: 'Transitive', resolved: '1.0.0'}},
      },
    }),
    'pom.xml': [
      sibling('${project.groupId}', '${project.version}'),
      sibling('com.acme', '1.0'),
      sibling('com.acme', '2.0'),
      sibling('x', '2.0', '<systemPath>/x.jar</systemPath>'),
    ],
  },
  'archives of Composer inside a network': {
    'composer.lock': [
      composer({dist: {type: 'zip', url: 'https://git.acme.internal/corp.zip'}}),
      composer({source: {type: 'git', url: 'git@git.corp:acme/corp.git'}}),
      composer({source: {type: 'path', url: '../corp'}}),
      composer({dist: {type: 'path', url: 'packages/corp'}}),
      composer({'transport-options': {relative: true}}),
      composer({dist: {type: 'zip', url: 'file:///corp.zip'}}),
    ],
  },
  'a source in place of a version': {
    'package-lock.json': [npm({version: 'file:../corp'}), npm({version: 'npm:other@1.0.0'})],
    'sbom.json': [cdx('pkg:npm/corp@file:../corp'), cdx('pkg:npm/corp', {version: 'link:../corp'})],
  },
  'repositories as SSH and GitHub write them': {
    'package-lock.json': [
      npm({resolved: 'deploy@git.acme.example:acme/corp.git#0123456'}),
      npm({resolved: 'git.acme.example:acme/corp.git'}),
    ],
    'yarn.lock': [
      yarn('corp@deploy@git.acme.example:acme/corp.git', 'deploy@git.acme.example:acme/corp.git#01'),
      yarn('corp@acme/corp#v1'),
    ],
    'pnpm-lock.yaml': pnpm('/corp@1.0.0', ', tarball: "deploy@git.acme.example:x/corp.git"'),
    'tree.json': [tree({from: 'git.acme.example:x/corp.git'}), tree({from: 'acme/corp'})],
    'sbom.json': spdx('deploy@git.acme.example:x/corp.git'),
  },
  'what is no name': {
    'deno.lock': JSON.stringify({version: '5', specifiers: {}, npm: {'@1.0.0': {}, 'open@1.0.0': {}, "'corp": {}}}),
    'yarn.lock': `# yarn lockfile v1\n\nopen@^1:\n  version "1.0.0"\n\n'corp@^1':\n  version '1.0.0'\n`,
  },
  'protocols of package managers': {
    'yarn.lock': [yarn('corp@exec:./make.js'), yarn('corp@catalog:')],
    'berry.lock': [
      berry('corp@patch:corp@git%2Bssh%3A//git@npm:8/x#./p.patch'),
      berry('corp@patch:other@npm%3A1.0.0#./p.patch'),
    ],
  },
  'other registries of npm': {
    'package-lock.json': [
      npm({resolved: ` ${NPM}`}),
      npm({resolved: NPM.replace('https', 'ht\ntps')}),
      npm({resolved: '${NPM_REGISTRY}/corp/-/corp-1.0.0.tgz'}),
      npm({resolved: 'npm://npm.acme.example/corp'}),
      npm({resolved: 'https://registry.npmjs.org/corp/-/corp-1.0.0.tgz?token=x'}),
      npm({resolved: 'https://registry.npmjs.org:8443/corp/-/corp-1.0.0.tgz'}),
      npm({resolved: 'https://registry.npmmirror.com/other/download/other-1.0.0.tgz'}),
    ],
    'berry.lock': [
      berry(`corp@patch:corp@npm%3A1.0.0%3A%3A__archiveUrl=${encodeURIComponent(encodeURIComponent(NPM))}#./p.patch`),
      berry(`corp@npm:1.0.0::locator=x::__archiveUrl=${encodeURIComponent(NPM)}`),
    ],
    'pnpm-lock.yaml': [
      pnpm('/corp@1.0.0', ', registry: "https://npm.acme.example/"'),
      pnpm('npm.acme.example/corp@1.0.0', ''),
      pnpm('npm.acme-inc.com/corp@1.0.0', ''),
      ...['localhost', 'localhost:4873', 'npm.acme.example+8443'].map((host) => {
        return [
          pnpm(`${host}/@x/corp/1.0.0`, '').replace('6.0', '5.4').replace('open@', 'open/'),
          `private ${host.replace('+', ':')}`,
        ] as const;
      }),
    ],
    'bun.lock': [
      bun('corp@1.0.0', 'https://registry.npmjs.org/other/-/other-1.0.0.tgz', {}, 'h'),
      bun('corp@1.0.0', {}, 'https://npm.acme.example/'),
    ],
  },
  'options of pip and uv': {
    'requirements.txt': [
      ...[
        '-i https://pypi.org/simple --extra-index-url https://pypi.acme.example/simple',
        '-ihttps://pypi.org/simple -fhttps://pypi.acme.example/simple',
        '--extra-index-url https://pypi.org/simple https://pypi.acme.example/simple',
        '--extra https://pypi.acme.example/simple',
        '--index-url https://pypi.org/simple\n--index-url https://pypi.acme.example/simple',
        '--find=https://pypi.acme.example/simple',
        '--index https://pypi.acme.example/simple',
        '--index acme=https://pypi.acme.example/simple',
        '--default-index=https://pypi.acme.example/simple',
        '--trusted-host pypi.acme.example',
        'PIP_EXTRA_INDEX_URL=https://pypi.acme.example/simple',
        'export UV_INDEX=https://pypi.acme.example/simple',
        '#    pip-compile --index-url=https://pypi.acme.example/simple requirements.in',
        '#    uv pip compile --extra-index-url https://pypi.acme.example/simple requirements.in',
      ].map((option) => `${option}\ncorp==1.0\n`),
      'corp==1.0 --index-url https://pypi.acme.example/simple\n',
      '-i https://pypi.org/simple\ncorp==1.0\n-i https://pypi.acme.example/simple\n',
      'open==1.0\n    # from https://pypi.org/simple\ncorp==1.0\n    # from https://pypi.acme.example/simple\n',
    ],
  },
  'locks of Python': {
    'Pipfile.lock': [pipfile({index: 'acme'}), pipfile({hg: 'https://hg.acme.example/corp', index: 'pypi'})],
    'poetry.lock': [
      toml('', '[package.source]\nurl = "https://pypi.acme.example"\n[metadata]\nlock-version = "2.0"'),
      toml('', '[package.source]\ntype = "hg"\nurl = "https://pypi.org/simple"\n[metadata]\nlock-version = "2.0"'),
    ],
    'uv.lock': toml(
      'requires-python = ">=3"',
      `${PYPI}\nwheels = [{url = "https://pypi.acme.example/corp.whl"}]`,
      PYPI,
    ),
    'pdm.lock': toml('[metadata]\nlock_version = "4.5"', 'directory = "../corp"'),
  },
  'locks of other languages': {
    'Gemfile.lock':
      'GEM\n  remote: https://rubygems.org/\n  specs:\n    open (1)\n\nPLUGIN SOURCE\n  type: x\n  specs:\n    corp (1)\n',
    'Cargo.lock': toml('', `${CRATES}\nreplace = "corp 1.0.0 (git+https://github.com/acme/corp)"`, CRATES),
    'go.mod': [
      'module a\nrequire github.com/x/open v1.0.0\nrequire github.com/x/corp v1.0.0\nreplace github.com/x/corp => ..\\corp\n',
      'module a\nrequire github.com/x/open v1.0.0\nrequire gitlab.acme-inc.com/corp v1.0.0\nrequire code.acme-inc.com/corp v1.0.0\nrequire git.acme.test/corp v1.0.0\nrequire git.corp./corp v1.0.0\nrequire git.corp/corp v1.0.0\nrequire 10.0.0.1/corp v1.0.0\nrequire user:x@git.corp/corp v1.0.0\n',
    ],
    'go.sum': ['git.corp.internal', 'git.corp', '10.0.0.1', 'user:x@git.corp'].map((host) =>
      ['github.com/x/open', `${host}/corp`].map((module) => `${module} v1.0.0 h1:${'a'.repeat(43)}=\n`).join(''),
    ),
    'pom.xml': ['${corp.repository}', 'https://${env.NEXUS}/maven', 'file:///opt/maven', 's3://acme/maven', ''].map(
      (url) => pom(url),
    ),
    'mix.lock': [
      mix(
        '"corp": {:hex, :corp, "1.0.0", "h", [:mix], [{:open, "~> 1", [hex: :open, repo: "hexpm"]}], "hexpm:acme", "h"}, # x',
      ),
      mix('"corp": {:hex, :corp, "1.0.0", "h", [:mix], nil, "acme", "h"},'),
      mix('"corp": {:hex, :corp, "1.0.0", "h", [:mix], [], :acme, "h"},'),
    ],
    'project.assets.json': [
      ['https://nuget.acme.example/v3/index.json'],
      ['https://api.nuget.org/v3/index.json', '/srv/nuget'],
    ].map((sources) =>
      list({
        targets: {},
        libraries: {'corp/1.0.0': {type: 'package'}},
        project: {restore: {sources: Object.fromEntries(sources.map((source) => [source, {}]))}},
      }),
    ),
    'pubspec.lock': [
      pub('{name: corp, hosted-url: "https://pub.acme.example"}'),
      pub('"https://pub.acme.example/corp"'),
    ],
  },
  'package URLs': {
    'sbom.json': [
      ...URLS.map(([purl, reason]) => [cdx(purl), reason] as const),
      spdx('NOASSERTION', 'pkg:pypi/corp@1?repository_url=https://pypi.acme.example'),
    ],
    'purls.txt': [
      ...URLS.map(([purl, reason]) => [`pkg:npm/open@1\n- ${purl}\n`, reason] as const),
      `pkg:npm/open@1\npkg:npm/corp@1?x='{a}'&repository_url=https://npm.acme.example\n`,
    ],
    'purls.json': URLS.map(([purl, reason]) => [list(['pkg:npm/open@1', purl]), reason] as const),
    'packages.csv': URLS.map(([purl, reason]) => {
      return [`Package URL,Package,Version\npkg:npm/open@1,open,1\n"${purl}",x,1\n`, reason];
    }),
  },
  'what SBOMs say beside the package URL': {
    'sbom.json': [
      [cdx('pkg:npm/corp@1', reference('distribution', JFROG)), 'private'],
      [spdx('git+ssh://git@git.acme.example/x/corp.git'), 'git'],
      [cdx('pkg:npm/corp@1', reference('distribution', 'https://registry.npmjs.org/b/-/b-1.tgz')), 'archive'],
      [cdx('pkg:npm/corp@1', reference('distribution', 'https://downloads.acme.example/corp')), 'url'],
      cdx('pkg:pypi/corp@1', reference('distribution', 'https://gitlab.com/api/v4/projects/1/packages/pypi/simple')),
      cdx('pkg:npm/corp@1', reference('distribution-intake', NPM)),
      cdx('pkg:npm/corp@1', reference('source-distribution', NPM)),
      cdx('pkg:npm/corp@1', property('ResolvedUrl', NPM)),
      cdx('pkg:pypi/corp@1', property('cdx:pypi:resolvedUrl', 'https://pypi.acme.example/corp-1.whl')),
      cdx('pkg:pypi/corp@1', property('cdx:pypi:registry', 'https://pypi.acme.example/simple')),
      ...(
        [
          ['cdx:gem:remote', 'https://gems.acme.example/', 'private'],
          ['cdx:npm:is_workspace', 'true', 'local'],
          ['internal:is_workspace', 'true', 'local'],
          ['cdx:npm:inBundle', 'true', 'bundled'],
          ['cdx:npm:inDepBundle', 'true', 'bundled'],
          ['cdx:npm:isRegistryDependency', 'false', 'unsure'],
          ['cdx:npm:resolvedPath', 'packages/corp', 'local'],
          ['cdx:nuget:source', 'https://nuget.acme.example/v3/index.json', 'url'],
          ['syft:metadata:source', 'registry+https://crates.acme.example', 'unreadable'],
          ['syft:metadata:directUrlOrigin:url', 'file:///corp', 'local'],
          ['npm:dist.tarball', NPM, 'private'],
          ['cdx:pip:editable', 'true', 'local'],
          ['acme:origin', 'https://nexus.acme.example/repository/x', 'url'],
          ['private', 'true', 'private'],
          ['cdx:npm:package:private', 'true', 'private'],
          ['cdx:npm:package:bundled', 'true', 'bundled'],
        ] as const
      ).map(([name, value, reason]) => [cdx('pkg:npm/corp@1', property(name, value)), reason] as const),
      spdx('NOASSERTION', 'pkg:pypi/corp@1?vcs_url=git%2Bhttps://github.com/x/corp.git%400123456'),
      cdx(
        'pkg:npm/corp@1?vcs_url=git%2Bhttps://github.com/x/corp.git%400123456',
        reference('distribution', 'https://registry.npmjs.org/corp/-/corp-1.tgz'),
      ),
      cdx('pkg:npm/corp@1', reference('vcs', 'https://gitlab.corp.internal/x/corp')),
      cdx('pkg:npm/corp@1', reference('vcs', 'git@gitlab.corp.internal:x/corp.git')),
      cdx('pkg:npm/corp@1', reference('vcs', 'file:///corp')),
      cdx('pkg:npm/corp@1', reference('website', 'https://wiki.corp/x')),
      cdx('pkg:npm/corp@1', reference('distribution', 'oci://registry.acme.example/corp')),
      spdx('npm.acme.example/corp'),
      spdx('NOASSERTION').replace('"downloadLocation"', '"homepage":"http://wiki.corp/x","downloadLocation"'),
      ...['binaryArtifact', 'sourceArtifact'].map((type) =>
        spdx3({externalRef: [{externalRefType: type, locator: [NPM]}]}),
      ),
      spdx3({externalRef: [{externalRefType: 'vcs', locator: ['https://git.corp.internal/x']}]}),
      spdx3({software_homePage: 'http://wiki.corp/x'}),
      spdx(` ${JFROG}`),
      spdx3({externalRef: [{externalRefType: 'altDownloadLocation', locator: [NPM]}]}),
    ],
  },
};

describe.each(Object.entries(PRIVATE))('%s', (_, files) => {
  it.each(rowsOf(files))('%s: %s', async (name, text, reason) => {
    const {sent, left} = await read(name, text);
    expect(sent.filter((one) => one.includes('corp'))).toEqual([]);
    expect(sent.join().includes('open')).toBe(text.includes('open'));
    expect(left.find((one) => one.includes('corp'))).toContain(reason);
  });
});

describe('what is public is looked up all the same', () => {
  it.each(
    rowsOf({
      'yarn.lock': [
        yarn('open2@^1', 'open2-1.0.0.tgz#0123'),
        yarn('alias@npm:@x/open2@^1', 'https://registry.yarnpkg.com/@x/open2/-/open2-1.0.0.tgz'),
      ],
      'berry.lock': berry('open2@patch:open2@patch%3Aopen2@npm%253A1.0.0%23./a.patch#./b.patch::version=1.0.0&hash=a'),
      'package-lock.json': [
        npm({name: 'open2', resolved: 'https://registry.npmmirror.com/open2/download/open2-1.0.0.tgz?cache=0'}),
        npm({name: 'open2', resolved: 'https://cdn.npmmirror.com/packages/open2/1.0.0/open2-1.0.0.tgz'}),
        // The project bundles it, and gets it from the registry like any other.
        lock({
          '': {bundleDependencies: ['open']},
          'node_modules/open': {
            version: '1.0.0',
            inBundle: true,
            resolved: 'https://registry.npmjs.org/open/-/open-1.0.0.tgz',
          },
        }),
        npm({name: 'open', resolved: false}),
      ],
      'requirements.txt': [
        '#    pip-compile --index-url=https://pypi.org/simple --output-file=requirements.txt\nopen2==1.0 --hash=sha256:aa\n',
        '--trusted-host pypi.org\nopen2==1.0\n',
        '-i https://pypi.acme.example/simple\nopen2==1.0\n-i https://pypi.org/simple\n',
        ...[
          '--index-url https://pypi.org/simple',
          '--trusted-host pypi.org',
          '-i https://pypi.org/simple -c limits.txt',
        ].map((options) => `#    uv pip compile ${options} a/requirements.in\nopen2==1.0\n`),
        '# UV_INDEX_URL=https://pypi.org/simple uv pip compile requirements.in\nopen2==1.0\n',
        '# see https://github.com/x/y/issues/1 and https://docs.example.com/\nopen==1.0\n',
        '# pip-compile --index-url https://pypi.org/simple\nopen==1.0\n',
        '# homepage: https://open.example.com/\nopen==1.0\n',
      ],
      'pnpm-lock.yaml': [
        pnpm('registry.npmjs.org/open2/1.0.0', '').replace('6.0', '5.1'),
        pnpm('registry.npmjs.org/@x/open2/1.0.0_y@2.0.0', '').replace('6.0', '5.1'),
        pnpm('registry.yarnpkg.com/open2@1.0.0', ''),
      ],
      'sbom.json': [
        cdx('pkg:maven/x/open2@1', reference('distribution', 'https://github.com/x/open2')),
        spdx('NOASSERTION').replaceAll('pypi/corp', 'maven/x/open2'),
        cdx('pkg:maven/x/open2@1', reference('distribution-intake', 'https://nexus.acme-inc.com/repository/x')),
        cdx(
          'pkg:npm/open2@1?vcs_url=git%2Bhttps://github.com/x/open2.git',
          reference('distribution', 'https://registry.npmjs.org/open2/-/open2-1.tgz'),
        ),
        cdx('pkg:golang/golang.org/x/open2@v0.1.0?vcs_url=https://go.googlesource.com/open2'),
        cdx('pkg:golang/stdlib-open2@1.21.0'),
        bom([open, {name: 'open2', purl: 'pkg:npm/open2@1'}], {type: 'container', name: 'open2'}),
        bom([...fromNpm('x').slice(0, 1), ...['a', 'b', 'open2'].map((name) => ({name, purl: `pkg:npm/${name}@1`}))]),
        described([], 'pkg:npm/a@1', 'pkg:npm/open2@1'),
        cdx('pkg:npm/open2%401.0.0', {version: '1.0.0'}),
        cdx('pkg:npm/%40x/open2%401.0.0'),
        cdx('pkg:pypi/open2%402.0rc1'),
        inProject({purl: 'pkg:maven/com.acme/app@1.0'}, 'pkg:maven/com.acme/open2@2.0'),
        inProject({purl: 'pkg:maven/com.acme/app@1.0'}, 'pkg:maven/com.acmetools/open2@1.0'),
        described(['p0', 'p1'], 'pkg:npm/open2@1.0.0', 'pkg:npm/open@1.0.0'),
        cdx('pkg:pypi/open2@1?checksum=sha1:aa,sha256:bb'),
        cdx('pkg:docker/library/open2@1'),
        cdx('pkg:npm/open2@1', property('ResolvedUrl', 'https://registry.npmjs.org/open2/-/open2-1.0.0.tgz')),
        cdx('pkg:npm/open@1', reference('vcs', 'git+https://github.com/x/open.git')),
        cdx('pkg:npm/open@1', reference('website', 'https://open.example.com/')),
        cdx('pkg:npm/open@1', property('SrcFile', '/home/x/package-lock.json')),
        cdx('pkg:npm/open@1', property('cdx:npm:is_workspace', 'false')),
        cdx('pkg:npm/open2@1', property('syft:cpe23', 'cpe:2.3:a:open:open:1:*:*:*:*:*:*:*')),
        cdx('pkg:npm/open2@1', property('layer', 'sha256:00ff')),
        cdx('pkg:npm/open2@1', property('note', 'Reviewed: yes')),
        spdx('urn:uuid:1').replaceAll('corp', 'open2'),
        cdx('pkg:gem/open@1', property('cdx:gem:remote', 'https://rubygems.org/')),
        cdx('pkg:npm/open@1', property('syft:metadata:homepage', 'https://open.example.com/')),
      ],
      'go.mod': [
        ...['github.com/acme/app2/open2', 'github.com/acme/application/open2', 'github.com/acme/open2'].map(
          (path) => `module github.com/acme/app\nrequire ${path} v1.0.0\n`,
        ),
        'module gitlab.com/acme/team/app\nrequire gitlab.com/acme/team/open2 v1.0.0\n',
        'module a\nrequire github.com/x/open v0.0.0-20210220032951-036812b2e83c\n',
      ],
      'Package.resolved': [
        swift('https://gitlab.com/group/inner/open2.git'),
        swift('https://framagit.org/group/open2.git'),
      ],
      'purls.txt': 'pkg:npm/open@1?checksum=sha1:aa,sha256:bb, pkg:npm/open2@1;pkg:npm/open3@1',
      'composer.lock': composer({dist: {type: 'zip', url: 'https://api.github.com/repos/x/open/zipball/aa'}}),
      'pom.xml': sibling('com.acme', '1.0'),
      'bun.lock': bun('open@1.0.0', '', {}, 'h'),
    }),
  )('%s: %s', async (name, text) => {
    expect((await read(name, text)).sent.join()).toContain(text.includes('open2') ? 'open2' : 'open');
  });

  it('names a Swift package of nested groups in full', async () => {
    const {sent} = await read('Package.resolved', swift('https://gitlab.com/group/inner/name.git'));
    expect(sent).toEqual(['gitlab.com/group/inner/name']);
  });
});

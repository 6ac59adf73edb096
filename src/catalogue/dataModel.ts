/**
 * The records of the APIs, how each is identified, and by which properties they
 * join: for the diagram and the tables of the data model. A test holds every
 * property against the response of the operation.
 */

interface Entity {
  title: string;
  /** `<api>/<operationId>`: the operation that returns it. */
  operation: string;
  /** The properties that identify it, as paths into the response. */
  key: readonly string[];
  /** What the record is, in a few words. */
  what: string;
}

export const entities = {
  advisory: {
    title: 'Advisory',
    operation: 'advisories/getAdvisory',
    key: ['uuid'],
    what: 'a vulnerability in one or more packages',
  },
  image: {
    title: 'Container image',
    operation: 'docker/getPackageVersion',
    key: ['package.name', 'number'],
    what: 'a tag of an image with the packages in it',
  },
  mention: {
    title: 'Project in papers',
    operation: 'papers/getProject',
    key: ['ecosystem', 'name'],
    what: 'a package that papers mention',
  },
  registry: {
    title: 'Registry',
    operation: 'packages/getRegistry',
    key: ['name'],
    what: 'a place where packages are published',
  },
  package: {
    title: 'Package',
    operation: 'packages/lookupPackage',
    key: ['registry.name', 'name'],
    what: 'a package in one registry',
  },
  version: {
    title: 'Version',
    operation: 'packages/getRegistryPackageVersion',
    key: ['purl'],
    what: 'a release of a package',
  },
  dependency: {
    title: 'Dependency',
    operation: 'packages/getRegistryPackageVersion',
    key: ['dependencies.id'],
    what: 'what a version declares that it needs',
  },
  maintainer: {
    title: 'Maintainer',
    operation: 'packages/getRegistryMaintainer',
    key: ['uuid'],
    what: 'an account in a registry',
  },
  manifest: {
    title: 'Manifest',
    operation: 'repositories/getHostRepositoryManifests',
    key: ['filepath'],
    what: 'a dependency file in a repository',
  },
  repository: {
    title: 'Repository',
    operation: 'repositories/getHostRepository',
    key: ['host.name', 'full_name'],
    what: 'a source repository on a host',
  },
  host: {
    title: 'Host',
    operation: 'repositories/getHost',
    key: ['name'],
    what: 'a code host, such as GitHub',
  },
  owner: {
    title: 'Owner',
    operation: 'repositories/getHostOwner',
    key: ['login'],
    what: 'a user or organisation on a host',
  },
  commits: {
    title: 'Commit statistics',
    operation: 'commits/getHostRepository',
    key: ['host.name', 'full_name'],
    what: 'commits and committers of a repository',
  },
  issues: {
    title: 'Issue statistics',
    operation: 'issues/getHostRepository',
    key: ['html_url'],
    what: 'issues and pull requests of a repository',
  },
  dependabot: {
    title: 'Dependabot statistics',
    operation: 'dependabot/getHostRepository',
    key: ['html_url'],
    what: 'update pull requests of a repository',
  },
  event: {
    title: 'Event',
    operation: 'timeline/getEvent',
    key: ['id'],
    what: 'a public event on GitHub',
  },
  collective: {
    title: 'Collective project',
    operation: 'open-collective/getCollectiveProjects',
    key: ['collective.slug', 'url'],
    what: 'a repository of a collective',
  },
  sponsor: {
    title: 'Sponsors account',
    operation: 'sponsors/getAccount',
    key: ['login'],
    what: 'an account on GitHub Sponsors',
  },
} as const satisfies Record<string, Entity>;

export type EntityId = keyof typeof entities;

export const entityIds = Object.keys(entities) as EntityId[];

export interface Join {
  from: EntityId;
  to: EntityId;
  /** Properties of `from`. */
  by: readonly string[];
  /** The properties of `to` that have the same values, in the same order; empty: `by` is the URL of `to`. */
  equals: readonly string[];
  /** What to do before the values can be compared. */
  note?: string;
}

const NAME = ['ecosystem', 'name'];

export const joins: readonly Join[] = [
  {from: 'package', to: 'registry', by: ['registry.name'], equals: ['name']},
  {
    from: 'package',
    to: 'repository',
    by: ['repository_url'],
    equals: ['html_url'],
    note: 'Compare in lower case. The URL comes from the package: it can be outdated, or a monorepo that many packages share.',
  },
  {from: 'package', to: 'maintainer', by: ['maintainers.uuid'], equals: ['uuid'], note: 'Only within one registry.'},
  {from: 'version', to: 'package', by: ['package_url'], equals: []},
  {
    from: 'dependency',
    to: 'package',
    by: ['dependencies.ecosystem', 'dependencies.package_name'],
    equals: NAME,
    note: 'A name without a registry: in an ecosystem with several registries, choose the default one.',
  },
  {
    from: 'manifest',
    to: 'package',
    by: ['dependencies.ecosystem', 'dependencies.package_name'],
    equals: NAME,
    note: 'As for dependencies.',
  },
  {
    from: 'advisory',
    to: 'package',
    by: ['packages.ecosystem', 'packages.package_name'],
    equals: NAME,
    note: 'Then compare the version with the ranges in `packages.versions`. Swift advisories have the ecosystem `swift`, packages `swiftpm`.',
  },
  {
    from: 'advisory',
    to: 'repository',
    by: ['repository_url'],
    equals: ['html_url'],
    note: 'Often null for recent GitHub advisories: join by package instead.',
  },
  {
    from: 'image',
    to: 'package',
    by: ['dependencies.purl'],
    equals: ['purl'],
    note: 'Remove the version and the qualifiers first.',
  },
  {from: 'mention', to: 'package', by: NAME, equals: NAME},
  {from: 'repository', to: 'host', by: ['host.name'], equals: ['name']},
  {from: 'repository', to: 'owner', by: ['owner'], equals: ['login'], note: 'Within one host.'},
  {
    from: 'manifest',
    to: 'repository',
    by: ['repository_link'],
    equals: ['html_url'],
    note: 'It starts with it: the link is the URL of the file.',
  },
  {
    from: 'commits',
    to: 'repository',
    by: ['host.name', 'full_name'],
    equals: ['host.name', 'full_name'],
    note: 'Compare in lower case.',
  },
  {from: 'issues', to: 'repository', by: ['html_url'], equals: ['html_url'], note: 'Compare in lower case.'},
  {from: 'dependabot', to: 'repository', by: ['html_url'], equals: ['html_url'], note: 'Compare in lower case.'},
  {
    from: 'event',
    to: 'repository',
    by: ['repository'],
    equals: ['full_name'],
    note: 'On the host `GitHub` only. An event keeps the name that the repository had then, so a renamed repository has events under both names.',
  },
  {from: 'collective', to: 'repository', by: ['url'], equals: ['html_url'], note: 'Compare in lower case.'},
  {from: 'sponsor', to: 'owner', by: ['login'], equals: ['login'], note: 'On the host `GitHub` only.'},
];

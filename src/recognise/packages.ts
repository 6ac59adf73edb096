/** Requests for a package. Browser-safe. */
import {imageReading, otherRegistry} from './containerImages';
import {isInside} from '@ecosystems-docs/lockfile-reader';
import {
  canBeName,
  COMMON_TYPES,
  ecosystemOf,
  formatPackageUrl,
  fullName,
  isFoundByAdvisories,
  isFoundByPapers,
  lacksNamespace,
  needsName,
  needsRegistry,
  type PackageUrl,
  parsePackageUrl,
  registryOf,
} from '@ecosystems-docs/lockfile-reader/purl';
import {makeRequest, refuse, type Reading, type Refusal, type StartRequest} from './reading';
import {repositoryReading} from './repositories';

/** Types whose advisories are found by ecosystem and name. */
const ADVISED = [...COMMON_TYPES, 'githubactions', 'swift', 'cpan'];

/** Types that the resolver's program has a registry for. Source: ecosyste-ms/resolve-cli@07040d0 cmd/resolve/main.go. */
const RESOLVED = [...COMMON_TYPES, 'clojars', 'conda', 'conan'];

/** The resolver refuses other names. */
const RESOLVABLE_NAME = /^[@a-z0-9][\w\-./:]{0,254}$/i;

const KINDS_OF_HOST = /^(github|gitlab|gitea|forgejo|bitbucket|sourcehut)$/;

/** Requests for a package, notes on them, and the names by which services know the package. */
interface PackageQuery {
  requests: StartRequest[];
  notes: string[];
  ecosystem?: string;
  registry?: string;
  name: string;
}

/** Adds the record of the package, and of the version that is named. */
function addRecords({requests, notes, ecosystem, registry, name}: PackageQuery, url: PackageUrl): void {
  const {type, namespace, version} = url;
  if (ecosystem && needsName(url)) {
    requests.push(makeRequest('packages/lookupPackage', 'Get the package record', {ecosystem, name}));
    notes.push(`The lookup doesn't find package URLs of type ${type}, so this request uses the ecosystem and name.`);
    if (type === 'deb') notes.push('Records describe source packages, whose names can differ from what you install.');
  } else if (registry && needsRegistry(url)) {
    requests.push(
      makeRequest('packages/getRegistryPackage', 'Get the package record', {
        registryName: registry,
        packageName: name,
      }),
    );
    notes.push(
      'The package URL lookup misses PyPI packages that are registered with an underscore, so this request uses the registry and name.',
    );
  } else if (ecosystem) {
    requests.push(makeRequest('packages/lookupPackage', 'Get the package record', {purl: formatPackageUrl(url)}));
  }
  const [owner, provider] = namespace?.split('/') ?? [];
  if (type === 'terraform' && provider) {
    requests.push(
      makeRequest('packages/lookupPackage', 'Get the package record, with the provider before the name', {
        ecosystem: type,
        name: `${owner}/${url.name}/${provider}`,
      }),
    );
    notes.push(
      'Records have the order namespace, provider, name, but the lookup expects namespace, name, provider. Try both.',
    );
  }
  if (registry && version && type !== 'docker') {
    requests.push(
      makeRequest('packages/getRegistryPackageVersion', `Read version ${version} and its dependencies`, {
        registryName: registry,
        packageName: name,
        versionNumber: version,
      }),
    );
  }
}

function addAdvisories({requests, notes, name, ...query}: PackageQuery, url: PackageUrl): void {
  const {type} = url;
  if (!ADVISED.includes(type)) return;
  const what = 'List its security advisories';
  if (isFoundByAdvisories(url)) {
    requests.push(makeRequest('advisories/lookupAdvisories', what, {purl: formatPackageUrl(url)}));
    return;
  }
  const ecosystem = type === 'swift' ? type : (query.ecosystem ?? type);
  requests.push(makeRequest('advisories/getAdvisories', what, {ecosystem, package_name: name}));
  notes.push("This request uses the ecosystem and name, because the advisory lookup doesn't find this package URL.");
}

function addUsers({requests, ecosystem, registry, name}: PackageQuery, url: PackageUrl): void {
  const {type, namespace} = url;
  const isCommon = COMMON_TYPES.includes(type);
  if (registry && isCommon)
    requests.push(
      makeRequest('packages/getRegistryPackageDependentPackages', 'List the packages that depend on it', {
        registryName: registry,
        packageName: name,
      }),
    );
  if (ecosystem && isCommon)
    requests.push(
      makeRequest('repositories/usagePackage', 'Count the repositories that depend on it', {ecosystem, package: name}),
    );
  if (isCommon || /^(deb|apk|rpm)$/.test(type)) {
    requests.push(
      makeRequest('docker/usagePackage', 'Count the container images that contain it', {
        ecosystem: type,
        package: namespace && /^(deb|apk|rpm)$/.test(type) ? `${namespace}/${url.name}` : name,
      }),
    );
  }
}

/** Adds what other services know of the package: updates, dependencies, papers. */
function addFindings({requests, registry, name}: PackageQuery, url: PackageUrl): void {
  const {type, version} = url;
  if (COMMON_TYPES.includes(type) || type === 'githubactions' || type === 'swift')
    requests.push(
      makeRequest('dependabot/lookupPackage', 'See the Dependabot updates to it', {purl: formatPackageUrl(url)}),
    );
  if (registry && RESOLVED.includes(type) && RESOLVABLE_NAME.test(name)) {
    requests.push(
      makeRequest('resolver/createJob', 'Resolve its full set of dependencies', {
        package_name: name,
        registry,
        ...(version ? {version} : {}),
      }),
    );
  }
  if (isFoundByPapers(url))
    requests.push(makeRequest('papers/getProject', 'Count the papers that mention it', {ecosystem: type, name}));
}

/** @returns the requests that take a package URL, or those of the repository or image that it names */
export function packageReading(url: PackageUrl): Reading | Refusal {
  const {type, namespace, name} = url;
  if (type === 'docker' && url.repositoryUrl) return otherRegistry(url.repositoryUrl);
  if (type === 'docker') return imageReading(`${namespace ?? 'library'}/${name}`, url.version);
  if (KINDS_OF_HOST.test(type)) {
    if (!namespace)
      return refuse(`A package URL of type ${type} needs an owner and a name, as in pkg:github/rails/rails.`);
    if (type === 'github') return repositoryReading('github.com', `${namespace}/${name}`);
    return {
      kind: 'repository-url',
      what: `Repository ${namespace}/${name}`,
      requests: [
        makeRequest('repositories/repositoriesLookup', 'Get the repository record', {purl: formatPackageUrl(url)}),
      ],
    };
  }
  if (lacksNamespace(url)) {
    return refuse(
      `A package URL of type ${type} needs a namespace before the name, as in pkg:maven/org.apache.logging.log4j/log4j-core.`,
      '',
    );
  }
  if (!canBeName(url)) return refuse("This has characters that aren't in any package's name.");
  const [host = ''] = namespace?.split('/') ?? [];
  if (type === 'golang' && namespace && isInside(host))
    return refuse(`${host} can't be reached from outside its network, so we don't know it.`, '');
  const query: PackageQuery = {
    requests: [],
    notes: [],
    ecosystem: ecosystemOf(url),
    registry: registryOf(url),
    name: fullName(url),
  };
  for (const add of [addRecords, addAdvisories, addUsers, addFindings]) add(query, url);
  const {requests, notes} = query;
  if (requests.length === 0) {
    return refuse(
      `We don't index any registry for ${type} package URLs.`,
      `Supported types include ${new Intl.ListFormat('en-GB').format(COMMON_TYPES)}.`,
    );
  }
  return {
    kind: 'package-url',
    what: `Package ${query.name} (${type})`,
    ...(notes.length > 0 ? {note: notes.join(' ')} : {}),
    requests,
  };
}

/** @param path type, namespace and name, as after `pkg:` and not encoded */
export function packageFrom(path: string, version?: string): Reading | Refusal {
  const segments = path.split('/').map(encodeURIComponent).join('/');
  const url = parsePackageUrl(`pkg:${segments}${version ? `@${encodeURIComponent(version)}` : ''}`);
  return url ? packageReading(url) : refuse('The name of a package is missing.');
}

/** The request of an example, about the reader's project instead. Browser-safe. */
import type {Json, Operation} from '../../packages/openapi-docs/src/model';
import {apiNameOf} from '../../packages/lockfile-reader/src/codeHosts';
import {
  ecosystemOf,
  formatPackageUrl,
  fullName,
  isFoundByAdvisories,
  isFoundByPapers,
  needsName,
  needsRegistry,
  registryOf,
  type PackageUrl,
} from '../../packages/lockfile-reader/src/purl';
import type {RequestValues} from '../../packages/openapi-docs/src/samples/request';
import type {Project, Repository} from './project';

type Target = Pick<Operation, 'api' | 'id' | 'parameters'>;

/** Values by the name of a parameter; `undefined`: the project has none that the operation would find. */
type Values = Readonly<Record<string, Json | undefined>>;

/** What a lookup by package URL takes; some write package URLs in a form that the services do not find (packages/lockfile-reader/src/purl.ts). */
function purlFor(api: string, url: PackageUrl): string | undefined {
  // Its package URLs are those of repositories.
  if (api === 'repositories') return undefined;
  const isFound = api === 'advisories' ? isFoundByAdvisories(url) : !needsName(url) && !needsRegistry(url);
  return isFound ? formatPackageUrl(url) : undefined;
}

function packageValues({api}: Target, url: PackageUrl): Values {
  const name = fullName(url);
  const registry = registryOf(url);
  if (api === 'docker')
    return {ecosystem: url.type, package: name, packageName: url.type === 'docker' ? name : undefined};
  if (api === 'papers') return isFoundByPapers(url) ? {ecosystem: url.type, name} : {};
  return {
    purl: purlFor(api, url),
    ecosystem: ecosystemOf(url),
    package: name,
    registry,
    registryName: registry,
    packageName: registry && name,
    package_name: registry && name,
    versionNumber: url.version,
    ...(api === 'dependabot' ? {name} : {}),
  };
}

/** Services of which `url` is that of a repository; others take a file or an archive by that name. */
const BY_URL = /^(commits|issues|dependabot|dashboards|open-collective|ost|ruby|science|summary)$/;

/** Operations that name a project by its address without a scheme. */
const BY_ADDRESS = /^(awesome\/getProject(Lists)?|dashboards\/(get|ping)Project\w*)$/;

function repositoryValues({api, id}: Target, {domain, fullName: repository}: Repository): Values {
  const host = apiNameOf(domain);
  const owner = repository.split('/').slice(0, -1).join('/');
  const url = `https://${domain}/${repository}`;
  const operation = `${api}/${id}`;
  const isNested = owner.includes('/');
  return {
    url: BY_URL.test(api) || operation === 'awesome/lookupProject' ? url : undefined,
    repository_url: url,
    id: BY_ADDRESS.test(operation) ? `${domain}/${repository}` : undefined,
    purl:
      operation === 'repositories/repositoriesLookup' && domain === 'github.com'
        ? `pkg:github/${repository}`
        : undefined,
    hostName: host,
    repoName: api === 'timeline' && domain !== 'github.com' ? undefined : repository,
    repositoryName: repository,
    ownerName: isNested ? undefined : owner,
    ownerLogin: isNested ? undefined : owner,
  };
}

/** Query parameters that belong to one record: they go when the record does. */
const OF_RECORD = new Set(['version', 'before', 'after']);

function newParameters({parameters}: Target, old: RequestValues['parameters'], own: Values): Values | undefined {
  let takes = false;
  const changed: Record<string, Json> = {};
  for (const [name, value] of Object.entries(old)) {
    const mine = own[name];
    const parameter = parameters.find((one) => one.name === name);
    if (mine !== undefined) {
      changed[name] = mine;
      takes = true;
    } else if (name in own || parameter?.in === 'path' || parameter?.required) {
      // Half of a project and half of another record is no request.
      return undefined;
    } else if (!OF_RECORD.has(name)) {
      changed[name] = value;
    }
  }
  return takes ? changed : undefined;
}

/** The body of the two operations that take a project in it. */
function newBody({api, id}: Target, project: Project): Json | undefined {
  const operation = `${api}/${id}`;
  if (operation === 'packages/bulkLookupPackages' && 'package' in project)
    return {purls: [formatPackageUrl(project.package)]};
  if (operation === 'issues/createJob' && 'repository' in project)
    return {url: `https://${project.repository.domain}/${project.repository.fullName}`};
  return undefined;
}

/**
 * @param project the reader's
 * @param operation the operation that an example calls
 * @param old the values of the example
 * @returns the values that ask for the project; undefined where the operation does not take it, or would not find it
 */
export function projectValues(project: Project, operation: Target, old: RequestValues): RequestValues | undefined {
  if (old.body !== undefined) {
    const body = newBody(operation, project);
    return body === undefined ? undefined : {parameters: old.parameters, body};
  }
  const own =
    'package' in project ? packageValues(operation, project.package) : repositoryValues(operation, project.repository);
  const parameters = newParameters(operation, old.parameters, own);
  return parameters && {parameters: parameters as Record<string, Json>};
}

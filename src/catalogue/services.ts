/**
 * The service catalogue: one record per service, in the order in which the
 * specification lists them. Sidebars, category pages, service headers, the
 * landing page, the architecture diagram, search and the listings for agents
 * are all made from it.
 *
 * Source of `calls`: the HTTP calls found in each service's models, services
 * and workers, read on the day in CATALOGUE_READ. Source of `cors`: each
 * service's rack-cors configuration.
 */

/** The day on which the services' source code was read for this catalogue. */
export const CATALOGUE_READ = '2026-11-21';

export type CategoryId = 'data-services' | 'tools' | 'indexes' | 'products' | 'experiments';

export interface Category {
  id: CategoryId;
  title: string;
  /** One sentence: when to reach for this family. */
  description: string;
}

/** The categories in the order of the Services sidebar. */
export const categories: readonly Category[] = [
  {
    id: 'data-services',
    title: 'Data services',
    description:
      'Start here when you have a package, a repository or a vulnerability and want to know everything that is recorded about it.',
  },
  {
    id: 'tools',
    title: 'Tools',
    description:
      'Reach for a tool when you have a file, an archive or a package name and want it read, compared or resolved.',
  },
  {
    id: 'indexes',
    title: 'Indexes',
    description:
      'Use an index to ask one kind of activity across all projects: commits, issues, images, sponsorships or events.',
  },
  {
    id: 'products',
    title: 'Products',
    description: 'Products join the data services into one view for a group of projects or a fund.',
  },
  {
    id: 'experiments',
    title: 'Experiments',
    description:
      'Experiments gather one community or field. They may change, so check the date before you build on them.',
  },
];

export type ServiceId =
  | 'advisories' | 'packages' | 'repositories'
  | 'archives' | 'cli' | 'dependency-parser' | 'diff' | 'license-parser' | 'resolver' | 'sbom-parser' | 'summary'
  | 'commits' | 'dependabot' | 'docker' | 'issues' | 'open-collective' | 'sponsors' | 'timeline'
  | 'dashboards' | 'funds'
  | 'awesome' | 'ost' | 'papers' | 'ruby' | 'science';

/** Ids of the API descriptions: one per API service, and a second one of advisories. */
export type ApiId = Exclude<ServiceId, 'cli'> | 'advisories-osv';

export interface Service {
  id: ServiceId;
  title: string;
  category: CategoryId;
  /** The host that serves it; absent for the command line client. */
  host?: string;
  /** Base URL of its API; absent for the command line client. */
  apiBase?: string;
  /** `owner/name` on the code host. */
  repository: string;
  /** Licence of its source code, as an SPDX identifier. */
  licence: 'AGPL-3.0' | 'MIT';
  /** What it answers, in one sentence. */
  description: string;
  /** Its API descriptions: files `openapi/<id>.yaml`. */
  descriptions: readonly ApiId[];
  /** Whether it answers other sites' pages at all; for an API of it ask `offersCors`. */
  cors: boolean;
  /** The services whose APIs it calls. */
  calls: readonly ServiceId[];
}

type Api = Omit<Service, 'apiBase' | 'host' | 'descriptions' | 'licence' | 'cors'> & {
  host: string;
  cors?: boolean;
  descriptions?: readonly ApiId[];
  id: Exclude<ServiceId, 'cli'>;
};

function api({host, ...record}: Api): Service {
  return {
    licence: 'AGPL-3.0',
    cors: true,
    descriptions: [record.id],
    ...record,
    host,
    apiBase: `https://${host}/api/v1`,
  };
}

export const services: readonly Service[] = [
  api({
    id: 'advisories', title: 'Advisories', category: 'data-services',
    host: 'advisories.ecosyste.ms', repository: 'ecosyste-ms/advisories',
    description: 'Which security advisories affect a package, and in which versions?',
    descriptions: ['advisories', 'advisories-osv'],
    calls: ['packages', 'repositories'],
  }),
  api({
    id: 'packages', title: 'Packages', category: 'data-services',
    host: 'packages.ecosyste.ms', repository: 'ecosyste-ms/packages',
    description: 'What is known about a package, its versions, dependencies and maintainers, across registries?',
    calls: ['repositories', 'advisories', 'issues', 'commits', 'docker', 'archives'],
  }),
  api({
    id: 'repositories', title: 'Repositories', category: 'data-services',
    host: 'repos.ecosyste.ms', repository: 'ecosyste-ms/repos',
    description: 'What is known about a source repository, its manifests, tags and releases, across code hosts?',
    calls: ['dependency-parser', 'archives', 'timeline', 'commits', 'packages'],
  }),
  api({
    id: 'archives', title: 'Archives', category: 'tools',
    host: 'archives.ecosyste.ms', repository: 'ecosyste-ms/archives',
    description: 'What is inside a zip or tar archive, without downloading and unpacking it yourself?',
    calls: [],
  }),
  {
    id: 'cli', title: 'Command line client', category: 'tools', repository: 'ecosyste-ms/ecosyste_ms_cli',
    licence: 'MIT', cors: false, descriptions: [], calls: [],
    description: 'How do I ask the services from a terminal or a shell script?',
  },
  api({
    id: 'dependency-parser', title: 'Dependency parser', category: 'tools',
    host: 'parser.ecosyste.ms', repository: 'ecosyste-ms/parser',
    description: 'Which dependencies do the manifests and lockfiles at this address declare?',
    calls: [],
  }),
  api({
    id: 'diff', title: 'Diff', category: 'tools',
    host: 'diff.ecosyste.ms', repository: 'ecosyste-ms/diff',
    description: 'What changed between two files or archives?',
    calls: [],
  }),
  api({
    id: 'license-parser', title: 'Licence parser', category: 'tools',
    host: 'licenses.ecosyste.ms', repository: 'ecosyste-ms/licenses',
    description: 'Which licences do the files in this archive carry?',
    calls: [],
  }),
  api({
    id: 'resolver', title: 'Resolver', category: 'tools',
    host: 'resolve.ecosyste.ms', repository: 'ecosyste-ms/resolve',
    description: 'Which versions would a package manager choose for the dependencies of this package?',
    calls: ['packages'],
  }),
  api({
    id: 'sbom-parser', title: 'SBOM parser', category: 'tools',
    host: 'sbom.ecosyste.ms', repository: 'ecosyste-ms/sbom',
    description: 'What does this software bill of materials list?',
    calls: [],
  }),
  api({
    id: 'summary', title: 'Summary', category: 'tools',
    host: 'summary.ecosyste.ms', repository: 'ecosyste-ms/summary',
    description: 'What do all services know about one project, in one answer?',
    calls: ['repositories', 'packages', 'issues', 'commits', 'awesome', 'archives', 'timeline'],
  }),
  api({
    id: 'commits', title: 'Commits', category: 'indexes',
    host: 'commits.ecosyste.ms', repository: 'ecosyste-ms/commits',
    description: 'Who commits to a repository, how often, and how is the work spread?',
    calls: ['repositories'],
  }),
  api({
    id: 'dependabot', title: 'Dependabot', category: 'indexes',
    host: 'dependabot.ecosyste.ms', repository: 'ecosyste-ms/dependabot',
    description: 'Which update pull requests has Dependabot opened, for which packages and advisories?',
    calls: ['repositories', 'packages', 'archives', 'advisories'],
  }),
  api({
    id: 'docker', title: 'Docker', category: 'indexes',
    host: 'docker.ecosyste.ms', repository: 'ecosyste-ms/docker',
    description: 'Which packages and which Linux distribution does a container image contain?',
    calls: ['packages'],
  }),
  api({
    id: 'issues', title: 'Issues', category: 'indexes',
    host: 'issues.ecosyste.ms', repository: 'ecosyste-ms/issues',
    description: 'How many issues and pull requests does a project have, who opens them, and how fast do they close?',
    calls: ['repositories', 'archives'],
  }),
  api({
    id: 'open-collective', title: 'Open Collective', category: 'indexes',
    host: 'opencollective.ecosyste.ms', repository: 'ecosyste-ms/opencollective',
    description: 'What do the open source projects on Open Collective receive and spend?',
    calls: ['repositories', 'packages', 'issues', 'commits', 'advisories', 'archives', 'timeline'],
  }),
  api({
    id: 'sponsors', title: 'Sponsors', category: 'indexes',
    host: 'sponsors.ecosyste.ms', repository: 'ecosyste-ms/sponsors',
    description: 'Who sponsors whom on GitHub Sponsors?',
    calls: ['repositories'],
  }),
  api({
    id: 'timeline', title: 'Timeline', category: 'indexes',
    host: 'timeline.ecosyste.ms', repository: 'ecosyste-ms/timeline',
    description: 'Which public events were recorded for a GitHub repository or user?',
    calls: ['repositories'],
  }),
  api({
    id: 'dashboards', title: 'Dashboards', category: 'products', cors: false,
    host: 'dashboards.ecosyste.ms', repository: 'ecosyste-ms/dashboards',
    description: 'How healthy is a group of projects, from activity to funding and security?',
    calls: ['repositories', 'packages', 'issues', 'commits', 'advisories', 'dependabot', 'open-collective', 'sponsors', 'archives', 'timeline'],
  }),
  api({
    id: 'funds', title: 'Funds', category: 'products',
    host: 'funds.ecosyste.ms', repository: 'ecosyste-ms/funds',
    description: 'Which fund supports an ecosystem, and how is its money allocated?',
    calls: ['repositories', 'packages', 'issues', 'commits', 'sponsors', 'open-collective', 'awesome', 'archives', 'timeline'],
  }),
  api({
    id: 'awesome', title: 'Awesome', category: 'experiments',
    host: 'awesome.ecosyste.ms', repository: 'ecosyste-ms/awesome',
    description: 'Which curated “awesome” lists name a project, and which projects does a list name?',
    calls: ['repositories', 'archives', 'timeline'],
  }),
  api({
    id: 'ost', title: 'OST', category: 'experiments',
    host: 'ost.ecosyste.ms', repository: 'ecosyste-ms/ost',
    description: 'Which open source projects work on climate, energy and sustainability?',
    calls: ['repositories', 'packages', 'issues', 'commits', 'archives', 'timeline'],
  }),
  api({
    id: 'papers', title: 'Papers', category: 'experiments',
    host: 'papers.ecosyste.ms', repository: 'ecosyste-ms/papers',
    description: 'Which scientific papers mention a software package?',
    calls: ['packages', 'commits', 'archives'],
  }),
  api({
    id: 'ruby', title: 'Ruby', category: 'experiments',
    host: 'ruby.ecosyste.ms', repository: 'ecosyste-ms/ruby',
    description: 'What is the state of the projects of the Ruby community?',
    calls: ['repositories', 'packages', 'issues', 'commits', 'archives', 'timeline'],
  }),
  api({
    id: 'science', title: 'Science', category: 'experiments',
    host: 'science.ecosyste.ms', repository: 'ecosyste-ms/science',
    description: 'Which research software projects exist, and how are they used and maintained?',
    calls: ['repositories', 'packages', 'issues', 'commits', 'archives', 'timeline', 'papers', 'ost'],
  }),
];

const byId = new Map(services.map((service) => [service.id as string, service]));

/**
 * @param id id of a service
 * @returns its record
 * @throws Error that names the known ids, when there is no such service
 */
export function getService(id: string): Service {
  const service = byId.get(id);
  if (!service) {
    throw new Error(`There is no service "${id}" in src/catalogue/services.ts. Known: ${[...byId.keys()].join(', ')}.`);
  }
  return service;
}

/**
 * Whether a page of another site may call an API. The services that allow it do
 * so for paths below `/api/`, so the OSV API of Advisories at `/v1` is outside.
 * Source: the CORS configuration of each service (rack-cors; rs/cors in archives).
 *
 * @param service id of the service
 * @param baseUrl base URL of the API
 * @throws Error when there is no such service
 */
export function offersCors(service: string, baseUrl: string): boolean {
  return getService(service).cors && new URL(baseUrl).pathname.startsWith('/api/');
}

/** @returns the services of a category, in catalogue order. */
export function servicesOf(category: CategoryId): Service[] {
  return services.filter((service) => service.category === category);
}

/** @returns the address of a service's page. */
export function servicePath(service: Service): string {
  return `/docs/services/${service.category}/${service.id}`;
}

/** @returns the services that the given one calls or is called by, in catalogue order. */
export function relatedServices(service: Service): Service[] {
  return services.filter(
    (other) => other.id !== service.id && (service.calls.includes(other.id) || other.calls.includes(service.id)),
  );
}

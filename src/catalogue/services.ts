/**
 * The service catalogue: one record per service, in the order in which the
 * specification lists them. Sidebars, category pages, service headers, the
 * landing page, the architecture diagram, search and the listings for agents
 * are all made from it.
 *
 * Source of `calls`: the HTTP calls found in each service's models, services
 * and workers, as of the commits of CATALOGUE_READ.
 */

/** The date of the newest commit of the services' source code that this catalogue was checked against. */
export const CATALOGUE_READ = '2026-08-21';

export type CategoryId = 'data-services' | 'tools' | 'indexes' | 'products' | 'experiments';

export interface Category {
  id: CategoryId;
  title: string;
  /** One or two sentences that help to choose: what these services take and return, and when another category is better. */
  description: string;
  /** What a caller can rely on: the levels of docs/usage/stability.mdx. */
  stability: 'Stable' | 'Product' | 'Experimental';
}

/** The categories in the order of the Services sidebar. */
export const categories: readonly Category[] = [
  {
    id: 'data-services',
    title: 'Data services',
    stability: 'Stable',
    description:
      'Look up a package, a repository or a security advisory. Start here: the records are the most complete, and they link to everything else.',
  },
  {
    id: 'tools',
    title: 'Tools',
    stability: 'Stable',
    description:
      "Parse, compare or resolve a file, archive or package of your own. Most tools run as asynchronous jobs. For data that we've already indexed, use the data services.",
  },
  {
    id: 'indexes',
    title: 'Indexes',
    stability: 'Stable',
    description:
      'Study one kind of activity across many projects: commits, issues, Dependabot updates, container images, donations, sponsorships or events. Use an index for more detail than Packages, Repositories and Advisories have.',
  },
  {
    id: 'products',
    title: 'Products',
    stability: 'Product',
    description:
      'Get data from several services in one view: the health of a group of projects, or the totals of a fund. Their websites show more than the APIs return.',
  },
  {
    id: 'experiments',
    title: 'Experiments',
    stability: 'Experimental',
    description:
      'Explore one community or field: curated lists, sustainable technology, scientific papers, Ruby or research software. These services are experimental and may be withdrawn.',
  },
];

/** What a record says of a service; the rest follows from its id and category. */
type ServiceRecord<Id extends string = string> = Pick<Service, 'title' | 'description' | 'give' | 'get' | 'holds'> &
  Partial<Pick<Service, 'licence'>> & {
    /** What its host and its repository are called, where that is not its id. */
    name?: string;
    /** Where it is not one that is called like the service. */
    descriptions?: readonly (Id | 'advisories-osv')[];
    calls?: readonly Id[];
  };

export interface Service {
  id: ServiceId;
  title: string;
  category: CategoryId;
  /** The host that serves it; absent for the command-line client. */
  host?: string;
  /** Base URL of its API; absent for the command-line client. */
  apiBase?: string;
  /** `owner/name` on the code host. */
  repository: string;
  /** Licence of its source code, as an SPDX identifier. */
  licence: 'AGPL-3.0' | 'MIT';
  /** What it answers, as one question. */
  description: string;
  /** What the caller gives, for the comparison table of a category: a noun phrase of at most 90 characters, without a full stop. */
  give: string;
  /** What the caller gets, for the comparison table of a category: a noun phrase of at most 90 characters, without a full stop. */
  get: string;
  /** How much data it has, as of SCALE_DATE (access.ts) and from the service records of ecosyste-ms/home; absent where nothing is published. */
  holds?: string;
  /** Its API descriptions: files `openapi/<id>.yaml`. Advisories has a second one. */
  descriptions: readonly (ServiceId | 'advisories-osv')[];
  /** The services whose APIs it calls. */
  calls: readonly ServiceId[];
}

/** By category and id. */
const RECORDS = {
  'data-services': {
    advisories: {
      title: 'Advisories',
      description: 'Which security advisories affect a package, and in which versions?',
      give: 'A package URL, package name, repository URL or CVE ID',
      get: 'Advisories with severity, affected version ranges and fixed versions',
      holds: '33,600 advisories',
      descriptions: ['advisories', 'advisories-osv'],
      calls: ['packages', 'repositories'],
    },
    packages: {
      title: 'Packages',
      description:
        'What is known about a package in any registry: its versions, dependencies, dependents and maintainers?',
      give: 'A package URL, registry and name, repository URL or file hash',
      get: 'Package records with versions, dependencies, dependents and maintainers',
      holds: '14.4 million packages from 109 registries',
      calls: ['repositories', 'advisories', 'issues', 'commits', 'docker', 'archives'],
    },
    repositories: {
      title: 'Repositories',
      name: 'repos',
      description: 'What is known about a source repository on any code host: its manifests, tags, releases and owner?',
      give: 'A repository URL, a code host and full name, or an owner',
      get: 'Repository records with manifests, tags, releases and an SBOM',
      holds: '293 million repositories on 1,950 hosts',
      calls: ['dependency-parser', 'archives', 'timeline', 'commits', 'packages'],
    },
  },
  tools: {
    archives: {
      title: 'Archives',
      description: 'What does a zip or tar archive contain, without downloading and unpacking it?',
      give: 'The URL of a public archive, and a path for a single file',
      get: 'The list of files, the contents of a file, the README or the changelog',
    },
    cli: {
      title: 'Command line client',
      name: 'ecosyste_ms_cli',
      licence: 'MIT',
      descriptions: [],
      description: 'How do I query the services from a terminal or a shell script?',
      give: 'A command with the parameters of an operation',
      get: 'The response as a table, JSON, JSON Lines or TSV',
    },
    'dependency-parser': {
      title: 'Dependency parser',
      name: 'parser',
      description: 'Which dependencies do the manifests and lockfiles at a URL declare?',
      give: 'The URL of a manifest, a lockfile or an archive',
      get: 'A job whose result lists the declared dependencies of each file',
    },
    diff: {
      title: 'Diff',
      description: 'What changed between two files or archives?',
      give: 'The URLs of two files, usually two releases of a package',
      get: 'A job whose result shows the differences, down to the files inside',
    },
    'license-parser': {
      title: 'Licence parser',
      name: 'licenses',
      description: 'Which licences do the licence files in an archive contain?',
      give: 'The URL of a source code archive',
      get: 'A job whose result names the licence of each licence file and README',
    },
    resolver: {
      title: 'Resolver',
      name: 'resolve',
      description: 'Which versions would a package manager install for a package and its dependencies?',
      give: 'A registry and a package name, with or without a version',
      get: 'A job whose result lists the resolved packages with their versions',
      calls: ['packages'],
    },
    'sbom-parser': {
      title: 'SBOM parser',
      name: 'sbom',
      description: 'What does an SBOM (software bill of materials) list?',
      give: 'The URL of an SBOM in CycloneDX or SPDX format',
      get: 'A job whose result lists packages, files and relationships in one structure',
    },
    summary: {
      title: 'Summary',
      description: 'What do all services know about one project, in one response?',
      give: 'A repository URL, or the ID of a collection',
      get: 'One record with the repository, packages, commits, issues and events',
      calls: ['repositories', 'packages', 'issues', 'commits', 'awesome', 'archives', 'timeline'],
    },
  },
  indexes: {
    commits: {
      title: 'Commits',
      description: 'Who commits to a repository, how often, and how is the work distributed?',
      give: 'A repository URL, a code host and full name, or a committer',
      get: 'Commits, committers and commit statistics',
      holds: '889 million commits of 6.33 million repositories',
      calls: ['repositories'],
    },
    dependabot: {
      title: 'Dependabot',
      description: 'Which update pull requests has Dependabot opened, for which packages and advisories?',
      give: 'A repository URL, a package URL, an advisory ID or an owner',
      get: 'Dependabot pull requests with the packages and versions that they update',
      holds: '9.99 million pull requests',
      calls: ['repositories', 'packages', 'archives', 'advisories'],
    },
    docker: {
      title: 'Docker',
      description: 'Which packages and which Linux distribution does a container image contain?',
      give: 'An image name, a package name or a Linux distribution',
      get: 'Images with their packages and distribution, or the images that contain a package',
      holds: '684,000 images',
      calls: ['packages'],
    },
    issues: {
      title: 'Issues',
      description:
        'How many issues and pull requests does a repository have, who opens them, and how fast are they closed?',
      give: 'A repository URL, a code host and full name, an owner or an author',
      get: 'Issues and pull requests, with statistics such as the time to close',
      holds: '109 million pull requests and 32.9 million issues of 14.9 million repositories',
      calls: ['repositories', 'archives'],
    },
    'open-collective': {
      title: 'Open Collective',
      name: 'opencollective',
      description: 'What do open source projects on Open Collective receive and spend?',
      give: 'The slug of a collective, or a repository URL',
      get: 'Collectives with totals of their transactions, and their repositories',
      calls: ['repositories', 'packages', 'issues', 'commits', 'advisories', 'archives', 'timeline'],
    },
    sponsors: {
      title: 'Sponsors',
      description: 'Who sponsors whom on GitHub Sponsors?',
      give: 'A GitHub login',
      get: 'The sponsors of the account, and the accounts that it sponsors',
      holds: '180,000 sponsors and 37,400 maintainers',
      calls: ['repositories', 'packages'],
    },
    timeline: {
      title: 'Timeline',
      description: 'Which public events were recorded for a GitHub repository or user?',
      give: 'The full name of a GitHub repository, or a login',
      get: 'Public events, or their number by type',
      holds: '7 billion events since 2015; since 2025, about half are missing',
      calls: ['repositories'],
    },
  },
  products: {
    dashboards: {
      title: 'Dashboards',
      description: 'How active, responsive, funded and secure is a project or a group of projects?',
      give: 'A repository URL, or the slug of a public collection',
      get: 'Issues, releases, commits, packages and advisories of one project or a group',
      calls: [
        'repositories',
        'packages',
        'issues',
        'commits',
        'advisories',
        'dependabot',
        'open-collective',
        'sponsors',
        'archives',
        'timeline',
      ],
    },
    funds: {
      title: 'Funds',
      description: 'Which fund supports an ecosystem, and how much money has it received and allocated?',
      give: 'The slug of a fund, or words from its name or description',
      get: 'Funds with their totals of donations and allocations',
      calls: [
        'repositories',
        'packages',
        'issues',
        'commits',
        'sponsors',
        'open-collective',
        'awesome',
        'archives',
        'timeline',
      ],
    },
  },
  experiments: {
    awesome: {
      title: 'Awesome',
      description: 'Which curated awesome lists include a project, and which projects does a list include?',
      give: 'A list on GitHub, the URL of a project, or a topic',
      get: 'Lists, their entries with headings, and records of the linked projects',
      calls: ['repositories', 'archives', 'timeline'],
    },
    ost: {
      title: 'OST',
      description:
        'Which projects does Open Sustainable Technology (OST) list for climate, energy, biodiversity and natural resources?',
      give: 'A repository URL, search words, a category or a language',
      get: 'Project records with categories, packages and commits; good first issues',
      calls: ['repositories', 'packages', 'issues', 'commits', 'archives', 'timeline'],
    },
    papers: {
      title: 'Papers',
      description: 'Which scientific papers mention a software package?',
      give: 'The ecosystem and name of a package, or the DOI of a paper',
      get: 'Mentions that link packages to papers, with records from OpenAlex',
      calls: ['packages', 'commits', 'archives'],
    },
    ruby: {
      title: 'Ruby',
      description: 'How are the projects behind the critical Ruby gems doing?',
      give: 'The repository URL of a gem, or nothing to list all projects',
      get: 'Project records with packages, commits and issue statistics; open issues',
      calls: ['repositories', 'packages', 'issues', 'commits', 'archives', 'timeline'],
    },
    science: {
      title: 'Science',
      description: 'Which open source projects are research software, and how active are they?',
      give: 'A repository URL, a keyword or a language',
      get: 'Project records, names of research packages, and good first issues',
      calls: ['repositories', 'packages', 'issues', 'commits', 'archives', 'timeline', 'papers', 'ost'],
    },
  },
} as const satisfies Record<CategoryId, Record<string, ServiceRecord>>;

export type ServiceId = {[Category in CategoryId]: keyof (typeof RECORDS)[Category]}[CategoryId];

function toService(category: CategoryId, id: ServiceId, {name, ...record}: ServiceRecord<ServiceId>): Service {
  const host = `${name ?? id}.ecosyste.ms`;
  const descriptions = record.descriptions ?? [id];
  return {
    id,
    category,
    licence: 'AGPL-3.0',
    calls: [],
    repository: `ecosyste-ms/${name ?? id}`,
    ...(descriptions.length > 0 ? {host, apiBase: `https://${host}/api/v1`} : {}),
    ...record,
    descriptions,
  };
}

export const services: readonly Service[] = Object.entries<Record<string, ServiceRecord<ServiceId>>>(RECORDS).flatMap(
  ([category, records]) =>
    Object.entries(records).map(([id, record]) => toService(category as CategoryId, id as ServiceId, record)),
);

/** How many services have an API: all but the command line client. */
export const API_COUNT = services.filter(({apiBase}) => apiBase !== undefined).length;

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

/** @returns the services of a category, in catalogue order. */
export function servicesOf(category: CategoryId): Service[] {
  return services.filter((service) => service.category === category);
}

/** @returns the path of a service's page. */
export function servicePath(service: Service): string {
  return `/docs/services/${service.category}/${service.id}`;
}

/** Section 2 of the specification as data, in its order. Written by hand, because a test must not derive its expectation from the site. */

export const SIDEBARS = {
  'get started': [
    '/docs/',
    '/docs/get-started/commercial',
    '/docs/get-started/internal',
    '/docs/get-started/new',
    '/docs/get-started/oss',
  ],
  about: ['/docs/about/', '/docs/about/charter', '/docs/about/contact', '/docs/about/faq', '/docs/about/governance'],
  contributing: ['/docs/contributing/', '/docs/contributing/conduct'],
  guides: [
    '/docs/guides/',
    '/docs/guides/architecture',
    '/docs/guides/command-line',
    '/docs/guides/development',
    '/docs/guides/first-api-call',
    '/docs/guides/onboarding',
  ],
  usage: [
    '/docs/usage/',
    '/docs/usage/authentication',
    '/docs/usage/commercial',
    '/docs/usage/licences',
    '/docs/usage/rate-limits',
  ],
} as const;

/** Services by category, the categories in the order of their index pages. */
export const SERVICES = {
  'data-services': ['advisories', 'packages', 'repositories'],
  tools: ['archives', 'cli', 'dependency-parser', 'diff', 'license-parser', 'resolver', 'sbom-parser', 'summary'],
  indexes: ['commits', 'dependabot', 'docker', 'issues', 'open-collective', 'sponsors', 'timeline'],
  products: ['dashboards', 'funds'],
  experiments: ['awesome', 'ost', 'papers', 'ruby', 'science'],
} as const;

export const CATEGORY_PATHS = Object.keys(SERVICES).map((category) => `/docs/category/${category}`);

export const SERVICE_PATHS = Object.entries(SERVICES).flatMap(([category, services]) =>
  services.map((service) => `/docs/services/${category}/${service}`),
);

/** Every page under `/docs` that the specification names. */
export const DOCS_PATHS: readonly string[] = [...Object.values(SIDEBARS).flat(), ...CATEGORY_PATHS, ...SERVICE_PATHS];

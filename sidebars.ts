import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {categories, servicesOf} from './src/catalogue/services';

interface Item {
  type: 'doc';
  id: string;
  label: string;
}

// An explicit label: without one the global data would show the doc's id.
const doc = (id: string, label: string): Item => ({type: 'doc', id, label});

/** The sidebars in the specification's order; pages beyond it follow those that it names. */
const sidebars: SidebarsConfig = {
  getStarted: [
    doc('index', 'Getting started'),
    doc('get-started/commercial', 'For companies'),
    doc('get-started/internal', 'For the team'),
    doc('get-started/new', 'For new starters'),
    doc('get-started/oss', 'For open source projects'),
  ],
  about: [
    doc('about/index', 'About'),
    doc('about/charter', 'Charter'),
    doc('about/contact', 'Contact'),
    doc('about/faq', 'Frequently asked questions'),
    doc('about/governance', 'Governance'),
    doc('about/accessibility', 'Accessibility'),
  ],
  contributing: [
    doc('contributing/index', 'Contributing'),
    doc('contributing/conduct', 'Code of conduct'),
    doc('contributing/ecosystem', 'Add an ecosystem'),
  ],
  guides: [
    doc('guides/index', 'Guides'),
    doc('guides/architecture', 'Architecture'),
    doc('guides/command-line', 'Command line'),
    doc('guides/development', 'Development'),
    doc('guides/first-api-call', 'Your first API call'),
    doc('guides/onboarding', 'Onboarding'),
    {
      type: 'category',
      label: 'Quickstarts',
      collapsed: false,
      items: [
        doc('guides/quickstart-security', 'For security engineers'),
        doc('guides/quickstart-research', 'For researchers'),
        doc('guides/quickstart-ospo', 'For programme offices'),
      ],
    },
    {
      type: 'category',
      label: 'Read the data',
      collapsed: false,
      items: [
        doc('guides/find-a-service', 'Find the right service'),
        doc('guides/check-your-project', "Check your project's dependencies"),
        doc('guides/package-urls', 'Work with package URLs'),
        doc('guides/large-lists', 'Page through large lists'),
        doc('guides/jobs', 'Run asynchronous jobs'),
        doc('guides/dependents', 'Dependents'),
        doc('guides/licences-in-data', 'Licences in the data'),
        doc('guides/freshness', 'Data freshness'),
        doc('guides/streams-and-feeds', 'Streams and feeds'),
        doc('guides/bulk-data', 'Get data in bulk'),
        doc('guides/dumps', 'Query a database dump'),
        doc('guides/csv', 'Export a list as CSV'),
      ],
    },
    {
      type: 'category',
      label: 'Write a program',
      collapsed: false,
      items: [
        doc('guides/languages', 'Call the API from your language'),
        doc('guides/browser-apps', 'Build a browser app'),
        doc('guides/libraries', 'Libraries and tools'),
        doc('guides/agents', 'AI agents and MCP'),
      ],
    },
    {
      type: 'category',
      label: 'Recipes',
      collapsed: false,
      items: [
        doc('guides/recipes/affected-packages', 'Packages affected by an advisory'),
        doc('guides/recipes/ci-gate', 'Fail CI on vulnerable dependencies'),
        doc('guides/recipes/kev-vex-triage', 'Triage with KEV and VEX'),
        doc('guides/recipes/sbom-enrichment', 'Enrich SBOMs at scale'),
        doc('guides/recipes/watching-releases', 'Watch releases'),
        doc('guides/recipes/organisation-dependents', 'Packages and dependents of an organisation'),
        doc('guides/recipes/maintainers', 'Find the maintainers'),
        doc('guides/recipes/dependency-inventory', "List a repository's dependencies"),
        doc('guides/recipes/dependency-licences', 'Licences of a dependency tree'),
        doc('guides/recipes/project-health', 'Health of a project over time'),
        doc('guides/recipes/funding', 'Find projects to fund'),
      ],
    },
    {
      type: 'category',
      label: 'Look up',
      collapsed: false,
      items: [
        doc('guides/coverage', 'Ecosystem coverage'),
        doc('guides/data-model', 'Data model'),
        doc('guides/glossary', 'Glossary'),
        doc('guides/comparison', 'Compare with other services'),
        doc('guides/migrate-from-libraries-io', 'Migrate from Libraries.io'),
        doc('guides/troubleshooting', 'Troubleshooting'),
      ],
    },
  ],
  usage: [
    doc('usage/index', 'Usage'),
    doc('usage/authentication', 'Authentication'),
    doc('usage/commercial', 'Commercial use'),
    doc('usage/licences', 'Licences'),
    doc('usage/rate-limits', 'Rate limits'),
    doc('usage/conventions', 'Conventions'),
    doc('usage/pagination', 'Pagination'),
    doc('usage/sorting-and-filtering', 'Sorting and filtering'),
    doc('usage/errors', 'Errors'),
    doc('usage/caching', 'Caching and CORS'),
    doc('usage/stability', 'Versioning and stability'),
    doc('usage/privacy', 'Personal data'),
    doc('usage/citing', 'Citing the data'),
    doc('usage/downloads', 'OpenAPI descriptions'),
    doc('usage/differences', "Differences from the services' OpenAPI documents"),
    doc('usage/mock-server', 'Mock server'),
    doc('usage/changelog', 'API changelog'),
  ],
  services: categories.map((category) => ({
    type: 'category' as const,
    label: category.title,
    // Its colour, here and in the trail (src/css/base.css).
    className: `in-${category.id}`,
    description: category.description,
    link: {
      type: 'generated-index' as const,
      title: category.title,
      description: category.description,
      slug: `/category/${category.id}`,
    },
    // The reference plugin puts each service's operations below its page.
    items: servicesOf(category.id).map((service) => doc(`services/${category.id}/${service.id}`, service.title)),
  })),
};

export default sidebars;

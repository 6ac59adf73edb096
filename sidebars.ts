import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {categories, servicesOf} from './src/catalogue/services';
import {readDocs} from './src/markdown/docs';

interface Item {
  type: 'doc';
  id: string;
  label: string;
}

interface Group {
  type: 'category';
  label: string;
  collapsed: false;
  items: Item[];
}

const titles = new Map(readDocs().map(({id, front}) => [id, String(front.title)]));

// An explicit label: without one the global data would show the doc's id.
const doc = (id: string): Item => ({type: 'doc', id, label: titles.get(id) ?? id});

const docs = (folder: string, ...names: string[]): Item[] => names.map((name) => doc(`${folder}/${name}`));

const group = (label: string, items: Item[]): Group => ({type: 'category', label, collapsed: false, items});

/** The sidebars in the specification's order. */
const sidebars: SidebarsConfig = {
  getStarted: [doc('index'), ...docs('get-started', 'oss', 'commercial', 'new', 'internal')],
  about: docs('about', 'index', 'charter', 'contact', 'faq', 'governance', 'accessibility'),
  contributing: docs('contributing', 'index', 'conduct', 'ecosystem'),
  guides: [
    doc('guides/index'),
    group('Start', [
      ...docs('guides', 'first-api-call', 'find-a-service', 'check-your-project'),
      ...docs('guides', 'quickstart-security', 'quickstart-research', 'quickstart-ospo'),
    ]),
    group('Core concepts', [
      ...docs('guides', 'package-urls', 'data-model', 'dependents', 'licences-in-data'),
      ...docs('guides', 'freshness', 'architecture', 'coverage', 'glossary'),
    ]),
    group('Get data', docs('guides', 'large-lists', 'bulk-data', 'dumps', 'csv', 'streams-and-feeds', 'jobs')),
    group('Build', docs('guides', 'languages', 'command-line', 'browser-apps', 'libraries', 'agents')),
    group('Recipes', [
      ...docs('guides/recipes', 'affected-packages', 'ci-gate', 'kev-vex-triage', 'sbom-enrichment'),
      ...docs('guides/recipes', 'dependency-inventory', 'dependency-licences', 'organisation-dependents'),
      ...docs('guides/recipes', 'maintainers', 'project-health', 'issues-closed', 'watching-releases'),
      ...docs('guides/recipes', 'package-elsewhere', 'funding'),
    ]),
    group('Alternatives', docs('guides', 'comparison', 'migrate-from-libraries-io')),
    doc('guides/troubleshooting'),
    group('Work on ecosyste.ms', docs('guides', 'development', 'onboarding')),
  ],
  usage: [
    doc('usage/index'),
    group('Access', docs('usage', 'authentication', 'rate-limits', 'commercial')),
    group('Protocol', docs('usage', 'conventions', 'pagination', 'sorting-and-filtering', 'errors', 'caching')),
    group('Terms', docs('usage', 'licences', 'citing', 'privacy')),
    group('OpenAPI', docs('usage', 'downloads', 'differences', 'changelog', 'mock-server', 'stability')),
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
    items: servicesOf(category.id).map((service) => doc(`services/${category.id}/${service.id}`)),
  })),
};

export default sidebars;

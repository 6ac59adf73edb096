/** Every page of the site, read from the sources that it is made from. */
import sidebars from '../../sidebars';
import {API_COUNT, categories, getService, type Category, type Service} from '../catalogue/services';
import type {ApiDescription, Operation} from '@ecosystems-docs/openapi-docs';
import {loadDescriptions, operationPath, operationsInOrder} from '../api/node/descriptions';
import {firstSentence} from '../api/node/text';
import {TAGLINE} from '../catalogue/site';
import {readDocs, type Doc} from '../markdown/docs';

interface Common {
  /** Address of the page: folders end in a slash. */
  route: string;
  title: string;
  /** One plain sentence. */
  description: string;
  /** The file that it is made from, from the root of the repository. */
  file: string;
}

export type Page = Common &
  (
    | {kind: 'landing'}
    /** Written in MDX; `sidebar`: the one that it is in; `service` on service pages. */
    | {kind: 'doc'; id: string; sidebar: string; doc: Doc; service?: Service}
    | {kind: 'category'; category: Category}
    | {kind: 'operation'; operation: Operation; api: ApiDescription}
  );

export type DocPage = Extract<Page, {kind: 'doc'}>;

const LANDING_DESCRIPTION = `Open data about packages, repositories, advisories, commits and funding, through ${API_COUNT} JSON APIs and a command line client.`;

/** @returns the ids of the docs in sidebars, in the order in which readers meet them, with the sidebar that each is in */
export function sidebarOrder(): [string, string][] {
  const ids = (item: unknown): string[] => {
    if (Array.isArray(item)) return item.flatMap(ids);
    if (typeof item !== 'object' || item === null) return [];
    return 'id' in item && typeof item.id === 'string' ? [item.id] : 'items' in item ? ids(item.items) : [];
  };
  return Object.entries(sidebars).flatMap(([sidebar, items]) =>
    ids(items).map((id): [string, string] => [id, sidebar]),
  );
}

function docPages(): DocPage[] {
  const docs = new Map(
    readDocs()
      .filter(({front}) => front.draft !== true)
      .map((doc) => [doc.id, doc]),
  );
  const order = new Map(sidebarOrder());
  return [...new Set([...order.keys(), ...docs.keys()])].flatMap((id): DocPage[] => {
    const doc = docs.get(id);
    if (!doc) return [];
    const service = /^services\/[^/]+\/([^/]+)$/.exec(id)?.[1];
    return [
      {
        kind: 'doc',
        id,
        sidebar: order.get(id) ?? 'other',
        route: doc.route,
        title: String(doc.front.title),
        description: String(doc.front.description),
        file: doc.file,
        doc,
        ...(service ? {service: getService(service)} : {}),
      },
    ];
  });
}

/** @returns every page of the site that is read, in reading order; pages for tools (search, Not Found) are not among them */
export function listPages(): Page[] {
  const apis = new Map(loadDescriptions().map((api) => [api.id, api]));
  return [
    {
      kind: 'landing',
      route: '/',
      title: TAGLINE,
      description: LANDING_DESCRIPTION,
      file: 'src/landing/LandingContent.static.tsx',
    },
    ...docPages(),
    ...categories.map(
      (category): Page => ({
        kind: 'category',
        route: `/docs/category/${category.id}`,
        title: category.title,
        description: category.description,
        file: 'src/catalogue/services.ts',
        category,
      }),
    ),
    ...operationsInOrder().map(
      (operation): Page => ({
        kind: 'operation',
        route: operationPath(operation),
        title: operation.summary,
        description: firstSentence(operation.description),
        file: `openapi/${operation.api}.yaml`,
        operation,
        api: apis.get(operation.api) as ApiDescription,
      }),
    ),
  ];
}

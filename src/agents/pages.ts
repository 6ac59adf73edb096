/** Every page of the site, read from the sources that it is made from. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import sidebars from '../../sidebars';
import {categories, getService, services, type Category, type Service} from '../catalogue/services';
import type {ApiDescription, Operation} from '../openapi/model';
import {loadDescriptions, operationPath, operationsInOrder} from '../reference/descriptions';
import {pageAddress} from '../reference/source';
import {firstSentence} from '../reference/text';
import {TAGLINE} from '../site/config';
import {readSource, type Source} from './prose';

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
    /** Written in MDX; `service` on service pages. */
    | {kind: 'doc'; id: string; section: string; source: Source; service?: Service}
    | {kind: 'category'; category: Category}
    | {kind: 'operation'; operation: Operation; api: ApiDescription}
  );

export type DocPage = Extract<Page, {kind: 'doc'}>;

/** Root of the repository. */
export const ROOT = path.resolve(__dirname, '../..');

const LANDING_DESCRIPTION = `Open data about packages, repositories, advisories, commits and funding, through ${services.filter(({apiBase}) => apiBase).length} JSON APIs and a command line client.`;

/** @returns the ids of all pages in the order in which readers meet them, with the sidebar that each is in */
function sidebarOrder(): [string, string][] {
  const ids = (item: unknown): string[] => {
    if (Array.isArray(item)) return item.flatMap(ids);
    if (typeof item !== 'object' || item === null) return [];
    return 'id' in item && typeof item.id === 'string' ? [item.id] : 'items' in item ? ids(item.items) : [];
  };
  return Object.entries(sidebars).flatMap(([section, items]) => ids(items).map((id): [string, string] => [id, section]));
}

function docPages(): DocPage[] {
  const folder = path.join(ROOT, 'docs');
  const files = new Set(readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((name) => name.endsWith('.mdx')).map((name) => name.replaceAll(path.sep, '/').slice(0, -'.mdx'.length)));
  const order = new Map(sidebarOrder());
  return [...new Set([...order.keys(), ...[...files].sort()])].filter((id) => files.has(id)).flatMap((id): DocPage[] => {
    const file = `docs/${id}.mdx`;
    const source = readSource(readFileSync(path.join(ROOT, file), 'utf8'), file);
    if (source.draft) return [];
    const service = /^services\/[^/]+\/([^/]+)$/.exec(id)?.[1];
    return [{
      kind: 'doc',
      id,
      section: order.get(id) ?? 'other',
      route: pageAddress(id, source.slug),
      title: source.title,
      description: source.description,
      file,
      source,
      ...(service ? {service: getService(service)} : {}),
    }];
  });
}

/** @returns every page of the site that is read, in reading order; pages for tools (search, Not Found) are not among them */
export function listPages(): Page[] {
  const apis = new Map(loadDescriptions().map((api) => [api.id, api]));
  return [
    {kind: 'landing', route: '/', title: TAGLINE, description: LANDING_DESCRIPTION, file: 'src/landing/LandingContent.tsx'},
    ...docPages(),
    ...categories.map((category): Page => ({
      kind: 'category',
      route: `/docs/category/${category.id}`,
      title: category.title,
      description: category.description,
      file: 'src/catalogue/services.ts',
      category,
    })),
    ...operationsInOrder().map((operation): Page => ({
      kind: 'operation',
      route: operationPath(operation),
      title: operation.summary,
      description: firstSentence(operation.description),
      file: `openapi/${operation.api}.yaml`,
      operation,
      api: apis.get(operation.api) as ApiDescription,
    })),
  ];
}

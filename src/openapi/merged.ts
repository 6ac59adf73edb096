import {isMapping} from './cursor';
import {blankPath} from './fact';
import type {Document} from './bundle';
import type {Json} from './model';

/** What the merged document says about itself. */
export interface MergedInfo {
  title: string;
  summary: string;
  description: string;
  version: string;
}

/**
 * All descriptions in one OpenAPI document. `documents`: bundled documents by
 * api id.
 *
 * - Each path states its server. Where several APIs have the same path, its key
 *   ends in `#<api id>`: a fragment is never sent, and keys must differ.
 * - Operation ids are `<api id>.<operation id>`, tags `<title>: <tag>`.
 * - Components of the same name and different content are called `<api id>.<name>`.
 */
export function mergeDescriptions(documents: ReadonlyMap<string, Document>, info: MergedInfo): Document {
  const clashing = clashingNames(documents);
  const counts = new Map<string, number>();
  for (const document of documents.values()) {
    for (const path of Object.keys(mapping(document.paths))) counts.set(blankPath(path), (counts.get(blankPath(path)) ?? 0) + 1);
  }
  const paths: Document = {};
  const components: Record<string, Document> = {};
  const tags: Json[] = [];
  const apis: Json[] = [];
  const first = mapping([...documents.values()][0]?.info ?? {});
  for (const [id, source] of documents) {
    const document = renameComponents(source, id, clashing);
    const title = String(mapping(document.info).title);
    const servers = document.servers ?? [];
    for (const tag of list(document.tags)) tags.push({...mapping(tag), name: `${title}: ${String(mapping(tag).name)}`});
    for (const [path, item] of Object.entries(mapping(document.paths))) {
      const key = (counts.get(blankPath(path)) ?? 0) > 1 ? `${path}#${id}` : path;
      paths[key] = {servers, ...mapOperations(mapping(item), (operation) => ({
        ...operation,
        operationId: `${id}.${String(operation.operationId)}`,
        tags: list(operation.tags).map((tag) => `${title}: ${String(tag)}`),
      }))};
    }
    for (const [kind, entries] of Object.entries(mapping(document.components))) {
      components[kind] = {...components[kind], ...mapping(entries)};
    }
    apis.push({
      id, title, service: document['x-service'] ?? id, server: mapping(list(servers)[0] ?? {}).url ?? '',
      ...(document['x-provenance'] === undefined ? {} : {provenance: document['x-provenance']}),
    });
  }
  return {
    openapi: '3.1.0',
    info: {
      ...info,
      ...(first.license === undefined ? {} : {license: first.license}),
      ...(first.contact === undefined ? {} : {contact: first.contact}),
    },
    servers: apis.slice(0, 1).map((api) => ({url: String(mapping(api).server), description: 'Each path states its own server.'})),
    tags,
    'x-apis': apis,
    paths,
    components,
  };
}

/** The components, as `kind/name`, that several documents have with different content. */
function clashingNames(documents: ReadonlyMap<string, Document>): Set<string> {
  const found = new Map<string, {documents: number; variants: Set<string>}>();
  for (const document of documents.values()) {
    for (const [kind, entries] of Object.entries(mapping(document.components))) {
      for (const [name, entry] of Object.entries(mapping(entries))) {
        const seen = found.get(`${kind}/${name}`) ?? {documents: 0, variants: new Set<string>()};
        seen.documents += 1;
        seen.variants.add(JSON.stringify(entry));
        found.set(`${kind}/${name}`, seen);
      }
    }
  }
  const clashing = new Set([...found].filter(([, {variants}]) => variants.size > 1).map(([key]) => key));
  // Equal texts that refer to a clashing component differ once it is renamed.
  for (let before = -1; before !== clashing.size;) {
    before = clashing.size;
    for (const [key, {documents: count, variants}] of found) {
      const text = [...variants].join('');
      const refers = [...text.matchAll(/"\$ref":"#\/components\/([^"]+)"/g)].some((match) => clashing.has(match[1] ?? ''));
      if (count > 1 && refers) clashing.add(key);
    }
  }
  return clashing;
}

/** A copy in which the clashing components carry the id of their API. */
function renameComponents(document: Document, id: string, clashing: ReadonlySet<string>): Document {
  const renamed = (kind: string, name: string): string => (clashing.has(`${kind}/${name}`) ? `${id}.${name}` : name);
  const copy = JSON.parse(JSON.stringify(document), (key, value: unknown) => {
    if (key !== '$ref' || typeof value !== 'string' || !value.startsWith('#/components/')) return value;
    const [, , kind = '', name = ''] = value.split('/');
    return `#/components/${kind}/${renamed(kind, name)}`;
  }) as Document;
  const components = mapping(copy.components);
  for (const [kind, entries] of Object.entries(components)) {
    components[kind] = Object.fromEntries(Object.entries(mapping(entries)).map(([name, entry]) => [renamed(kind, name), entry]));
  }
  return copy;
}

function mapOperations(item: Document, change: (operation: Document) => Document): Document {
  return Object.fromEntries(Object.entries(item).map(([key, value]) =>
    [key, ['get', 'post', 'put', 'patch', 'delete'].includes(key) && isMapping(value) ? change(value as Document) : value]));
}

function mapping(value: Json | undefined): Document {
  return isMapping(value) ? value as Document : {};
}

function list(value: Json | undefined): Json[] {
  return Array.isArray(value) ? value : [];
}

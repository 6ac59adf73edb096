import {asList, asObject, type Json} from '@ecosystems-docs/openapi-docs';
import {valueText} from '@ecosystems-docs/openapi-docs/words';
import {type Document, METHODS} from '@ecosystems-docs/openapi-docs/node';

/** What the merged document says about itself. */
interface MergedInfo {
  title: string;
  summary: string;
  description: string;
  version: string;
  externalDocs: {url: string; description: string};
}

/**
 * All descriptions in one OpenAPI document. `documents`: documents by API id,
 * each with its server first. `mock`: URL of the mock server.
 *
 * - Each path begins with the host of its service, so that all paths are unique
 *   and a client needs one base URL.
 * - Operation ids are `<api id>.<operation id>`, tags `<title>: <tag>`.
 * - Components are called `<api id>.<name>`, but for those that all documents share with the same content.
 */
export function mergeDescriptions(documents: ReadonlyMap<string, Document>, info: MergedInfo, mock: string): Document {
  const shared = sharedNames(documents);
  const paths: Document = {};
  const components: Record<string, Document> = {};
  const tags: Json[] = [];
  const groups: Json[] = [];
  const apis: Json[] = [];
  const first = [...documents.values()][0] ?? {};
  for (const [id, source] of documents) {
    const document = renameComponents(source, id, shared);
    const title = valueText(asObject(document.info).title);
    const server = valueText(asObject(asList(document.servers)[0]).url);
    const tagName = (tag: Json): string => `${title}: ${valueText(tag)}`;
    const own = asList(document.tags).map((tag) => ({...asObject(tag), name: tagName(asObject(tag).name ?? '')}));
    tags.push(...own);
    groups.push({name: title, tags: own.map(({name}) => name)});
    for (const [path, item] of Object.entries(asObject(document.paths))) {
      const parts = Object.entries(asObject(item)).map(([key, part]) => {
        if (!METHODS.includes(key)) return [key, part];
        const {'x-codeSamples': _, ...operation} = asObject(part);
        const operationId = `${id}.${valueText(operation.operationId)}`;
        return [key, {...operation, operationId, tags: asList(operation.tags).map(tagName)}];
      });
      paths[`/${server.replace(/^https:\/\//, '')}${path}`] = Object.fromEntries(parts) as Document;
    }
    for (const [kind, entries] of Object.entries(asObject(document.components))) {
      components[kind] = {...components[kind], ...asObject(entries)};
    }
    apis.push({
      id,
      title,
      service: document['x-service'] ?? id,
      server,
      provenance: asObject(document['x-provenance']),
    });
  }
  const {externalDocs, ...about} = info;
  return {
    openapi: '3.1.0',
    info: {...about, ...pick(asObject(first.info), 'license', 'contact')},
    externalDocs,
    servers: [
      {url: 'https:/', description: 'The services. Append the path as text: this is no base of a relative URL.'},
      {url: mock, description: 'The mock server on your machine'},
    ],
    ...pick(first, 'security'),
    tags,
    'x-tagGroups': groups,
    'x-apis': apis,
    paths,
    components,
  };
}

/** The entries of a mapping with these keys, of those that it has. */
function pick(from: Document, ...keys: string[]): Document {
  return Object.fromEntries(Object.entries(from).filter(([key]) => keys.includes(key)));
}

/** The components, as `kind/name`, that several documents have, always with the same content. */
function sharedNames(documents: ReadonlyMap<string, Document>): Set<string> {
  const texts = new Map<string, string[]>();
  for (const document of documents.values())
    for (const [kind, entries] of Object.entries(asObject(document.components)))
      for (const [name, entry] of Object.entries(asObject(entries)))
        texts.set(`${kind}/${name}`, [...(texts.get(`${kind}/${name}`) ?? []), JSON.stringify(entry)]);
  const shared = new Map(
    [...texts].flatMap(([key, [text = '', ...others]]): [string, string][] =>
      others.length > 0 && others.every((other) => other === text) ? [[key, text]] : [],
    ),
  );
  // Two equal texts differ once the components of their API are renamed.
  for (let before = -1; before !== shared.size; ) {
    before = shared.size;
    for (const [key, text] of shared)
      if ([...text.matchAll(/"\$ref":"#\/components\/([^"]+)"/g)].some((match) => !shared.has(match[1] ?? '')))
        shared.delete(key);
  }
  return new Set(shared.keys());
}

/** A copy in which components carry the id of their API, but for the shared ones and the security schemes. */
function renameComponents(document: Document, id: string, shared: ReadonlySet<string>): Document {
  const renamed = (kind: string, name: string): string =>
    shared.has(`${kind}/${name}`) || kind === 'securitySchemes' ? name : `${id}.${name}`;
  const copy = JSON.parse(JSON.stringify(document), (key, value: unknown) => {
    if (key !== '$ref' || typeof value !== 'string' || !value.startsWith('#/components/')) return value;
    const [, , kind = '', name = ''] = value.split('/');
    return `#/components/${kind}/${renamed(kind, name)}`;
  }) as Document;
  const components = asObject(copy.components);
  for (const [kind, entries] of Object.entries(components)) {
    components[kind] = Object.fromEntries(
      Object.entries(asObject(entries)).map(([name, entry]) => [renamed(kind, name), entry]),
    );
  }
  return copy;
}

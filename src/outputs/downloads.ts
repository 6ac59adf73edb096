/** The API descriptions as files, and the listings of all of them. */
import {bundleDescription, type Document, toJson, toYaml} from '@ecosystems-docs/openapi-docs/node';
import {addresses} from '../api/node/fileAddresses';
import {mergeDescriptions} from './merged';
import type {Json} from '@ecosystems-docs/openapi-docs';
import {loadDescriptions, OPENAPI_DIR} from '../api/node/descriptions';
import {MOCK_URL} from '../catalogue/site';
import {differencesData} from '../api/node/differences';
import {resolveOwn} from '../api/node/text';
import {absolute} from './addresses';
import {apiCatalog, apisJson, lastRead} from './listings';
import {publishedDocument} from './published';

/** Addresses that only this site knows: of operations (`op:`) and of its own pages. */
const OWN_LINK = /\]\((op:[^)\s]+|\/[^)\s]*)\)/g;

/** @returns the document with links that lead to the pages of this site from anywhere */
export function withSiteLinks(document: Document): Document {
  return JSON.parse(JSON.stringify(document), (_, part: Json) =>
    typeof part === 'string' ? part.replace(OWN_LINK, (_link, url: string) => `](${absolute(resolveOwn(url))})`) : part,
  ) as Document;
}

/** @returns every description as a document of its own, by id, and all in one */
export function downloadDocuments(): Map<string, Document> {
  const apis = loadDescriptions();
  const documents = new Map(
    apis.map((api): [string, Document] => [
      api.id,
      withSiteLinks(publishedDocument(bundleDescription(api.id, OPENAPI_DIR), api)),
    ]),
  );
  const merged = mergeDescriptions(
    documents,
    {
      title: 'ecosyste.ms',
      summary: 'All APIs of ecosyste.ms in one document',
      description: [
        'The APIs of all services. Each path begins with the host of its service, so the server is `https:/`: appending',
        '`/packages.ecosyste.ms/api/v1/registries` to it gives the URL. A client that joins server and path differently',
        `needs the single API's document: ${absolute('/docs/usage/downloads')}.`,
      ].join(' '),
      version: lastRead(apis),
      externalDocs: {url: absolute('/docs/usage/downloads'), description: 'One document for each API'},
    },
    MOCK_URL,
  );
  return new Map([...documents, [addresses.merged, merged]]);
}

/** @returns the documents as YAML and JSON, and the listings, by path */
export function renderDownloads(): Map<string, string> {
  const files = new Map<string, string>();
  for (const [id, document] of downloadDocuments()) {
    files.set(addresses.yaml(id), toYaml(document));
    files.set(addresses.json(id), toJson(document));
  }
  const apis = loadDescriptions();
  files.set(addresses.apisJson, `${JSON.stringify(apisJson(apis), null, 2)}\n`);
  files.set(addresses.differences, `${JSON.stringify(differencesData(absolute), null, 2)}\n`);
  files.set(addresses.apiCatalog, `${JSON.stringify(apiCatalog(apis), null, 2)}\n`);
  return files;
}

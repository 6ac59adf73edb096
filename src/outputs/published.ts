/** An API description as the file that readers download: what clients and their generators need beside our sources. */
import {MOCK_URL, SITE_URL} from '../catalogue/site';
import {getService, servicePath} from '../catalogue/services';
import type {Document} from '@ecosystems-docs/openapi-docs/node';
import type {ApiDescription, Json, Operation} from '@ecosystems-docs/openapi-docs';
import {valueText} from '@ecosystems-docs/openapi-docs/words';
import {operationPath} from '../api/node/descriptions';
import {exampleValues, LANGUAGES, samplesFor} from '@ecosystems-docs/openapi-docs/samples';

/** The key is optional: no requirement comes first. */
const SECURITY: Json = [{}, {apiKey: []}];

const SECURITY_SCHEMES: Document = {
  apiKey: {
    type: 'apiKey',
    in: 'header',
    name: 'apikey',
    description: `Optional. See ${SITE_URL}/docs/usage/authentication.`,
  },
};

function samples(operation: Operation): Json[] {
  return samplesFor(operation, exampleValues(operation)).flatMap(({id, label, code}) => {
    const language = LANGUAGES.find((one) => one.id === id);
    return language && 'published' in language ? [{lang: language.published, label, source: code}] : [];
  });
}

/** The success of a client that follows redirects by itself. Without it, a generator would type the response as `never`. */
function followed(responses: Document, target: Document | undefined): Document {
  const success = (target?.responses as Document | undefined)?.['200'] as Document | undefined;
  if (!success) return {};
  return {
    '200': {
      description: `After the redirect, which most clients follow automatically. ${valueText(success.description)}`,
      ...(success.content === undefined ? {} : {content: success.content}),
    },
    ...responses,
  };
}

/** The operations of a document by their id in our sources. */
function operationsById(document: Document): Map<string, Document> {
  const items = Object.values(document.paths as Record<string, Document>);
  const operations = items.flatMap((item) =>
    Object.values(item).filter(
      (part): part is Document => typeof part === 'object' && part !== null && 'operationId' in part,
    ),
  );
  return new Map(operations.map((operation) => [valueText(operation.operationId), operation]));
}

/**
 * Adds to a description: the day of the code as its version, the mock server, the
 * optional key, links to the pages, code samples, names for the functions of
 * clients, and the success behind each redirect.
 *
 * @param bundled the bundled description; it is not changed
 * @param api its model
 */
export function publishedDocument(bundled: Document, api: ApiDescription): Document {
  const {openapi = '3.1.0', info, servers, ...rest} = structuredClone(bundled);
  const sources = operationsById(bundled);
  const operations = operationsById(rest);
  const clientName = (id: string): string => valueText(sources.get(id)?.['x-client-name'] ?? id);
  for (const operation of api.operations) {
    const target = operations.get(operation.id);
    if (!target) continue;
    delete target['x-client-name'];
    target.operationId = clientName(operation.id);
    target.externalDocs = {url: `${SITE_URL}${operationPath(operation)}`};
    target['x-codeSamples'] = samples(operation);
    if (operation.redirectsTo) {
      target.responses = followed(target.responses as Document, sources.get(operation.redirectsTo));
      target['x-redirects-to'] = clientName(operation.redirectsTo);
    }
  }
  for (const difference of (rest['x-differences'] ?? []) as {operations: string[]}[])
    difference.operations = difference.operations.map(clientName);
  const components = (rest.components ?? {}) as Document;
  return {
    openapi,
    info: {...(info as Document), version: api.provenance.read},
    externalDocs: {url: `${SITE_URL}${servicePath(getService(api.service))}`, description: 'Guide to this API'},
    servers: [
      ...(servers as Json[]),
      {url: `${MOCK_URL}/${api.baseUrl.replace(/^https:\/\//, '')}`, description: 'The mock server on your machine'},
    ],
    security: SECURITY,
    ...rest,
    components: {...components, securitySchemes: SECURITY_SCHEMES},
  };
}

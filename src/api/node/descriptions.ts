/** The API descriptions of this site, loaded once for a build. Build time only. */
import {readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import {loadAll} from '@ecosystems-docs/openapi-docs/node';
import type {ApiDescription, Operation} from '@ecosystems-docs/openapi-docs';
import {suggestion} from '@ecosystems-docs/openapi-docs/words';
import {getService, services, servicePath} from '../../catalogue/services';

const ROOT = path.resolve(__dirname, '../../..');

/** Folder of the API descriptions. */
export const OPENAPI_DIR = path.join(ROOT, 'openapi');

/** One list for the process, because Docusaurus loads the configuration, the sidebars and the plugins as six sets of modules. */
const shared = globalThis as {loadedDescriptions?: {version: string; descriptions: ApiDescription[]}};

/**
 * A build reads the descriptions once. The development server gets the same
 * list until a file of the folder has changed.
 *
 * @returns every API description, in catalogue order
 * @throws DescriptionError with file, line and fix of everything that is wrong
 */
export function loadDescriptions(dir: string = OPENAPI_DIR): ApiDescription[] {
  const version = process.env.NODE_ENV === 'development' ? versionOf(dir) : dir;
  if (shared.loadedDescriptions?.version !== version) shared.loadedDescriptions = {version, descriptions: loadAll(dir)};
  return shared.loadedDescriptions.descriptions;
}

/** Versions of folders that were looked at in this turn of the event loop: the development server asks thousands of times. */
const versions = new Map<string, string>();

/** @returns a text that differs once a file has changed, in the folder or below it */
function versionOf(dir: string): string {
  const known = versions.get(dir);
  if (known !== undefined) return known;
  const version = readdirSync(dir, {recursive: true, encoding: 'utf8'})
    .map((name) => `${name} ${statSync(path.join(dir, name)).mtimeMs}`)
    .join();
  versions.set(dir, version);
  setImmediate(() => versions.clear());
  return version;
}

/** @returns every operation in the order in which service pages list them: by catalogue, task and description. */
export function operationsInOrder(): Operation[] {
  return services.flatMap((service) => descriptionsOf(service.id).flatMap(operationsByTask));
}

export function operationsByTask({tags, operations}: ApiDescription): Operation[] {
  return tags.flatMap((tag) => operations.filter((operation) => operation.tag === tag.name));
}

/** @returns how many operations some APIs have together. */
export function countOperations(apis: readonly ApiDescription[]): number {
  return apis.reduce((sum, {operations}) => sum + operations.length, 0);
}

/** @returns the address of an operation's page. */
export function operationPath(operation: Operation): string {
  return `${servicePath(getService(operation.service))}/${operation.slug}`;
}

/** @returns the operation as a link: its summary, and its page */
export const operationLink = (operation: Operation): {summary: string; page: string} => ({
  summary: operation.summary,
  page: operationPath(operation),
});

/** @returns the descriptions of one service: most have one, advisories has two. */
export function descriptionsOf(service: string): ApiDescription[] {
  return loadDescriptions().filter((description) => description.service === service);
}

/**
 * @param reference `<api id>/<operationId>`
 * @returns the operation
 * @throws Error that says what is wrong with the reference and what was probably meant
 */
export function findOperation(reference: string): Operation {
  const [api, id] = reference.split('/');
  const description = loadDescriptions().find((candidate) => candidate.id === api);
  if (!description) {
    throw new Error(
      `There is no API description "${api}" (in "${reference}"). ${suggestion(
        api ?? '',
        loadDescriptions().map((known) => known.id),
      )}`,
    );
  }
  const operation = description.operations.find((candidate) => candidate.id === id);
  if (!operation) {
    throw new Error(
      `openapi/${api}.yaml has no operation "${id}" (in "${reference}"). ${suggestion(
        id ?? '',
        description.operations.map((known) => known.id),
      )}`,
    );
  }
  return operation;
}

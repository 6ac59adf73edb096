/** Where our descriptions differ from the services' own OpenAPI documents: addresses, and all differences as data. Build time only. */
import type {ApiDescription, Difference, Operation, Provenance} from '@ecosystems-docs/openapi-docs';
import {loadDescriptions, operationPath} from './descriptions';
import {DIFFERENCES_PAGE} from '../wording';

/**
 * @param place `path:line` or `path:line-line` in the repository of the provenance, with `@commit` if another was read
 * @returns its URL at the commit that was read
 */
export function evidenceUrl(place: string, {repository, commit}: Pick<Provenance, 'repository' | 'commit'>): string {
  const [code = '', other] = place.split('@');
  const [path, lines] = code.split(':');
  return `https://github.com/${repository}/blob/${other ?? commit}/${path}${lines ? `#L${lines.replace('-', '-L')}` : ''}`;
}

/** @returns the anchor of an operation's line on the page of differences */
export function operationAnchor({api, slug}: Pick<Operation, 'api' | 'slug'>): string {
  return `${api}-${slug}`;
}

export function differenceAnchor(api: string, {id}: Pick<Difference, 'id'>): string {
  return `difference-${api}-${id}`;
}

/**
 * @param operation an operation that has differences; those of a whole API stand with the API
 * @returns the path and anchor at which its differences are listed; the page itself where it has none
 */
export function differencesPath(operation: Operation): string {
  return operation.differences.length > 0 ? `${DIFFERENCES_PAGE}#${operationAnchor(operation)}` : DIFFERENCES_PAGE;
}

/** @returns the operations that a difference names, in the order of the description */
export function namedOperations({operations}: ApiDescription, difference: Difference): Operation[] {
  return operations.filter(({id}) => difference.operations.includes(id));
}

/**
 * @param absolute makes a URL of a path of this site
 * @returns every difference by API, in catalogue order, with the code that was read
 */
export function differencesData(absolute: (path: string) => string) {
  return loadDescriptions().map((api) => ({
    api: api.id,
    title: api.title,
    repository: api.provenance.repository,
    commit: api.provenance.commit,
    read: api.provenance.read,
    publishedUrl: api.provenance.publishedUrl,
    differences: api.differences.map((difference) => ({
      ...difference,
      // None: it holds for the whole API.
      operations: namedOperations(api, difference).map((operation) => ({
        id: operation.id,
        method: operation.method,
        path: operation.path,
        url: absolute(operationPath(operation)),
      })),
      evidence: difference.evidence.map((place) => ({place, url: evidenceUrl(place, api.provenance)})),
    })),
  }));
}

/** What a reader pasted instead of words: the operations that take it (src/recognise), for the search page as for the start form. */
import {pathIn} from './paths';
import {readNamed} from '../recognise/commands';
import {digestReading} from '../recognise/digests';
import {fileOperation} from '../recognise/files';
import {recognise} from '../recognise/recognise';
import type {RequestValues} from '@ecosystems-docs/openapi-docs/samples';

/** An operation that takes what was pasted. */
interface Taker {
  /** As `service/operation`. */
  operation: string;
  /** The request with what was pasted; absent where only the operation is known. */
  values?: RequestValues;
}

/** Texts that are identifiers by their form alone; words, paths of our APIs and names in code are not. */
const IDENTIFIER =
  /^(?:pkg:|cve-\d|ghsa-|cpansa-|eef-cve-|arxiv:\d|(?:doi:)?10\.\d{4,}\/|@[\w-]+$|@[\w.~-]+\/[\w.~-]+(?:@[\w.+-]+)?$|[\w.-]+==\S+$|[a-z\d][\w.-]*@v?\d[\w.+-]*$|git@|(?:(?:git\+)?https?|(?:git\+)?ssh|git):\/\/|(?:[a-z\d-]+\.)+[a-z]{2,}\/\S|[a-z\d][\w./-]*:[\w][\w.-]*$|(?:[a-z\d-]+\.)+[a-z\d-]+:[a-z][\w.-]*:\d[\w.-]*$)/i;

/** The name of a file alone. */
const FILE = /^[\w.-]+$/;

/** Pages of a repository, and the operation that reads what they show. */
const REPOSITORY_PAGES: readonly (readonly [url: RegExp, operation: string])[] = [
  [/^https?:\/\/github\.com\/[^/]+\/[^/]+\/(?:issues|pull)\/\d+/, 'issues/getHostRepositoryIssue'],
  [/^https?:\/\/github\.com\/[^/]+\/[^/]+\/releases\/tag\/./, 'repositories/getHostRepositoryRelease'],
  [/^https?:\/\/github\.com\/[^/]+\/[^/]+\/commits?\//, 'commits/getRepositoryCommits'],
];

const alone = (operation: string): Taker => ({operation});

/**
 * @param text a query
 * @returns the operations that take it with the values it gives them, best first; empty if it is words
 */
export function takersOf(text: string): Taker[] {
  const query = text.trim();
  if (pathIn(query)?.host) return [];
  if (readNamed(query) || digestReading(query)) return takersOfIdentifier(query);
  if (/\s/.test(query)) return [];
  const ofFile = FILE.test(query) ? fileOperation(query) : undefined;
  if (ofFile) return [alone(ofFile)];
  if (!IDENTIFIER.test(query)) return [];
  const ofPage = REPOSITORY_PAGES.filter(([url]) => url.test(query)).map(([, operation]) => alone(operation));
  return [...ofPage, ...takersOfIdentifier(query)];
}

/** @returns the operations that take an identifier, with its values */
function takersOfIdentifier(identifier: string): Taker[] {
  const result = recognise(identifier);
  return 'refusal' in result
    ? []
    : (result.readings[0]?.requests ?? []).map(({operation, values}) => ({
        operation: operation.replace(/^advisories-osv\//, 'advisories/'),
        values,
      }));
}

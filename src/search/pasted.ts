/** What a reader pasted instead of words: the operations that take it (src/recognise), for the search page as for the start form. */
import {fileOperation} from '../recognise/files';
import {recognise} from '../recognise/recognise';

/** Texts that are identifiers by their form alone; words, paths of our APIs and names in code are not. */
const IDENTIFIER =
  /^(?:pkg:|cve-\d|ghsa-|(?:doi:)?10\.\d{4,}\/|@[\w-]+$|@[\w.~-]+\/[\w.~-]+(?:@[\w.+-]+)?$|[\w.-]+==\S+$|[a-z\d][\w.-]*@v?\d[\w.+-]*$|git@|(?:(?:git\+)?https?|(?:git\+)?ssh|git):\/\/|(?:[a-z\d-]+\.)+[a-z]{2,}\/\S|[a-z\d][\w./-]*:[\w][\w.-]*$)/i;

/** What stands before an identifier where a command, a label or a list is copied with it. */
const BEFORE =
  /^(?:(?:(?:npm|yarn|pnpm|pip3?|gem|cargo|go|composer|docker|podman|git) (?:i|install|add|get|require|pull|run|clone) )|(?:purl|doi|url|cve|ghsa|image|repository)\s*[:=]\s*(?=\S))/i;

/** A CVE identifier with other characters than hyphens. */
const SPACED_CVE = /^cve[\s_:-]*(\d{4})[\s_:-]+(\d{4,})$/i;

/** The name of a file alone. */
const FILE = /^[\w.-]+$/;

/**
 * @param text a query
 * @returns the operations that take it as `service/operation`, best first; empty where it is words
 */
export function operationsFor(text: string): string[] {
  const query = text.trim().replace(BEFORE, '').replace(SPACED_CVE, 'CVE-$1-$2');
  if (/\s/.test(query) || /^(?:https?:\/\/)?[\w-]+\.ecosyste\.ms\b/i.test(query)) return [];
  const ofFile = FILE.test(query) ? fileOperation(query) : undefined;
  if (ofFile) return [ofFile];
  if (!IDENTIFIER.test(query)) return [];
  const result = recognise(query);
  return 'refusal' in result
    ? []
    : (result.readings[0]?.requests ?? []).map(({operation}) => operation.replace(/^advisories-osv\//, 'advisories/'));
}

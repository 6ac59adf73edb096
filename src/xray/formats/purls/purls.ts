/** Reads lists of package URLs, and adds the package URLs that other formats contain. */
import {ecosystemOf, formatPackageUrl, fullName, parsePackageUrl} from '../../../recognise/purl';
import type {ReadResult, SkippedEntry} from '../../types';
import {Collector, type Flags} from '../shared/collect';
import {purlOf} from '../shared/names';
import {isPublicRegistry, reasonOfNpmArchive} from '../shared/registries';

/** Signs of a range, which some tools write where a version belongs: `^1.0`, `>= 2`, `4.*.*`. */
const RANGE = /[*^~<>=|\s,[\]()]|^(?:latest|x)$/i;

/** @returns why a package can't be looked up, if its package URL says that it was downloaded from elsewhere */
function reasonOfDownload(type: string, purl: string): SkippedEntry['reason'] | undefined {
  const source = new URLSearchParams(/\?([^#]*)/.exec(purl)?.[1]).get('download_url');
  if (!source) return undefined;
  if (source.startsWith('file:')) return 'local';
  return type === 'npm' ? reasonOfNpmArchive(source) : undefined;
}

/**
 * @param label what to call the entry where it can't be looked up
 * @returns the index of the package; undefined if it was left out
 */
export function addPurl(found: Collector, text: string, flags: Flags = {}, label = text): number | undefined {
  const url = parsePackageUrl(text);
  if (!url) {
    found.skip(label, 'unreadable');
    return undefined;
  }
  const {type, version, repositoryUrl} = url;
  if (!ecosystemOf(url)) {
    found.skip(label, 'unknown-ecosystem');
    return undefined;
  }
  const elsewhere = repositoryUrl !== undefined && !isPublicRegistry(type, repositoryUrl);
  if (elsewhere) {
    found.skip(label, 'private');
    return undefined;
  }
  const reason = reasonOfDownload(type, text);
  if (reason) {
    found.skip(label, reason);
    return undefined;
  }
  const name = fullName(url);
  // Some tools add the platform, which isn't part of a gem's version: 1.15.4-java.
  const exact = type === 'gem' ? version?.replace(/-.*$/, '') : version;
  const purl = /^(?:pypi|composer)$/.test(type) && !repositoryUrl ? purlOf(type, name) : formatPackageUrl(url);
  return found.add(type, name, exact && !RANGE.test(exact) ? exact : undefined, flags, purl);
}

/** @returns whether the text is a list of package URLs, in lines or as a list in JSON */
export function isPurlList(text: string): boolean {
  return /^[\s["']*pkg:/i.test(text.replace(/^\s*(?:#.*\s*)*/, ''));
}

/** @param text package URLs in lines, with commas or as a list in JSON; `#` begins a comment */
export function readPurls(text: string): ReadResult {
  const found = new Collector();
  for (const line of text.split(/\r?\n/)) {
    if (/^\s*#/.test(line)) continue;
    // A package URL escapes commas, quotes and spaces.
    for (const part of line.split(/[\s,"'`[\]]+/).filter(Boolean)) addPurl(found, part);
  }
  return found.result('purls', 'Package URLs');
}

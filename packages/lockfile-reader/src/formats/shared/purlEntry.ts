/** Adds what package URLs name: SBOMs contain them, and lists consist of them. */
import {
  canBeName,
  ecosystemOf,
  formatPackageUrl,
  fullName,
  needsName,
  parsePackageUrl,
  type PackageUrl,
} from '../../purl';
import {hasSecret, withoutSecrets} from '../../withoutSecrets';
import type {Elsewhere} from '../../types';
import type {Collector, Flags} from './collect';
import {purlOf} from './names';
import {isOwn, type Project} from './ownModules';
import {FROM_REPOSITORIES, purlElsewhere, qualifiersOf} from './purlElsewhere';
import {downloadElsewhere, gitHost, isPublicRegistry, pageElsewhere} from './registries';

/** What an SBOM says of a package besides its package URL. */
interface Beside extends Flags {
  /** What to call the entry where it can't be looked up. */
  label?: string;
  /** For package URLs without one. */
  version?: string;
  /** The projects that the SBOM is about. */
  projects?: readonly Project[];
  elsewhere?: (type: string, name: string) => Elsewhere | undefined;
  /** URLs from which it can be downloaded, as far as the SBOM says. */
  downloads?: readonly string[];
  /** URLs of its pages, and of its source. */
  pages?: readonly string[];
}

/** @returns where a package comes from, as its package URL and the SBOM say; undefined if that is the public registry */
function elsewhereOf(url: PackageUrl, name: string, text: string, beside: Beside): Elsewhere | undefined {
  const {type} = url;
  const {elsewhere, downloads = [], pages = []} = beside;
  const certain = [
    purlElsewhere(url, text),
    elsewhere?.(type, name),
    ...downloads.map((one) => downloadElsewhere(type, name, one, url.version)),
    ...pages.map(pageElsewhere),
  ].find((one) => one !== undefined);
  if (certain) return certain;
  const qualifiers = qualifiersOf(text);
  if ([...qualifiers.map(([, value]) => value), ...downloads].some((one) => isPublicRegistry(type, one)))
    return undefined;
  const [, vcs = ''] = qualifiers.find(([key]) => key === 'vcs_url') ?? [];
  return vcs === '' || FROM_REPOSITORIES.test(type)
    ? undefined
    : {reason: 'unsure', host: gitHost(vcs) ?? 'a repository'};
}

/** @returns the package URL as a file writes it; none if it may have a secret: its qualifiers can be URLs */
const writtenOf = (text: string): string[] =>
  hasSecret(text) || qualifiersOf(text).some(([, value]) => withoutSecrets(value) !== value) ? [] : [text];

/** @returns the index of the package; undefined if it was left out */
export function addPurl(collector: Collector, written: string, beside: Beside = {}): number | undefined {
  const {label = written, version, projects = [], direct, development} = beside;
  const text = written.trim();
  const parsed = parsePackageUrl(text);
  if (!parsed) return collector.skip(label, 'unreadable');
  const url = {...parsed, version: (parsed.version ?? version)?.trim()};
  const {type, repositoryUrl} = url;
  const left = {written: writtenOf(written), ...(label === written ? {} : {version: url.version})};
  if (projects.some((project) => isOwn(project, url))) return collector.skip(label, 'local', left);
  if (!ecosystemOf(url)) return collector.skip(label, 'unknown-ecosystem', left);
  if (needsName(url)) return collector.skip(label, 'unfindable', left);
  const name = fullName(url);
  if (!canBeName(url)) return collector.skip(label, 'unreadable', left);
  const purl = /^(?:pypi|composer)$/.test(type) && !repositoryUrl ? purlOf(type, name) : formatPackageUrl(url);
  const elsewhere = elsewhereOf(url, name, text, beside);
  return collector.add(type, name, url.version, {
    ...{direct, development, purl, label, elsewhere},
    written: left.written,
  });
}

/** Tells the workspaces of npm in SBOMs: npm lists them like what it installed. */
import {parsePackageUrl} from '../../purl';
import type {Elsewhere} from '../../types';
import {folderElsewhere} from './ownFolders';
import type {Project} from './ownModules';

/** What an SBOM says of where a package lies. */
export interface Placed {
  purl: string;
  /** Whether it says from where the package was downloaded. */
  hasDownload: boolean;
  /** Its folder in the project. */
  path?: string;
}

const isOfNpm = ({purl}: Placed): boolean => /^pkg:\/*npm\//i.test(purl);

/**
 * npm, and tools that ask it, name the download of each package. Only workspaces have none, and lie in a folder of
 * their own.
 *
 * @returns what tells where a package comes from that may be a workspace
 */
export function workspaceOf(
  all: readonly Placed[],
  projects: readonly Project[],
): (one: Placed) => Elsewhere | undefined {
  const ofNpm = all.filter(isOfNpm);
  const downloaded = ofNpm.filter(({hasDownload}) => hasDownload).length;
  const scopes = new Set(projects.map(({namespace}) => namespace));
  return (one) => {
    if (!isOfNpm(one) || one.hasDownload) return undefined;
    if (one.path && !one.path.includes('node_modules/')) return folderElsewhere(one.path);
    if (downloaded === 0) return undefined;
    const scope = parsePackageUrl(one.purl)?.namespace;
    if (scope !== undefined && scopes.has(scope)) return {reason: 'local'};
    return downloaded > ofNpm.length / 2 ? {reason: 'unsure', host: 'a folder of the project'} : undefined;
  };
}

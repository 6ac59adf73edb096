/** Tells the modules of one's own Go repositories from others. */
import {hasNestedGroups, isPublicCodeHost} from '../../codeHosts';

/** @returns the path of the repository of a Go module, as far as the module's own path tells it */
function repositoryOf(module: string): string {
  const path = module.toLowerCase().replace(/\/v\d+$/, '');
  const [host = '', owner, name] = path.split('/');
  if (owner === undefined && isPublicCodeHost(host)) return '';
  return name && isPublicCodeHost(host) && !hasNestedGroups(host) ? `${host}/${owner}/${name}` : path;
}

/**
 * Modules of one repository have versions of their own, so only their paths tell.
 *
 * @param mains the modules that are the reader's own
 * @returns what tells whether a module is one of them or of their repositories; a path that only begins alike is another one
 */
export function ownModules(mains: Iterable<string>): (module: string) => boolean {
  const repositories = new Set(Array.from(mains, repositoryOf));
  repositories.delete('');
  return (module) => {
    const path = `${module.toLowerCase()}/`;
    return [...repositories].some((repository) => path.startsWith(`${repository}/`));
  };
}

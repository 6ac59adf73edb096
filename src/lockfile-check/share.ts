/** Package URLs in the fragment of a link: `#project-check=npm/react@18.3.1,pypi/requests@2.32.3`. A fragment is never sent to a server. */
import {MAX_FRAGMENT_LENGTH} from '../requests/fragment';
import type {ReadPackage} from '@ecosystems-docs/lockfile-reader';
import {versionedPurl} from '@ecosystems-docs/lockfile-check';
import {SHARED, sharedIn} from './sharedFragment';

/** Percent-encodes what would end an item or the fragment, and spaces. */
const encodeItem = (text: string): string => text.replace(/[,&#\s"<>]/g, (character) => encodeURIComponent(character));

/** A link's fragment and how many packages are in it. */
interface Shared {
  fragment: string;
  /** Fewer than there are where the link would be too long. */
  shared: number;
}

/** @returns a fragment with as many packages as a link can take, in their order */
export function shareFragment(packages: readonly ReadPackage[]): Shared {
  let fragment: string = SHARED;
  let shared = 0;
  for (const one of packages) {
    const item = encodeItem(versionedPurl(one).replace(/^pkg:/, ''));
    const next = fragment + (shared > 0 ? ',' : '') + item;
    if (next.length > MAX_FRAGMENT_LENGTH) break;
    fragment = next;
    shared += 1;
  }
  return {fragment, shared};
}

/**
 * @param hash a page's fragment with its `#`
 * @returns the package URLs in it, a line for each; undefined: it has none
 */
export function readShared(hash: string): string | undefined {
  const items = sharedIn(hash)
    ?.slice(0, MAX_FRAGMENT_LENGTH)
    .split(',')
    .filter(Boolean)
    .map((item) => `pkg:${item}`);
  return items?.length ? items.join('\n') : undefined;
}

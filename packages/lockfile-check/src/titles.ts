/** How what is missing is grouped, in the order of the headline. */
import {group} from '@ecosystems-docs/lockfile-reader';
import type {Missing} from './missing';

const TITLES: readonly (readonly [Missing['kind'], string])[] = [
  ['check', 'Check by hand'],
  ['notLookedUp', 'Not looked up'],
  ['skipped', 'Skipped'],
  ['notFound', 'Not found'],
  ['uncovered', 'Without an advisory source'],
  ['unread', 'Not read'],
];

/** @returns what is missing below its titles; none that are empty */
export function titled(missing: readonly Missing[]): {title: string; entries: Missing[]}[] {
  const byKind = group(missing.map((one) => [one.kind, one]));
  return TITLES.flatMap(([kind, title]) => {
    const entries = byKind.get(kind);
    return entries ? [{title, entries}] : [];
  });
}

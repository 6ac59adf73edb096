import type {SkipReason} from '@ecosystems-docs/lockfile-reader';

/** Why entries aren't looked up, for people. */
export const REASONS: Readonly<Record<SkipReason, string>> = {
  private: 'Private registry',
  unsure: 'Possibly not from the public registry',
  ssh: 'Fetched over SSH, possibly private',
  'other-registry': "Registry that we don't index",
  local: 'Local path',
  own: 'Your own code, in a folder of the project',
  git: 'Git repository',
  url: 'URL',
  archive: 'Archive of another package or version',
  bundled: 'Bundled in another package',
  'unknown-ecosystem': 'Ecosystem not indexed',
  unfindable: "Type that we can't look up",
  'no-purl': 'No package URL',
  'no-package': "Files, systems and other parts that aren't packages",
  unreadable: "Can't be read",
};

import type {ReadPackage} from '@ecosystems-docs/lockfile-reader';

/** @returns the package URL with its version, as other tools write it */
export const versionedPurl = ({purl, version}: Pick<ReadPackage, 'purl' | 'version'>): string => {
  if (version === undefined) return purl;
  const [path = purl, ...qualifiers] = purl.split('?');
  return `${path}@${encodeURIComponent(version)}${qualifiers.length ? `?${qualifiers.join('?')}` : ''}`;
};

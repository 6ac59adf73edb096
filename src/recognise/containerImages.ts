/** Requests for a container image. Browser-safe. */
import {formatPackageUrl} from '@ecosystems-docs/lockfile-reader/purl';
import {makeRequest, refuse, type Reading, type Refusal} from './reading';

/** Names of Docker Hub in front of an image. */
export const PUBLIC_HUB = /^(?:(?:index\.|registry-1\.)?docker\.io|registry\.hub\.docker\.com)\//;

/**
 * @param name of an image on Docker Hub, with or without its namespace
 * @param tag or digest
 */
export function imageReading(name: string, tag?: string): Reading {
  const packageName = name.includes('/') ? name : `library/${name}`;
  const [namespace, image = ''] = packageName.split('/');
  const digest = tag?.startsWith('sha256:');
  const requests = [
    makeRequest('docker/getPackage', 'Get the image and its latest version', {packageName}),
    makeRequest('docker/getPackageVersions', 'List its versions with the packages in them', {
      packageName,
      per_page: 10,
    }),
    makeRequest('packages/lookupPackage', 'Get its record on Docker Hub', {
      purl: formatPackageUrl({type: 'docker', namespace, name: image}),
    }),
  ];
  if (tag && !digest)
    requests.unshift(
      makeRequest('docker/getPackageVersion', `List the packages in ${packageName}:${tag}`, {
        packageName,
        versionNumber: tag,
      }),
    );
  return {
    kind: 'image',
    what: `Image ${packageName} on Docker Hub`,
    ...(digest ? {note: 'Images are identified by tag, not by digest, so we ignored the digest.'} : {}),
    requests,
  };
}

/** @returns the refusal of an image from another registry */
export function otherRegistry(name: string): Refusal {
  return refuse(
    `Only public Docker Hub images are indexed, so we can't look up images on ${name}.`,
    'Paste a name such as nginx or nodered/node-red, or the public URL of an SBOM of the image.',
  );
}

/** @param reference an image without a registry in front: `nginx`, `library/nginx:1.2`, `o/r@sha256:…` */
export function imageFrom(reference: string): Reading | undefined {
  const [, name, tag, digest] =
    /^([a-z0-9]+(?:[._-]+[a-z0-9]+)*(?:\/[a-z0-9]+(?:[._-]+[a-z0-9]+)*)?)(?::([\w][\w.-]{0,127}))?(?:@(sha256:[0-9a-f]{64}))?$/.exec(
      reference,
    ) ?? [];
  return name ? imageReading(name, tag ?? digest) : undefined;
}

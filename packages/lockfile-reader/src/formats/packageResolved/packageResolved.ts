/** Reads Package.resolved of Swift, versions 1 to 3. Swift packages are repositories; those of public hosts are indexed. */
import type {Format} from '../format';
import {isPublicCodeHost} from '../../codeHosts';
import type {Elsewhere} from '../../types';
import {Collector} from '../shared/collect';
import {gitHost, gitUrl} from '../shared/registries';
import {field, has, itemsOf, textField} from '../shared/looseValues';

function pinsOf(value: unknown): unknown[] {
  return itemsOf(field(value, 'pins') ?? field(field(value, 'object'), 'pins'));
}

/** @returns host and path of a repository, as the index names packages; undefined if it is no repository on a host */
function nameOf(location: string): string | undefined {
  const url = gitUrl(location);
  // Groups on GitLab nest.
  const path = url?.pathname.split('/').filter(Boolean) ?? [];
  if (path.length < 2) return undefined;
  return [gitHost(location), ...path].join('/').replace(/\.git$/i, '');
}

/** @returns where a package comes from; undefined if that is a public host */
function elsewhereOf(kind: string | undefined, location: string): Elsewhere | undefined {
  if (kind === 'localSourceControl' || /^(?:file:|\.{0,2}\/)/.test(location)) return {reason: 'local'};
  if (kind === 'registry') return {reason: 'other-registry'};
  const host = gitHost(location);
  if (host === undefined) return {reason: 'unreadable'};
  // A user name in the URL is needed where not everybody may read.
  if (!isPublicCodeHost(host)) return {reason: 'private', host};
  const {username, password} = gitUrl(location)!;
  if (password !== '' || !/^(?:git)?$/.test(username)) return {reason: 'private'};
  // SSH needs an account: who uses it may be the only one who can read.
  return /^(?:git@|ssh:|git\+ssh:)/i.test(location) ? {reason: 'ssh', host} : undefined;
}

/** @param value the JSON of the file */
function readPackageResolved(value: unknown): Collector {
  const collector = new Collector();
  collector.checkVersion('version', field(value, 'version'), 3);
  for (const pin of pinsOf(value)) {
    const location = textField(pin, 'location') ?? textField(pin, 'repositoryURL') ?? '';
    const label = textField(pin, 'identity') ?? textField(pin, 'package') ?? location;
    const elsewhere = elsewhereOf(textField(pin, 'kind'), location);
    const name = nameOf(location);
    const version = textField(field(pin, 'state'), 'version');
    // Only the reader knows whether everybody may read what is fetched over SSH; the host of another registry is no mirror.
    if (name && (!elsewhere || elsewhere.reason === 'ssh')) collector.add('swift', name, version, {elsewhere, label});
    else collector.skip(label, elsewhere?.reason ?? 'unreadable', {host: elsewhere?.host, version});
  }
  return collector;
}

export const packageResolved: Format = {
  id: 'package-resolved',
  language: 'Swift',
  title: 'Package.resolved',
  tools: 'Swift Package Manager and Xcode',
  note: 'Packages of public hosts, such as GitHub, are looked up. We ask first about those fetched over SSH, because they may be private.',
  fileName: /^Package\.resolved$/i,
  syntax: 'json',
  is: (value) => {
    const [pin] = pinsOf(value);
    return field(pin, 'state') !== undefined && (has(pin, 'location') || has(pin, 'repositoryURL'));
  },
  read: readPackageResolved,
  nearby: [
    {
      name: /^Package\.swift$/i,
      content: /^\/\/ swift-tools-version/m,
      message: 'This looks like Package.swift. It lists version ranges. Use Package.resolved: swift package resolve.',
    },
    {
      name: /^(?:Podfile(?:\.lock)?|Cartfile(?:\.resolved)?)$/i,
      content: /^PODS:\s*$/m,
      message:
        "This looks like a CocoaPods or Carthage file, which we don't read. Use a list of package URLs such as pkg:cocoapods/Alamofire@5.9.1.",
    },
  ],
};

/**
 * Advisories that versions of this tree's packages have, or had until an
 * override in package.json or a newer lock file removed them. A test keeps the
 * vulnerable versions from coming back, on any machine: it needs no network.
 * What is newer than this list is for `npm run audit`.
 */
import {compareVersions, type LockedPackage} from './lockfile';

export interface Advisory {
  /** Its name at https://github.com/advisories/<id>. */
  id: `GHSA-${string}`;
  package: string;
  severity: 'moderate' | 'high' | 'critical';
  what: string;
  /** Affected versions: from the first, inclusive, to the first that is not affected. */
  affected: readonly {from?: string; fixed: string}[];
}

export const ADVISORIES: readonly Advisory[] = [
  {id: 'GHSA-5c6j-r48x-rmvq', package: 'serialize-javascript', severity: 'high', what: 'code injection through RegExp.flags and Date.prototype.toISOString', affected: [{fixed: '7.0.3'}]},
  {id: 'GHSA-qj8w-gfj5-8c6v', package: 'serialize-javascript', severity: 'moderate', what: 'CPU exhaustion through array-like objects', affected: [{fixed: '7.0.5'}]},
  {id: 'GHSA-w5hq-g745-h8pq', package: 'uuid', severity: 'moderate', what: 'no bounds check of a given buffer', affected: [{fixed: '11.1.1'}, {from: '12.0.0', fixed: '12.0.1'}, {from: '13.0.0', fixed: '13.0.1'}]},
  {id: 'GHSA-mh99-v99m-4gvg', package: 'brace-expansion', severity: 'high', what: 'memory exhaustion through unbounded expansion', affected: [{fixed: '1.1.17'}, {from: '2.0.0', fixed: '2.1.3'}, {from: '3.0.0', fixed: '3.0.5'}, {from: '4.0.0', fixed: '5.0.8'}]},
  {id: 'GHSA-w7jw-789q-3m8p', package: 'shell-quote', severity: 'critical', what: 'command injection through line breaks', affected: [{fixed: '1.8.4'}]},
  {id: 'GHSA-xv26-6w52-cph6', package: 'websocket-driver', severity: 'critical', what: 'fault in the protocol handler (CVE-2026-54466)', affected: [{fixed: '0.7.5'}]},
  {id: 'GHSA-96hv-2xvq-fx4p', package: 'ws', severity: 'high', what: 'memory exhaustion through tiny fragments', affected: [{from: '1.1.0', fixed: '5.2.5'}, {from: '6.0.0', fixed: '6.2.4'}, {from: '7.0.0', fixed: '7.5.11'}, {from: '8.0.0', fixed: '8.21.0'}]},
  {id: 'GHSA-v2hh-gcrm-f6hx', package: 'fast-uri', severity: 'high', what: 'another host than the browser reads, through a backslash', affected: [{from: '2.3.1', fixed: '2.4.3'}, {from: '3.0.0', fixed: '3.1.4'}, {from: '4.0.0', fixed: '4.1.1'}]},
  {id: 'GHSA-7p8r-x3mc-p8w7', package: 'fast-uri', severity: 'high', what: 'another host than the browser reads, through a backslash before it', affected: [{fixed: '2.4.4'}, {from: '3.0.0', fixed: '3.1.5'}, {from: '4.0.0', fixed: '4.1.2'}]},
  {id: 'GHSA-5p2g-fcmc-qvqq', package: 'image-size', severity: 'high', what: 'endless loop in JXL and HEIF images', affected: [{fixed: '2.0.3'}]},
  {id: 'GHSA-w3rx-r6r6-pgpr', package: 'image-size', severity: 'high', what: 'endless loop in ICNS images', affected: [{fixed: '2.0.3'}]},
  {id: 'GHSA-r5fr-rjxr-66jc', package: 'lodash', severity: 'high', what: 'code injection through templates', affected: [{from: '4.0.0', fixed: '4.18.0'}]},
  {id: 'GHSA-5p4m-2wfm-xmqj', package: 'js-yaml', severity: 'high', what: 'quadratic time in ordered maps', affected: [{fixed: '3.15.1'}, {from: '4.0.0', fixed: '4.3.1'}]},
  {id: 'GHSA-2883-xcg3-v3hh', package: 'js-yaml', severity: 'high', what: 'unbounded time in empty merges', affected: [{fixed: '3.15.2'}, {from: '4.0.0', fixed: '4.3.2'}]},
  {id: 'GHSA-mh29-5h37-fv8m', package: 'js-yaml', severity: 'moderate', what: 'prototype pollution through merges', affected: [{fixed: '3.14.2'}, {from: '4.0.0', fixed: '4.1.1'}]},
  {id: 'GHSA-w27v-7q3p-w38r', package: 'svgo', severity: 'high', what: 'scripts that are not removed from images', affected: [{from: '3.0.0', fixed: '3.3.5'}]},
  {id: 'GHSA-3ppc-4f35-3m26', package: 'minimatch', severity: 'high', what: 'exponential time through repeated wildcards', affected: [{fixed: '3.1.3'}, {from: '4.0.0', fixed: '4.2.4'}, {from: '5.0.0', fixed: '5.1.7'}, {from: '6.0.0', fixed: '6.2.1'}, {from: '7.0.0', fixed: '7.4.7'}, {from: '8.0.0', fixed: '8.0.5'}, {from: '9.0.0', fixed: '9.0.6'}, {from: '10.0.0', fixed: '10.2.1'}]},
  {id: 'GHSA-2v37-7h3g-55p8', package: 'nanoid', severity: 'high', what: 'custom generators that never end where the size is zero', affected: [{fixed: '3.3.18'}, {from: '4.0.0', fixed: '5.1.6'}]},
  {id: 'GHSA-79cf-xcqc-c78w', package: 'webpack-dev-server', severity: 'moderate', what: 'source code that other sites can read', affected: [{fixed: '5.2.4'}]},
  {id: 'GHSA-mx8g-39q3-5c79', package: 'webpack-dev-server', severity: 'moderate', what: 'WebSocket that other sites can join', affected: [{fixed: '5.2.5'}]},
  {id: 'GHSA-f5vj-f2hx-8m93', package: 'webpack-dev-server', severity: 'moderate', what: 'requests that other sites can forge', affected: [{fixed: '5.2.6'}]},
  {id: 'GHSA-m28w-2pqf-7qgj', package: 'webpack-dev-server', severity: 'moderate', what: 'crash through a malformed Host or Origin', affected: [{fixed: '5.2.6'}]},
];

/** @returns whether an advisory is about a version */
export function isAffected({affected}: Advisory, version: string): boolean {
  return affected.some(({from, fixed}) => (from === undefined || compareVersions(version, from) >= 0) && compareVersions(version, fixed) < 0);
}

/** @returns what is vulnerable of some packages, one line for each */
export function findVulnerable(packages: readonly LockedPackage[], advisories: readonly Advisory[] = ADVISORIES): string[] {
  return packages.flatMap(({name, version, path}) =>
    advisories
      .filter((advisory) => advisory.package === name && isAffected(advisory, version))
      .map(({id, severity, what}) => `${path} is ${version}: ${what} (${severity}, https://github.com/advisories/${id})`),
  );
}

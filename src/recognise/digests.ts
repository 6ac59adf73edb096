/** Requests for the digest of a file. Browser-safe. */
import {makeRequest, type Reading} from './reading';

/** Hexadecimal digits of each algorithm's digest. */
const ALGORITHMS: Readonly<Record<number, 'sha1' | 'sha256' | 'sha512'>> = {40: 'sha1', 64: 'sha256', 128: 'sha512'};

const HEX = /^(?:sha(1|256|512)[:-])?([\da-f]{40}|[\da-f]{64}|[\da-f]{128})$/i;

/** As npm's lockfiles write it. */
const BASE64 = /^sha(?:1|256|512)-[a-z\d+/]{27,}={0,2}$/i;

const TITLES = {sha1: 'SHA-1', sha256: 'SHA-256', sha512: 'SHA-512'} as const;

/** What else such a digest can be. */
const NOTES = {
  sha1: "A Git commit hash looks the same, but you can't look up commits by hash.",
  sha256: 'The digest of a container image looks the same. Images are identified by name and tag.',
  sha512: undefined,
} as const;

/** @returns the request for the releases whose file has that digest; undefined if the text is no digest */
export function digestReading(text: string): Reading | undefined {
  const [, named, digits] = HEX.exec(text) ?? [];
  const algorithm = digits && ALGORITHMS[digits.length];
  if (algorithm && (!named || algorithm === `sha${named}`))
    return reading(`${TITLES[algorithm]} digest of a file`, {[algorithm]: digits.toLowerCase()}, NOTES[algorithm]);
  return BASE64.test(text) ? reading('Digest of a file', {integrity: text}) : undefined;
}

const reading = (what: string, values: Readonly<Record<string, string>>, note?: string): Reading => ({
  kind: 'package-url',
  what,
  ...(note ? {note} : {}),
  requests: [makeRequest('packages/lookupVersions', 'List the versions that contain this file', values)],
});

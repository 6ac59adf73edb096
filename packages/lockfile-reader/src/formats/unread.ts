/** Says what a file that we don't read looks like, and which one to use in its place. */
import type {NearbyFile} from './format';
import {formats} from './formats';

/** Files of tools whose lockfiles we don't read at all. */
const OTHERS: readonly NearbyFile[] = [
  {
    name: /^(?:conan\.lock|flake\.lock|Manifest\.toml|renv\.lock|stack\.yaml\.lock|cabal\.project\.freeze|cpanfile\.snapshot|shard\.lock|gleam\.toml|manifest\.toml|vcpkg\.json|\.terraform\.lock\.hcl)$/i,
    message:
      "We don't read this lockfile yet. Use an SBOM in CycloneDX or SPDX (JSON), for example from syft (syft scan dir:. -o cyclonedx-json), or a list of package URLs.",
  },
];

const NEARBY: readonly NearbyFile[] = [...formats.flatMap(({nearby = []}) => nearby), ...OTHERS];

/** What to use where nothing tells what a file is. */
const READABLE =
  'Use a lockfile (such as package-lock.json, yarn.lock, requirements.txt, Gemfile.lock, go.mod or Cargo.lock), an SBOM in CycloneDX or SPDX (JSON), or a list of package URLs.';

/** @returns the sentence for a file that nothing that we read looks like */
export function explain(name: string | undefined, text: string): string {
  const known =
    NEARBY.find(({name: pattern}) => name !== undefined && pattern?.test(name)) ??
    NEARBY.find(({content}) => content?.test(text));
  return known?.message ?? `We don't recognise ${name ? `the format of ${name}` : 'this format'}. ${READABLE}`;
}

/** @returns the sentence for JSON that isn't of a format that we read */
export function explainJson(name: string | undefined, value: unknown): string {
  return NEARBY.find(({json}) => json?.(value))?.message ?? explain(name, '');
}

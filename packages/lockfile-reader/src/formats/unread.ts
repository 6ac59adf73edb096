/** Says what a file that we don't read looks like, and which one to use in its place. */
import type {NearbyFile} from './format';
import {formats} from './formats';
import {field, has, keysOf} from './shared/looseValues';

/** Files of tools whose lockfiles we don't read at all. Some look like those of other tools. */
const OTHERS: readonly NearbyFile[] = [
  {
    name: /^(?:conan\.lock|flake\.lock|Manifest\.toml|renv\.lock|stack\.yaml\.lock|cabal\.project\.freeze|cpanfile\.snapshot|shard\.lock|gleam\.toml|vcpkg\.json|\.terraform\.lock\.hcl|Scarb\.lock|bower\.json|elm\.json|.*maven_install\.json|pixi\.lock|vlt-lock\.json)$/i,
    // In this order: Scarb, Julia, Gleam, Crystal, Stack, pixi, Terraform, Carton, Cabal.
    content:
      /^checksum = "sha256:|scarbs\.xyz|^julia_version\s*=|^\[\[deps\.|^\s*\{ ?name = "[^"\n]+", version = "[^"\n]+", build_tools = |^shards:\s*$|^- completed:\s*$|^environments:\s*\n\s+\S+:\s*\n\s+channels:|^provider "registry\.|^# carton snapshot|^constraints: any\./m,
    json: (value) =>
      has(value, 'elm-version') ||
      (has(value, 'R') && has(value, 'Packages')) ||
      (has(value, 'requires') && (has(value, 'build_requires') || has(value, 'python_requires'))) ||
      (has(value, 'nodes') && (has(value, 'edges') || has(value, 'root'))) ||
      keysOf(field(value, 'artifacts')).some((key) => key.includes(':')),
    message:
      "We don't read this file yet. Use an SBOM in CycloneDX or SPDX (JSON), for example from syft (syft scan dir:. -o cyclonedx-json), or a list of package URLs.",
  },
];

const NEARBY: readonly NearbyFile[] = [...OTHERS, ...formats.flatMap(({nearby = []}) => nearby)];

/** What to use where nothing tells what a file is. */
const READABLE =
  'Use a lockfile (such as package-lock.json, yarn.lock, requirements.txt, Gemfile.lock, go.mod or Cargo.lock), an SBOM in CycloneDX or SPDX (JSON), or a list of package URLs.';

/**
 * @param json the value of a file in JSON
 * @returns the sentence for a file that nothing that we read looks like
 */
export function explain(name: string | undefined, text: string, json?: unknown): string {
  const known =
    NEARBY.find(({name: pattern}) => name !== undefined && pattern?.test(name)) ??
    NEARBY.find(({json: isOf}) => isOf?.(json)) ??
    NEARBY.find(({content}) => content?.test(text));
  return known?.message ?? `We don't recognise ${name ? `the format of ${name}` : 'this format'}. ${READABLE}`;
}

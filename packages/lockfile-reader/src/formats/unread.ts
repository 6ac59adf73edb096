/** Says what a file that we don't read looks like, and which one to use in its place. */
import type {NearbyFile} from './format';
import {formats} from './formats';
import {field, has, keysOf} from './shared/looseValues';

const SBOM = 'Use an SBOM in CycloneDX, for example from syft: syft scan dir:. -o cyclonedx-json.';
const SBOM_OF_IMAGE = 'Use an SBOM of the image in CycloneDX: syft scan IMAGE -o cyclonedx-json.';

/** @returns a file of a tool that we don't read, and what to use in its place */
const fileOf = (tool: string, sign: Omit<NearbyFile, 'message'>, use = SBOM): NearbyFile => {
  return {...sign, message: `This looks like a file of ${tool}, which we don't read. ${use}`};
};

/** Files of tools whose lockfiles we don't read at all. Some look like those of other tools. */
const OTHERS: readonly NearbyFile[] = [
  fileOf('Conan', {
    name: /^conan\.lock$/i,
    json: (value) => has(value, 'requires') && (has(value, 'build_requires') || has(value, 'python_requires')),
  }),
  fileOf('Nix', {
    name: /^flake\.lock$/i,
    json: (value) => has(value, 'nodes') && has(value, 'root'),
  }),
  fileOf('vcpkg', {name: /^vcpkg(?:-lock|-configuration)?\.json$/i, json: (value) => has(value, 'builtin-baseline')}),
  fileOf(
    'an older tool of Go',
    {name: /^(?:Gopkg\.(?:lock|toml)|glide\.(?:lock|ya?ml)|Godeps\.json)$/i},
    'Use the output of go list -m all.',
  ),
  fileOf('R', {name: /^renv\.lock$/i, json: (value) => has(value, 'R') && has(value, 'Packages')}),
  fileOf('Elm', {name: /^elm\.json$/i, json: (value) => has(value, 'elm-version')}),
  fileOf('vlt', {name: /^vlt-lock\.json$/i, json: (value) => has(value, 'nodes') && has(value, 'edges')}),
  fileOf(
    'Bazel',
    {
      name: /^(?:MODULE\.bazel(?:\.lock)?|WORKSPACE(?:\.bazel)?|.*maven_install\.json)$/i,
      content: /^bazel_dep\(|^module\(\n {4}name = /m,
      json: (value) =>
        has(value, 'moduleExtensions') || keysOf(field(value, 'artifacts')).some((key) => key.includes(':')),
    },
    `Use the lockfile that it gets packages from, such as requirements.txt, Cargo.lock or pnpm-lock.yaml. ${SBOM}`,
  ),
  fileOf(
    'sbt',
    {name: /\.sbt(?:\.lock)?$/i, json: (value) => has(value, 'lockVersion') && has(value, 'configurations')},
    'Use an SBOM in CycloneDX from its plugin sbt-sbom: sbt makeBom.',
  ),
  fileOf(
    'Helm',
    {
      name: /^Chart\.(?:lock|ya?ml)$|^requirements\.ya?ml$/i,
      content: /^digest: sha256:|^- name: \S+\n {2}repository: /m,
    },
    SBOM_OF_IMAGE,
  ),
  fileOf(
    'Docker',
    {
      name: /^(?=.{0,200}$)(?:.*\.)?(?:Dockerfile|Containerfile)(?:\..*)?$/i,
      content: /^FROM [\w./:@-]+(?: AS \S+)?$/im,
    },
    SBOM_OF_IMAGE,
  ),
  fileOf('Docker Compose', {name: /^(?:docker-)?compose\.ya?ml$/i}, SBOM_OF_IMAGE),
  fileOf('Scarb', {name: /^Scarb\.lock$/i, content: /^checksum = "sha256:|scarbs\.xyz/m}),
  fileOf('Julia', {name: /^(?:Julia)?Manifest\.toml$/i, content: /^julia_version\s*=|^\[\[deps\./m}),
  fileOf('Gleam', {
    name: /^gleam\.toml$/i,
    content: /^[^\S\n]*\{ ?name = "[^"\n]+", version = "[^"\n]+", build_tools = /m,
  }),
  fileOf('Crystal', {name: /^shard\.(?:lock|yml)$/i, content: /^shards:[^\S\n]*$/m}),
  fileOf('Haskell', {
    name: /^(?:stack\.yaml\.lock|cabal\.project\.freeze)$/i,
    content: /^- completed:[^\S\n]*$|^constraints: any\./m,
  }),
  fileOf('Perl', {name: /^cpanfile(?:\.snapshot)?$/i, content: /^# carton snapshot/m}),
  fileOf(
    'pixi',
    {name: /^pixi\.(?:lock|toml)$/i, content: /^environments:[^\S\n]*\n[^\S\n]+\S+:[^\S\n]*\n[^\S\n]+channels:/m},
    'Use what this prints: pixi run pip list --format=freeze.',
  ),
  fileOf('Terraform', {name: /^\.terraform\.lock\.hcl$/i, content: /^provider "registry\./m}),
  fileOf('Bower', {name: /^bower\.json$/i}),
  {
    content: /^Desired=Unknown\/Install\/Remove|^\|\|\/ Name +Version|^ii {2}\S+ +\d\S* +\S+ /m,
    message: `This looks like the output of dpkg -l. Our data has no advisories for packages of Debian and Ubuntu. For an application, use its lockfile. ${SBOM}`,
  },
  {
    json: (value) => has(value, 'SchemaVersion') && (has(value, 'ArtifactName') || has(value, 'Results')),
    message: 'This looks like a report of Trivy. Use its SBOM: trivy fs --format cyclonedx --output bom.json FOLDER.',
  },
  {
    json: (value) => has(value, 'artifactRelationships') || (has(value, 'artifacts') && has(value, 'descriptor')),
    message: "This looks like syft's own JSON. Convert it to CycloneDX: syft convert FILE -o cyclonedx-json.",
  },
  {
    json: (value) =>
      has(value, 'auditReportVersion') ||
      (has(value, 'matches') && has(value, 'descriptor')) ||
      ((has(value, 'results') || has(value, 'vulnerabilities')) &&
        ['experimental_config', 'dependencyCount', 'packageManager', 'runs', 'scan', 'dependency_files'].some((key) =>
          has(value, key),
        )),
    message: `This looks like the report of a scanner, which lists findings, not packages. ${SBOM}`,
  },
];

const NEARBY: readonly NearbyFile[] = [...OTHERS, ...formats.flatMap(({nearby = []}) => nearby)];

/** Images are no list of packages. */
const IMAGE = /dockerfile|containerfile|compose/i;

/**
 * @param name of a file
 * @returns the language of a lockfile or manifest that we know but don't read; empty for one of a tool of which we read nothing
 */
export function nearbyLanguage(name: string): string | undefined {
  const format = formats.find(({nearby = []}) => nearby.some((one) => one.name?.test(name)));
  if (format) return format.language ?? '';
  return !IMAGE.test(name) && OTHERS.some((one) => one.name?.test(name)) ? '' : undefined;
}

/** @returns what to use in place of a text that betrays itself as a file that we don't read */
export const explainContent = (text: string): string | undefined =>
  NEARBY.find(({content}) => content?.test(text))?.message;

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
    NEARBY.find(({json: isOf}) => isOf?.(json));
  return (
    known?.message ??
    explainContent(text) ??
    `We don't recognise ${name ? `the format of ${name}` : 'this format'}. ${READABLE}`
  );
}

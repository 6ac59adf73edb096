/** Says what a file that we don't read looks like, and which one to use in its place. */
import {field, has} from './shared/values';

/** What a file is called, how its text betrays it, and what to use instead. */
interface Known {
  name?: RegExp;
  content?: RegExp;
  message: string;
}

const RANGES = 'It lists ranges, not the versions that you use.';

const KNOWN: readonly Known[] = [
  {
    name: /^pyproject\.toml$/i,
    content: /^\[(?:build-system|project|tool\.poetry)\]\s*$/m,
    message: `This looks like pyproject.toml. ${RANGES} Use poetry.lock, uv.lock or the output of pip freeze.`,
  },
  {
    name: /^(?:setup\.(?:py|cfg))$/i,
    message: 'This looks like the set-up of a Python package. Use the output of pip freeze, poetry.lock or uv.lock.',
  },
  {
    name: /^Pipfile$/i,
    content: /^\[(?:dev-)?packages\]\s*$/m,
    message: `This looks like a Pipfile. ${RANGES} Use Pipfile.lock.`,
  },
  {
    name: /^pdm\.lock$/i,
    message: 'This looks like pdm.lock. Use requirements.txt: pdm export -o requirements.txt.',
  },
  {
    name: /^pylock(?:\.[\w-]+)?\.toml$/i,
    content: /^lock-version\s*=/m,
    message: 'This looks like pylock.toml. Use uv.lock, poetry.lock or requirements.txt.',
  },
  {
    name: /^(?:conda-lock|environment.*)\.ya?ml$/i,
    content: /^channels:\s*$/m,
    message:
      'This looks like a conda environment. Use the output of pip freeze, or an SBOM in CycloneDX or SPDX (JSON).',
  },
  {
    name: /^Cargo\.toml$/i,
    content: /^\[(?:dependencies|workspace)\]\s*$/m,
    message: `This looks like Cargo.toml. ${RANGES} Use Cargo.lock.`,
  },
  {
    name: /^(?:Gemfile|gems\.rb)$|\.gemspec$/i,
    content: /^\s{0,8}(?:source ['"]https|gem ['"][\w-]+['"])/m,
    message: `This looks like a Gemfile. ${RANGES} Use Gemfile.lock.`,
  },
  {
    name: /\.gradle(?:\.kts)?$|^libs\.versions\.toml$/i,
    content: /^\s{0,16}(?:implementation|testImplementation|api)\s*[('"]/m,
    message:
      'This looks like a build script of Gradle. Use gradle.lockfile (gradle dependencies --write-locks) or an SBOM in CycloneDX (JSON).',
  },
  {name: /^bun\.lockb$/i, message: 'This looks like bun.lockb, which is binary. Use yarn.lock: bun install --yarn.'},
  {name: /^bun\.lock$/i, message: 'This looks like bun.lock. Use yarn.lock: bun install --yarn.'},
  {
    name: /^deno\.lock$/i,
    message: 'This looks like deno.lock. Use an SBOM in CycloneDX or SPDX (JSON), or package URLs.',
  },
  {
    name: /^pnpm-workspace\.ya?ml$/i,
    message: 'This looks like pnpm-workspace.yaml. Use pnpm-lock.yaml, which is in the same folder.',
  },
  {
    name: /^(?:packages\.lock\.json|packages\.config|project\.assets\.json|.*\.(?:cs|fs|vb)proj|Directory\.Packages\.props)$/i,
    content: /<(?:PackageReference|packages)\b|<Project Sdk=/,
    message:
      'This looks like a file of NuGet. Use an SBOM in CycloneDX (JSON), or package URLs such as pkg:nuget/Newtonsoft.Json@13.0.3.',
  },
  {
    name: /^(?:mix\.lock|pubspec\.(?:lock|yaml)|Podfile(?:\.lock)?|Package\.(?:resolved|swift)|rebar\.lock|conan\.lock|flake\.lock|Manifest\.toml|renv\.lock|stack\.yaml\.lock|cabal\.project\.freeze)$/i,
    message: 'We don’t read this lockfile yet. Use an SBOM in CycloneDX or SPDX (JSON), or a list of package URLs.',
  },
  {
    name: /^go\.work(?:\.sum)?$/i,
    message: 'This looks like a Go workspace. Use the go.mod of one of its modules.',
  },
  {
    name: /\.spdx$|\.spdx\.(?:ya?ml|rdf|xml)$/i,
    content: /^SPDXVersion: |spdx\.org\/rdf\/terms#|^spdxVersion:/m,
    message: 'This looks like SPDX, but not in JSON. Export it as JSON.',
  },
  {
    content: /<bom\b[^>]{0,500}cyclonedx/,
    message: 'This looks like CycloneDX in XML. Export it as JSON.',
  },
];

/** What to use where nothing tells what a file is. */
const READABLE =
  'Use a lockfile (such as package-lock.json, yarn.lock, requirements.txt, Gemfile.lock, go.mod or Cargo.lock), an SBOM in CycloneDX or SPDX (JSON), or a list of package URLs.';

/** @returns the sentence for a file that nothing that we read looks like */
export function explain(name: string | undefined, text: string): string {
  const known =
    KNOWN.find(({name: pattern}) => name !== undefined && pattern?.test(name)) ??
    KNOWN.find(({content}) => content?.test(text));
  return known?.message ?? `We don’t recognise ${name ? `the format of ${name}` : 'this format'}. ${READABLE}`;
}

/** @returns the sentence for JSON that isn't of a format that we read */
export function explainJson(name: string | undefined, value: unknown): string {
  if (has(value, 'libraries') && has(value, 'targets')) return explain('project.assets.json', '');
  if (/^\.NET|^net\d|^netstandard/m.test(Object.keys(Object(field(value, 'dependencies'))).join('\n')))
    return explain('packages.lock.json', '');
  if (has(value, 'pins')) return explain('Package.resolved', '');
  if (has(value, 'specifiers') || has(value, 'jsr')) return explain('deno.lock', '');
  if (has(value, 'require') || has(value, 'require-dev'))
    return `This looks like composer.json. ${RANGES} Use composer.lock.`;
  if (['dependencies', 'devDependencies', 'scripts', 'peerDependencies'].some((key) => has(value, key)))
    return `This looks like package.json. ${RANGES} Use package-lock.json, yarn.lock or pnpm-lock.yaml.`;
  return explain(name, '');
}

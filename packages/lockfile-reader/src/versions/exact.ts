/** Tells exact versions from ranges, names and leftovers, by the grammar of each ecosystem. */
import {valid} from '@renovatebot/pep440';

/** How an ecosystem writes one exact version. */
type Grammar = RegExp | ((version: string) => boolean);

/** Semantic Versioning 2.0.0, with the `v` that tags have in front. */
const SEMVER =
  /^v?(?:0|[1-9]\d*)\.(?:0|[1-9]\d*)\.(?:0|[1-9]\d*)(?:-[\da-z-]+(?:\.[\da-z-]+)*)?(?:\+[\da-z-]+(?:\.[\da-z-]+)*)?$/i;

/** By type of the package URL, each below the place that defines it. */
const GRAMMARS = new Map<string, Grammar>([
  // https://docs.npmjs.com/cli/v11/configuring-npm/package-json#version
  ['npm', SEMVER],
  // https://doc.rust-lang.org/cargo/reference/manifest.html#the-version-field
  ['cargo', SEMVER],
  // https://go.dev/ref/mod#versions
  ['golang', SEMVER],
  // https://hexdocs.pm/elixir/Version.html
  ['hex', SEMVER],
  // https://dart.dev/tools/pub/pubspec#version
  ['pub', SEMVER],
  // https://docs.github.com/en/actions/how-tos/create-and-publish-actions/release-and-maintain-actions
  ['githubactions', SEMVER],
  // https://developer.apple.com/documentation/packagedescription/version
  ['swift', SEMVER],
  // https://packaging.python.org/en/latest/specifications/version-specifiers/
  ['pypi', (version) => valid(version) !== null],
  // https://docs.ruby-lang.org/en/master/Gem/Version.html
  // To RubyGems, `1.x` is a pre-release of 1.
  ['gem', /^(?!.*[.-]x(?:[.-]|$))\d+(?:\.[\da-z]+)*(?:-[\da-z-]+(?:\.[\da-z-]+)*)?$/i],
  // https://learn.microsoft.com/en-us/nuget/concepts/package-versioning
  ['nuget', /^\d+(?:\.\d+){0,3}(?:-[\da-z-]+(?:\.[\da-z-]+)*)?(?:\+[\da-z-]+(?:\.[\da-z-]+)*)?$/i],
  // https://getcomposer.org/doc/articles/versions.md
  // Branches too: `dev-main`, `2.x-dev`. They name one state of the code, which no range compares with.
  [
    'composer',
    /^(?:dev-\S+|v?\d+(?:\.(?:\d+|x))*[.-]?x?-dev(?:@dev)?|v?\d+(?:[.:-]\d+)*(?:[._-]?(?:stable|beta|b|rc|alpha|a|patch|pl|p)(?:[.-]?\d+(?:[.-]\d+)*)?)?(?:[.-]?dev)?(?:@\w+)?(?:\+\S+)?)$/i,
  ],
  // https://maven.apache.org/pom.html#dependency-version-requirement-specification
  // Maven has no grammar but for ranges. What it publishes has a number; Gradle and Ivy write `1.+` and `latest.release`.
  ['maven', /^(?!latest\.)(?!.*(?:[.-]x(?:[.-]|$)|\.{2}|\+(?![\da-z])))(?=.*\d)[\da-z][\w.+-]*$/i],
]);

/** Where we know no grammar, nothing is compared; a range is still no version. */
const OTHER: Grammar = /^[^\s^~<>=|*,()[\]]+$/;

/** Longer texts are no versions. */
const MAX_LENGTH = 256;

/** @returns whether a text is one exact version by the grammar of its ecosystem */
export function isExact(type: string, version: string): boolean {
  const exact = GRAMMARS.get(type) ?? OTHER;
  if (version.length > MAX_LENGTH) return false;
  return exact instanceof RegExp ? exact.test(version) : exact(version);
}

/** @returns a gem's version without its platform; a pre-release that is written with a hyphen is a part of it */
const withoutPlatform = (version: string): string =>
  version.replace(/-(?!(?:alpha|beta|rc|pre|dev|[ab])(?:[.\d]|$)|x$).*$/i, '');

/**
 * @param text what stands where a file has a version
 * @returns the exact version in it: `1.0` of Maven's `[1.0]`, a gem's without its platform; undefined for anything else
 */
export function exactVersion(type: string, text: string): string | undefined {
  const plain = text.length > MAX_LENGTH ? '' : text.trim();
  const single = /^(?:maven|nuget)$/.test(type) ? plain.replace(/^\[([^[\],]*)\]$/, '$1').trim() : plain;
  const version = type === 'gem' ? withoutPlatform(single) : single;
  return isExact(type, version) ? version : undefined;
}

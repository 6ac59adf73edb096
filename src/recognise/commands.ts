/**
 * What a command, a line of a manifest or a labelled text names. The start form
 * and the search read pasted text with it. Browser-safe.
 */
import {SHORTHANDS} from '@ecosystems-docs/lockfile-reader/code-hosts';
import {DEFAULT_REGISTRY} from '@ecosystems-docs/lockfile-reader/purl';

/** A name in the form in which `recognise` reads it on its own. */
export interface Named {
  /** `pkg:npm/react@18.3.1`, `postgres:17`, a URL. */
  text: string;
  /** An image needs saying: `redis` alone could be a package. */
  isImage?: true;
  /** How many more the command names. */
  others?: number;
  /** The command gets it from elsewhere than the registry that its package manager uses. */
  hasSource?: true;
}

/** A version that is exact: no range, no tag. */
const EXACT = /^v?\d[\w.+!-]*$/;

/** Name, then version or range, as each package manager writes them in commands. */
const NAMES = {
  npm: /^(@[\w.~-]+\/[\w.~-]+|[\w~][\w.~-]*)(?:@(.+))?$/,
  pypi: /^([a-z\d][\w.-]*)(?:\[[^\]]*\])?(?:===?(.+)|(?:[<>~!]=|[<>@]).*)?$/i,
  gem: /^([\w-]+(?:\.[\w-]+)*)(?::(.+))?$/,
  cargo: /^([\w-]+)(?:@(.+))?$/,
  golang: /^((?:[\w-]+\.)+[a-z]{2,}\/[^@]+)(?:@(.+))?$/,
  composer: /^([\w.-]+\/[\w.-]+)(?:[:=](.+))?$/,
  nuget: /^([\w.-]+)$/,
  brew: /^([\w.@+-]+)$/,
  conda: /^([a-z][\w.-]*)(?:={1,2}([^=]+).*)?$/i,
  pub: /^(?:dev:)?([a-z]\w*)(?::(.+))?$/,
} as const;

type PackageType = keyof typeof NAMES;

/** Commands that name packages: their programs and verbs. */
const MANAGERS: readonly (readonly [type: PackageType, programs: string, verbs: string])[] = [
  ['npm', 'npm|pnpm|yarn|bun|yarn global', 'i|install|add|view|info|why|up|update|upgrade|uninstall|remove|exec|dlx'],
  ['npm', 'npx|bunx', ''],
  [
    'pypi',
    'pip3?|python3? -m pip|uv|uv pip|uv tool|poetry|pipx|pdm|pipenv|rye',
    'install|add|show|download|uninstall|remove',
  ],
  ['pypi', 'uvx', ''],
  ['gem', 'gem|bundle', 'install|add|info|update|fetch'],
  ['cargo', 'cargo', 'add|install|info|update'],
  ['golang', 'go', 'get|install|run'],
  ['composer', 'composer|composer global', 'require|show|update|why'],
  ['nuget', String.raw`dotnet add(?:\s+\S+\.\w+proj)?|dotnet`, 'package add|package'],
  ['nuget', 'nuget', 'install'],
  ['nuget', 'install-package', ''],
  ['brew', 'brew', 'install|info|upgrade'],
  ['conda', 'conda|mamba|micromamba', 'install|update'],
  ['pub', 'dart pub|flutter pub', 'add'],
];

/** Long options that name where a package comes from. */
const SOURCES = 'registry|index|index-url|default-index|extra-index-url|find-links|source|git|path';

/** Options that name where a package comes from. */
const SOURCE_OPTION = new RegExp(`^(?:-[isf]|--(?:${SOURCES}))$`);

/** Options of package managers that are followed by a value of their own. */
const VALUED = new RegExp(
  `^(?:-[ceirtF]|--(?:${SOURCES}|prefix|workspace|filter|tag|requirement|constraint|target|python|features|branch|framework|channel|group))$`,
);

/** What takes the place of a version where a package isn't its registry's, and files of archives. */
const SOURCE = new RegExp(`^(?:file|link|portal|workspace|exec|git|ssh|https?|${SHORTHANDS})[+:]`, 'i');
const ARCHIVE = /\.(?:whl|zip|tgz|tar(?:\.\w+)?|gem|crate|nupkg)$/i;

/** Options whose value is the version of the package. */
const VERSION_OPTION = /^(?:-v|--version)$/;

/** Options of `docker run` and `docker pull` that have no value. */
const DOCKER_FLAG =
  /^(?:-[aditPq]+|--(?:all-tags|detach|init|interactive|privileged|publish-all|quiet|read-only|rm|tty|no-healthcheck|oom-kill-disable))$/;

const shellWords = (line: string): string[] =>
  [...line.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(([, double, single, plain]) => double ?? single ?? plain ?? '');

/** @returns the package URL of a name in a command; undefined if it is none */
function packageUrl(type: PackageType, word: string, versionOption?: string): string | undefined {
  const [, name, range = versionOption] = NAMES[type].exec(word) ?? [];
  if (!name || ARCHIVE.test(name) || SOURCE.test(range ?? '')) return undefined;
  // An alias: `alias@npm:react@18`.
  if (type === 'npm' && range?.startsWith('npm:')) return packageUrl(type, range.slice('npm:'.length));
  const version = range && EXACT.test(range) ? `@${encodeURIComponent(range)}` : '';
  return `pkg:${type}/${name.replace(/^@/, '%40')}${version}`;
}

/** @returns whether an option of a command names a source of its own; short options do if a place follows them */
function namesSource(option: string, next = ''): boolean {
  const [, name = option, attached] = /^(--[a-z-]+)=(.*)$/.exec(option) ?? [];
  const value = attached ?? next;
  if (!SOURCE_OPTION.test(name) || value === '' || DEFAULT_REGISTRY.test(value)) return false;
  return name.startsWith('--') || /:\/\/|^[./~]/.test(value);
}

/** @returns the words of a command that are no options, the version that an option names, and whether one names a source */
function operands(words: readonly string[]): {names: string[]; version?: string; hasSource: boolean} {
  const names: string[] = [];
  let version: string | undefined;
  const hasSource = words.some((word, at) => namesSource(word, words[at + 1]));
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    if (VERSION_OPTION.test(word) && /^\D{0,3}\d/.test(words[at + 1] ?? '')) version = words[(at += 1)];
    else if (VALUED.test(word)) at += 1;
    else if (!word.startsWith('-')) names.push(word);
  }
  return {names, version, hasSource};
}

function installed(command: string): Named | undefined {
  for (const [type, programs, verbs] of MANAGERS) {
    const [start] = new RegExp(`^(?:${programs})\\s+${verbs && `(?:${verbs})\\s+`}`, 'i').exec(command) ?? [];
    if (start === undefined) continue;
    const {names, version, hasSource} = operands(shellWords(command.slice(start.length)));
    const [first = '', ...others] = names;
    // A URL or a repository that the package comes from is read as such.
    const source = /^(?:@?[^@]+@)?((?:git\+)?(?:https?|ssh|git):\/\/.*)$/.exec(first)?.[1];
    if (source !== undefined) return {text: source};
    const text = packageUrl(type, first, version);
    const more = type === 'npm' && /^(?:npx|bunx|\w+ (?:exec|dlx))/.test(command) ? [] : others;
    const named = more.filter((word) => packageUrl(type, word));
    if (text === undefined) return undefined;
    return {text, ...(named.length > 0 ? {others: named.length} : {}), ...(hasSource ? {hasSource} : {})};
  }
  return undefined;
}

function pulled(command: string): Named | undefined {
  const [start] = /^(?:docker|podman|nerdctl)\s+(?:image\s+)?(?:pull|run|create)\s+/.exec(command) ?? [];
  if (start === undefined) return undefined;
  const words = shellWords(command.slice(start.length));
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    if (!word.startsWith('-')) return {text: word, isImage: true};
    if (!DOCKER_FLAG.test(word) && !word.includes('=')) at += 1;
  }
  return undefined;
}

/**
 * Lines of manifests and requirements that name a package with a version or a
 * range, and its package URL. A range has an operator where a line of JSON or a
 * comparison would look the same without one.
 */
const LINES: readonly (readonly [line: RegExp, packageUrl: string])[] = [
  [/^gem ['"]([\w.-]+)['"].*$/, 'pkg:gem/$1'],
  [/^['"]@([\w.-]+\/[\w.-]+)['"]\s*:\s*['"](?:[~^<>=]+\s*)?\d.*$/, 'pkg:npm/%40$1'],
  [/^['"]([\w.-]+\/[\w.-]+)['"]\s*:\s*['"](?:[~^<>=]+\s*)\d.*$/, 'pkg:composer/$1'],
  [/^['"]([\w.-]+)['"]\s*:\s*['"][~^<>=]+\s*\d.*$/, 'pkg:npm/$1'],
  [/^@([\w.-]+\/[\w.-]+)@[~^<>=]+\s*\d\S*$/, 'pkg:npm/%40$1'],
  [/^([\w.-]+)@[~^<>=]+\s*\d\S*$/, 'pkg:npm/$1'],
  [/^([\w.-]+)(?:\[[\w,-]+\])?\s*===?\s*(\d[\w.+!-]*)(?:\s*[;#].*)?$/, 'pkg:pypi/$1@$2'],
  [/^([\w.-]+)(?:\[[\w,-]+\])?\s?(?:[<>~!]=|[<>])\s?\d+\.\d[\w.*+!]*(?:,\S+)?(?:\s*[;#].*)?$/, 'pkg:pypi/$1'],
  [
    /^(?!(?:version|edition|rust-version|python)\b)([\w-]+)\s*=\s*(?:\{\s*version\s*=\s*)?['"][~^=]?\d+\.\d[^'"]*['"].*$/,
    'pkg:cargo/$1',
  ],
  [/^(?:require\s+)?((?:[\w-]+\.)+[a-z]{2,}\/\S+) (v\d+\.\d\S*)(?:\s*\/\/.*)?$/, 'pkg:golang/$1@$2'],
  [/^\{?:(\w+), ['"][~>=< ]*\d[^'"]*['"].*$/, 'pkg:hex/$1'],
  [
    /^(?:implementation|api|compile|compileOnly|runtimeOnly|testImplementation|classpath)[ (]+['"]([\w.-]+):([\w.-]+):([\w.-]+)['"].*$/,
    'pkg:maven/$1/$2@$3',
  ],
  [/^<PackageReference Include="([\w.-]+)" Version="(\d[\w.+-]*)".*$/, 'pkg:nuget/$1@$2'],
  [/^(?:install\.packages|pak::pak|renv::install)\(['"]([\w.]+)['"].*$/, 'pkg:cran/$1'],
];

/** Compared numbers that would read as a requirement: `per_page>100`, `cvss >= 7.0`. */
const COMPARISON = /^(?:\w*_\w*|cvss|epss|score|version|page|stars|severity)\s?[<>!=]/i;

/** A label in front of an identifier that was copied with it. */
const LABEL = /^(?:purl|doi|url|cve|ghsa|image|repository)\s*[:=]\s*(?=\S)/i;

/** A CVE identifier with other characters than hyphens. */
const SPACED_CVE = /^cve[\s_:-]*(\d{4})[\s_:-]+(\d{4,})$/i;

/**
 * @param pasted a text as a reader pasted it
 * @returns what it names as part of a command, a line or a label; undefined if it is anything else, as a name on its own is
 */
export function readNamed(pasted: string): Named | undefined {
  const text = pasted.trim().replace(/\\\r?\n\s*/g, ' ');
  if (/[\r\n]/.test(text)) return undefined;
  const command = text
    .replace(/^[$%>]\s+/, '')
    .replace(/^sudo\s+/, '')
    .replace(/\s*(?:&&|\|\||;|\s\|).*$/, '');
  const clone = /^git\s+(?:clone|submodule\s+add|remote\s+add)\s.*?((?:\w+:\/\/|\w+@[\w.-]+:)\S+)/.exec(command)?.[1];
  if (clone) return {text: clone};
  const named = installed(command) ?? pulled(command);
  if (named) return named;
  if (SPACED_CVE.test(text)) return {text: text.replace(SPACED_CVE, 'CVE-$1-$2')};
  if (LABEL.test(text)) return {text: text.replace(LABEL, '')};
  const line = COMPARISON.test(text) ? undefined : LINES.find(([pattern]) => pattern.test(text));
  return line && {text: text.replace(...(line as [RegExp, string]))};
}

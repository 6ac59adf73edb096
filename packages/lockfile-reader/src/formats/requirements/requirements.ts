/** Reads requirements.txt, also as pip-compile and uv write it, with who depends on whom in comments. */
import type {Format} from '../format';
import type {Elsewhere, SkipReason} from '../../types';
import {ByName} from '../shared/byName';
import {checkCount, Collector} from '../shared/collect';
import {normalPythonName} from '../../purl';
import {folderElsewhere} from '../shared/ownFolders';
import {isArchiveFile, reasonOfSource, registryElsewhere} from '../shared/registries';

const NAME = /^([a-z0-9](?:[a-z0-9._-]*[a-z0-9])?)\s*(?:\[[^\]]*\])?\s*/i;
const CLAUSE = /^\s*(?:===?|~=|!=|<=|>=|<|>)\s*[^\s,;()]+\s*$/;

/** What one line asks for. */
type Requirement =
  | {name: string; version?: string}
  | {skip: string; reason: SkipReason}
  /** A registry in place of the public one, or beside it. */
  | {index: string; kind: 'index' | 'extra'}
  /** The public registry isn't used. */
  | {noIndex: true};

/** @returns the exact version of a specifier; undefined for a range; null if it is no specifier */
function versionIn(specifier: string): string | undefined | null {
  const clauses = specifier.replace(/^\(([^()]*)\)$/, '$1').split(',');
  if (specifier === '') return undefined;
  if (!clauses.every((clause) => CLAUSE.test(clause))) return null;
  const exact = clauses.length === 1 ? /^===?(.+)$/.exec((clauses[0] ?? '').trim()) : null;
  return exact?.[1]?.trim();
}

/** Short options whose value may follow without a space, as pip reads them. */
const ATTACHED = /^-([ercif])=?\s*(\S.*)?$/;

/** The long form of each short option. */
const LONG: Readonly<Record<string, string>> = {
  e: '--editable',
  r: '--requirement',
  c: '--constraint',
  i: '--index-url',
  f: '--find-links',
};

/** Options that say where packages come from. Pip takes the beginning of a name for it; the last two are uv's. */
const NAMED = [
  '--editable',
  '--requirement',
  '--constraint',
  '--index-url',
  '--pypi-url',
  '--pypi-mirror',
  '--extra-index-url',
  '--find-links',
  '--no-index',
  '--trusted-host',
  '--index',
  '--default-index',
];

/** Shortest beginning that stands for an option: `--f` for `--find-links`. */
const MIN_NAME = 3;

/** @returns the option that a name, or the beginning of one, stands for */
function fullOption(written: string): string {
  const name = written.toLowerCase().replaceAll('_', '-');
  if (NAMED.includes(name) || name.length < MIN_NAME) return name;
  return NAMED.find((one) => one.startsWith(name)) ?? name;
}

function splitOption(line: string): {option: string; value: string} {
  const [, letter = '', attached = ''] = ATTACHED.exec(line) ?? [];
  const long = LONG[letter];
  if (long) return {option: long, value: attached.trim()};
  const [, option = '', value = ''] = /^(--[a-z_-]+)(?:\s*=\s*|\s+|$)(.*)$/i.exec(line) ?? [];
  return {option: fullOption(option), value: value.trim()};
}

/** @returns the text without the quotes around it */
const unquoted = (text: string): string => text.replace(/^(["'])(.*)\1$/, '$2');

/** @returns why what a line names can't be looked up; extras and a name may follow a folder */
function sourceReason(text: string): Elsewhere['reason'] | undefined {
  const reason = reasonOfSource(text) ?? (text === '.' || text.startsWith('.[') ? 'local' : undefined);
  return reason === 'local' ? folderElsewhere(text.replace(/[#[][^]*/, '')).reason : reason;
}

/** @returns what an option asks for; none if it says nothing about where packages come from */
function readOption(line: string): Requirement[] {
  const {option, value} = splitOption(line);
  // A variable lists several URLs, and in a command a file follows; uv writes a name before a URL: `acme=https://…`.
  const urls = value
    .split(/\s+/)
    .map((url) => unquoted(url).replace(/^[\w-]+=(?=[a-z]+:)/i, ''))
    .filter((url, number) => url && (number === 0 || url.includes('://')));
  switch (option) {
    case '--editable':
      return [{skip: line, reason: sourceReason(urls[0] ?? '') ?? 'local'}];
    case '--requirement':
    case '--constraint':
      return [{skip: line, reason: 'local'}];
    case '--index-url':
    case '--pypi-url':
    case '--pypi-mirror':
    case '--default-index':
      return urls.map((index, number) => ({index, kind: number === 0 ? 'index' : 'extra'}));
    case '--extra-index-url':
    case '--index':
    case '--find-links':
      return urls.map((index) => ({index, kind: 'extra'}));
    // Packages come from a host that has no certificate, although no line names an index there.
    case '--trusted-host':
      return urls.map((host) => ({index: `https://${host}/`, kind: 'extra'}));
    case '--no-index':
      return [{noIndex: true}];
    default:
      return [];
  }
}

/** Where an option begins in a line: `-i https://a -f https://b`. */
const NEXT_OPTION = /(?<!\s)\s+(?=--?[a-z])/i;

/** @returns what the options of a line ask for */
function readOptions(line: string): Requirement[] {
  return /\s-/.test(line) ? line.split(NEXT_OPTION).flatMap(readOption) : readOption(line);
}

/** What pip and uv take from their surroundings, and from their own settings. */
const VARIABLE =
  /^(?:(?:export\s+|set\s+|\$env:)?(?:PIP|UV)_([A-Z_]+)|((?:extra-)?index(?:-url)?|find-links|no-index))\s*=(?!=)\s*(.*)$/i;

/** Variables of other tools with a URL: `POETRY_REPOSITORIES_ACME_URL=https://…`. */
const URL_VARIABLE = /^(?:export\s+|set\s+|\$env:)?\w+\s*=\s*["']?([a-z][a-z+.-]*:\/\/[^\s"']+)/i;

/** What some editors make of the hyphens before an option. */
const DASHES = /^[\u2010-\u2015\u2212]{1,2}(?=[a-z])/;

/** @returns what a line asks for, without its comment; none if it names no package */
function readRequirement(written: string): Requirement[] {
  const line = written.replace(DASHES, '--');
  if (line.startsWith('-')) return readOptions(line);
  const [, variable, setting = variable, value = ''] = VARIABLE.exec(line) ?? [];
  if (setting) return readOption(`--${setting} ${value}`);
  const url = URL_VARIABLE.exec(line)?.[1];
  if (url !== undefined) return [{index: url, kind: 'extra'}];
  const option = /\s--?[a-z][^]*/i.exec(line);
  return [readPackage(option ? line.slice(0, option.index) : line), ...(option ? readOptions(option[0].trim()) : [])];
}

/** @returns what a line asks for, without its options */
function readPackage(line: string): Requirement {
  const text = (line.split(';')[0] ?? '').trim();
  const source = sourceReason(text);
  if (source) return {skip: text, reason: source};
  const match = NAME.exec(text);
  if (!match) return {skip: text, reason: 'unreadable'};
  const rest = text.slice(match[0].length);
  if (rest.startsWith('@')) return {skip: text, reason: reasonOfSource(rest.slice(1).trim()) ?? 'unreadable'};
  if (isArchiveFile(text)) return {skip: text, reason: 'local'};
  // A comment behind a version needs no space here: no version has a number sign.
  const version = versionIn(rest.replace(/#[^]*/, '').trim());
  if (version === null) return {skip: text, reason: 'unreadable'};
  return {name: match[1] ?? '', version};
}

/** One line with those that continue it, and the comment lines below it. */
interface Entry {
  text: string;
  comments: string[];
}

/** @returns the entries of the file, without comments in their text */
function splitRequirements(text: string): Entry[] {
  const entries: Entry[] = [];
  let continued = '';
  for (const line of text.split(/\r\n?|\n/)) {
    // A comment can stand between a line and its continuation.
    const comment = /(?:^|\s)#([^]*)/.exec(line);
    const code = (comment ? line.slice(0, comment.index) : line).trim();
    const whole = continued + code.replace(/\\$/, '');
    continued = code.endsWith('\\') ? `${whole} ` : '';
    if (!continued && whole.trim()) entries.push({text: whole.trim(), comments: []});
    // Lines at the margin are remarks of people; tools indent theirs.
    if (comment && (code || /^\s/.test(line))) entries.at(-1)?.comments.push((comment[1] ?? '').trim());
  }
  if (continued.trim()) entries.push({text: continued.trim(), comments: []});
  return entries;
}

/** @returns the index that a comment below a package names */
function indexIn(comments: readonly string[]): string | undefined {
  return comments.map((comment) => FROM.exec(comment)?.[1]).find((url) => url !== undefined);
}

/** The command that made a file, as pip-compile, uv and others write it on top, possibly with variables before it. */
const COMMAND =
  /^#\s+(?:\$\s*)?(?:\w{1,100}=\S+\s+)*(?:python[\d.]*\s+-m\s+)?(?:[\w./-]*(?:pip-compile|piptools|pipenv|pip|uv|pdm|poetry|rye))\s(.*)$/i;

/** An index in the words of people: behind an option or a setting, or at the URL that indexes have. */
const MENTION =
  /(?:(?:extra[-_])?index(?:[-_]url)?|find[-_]links|trusted[-_]host|mirror|[a-z]_url|-[if])["']?\s{0,3}[=:\s]\s{0,3}["']?(?:[\w-]{1,60}=)?([a-z]{1,10}:\/\/[^\s"']{1,200})|(?<![a-z])([a-z]{1,10}:\/\/[^\s"':]{1,200}\/\+?simple\/?)(?=["'\s)]|$)/gi;

/** What uv writes below a package with `--emit-index-annotation`. */
const FROM = /^from\s+(\S+:\/\/\S+)$/;

/** @returns what the comments of a file ask for: they can name an index that no line names */
function optionsInComments(text: string): Requirement[] {
  return Array.from(text.matchAll(/(?:^|\s)(#[^\n]*)/g)).flatMap(([, comment = '']): Requirement[] => {
    const command = COMMAND.exec(comment)?.[1] ?? '';
    const options = readOptions(command).filter((read) => 'index' in read || 'noIndex' in read);
    if (FROM.test(comment.slice(1).trim())) return [];
    // A command that says it with an option has said it.
    const rest = options.length > 0 ? comment.slice(0, comment.length - command.length) : comment;
    const mentions = rest.matchAll(MENTION);
    return [
      ...options,
      ...Array.from(mentions, ([, named, simple]) => ({index: named ?? simple ?? '', kind: 'extra' as const})),
    ];
  });
}

/** @returns what the comments of a tool name as users of a package; undefined if there are none */
function usersIn(comments: readonly string[]): string[] | undefined {
  const start = comments.findIndex((comment) => /^via\b/.test(comment));
  if (start < 0) return undefined;
  return comments
    .slice(start)
    .filter((comment) => !FROM.test(comment))
    .join(',')
    .replace(/^via\b/, '')
    .split(',')
    .map((user) => user.trim())
    .filter(Boolean);
}

/** @returns whether a user is the project itself and no package: `-r requirements.in`, `example (pyproject.toml)` */
function isProject(user: string): boolean {
  return /^-[rc]\s/.test(user) || (user.endsWith(')') && /\s\(/.test(user));
}

/** @returns where the file's packages come from, as its options say; undefined if that is PyPI alone */
function elsewhereOf(requirements: readonly Requirement[]): Elsewhere | undefined {
  const options = requirements.flatMap((read) => ('index' in read ? [read] : []));
  const hasNoIndex = requirements.some((read) => 'noIndex' in read);
  // The last option counts, for all lines; a folder or a page of archives stands beside the registry.
  const main = options.filter(({kind}) => kind === 'index').at(-1);
  const others = options
    .filter(({kind}) => kind === 'extra')
    .flatMap(({index}) => registryElsewhere('pypi', index) ?? []);
  const ofMain = main && registryElsewhere('pypi', main.index);
  const secret = others.filter(({reason}) => reason !== 'other-registry');
  const [other] = others;
  if (hasNoIndex) return other?.host ? {...other, reason: 'private'} : {reason: other?.reason ?? 'local'};
  if (ofMain) return ofMain;
  // Names from another public registry are no secret.
  if (secret.length === 0) return undefined;
  return {reason: 'unsure', host: secret.map(({host}) => host ?? 'a folder').join(', ')};
}

const DIRECT_ONLY =
  'Some of its requirements have no exact version, so it may name direct dependencies only. For the others, use the output of pip freeze.';

/** @param text the file */
function readRequirements(text: string): Collector {
  const collector = new Collector();
  const uses: [user: string, index: number][] = [];
  const byName = new ByName<number>();
  const entries = splitRequirements(text);
  checkCount(entries.length);
  const requirements = entries.flatMap(({text: line, comments}) =>
    readRequirement(line).map((read) => ({read, comments})),
  );
  const fromFile = elsewhereOf([...optionsInComments(text), ...requirements.map(({read}) => read)]);
  for (const {read, comments} of requirements) {
    if ('index' in read || 'noIndex' in read) continue;
    if ('skip' in read) {
      collector.skip(read.skip, read.reason);
      continue;
    }
    const users = usersIn(comments);
    const index = indexIn(comments);
    const elsewhere = index === undefined ? fromFile : registryElsewhere('pypi', index);
    const added = collector.add('pypi', read.name, read.version, {direct: users?.some(isProject), elsewhere});
    byName.add(normalPythonName(read.name), read.version, added);
    if (!read.version || read.version.includes('*')) collector.markDirectOnly(DIRECT_ONLY);
    if (added !== undefined) for (const user of users ?? []) if (!isProject(user)) uses.push([user, added]);
  }
  for (const [user, added] of uses)
    for (const from of byName.all(normalPythonName(user))) collector.connect(from, added);
  return collector;
}

/** What a conda environment has instead: `pip freeze` prints the paths of the build for most of its packages. */
const CONDA = "which we don't read. Use what this prints: conda run -n NAME pip list --format=freeze.";

/** Lines that are looked at before a text without name counts as requirements. */
const SAMPLE_LINES = 200;

/** @returns whether most lines are requirements, and at least one fixes or limits a version */
function looksLikeRequirements(text: string): boolean {
  const entries = splitRequirements(text.slice(0, 100_000)).slice(0, SAMPLE_LINES);
  const good = entries.filter(({text: line}) => {
    const read = readRequirement(line);
    return read.length > 0 && !read.some((one) => 'skip' in one && one.reason === 'unreadable');
  });
  const exact = entries.some(({text: line}) => /^[a-z0-9][\w.-]*(?:\[[^\]]*\])?\s*(?:[=~!<>]=|[<>])\s*\d/i.test(line));
  return exact && good.length > entries.length / 2;
}

export const requirements: Format = {
  id: 'requirements',
  language: 'Python',
  title: 'requirements.txt',
  tools: 'pip freeze, pip-compile, uv export, poetry export, pdm export',
  note: 'Only pinned versions are read, not included files.',
  fileName: /^(?=.{0,200}$)(?:.*[-_.])?requirements?(?:[-_.].*)?\.(?:txt|in|pip|lock)$|^constraints.*\.txt$/i,
  syntax: 'text',
  // Texts of other kinds contain lines that could be requirements.
  sign: (text, name) =>
    (name === undefined || /\.(?:txt|in|pip|lock)$|^[^.]*$/i.test(name)) && looksLikeRequirements(text),
  read: readRequirements,
  nearby: [
    {
      name: /^(?:setup\.(?:py|cfg))$/i,
      message: 'This looks like a Python setup file. Use the output of pip freeze, poetry.lock or uv.lock.',
    },
    {
      name: /^conda-lock\.ya?ml$/i,
      content: /^metadata:[^\S\n]*\n(?:[^\n]*\n){0,20}?[^\S\n]+channels:/m,
      message: `This looks like conda-lock.yml, ${CONDA}`,
    },
    {
      name: /^environment.*\.ya?ml$/i,
      content: /^channels:\s*$/m,
      message: `This looks like a conda environment, ${CONDA}`,
    },
    {
      content: /^# packages in environment at |^# This file may be used to create an environment/m,
      message: `This looks like the output of conda list, ${CONDA}`,
    },
  ],
};

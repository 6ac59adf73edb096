/** Reads requirements.txt, also as pip-compile and uv write it, with who depends on whom in comments. */
import type {ReadResult, SkippedEntry} from '../../types';
import {Collector} from '../shared/collect';
import {normalPythonName} from '../shared/names';
import {isPublicRegistry, reasonOfSource} from '../shared/registries';

const NAME = /^([a-z0-9](?:[a-z0-9._-]*[a-z0-9])?)\s*(?:\[[^\]]*\])?\s*/i;
const CLAUSE = /^\s*(?:===?|~=|!=|<=|>=|<|>)\s*[^\s,;()]+\s*$/;

/** What one line asks for. */
type Requirement =
  | {name: string; version?: string}
  | {skip: string; reason: SkippedEntry['reason']}
  /** A registry in place of the public one. */
  | {index: string};

/** @returns the exact version of a specifier; undefined for a range; null if it is no specifier */
function versionIn(specifier: string): string | undefined | null {
  const clauses = specifier.replace(/^\(([^()]*)\)$/, '$1').split(',');
  if (specifier === '') return undefined;
  if (!clauses.every((clause) => CLAUSE.test(clause))) return null;
  const exact = clauses.length === 1 ? /^\s*===?\s*([^*]+?)\s*$/.exec(clauses[0]!) : null;
  return exact?.[1];
}

/** @returns what an option asks for; undefined if it names no package */
function readOption(line: string): Requirement | undefined {
  const [, option = '', value = ''] = /^(--?[a-z-]+)[\s=]*(.*)$/i.exec(line) ?? [];
  if (/^(?:-e|--editable)$/.test(option)) return {skip: line, reason: reasonOfSource(value) ?? 'local'};
  if (/^(?:-r|--requirement|-c|--constraint)$/.test(option)) return {skip: line, reason: 'local'};
  if (/^(?:-i|--index-url|--pypi-url)$/.test(option)) return {index: value};
  return undefined;
}

/** @returns what a line asks for, without its comment; undefined if it names no package */
export function readRequirement(line: string): Requirement | undefined {
  if (line.startsWith('-')) return readOption(line);
  const text = line
    .replace(/\s--?[a-z].*$/, '')
    .split(';')[0]!
    .trim();
  const source = reasonOfSource(text);
  if (source) return {skip: text, reason: source};
  const match = NAME.exec(text);
  if (!match) return {skip: text, reason: 'unreadable'};
  const rest = text.slice(match[0].length);
  if (rest.startsWith('@')) return {skip: text, reason: reasonOfSource(rest.slice(1).trim()) ?? 'unreadable'};
  if (/\.(?:whl|zip|tar\.gz)$/i.test(text)) return {skip: text, reason: 'local'};
  const version = versionIn(rest.trim());
  if (version === null) return {skip: text, reason: 'unreadable'};
  return {name: match[1]!, version};
}

/** One line with those that continue it, and the comment lines below it. */
interface Entry {
  text: string;
  comments: string[];
}

/** @returns the entries of the file, without comments in their text */
export function splitRequirements(text: string): Entry[] {
  const entries: Entry[] = [];
  let continued = '';
  for (const line of text.split(/\r\n?|\n/)) {
    // A comment can stand between a line and its continuation.
    const comment = /(?:^|\s)#(.*)$/.exec(line);
    const code = (comment ? line.slice(0, comment.index) : line).trim();
    const whole = continued + code.replace(/\\$/, '');
    continued = code.endsWith('\\') ? `${whole} ` : '';
    if (!continued && whole.trim()) entries.push({text: whole.trim(), comments: []});
    // Lines at the margin are remarks of people; tools indent theirs.
    if (comment && (code || /^\s/.test(line))) entries.at(-1)?.comments.push(comment[1]!.trim());
  }
  if (continued.trim()) entries.push({text: continued.trim(), comments: []});
  return entries;
}

/** @returns what the comments of a tool name as users of a package; undefined if there are none */
function usersIn(comments: readonly string[]): string[] | undefined {
  const start = comments.findIndex((comment) => /^via\b/.test(comment));
  if (start < 0) return undefined;
  return comments
    .slice(start)
    .join(',')
    .replace(/^via\b/, '')
    .split(',')
    .map((user) => user.trim())
    .filter(Boolean);
}

/** @returns whether a user is the project itself and no package: `-r requirements.in`, `example (pyproject.toml)` */
function isProject(user: string): boolean {
  return /^-[rc]\s|\s\(.*\)$/.test(user);
}

/** @param text the file */
export function readRequirements(text: string): ReadResult {
  const found = new Collector();
  const uses: [user: string, index: number][] = [];
  const byName = new Map<string, number[]>();
  const entries = splitRequirements(text);
  const requirements = entries.map((entry) => ({...entry, read: readRequirement(entry.text)}));
  // The last option counts, for all lines.
  const index = requirements.flatMap(({read}) => (read && 'index' in read ? [read.index] : [])).at(-1);
  const isPrivate = index !== undefined && !isPublicRegistry('pypi', index);
  for (const {read, comments} of requirements) {
    if (!read || 'index' in read) continue;
    if ('skip' in read) found.skip(read.skip, read.reason);
    else if (isPrivate) found.skip(read.name, 'private');
    else {
      const users = usersIn(comments);
      const added = found.add('pypi', read.name, read.version, {direct: users?.some(isProject)});
      if (added === undefined) continue;
      const key = normalPythonName(read.name);
      const known = byName.get(key);
      if (known) known.push(added);
      else byName.set(key, [added]);
      for (const user of users ?? []) if (!isProject(user)) uses.push([user, added]);
    }
  }
  for (const [user, added] of uses)
    for (const from of byName.get(normalPythonName(user)) ?? []) found.connect(from, added);
  return found.result('requirements', 'requirements.txt');
}

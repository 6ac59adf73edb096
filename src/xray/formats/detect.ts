/** Recognises formats by content first, because files are renamed and pasted, and then by name. */
import {isPurlList} from './purls/purls';
import {splitRequirements, readRequirement} from './requirements/requirements';

/** How a text has to be read, before its format is known in detail. */
export type Syntax = 'json' | 'xml' | 'toml-lock' | 'yarn-berry' | LineFormat;

/** Formats that are recognised by their lines. */
type LineFormat =
  | 'purls'
  | 'yarn-classic'
  | 'pnpm-lock'
  | 'gemfile-lock'
  | 'go-mod'
  | 'go-sum'
  | 'gradle-lock'
  | 'requirements';

/** Signs in a text that belong to one format only. */
const SIGNS: readonly (readonly [Syntax, RegExp])[] = [
  ['yarn-berry', /^__metadata:\s*$/m],
  ['yarn-classic', /^# yarn lockfile v1\s*$|^"?[^\s"#][^\n]{0,500}:\r?\n {2}version "/m],
  ['pnpm-lock', /^lockfileVersion:\s*\S/m],
  ['toml-lock', /^\[\[package\]\]\s*$/m],
  ['gemfile-lock', /^(?:GEM|GIT|PATH)\r?\n {2}(?:remote|specs|revision):/m],
  ['go-sum', /^\S{1,500} v\S{1,200} h1:\S{40,60}$/m],
  ['go-mod', /^module[ \t]+\S+\s*$/m],
  [
    'gradle-lock',
    /^# This is a Gradle generated file for dependency locking|^[\w.-]{1,200}:[\w.-]{1,200}:[^\s:=]{1,100}=[\w,]*$/m,
  ],
];

const NAMES: readonly (readonly [LineFormat, RegExp])[] = [
  ['requirements', /^(?:.*[-_.])?requirements?(?:[-_.].*)?\.(?:txt|in|pip)$|^constraints.*\.txt$/i],
  ['gradle-lock', /gradle.*\.lockfile$/i],
  ['gemfile-lock', /^(?:Gemfile|gems)\.(?:lock|locked)$/i],
  ['go-mod', /^go\.mod$/i],
  ['go-sum', /^go\.sum$/i],
  ['yarn-classic', /^yarn\.lock$/i],
];

/** Lines that are looked at before a text without name counts as requirements. */
const SAMPLE_LINES = 200;

/** @returns whether most lines are requirements, and at least one fixes or limits a version */
function looksLikeRequirements(text: string): boolean {
  const entries = splitRequirements(text.slice(0, 100_000)).slice(0, SAMPLE_LINES);
  const good = entries.filter(({text: line}) => {
    const read = readRequirement(line);
    return read && !('skip' in read && read.reason === 'unreadable');
  });
  const exact = entries.some(({text: line}) => /^[a-z0-9][\w.-]*(?:\[[^\]]*\])?\s*(?:[=~!<>]=|[<>])\s*\d/i.test(line));
  return exact && good.length > entries.length / 2;
}

/**
 * @param name of the file, without folders; undefined for pasted text
 * @returns how to read it; undefined if nothing that we read looks like it
 */
export function syntaxOf(name: string | undefined, text: string): Syntax | undefined {
  if (isPurlList(text)) return 'purls';
  if (/^\s*[{[]/.test(text) && !/^\s*\[\[?[\w.-]+\]/.test(text)) return 'json';
  if (/^\s*</.test(text)) return 'xml';
  const sign = SIGNS.find(([, pattern]) => pattern.test(text));
  if (sign) return sign[0];
  const named = NAMES.find(([, pattern]) => name !== undefined && pattern.test(name));
  return named?.[0] ?? (name === undefined || /\.(?:txt|in)$|^[^.]*$/i.test(name) ? guess(text) : undefined);
}

/** @returns requirements where a text without telling name looks like them */
function guess(text: string): 'requirements' | undefined {
  return looksLikeRequirements(text) ? 'requirements' : undefined;
}

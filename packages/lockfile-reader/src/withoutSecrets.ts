/**
 * Removes what URLs contain besides the place: user names, passwords, queries and fragments, and what
 * looks like a token. This is the one place for it; what is shown, sent, shared, stored or exported of a pasted text comes through here.
 */
import {SHORTHANDS} from './codeHosts';
import {withoutTokens} from './tokens';

/** Text that comes before an `@` and no user name: `alias@npm:name@1.0.0`, `fork@git@github.com:x/y`. */
const PROTOCOL = `npm|jsr|patch|workspace|catalog|file|link|portal|exec|git|${SHORTHANDS}|pkg`;

/** What ends a URL in a text. */
const END = String.raw`\s"'<>` + '`';

/** Names of settings whose value is secret. */
const SECRET_WORD =
  '(?:auth(?:orization|[_-]?token)?|token|pass(?:word|wd|phrase|code)?|pwd|pat|secret|credentials?|cookie|(?:api|access|account|private|secret)[_-]?key(?:_base)?)';
const SECRET_NAME = `(?:(?:[\\w-]{0,40}[_-])?${SECRET_WORD}|[\\w-]{0,40}password)`;

type Patterns = readonly (readonly [RegExp, string])[];

/** Takes secrets out of a text, in steps that grow no faster than the text. */
type Strip = (text: string) => string;

const replacing = (patterns: Patterns): Strip[] =>
  patterns.map(
    ([pattern, kept]) =>
      (text) =>
        text.replace(pattern, kept),
  );

const isAt = (pattern: RegExp, text: string, at: number): boolean => {
  pattern.lastIndex = at;
  return pattern.test(text);
};

/** @returns the text without what stands before each `@`, from the place on that is found for it */
function beforeAts(text: string, beginOf: (start: number, at: number) => number | undefined): string {
  let kept = '';
  let start = 0;
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    const begin = beginOf(start, at);
    kept += text.slice(start, begin ?? at + 1);
    start = at + 1;
  }
  return kept + text.slice(start);
}

/** Passwords may contain any sign, slashes, spaces and quotes too; digits alone before a slash are a port. */
function withoutPasswords(text: string): string {
  const end = text.lastIndexOf('@') + 1;
  return text.slice(0, end).replace(/(\/\/)[^/?#@:\\]*:(?!\d+[/?#])[^]*/, '$1') + text.slice(end);
}

const BEFORE_USER = /[\s"'=,(<|;@/:{[]/;
const NO_USER = new RegExp(`(?:${PROTOCOL}):|https?:`, 'iy');
const NO_PASSWORD = /\/\/|\d+[/?#]/y;
const NO_HOST = /sha\d+:|(?:jar|aar|zip|pom|war)(?:$|\s)/iy;
const ENDS_URL = new RegExp(`[${END}]`);

/** @returns where `user:password` begins in front of an `@` */
function userBefore(text: string, start: number, at: number): number | undefined {
  if (isAt(NO_HOST, text, at + 1)) return undefined;
  let end = at;
  while (end > start && !ENDS_URL.test(text[end - 1]!)) end--;
  let begin: number | undefined;
  for (let place = end; place < at; place++) {
    const sign = text[place]!;
    if (sign === '/' || sign === ':') {
      if (sign === ':' && begin !== undefined && !isAt(NO_PASSWORD, text, place + 1)) return begin;
      begin = undefined;
    } else if (
      begin === undefined &&
      (place === 0 || BEFORE_USER.test(text[place - 1]!)) &&
      !isAt(NO_USER, text, place)
    )
      begin = place;
  }
  return undefined;
}

const HOST_FOLLOWS = /(?:[\w-]+\.)+[a-z]{2,}[/:]/iy;

/** @returns where a token begins in front of an `@` and a host */
function tokenBefore(text: string, start: number, at: number): number | undefined {
  if (!isAt(HOST_FOLLOWS, text, at + 1)) return undefined;
  let begin = at;
  while (begin > start && !/[/:\s"']/.test(text[begin - 1]!)) begin--;
  while (begin < at && begin > 0 && !/[\s"'=,(<|;]/.test(text[begin - 1]!)) begin++;
  return begin < at ? begin : undefined;
}

/** Who signs in. */
const USERS: readonly Strip[] = [
  withoutPasswords,
  ...replacing([
    [/([/\\]{2})[^/?#\\\s]*@/g, '$1'],
    // What breaks off before the `@` has a password where others have a port.
    [/(\bhttps?:\/\/[^/?#@:\\\s"'<>[]*):(?!\d*(?:[/?#\s"'<>),;]|$))\S*/gi, '$1'],
  ]),
  // Without a scheme: `user:password@host`, and `token@host.example/path`.
  (text) => beforeAts(text, (start, at) => userBefore(text, start, at)),
  (text) => beforeAts(text, (start, at) => tokenBefore(text, start, at)),
];

/** @returns the text, with each run of signs that end no URL cut at the first query or fragment behind a beginning */
const withoutQueriesAfter =
  (beginning: RegExp): Strip =>
  (text) =>
    text.replace(new RegExp(`[^${END}]+`, 'g'), (run) => {
      const at = run.search(beginning);
      const cut = at < 0 ? -1 : run.slice(at).search(/[?#]/);
      return cut < 0 ? run : run.slice(0, at + cut);
    });

const HOST_AND_PATH = /(?<![\w.-])(?:[\w-]+\.)+[a-z]{2,}(?::\d+)?\//i;

/** @returns the text without queries and fragments behind a host without a scheme */
const withoutBareQueries: Strip = (text) =>
  text.replace(/[^\s"'<>]+/g, (run) => {
    let start = 0;
    for (const {index} of run.matchAll(/[?#]/g)) {
      if (index + 1 < run.length && HOST_AND_PATH.test(run.slice(start, index))) return run.slice(0, index);
      start = index + 1;
    }
    return run;
  });

/** Queries and fragments, which may have secrets of any name. */
const QUERIES: readonly Strip[] = [
  withoutQueriesAfter(/\/\//),
  withoutQueriesAfter(/\bpkg:/i),
  ...replacing([[new RegExp(String.raw`[?&#;][\w.-]{1,100}=[^${END}]*`, 'g'), '']]),
  withoutBareQueries,
];

/** What has the name or the place of a secret. */
const NAMED: readonly Strip[] = replacing([
  // Services with a token in the path.
  [/(\/\/(?:dl\.cloudsmith\.io|conda\.anaconda\.org\/t|(?:[\w-]+\.)?fury\.io|packagecloud\.io)\/)[^/\s]+/gi, '$1'],
  [/(\/\/(?:[\w-]+\.)?myget\.org\/(?:[^/\s]+\/){1,8}?auth\/)[^/\s]+/gi, '$1'],
  [
    /(\/\/(?:hooks\.slack\.com\/[a-z]+|(?:[a-z]+\.)?discord(?:app)?\.com\/api\/webhooks|[\w-]+\.webhook\.office\.com)\/)\S+/gi,
    '$1',
  ],
  // Folders of this name may also be groups of projects, whose names are words.
  [/(\/(?:auth|token)\/)(?:(?=[a-z]*\d)[a-z\d]{24,}|[\da-f-]{32,})(?![\w-])/gi, '$1'],
  // Settings and headers: `_authToken=…`, `password: …`, `--token …`, `Bearer …`.
  [new RegExp(String.raw`(?<![a-z0-9])(${SECRET_NAME})(?:\s*=(?!=)\s*|:\s+).*`, 'gi'), '$1'],
  [new RegExp(`((["'])${SECRET_NAME}\\2)\\s*[:=].*`, 'gi'), '$1'],
  [new RegExp(String.raw`((?<!-)--(?:[\w-]{0,40}[_-])?${SECRET_WORD})\s+\S+`, 'gi'), '$1'],
  // Commands and files that sign in: `curl -u name:…`, `docker login -p …`, `.netrc`, `npm config set …`, `settings.xml`.
  [/((?<!\S)(?:-u|--user)(?:\s*=\s*|\s+))\S[^\s:]*:\S+/g, '$1'],
  [/(\blogin\s(?:\S+\s+){0,9}?(?:password|-p)\s+)\S+/gi, '$1'],
  [/(:_(?:auth|authToken|password)\s+)\S+/gi, '$1'],
  [new RegExp(`(<${SECRET_NAME}>)[^<]+`, 'gi'), '$1'],
  [/\b(basic|bearer)\s+[\w.+/=-]{8,}/gi, '$1'],
]);

/** Names of parameters that are secret, besides those of settings: elsewhere, `key = …` is an ordinary one. */
const PARAMETER = String.raw`[\w.-]{0,40}(?:token|secret|passw(?:or)?d|signature|credentials?|sess(?:ion)?_?id)|(?:[\w.-]{0,40}[_.-])?(?:${SECRET_WORD}|key|sig|pw|jwt|sid)`;
const PARAMETERS = replacing([[new RegExp(String.raw`([?&#;](?:${PARAMETER})=)[^${END}]+`, 'gi'), '$1']]);

/** More characters are no name, and a part of them could begin with a password and lack the `@` after it. */
export const MAX_LENGTH = 4000;

/** Times that a text may have been percent-encoded. */
const MAX_ROUNDS = 3;

const MIN_TOKEN = 15;

/** @returns the text without percent-encoding; what isn't UTF-8 stays encoded, and keeps nothing else so */
export function decode(text: string): string {
  return text.replace(/(?:%[0-9a-f]{2})+/gi, (run) => {
    try {
      return decodeURIComponent(run);
    } catch {
      return run.replace(/%[0-7][0-9a-f]/gi, decodeURIComponent);
    }
  });
}

const strip = (text: string, strips: readonly Strip[]): string =>
  withoutTokens(strips.reduce((stripped, next) => next(stripped), text));

/** @returns the text without what is stripped and tokens, however often it was percent-encoded */
function without(strips: readonly Strip[], text: string): string {
  // Each step needs one of these; most names have none.
  if (!/[@?#&%=;"'<\s]|\/\//.test(text)) return text.length < MIN_TOKEN ? text : withoutTokens(text);
  let decoded = text;
  for (let round = 0; round < MAX_ROUNDS && decoded.includes('%'); round++) {
    const next = decode(decoded);
    if (next === decoded) break;
    decoded = next;
    const stripped = strip(decoded, strips);
    if (stripped !== decoded) return stripped;
  }
  return strip(text, strips);
}

/**
 * @param text any text: a URL, a line of a file, a sentence
 * @returns the text without user names, passwords, queries and fragments of the URLs in it
 */
export const withoutSecrets = (text: string): string =>
  text.length > MAX_LENGTH ? `(${text.length} characters)` : without([...USERS, ...QUERIES, ...NAMED], text);

/** How everybody signs in to a code host over SSH. */
const SSH_USER = /(?<=^|[\s/"'=])git@/g;

/**
 * A query or fragment alone isn't a secret: `?page=2`, `?arch=amd64`.
 *
 * @returns whether a text has a user name, a password, a token or a parameter with such a name, which we write nowhere
 */
export function hasSecret(text: string): boolean {
  if (text.length > MAX_LENGTH) return true;
  const rest = text.replace(SSH_USER, '');
  return without([...USERS, ...PARAMETERS, ...NAMED], rest) !== rest;
}

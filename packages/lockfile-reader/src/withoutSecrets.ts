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

/** Who signs in. */
const USERS: Patterns = [
  // Passwords may contain any sign, slashes, spaces and quotes too; digits alone before a slash are a port.
  [/(\/\/)[^/?#@:\\]*:(?!\d+(?:[/?#]|$))[^]*@/g, '$1'],
  [/([/\\]{2})[^/?#\\\s]*@/g, '$1'],
  // What breaks off before the `@` has a password where others have a port.
  [/(\bhttps?:\/\/[^/?#@:\\\s"'<>[]*):(?!\d*(?:[/?#\s"'<>),;]|$))\S*/gi, '$1'],
  // Without a scheme: `user:password@host`, and `token@host.example/path`.
  [
    new RegExp(
      String.raw`(?<![^\s"'=,(<|;@/:{\[])(?!(?:${PROTOCOL}):|https?:)[^/@:${END}]+:(?!//|\d+(?:[/?#]|$))[^@${END}]*@(?!sha\d+:|(?:jar|aar|zip|pom|war)(?:$|\s))`,
      'gi',
    ),
    '',
  ],
  [/(?<![^\s"'=,(<|;])[^/@:\s"']+@(?=(?:[\w-]+\.)+[a-z]{2,}[/:])/gi, ''],
];

/** Queries and fragments, which may have secrets of any name. */
const QUERIES: Patterns = [
  [new RegExp(String.raw`(//[^?#${END}]*)[?#][^${END}]*`, 'g'), '$1'],
  [new RegExp(String.raw`(\bpkg:[^?#${END}]*)[?#][^${END}]*`, 'gi'), '$1'],
  [new RegExp(String.raw`[?&#;][\w.-]{1,100}=[^${END}]*`, 'g'), ''],
  // The same without a scheme.
  [/((?<![\w.-])(?:[\w-]+\.)+[a-z]{2,}(?::\d+)?\/[^\s?#"'<>]*)[?#][^\s"'<>]+/gi, '$1'],
];

/** What has the name or the place of a secret. */
const NAMED: Patterns = [
  // Services with a token in the path.
  [/(\/\/(?:dl\.cloudsmith\.io|conda\.anaconda\.org\/t|(?:[\w-]+\.)?fury\.io|packagecloud\.io)\/)[^/\s]+/gi, '$1'],
  [/(\/\/(?:[\w-]+\.)?myget\.org\/.*\/auth\/)[^/\s]+/gi, '$1'],
  [
    /(\/\/(?:hooks\.slack\.com\/[a-z]+|(?:[a-z]+\.)?discord(?:app)?\.com\/api\/webhooks|[\w-]+\.webhook\.office\.com)\/)\S+/gi,
    '$1',
  ],
  // Folders of this name may also be groups of projects, whose names are words.
  [/(\/\/\S*\/(?:auth|token)\/)(?:(?=[a-z]*\d)[a-z\d]{24,}|[\da-f-]{32,})(?![\w-])/gi, '$1'],
  // Settings and headers: `_authToken=…`, `password: …`, `--token …`, `Bearer …`.
  [new RegExp(String.raw`(?<![a-z0-9])(${SECRET_NAME})(?:\s*=(?!=)\s*|:\s+).*`, 'gi'), '$1'],
  [new RegExp(`((["'])${SECRET_NAME}\\2)\\s*[:=].*`, 'gi'), '$1'],
  [new RegExp(String.raw`((?<!-)--(?:[\w-]*[_-])?${SECRET_WORD})\s+\S+`, 'gi'), '$1'],
  // Commands and files that sign in: `curl -u name:…`, `docker login -p …`, `.netrc`, `npm config set …`, `settings.xml`.
  [/((?<!\S)(?:-u|--user)[\s=]+)\S+:\S+/g, '$1'],
  [/(\blogin\s(?:\S+\s+){0,9}?(?:password|-p)\s+)\S+/gi, '$1'],
  [/(:_(?:auth|authToken|password)\s+)\S+/gi, '$1'],
  [new RegExp(`(<${SECRET_NAME}>)[^<]+`, 'gi'), '$1'],
  [/\b(basic|bearer)\s+[\w.+/=-]{8,}/gi, '$1'],
];

/** Names of parameters that are secret, besides those of settings: elsewhere, `key = …` is an ordinary one. */
const PARAMETER = String.raw`[\w.-]{0,40}(?:token|secret|passw(?:or)?d|signature|credentials?|sess(?:ion)?_?id)|(?:[\w.-]{0,40}[_.-])?(?:${SECRET_WORD}|key|sig|pw|jwt|sid)`;
const PARAMETERS: Patterns = [[new RegExp(String.raw`([?&#;](?:${PARAMETER})=)[^${END}]+`, 'gi'), '$1']];

/** More characters are no name, and a part of them could begin with a password and lack the `@` after it. */
const MAX_LENGTH = 4000;

/** Times that a text may have been percent-encoded. */
const MAX_ROUNDS = 3;

/** Shortest token. */
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

const strip = (text: string, patterns: Patterns): string =>
  withoutTokens(patterns.reduce((stripped, [pattern, kept]) => stripped.replace(pattern, kept), text));

/** @returns the text without what the patterns and tokens match, however often it was percent-encoded */
function without(patterns: Patterns, text: string): string {
  // Each pattern needs one of these; most names have none.
  if (!/[@?#&%=;"'<\s]|\/\//.test(text)) return text.length < MIN_TOKEN ? text : withoutTokens(text);
  let decoded = text;
  for (let round = 0; round < MAX_ROUNDS && decoded.includes('%'); round++) {
    const next = decode(decoded);
    if (next === decoded) break;
    decoded = next;
    const stripped = strip(decoded, patterns);
    if (stripped !== decoded) return stripped;
  }
  return strip(text, patterns);
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

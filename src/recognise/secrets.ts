/**
 * Removes what URLs contain besides the place: user names, passwords, queries and fragments. This is
 * the one place for it; what is shown, sent, shared, stored or exported of a pasted text comes through here.
 */
import {decode} from '../samples/request';

/** Text that comes before an `@` and no user name: `alias@npm:name@1.0.0`, `fork@git@github.com:x/y`. */
const PROTOCOL = 'npm|jsr|patch|workspace|catalog|file|link|portal|exec|git|github|gitlab|bitbucket|gist|pkg';

/** What ends a URL in a text. */
const END = String.raw`\s"'<>` + '`';

const PATTERNS: readonly (readonly [RegExp, string])[] = [
  // Passwords may contain any sign, slashes too; digits alone before a slash are a port.
  [new RegExp(String.raw`(//)[^/?#@:\\${END}]*:(?!\d+(?:[/?#]|$))[^${END}]*@`, 'g'), '$1'],
  [new RegExp(String.raw`([/\\]{2})[^/?#\\${END}]*@`, 'g'), '$1'],
  // Without a scheme: `user:password@host`, and `token@host.example/path`.
  [
    new RegExp(
      String.raw`(?<![^\s"'=,(<|;@/:{\[])(?!(?:${PROTOCOL}):|https?:)[^/@:${END}]+:(?!//|\d+(?:[/?#]|$))[^@${END}]*@(?!(?:jar|aar|zip|pom|war)(?:$|\s))`,
      'gi',
    ),
    '',
  ],
  [/(?<![^\s"'=,(<|;])[^/@:\s"']+@(?=(?:[\w-]+\.)+[a-z]{2,}[/:])/gi, ''],
  // Queries and fragments.
  [new RegExp(String.raw`(//[^?#${END}]*)[?#][^${END}]*`, 'g'), '$1'],
  [new RegExp(String.raw`(\bpkg:[^?#${END}]*)[?#][^${END}]*`, 'gi'), '$1'],
  [new RegExp(String.raw`[?&#][\w.-]{1,100}=[^${END}]*`, 'g'), ''],
];

/** More characters are no name, and a part of them could begin with a password and lack the `@` after it. */
const MAX_LENGTH = 4000;

/** Times that a text may have been percent-encoded. */
const MAX_ROUNDS = 3;

const strip = (text: string): string =>
  PATTERNS.reduce((stripped, [pattern, kept]) => stripped.replace(pattern, kept), text);

/**
 * @param text any text: a URL, a line of a file, a sentence
 * @returns the text without user names, passwords, queries and fragments of the URLs in it
 */
export function withoutSecrets(text: string): string {
  if (text.length > MAX_LENGTH) return `(${text.length} characters)`;
  // Each pattern needs one of these; most names have none.
  if (!/[@?#&%]/.test(text)) return text;
  let decoded = text;
  for (let round = 0; round < MAX_ROUNDS && decoded.includes('%'); round++) {
    const next = decode(decoded);
    if (next === decoded) break;
    decoded = next;
    const stripped = strip(decoded);
    if (stripped !== decoded) return stripped;
  }
  return strip(text);
}

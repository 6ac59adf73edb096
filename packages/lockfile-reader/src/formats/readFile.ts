/**
 * Reads a file of dependencies: lockfiles, SBOMs and lists of packages. Runs
 * in a worker of the browser. Libraries are loaded with the first file that needs them.
 */
import {withoutSecrets} from '../withoutSecrets';
import {MAX_FILE_SIZE, MAX_NUMBERS, tooLarge, tooMany} from '../limits';
import type {FileContents, ReadOutcome} from '../types';
import type {Format} from './format';
import {formats} from './formats';
import {explain, explainContent} from './unread';
import {parseJson, withoutComments} from './shared/json';
import {unwrap} from './shared/envelope';
import {loadPart, NotLoaded} from './shared/loadPart';
import {Unreadable} from './shared/unreadable';

type FormatOf<Syntax extends Format['syntax']> = Extract<Format, {syntax: Syntax}>;

const textFormats = formats.filter((format): format is FormatOf<'text'> => format.syntax === 'text');

/** @throws Unreadable if the text is too long, empty or no text */
function checkText(name: string | undefined, text: string): void {
  const what = name ?? 'This text';
  if (text.length > MAX_FILE_SIZE) throw new Unreadable(tooLarge(what));
  if (/^\s*$/.test(text)) throw new Unreadable(`${what} is empty.`);
  if (/^<{7} .*$/m.test(text) && /^>{7} /m.test(text))
    throw new Unreadable(`${what} contains a merge conflict. Resolve it and try again.`);
  const start = text.slice(0, 100_000);
  if (/^(?:.\0)+.?$|^\uFFFD\uFFFD?.\0/s.test(start.slice(0, 100)) || /^(?:\0.)+/.test(start.slice(0, 100)))
    throw new Unreadable(`${what} is in UTF-16. Save it as UTF-8 and try again.`);
  if (start.includes('\0') || (start.match(/\uFFFD/g)?.length ?? 0) > start.length / 50)
    throw new Unreadable(
      /lockb$/.test(name ?? '') ? explain(name, '') : `${what} isn't a text file. ${explain(undefined, '')}`,
    );
  if (countLines(text) > MAX_NUMBERS.lines) throw new Unreadable(tooMany(what, 'lines'));
}

/** @returns the number of line ends */
function countLines(text: string): number {
  let lines = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) lines++;
  return lines;
}

/** @throws Unreadable with what the file looks like and what to use in its place */
function readJson(name: string | undefined, text: string): FileContents {
  const value = unwrap(parseJson(text, name ?? 'This text'));
  const format = formats.find((one): one is FormatOf<'json'> => one.syntax === 'json' && one.is(value));
  if (!format) throw new Unreadable(explain(name, '', value));
  return format.read(value).result(format);
}

/** @throws Unreadable with the place of the fault, or with what to use in its place */
async function readToml(name: string | undefined, text: string): Promise<FileContents> {
  const parseToml = await loadPart(() => import('./shared/toml').then((part) => part.parseToml));
  const value = parseToml(text, name ?? 'This text');
  const format = formats.find((one): one is FormatOf<'toml'> => one.syntax === 'toml' && one.is(value));
  if (!format) throw new Unreadable(explain(name, text));
  return format.read(value).result(format);
}

/** @throws Unreadable with what is wrong, or with what to use in its place */
async function readXml(name: string | undefined, text: string): Promise<FileContents> {
  const parseXml = await loadPart(() => import('./shared/parseXml').then((part) => part.parseXml));
  const root = parseXml(text, name ?? 'This text');
  const format = formats.find((one): one is FormatOf<'xml'> => one.syntax === 'xml' && one.is(root));
  if (!format) throw new Unreadable(explain(name, text));
  return format.read(root).result(format);
}

/** The part of a text in which a format shows its sign, in characters. */
const SIGN_LENGTH = 200_000;

/** Lists of packages in TOML. */
const TOML =
  /^[^\S\n]*\[\[[^\S\n]*["']?(?:packages?|distribution)["']?[^\S\n]*\]\][^\S\n]*(?:#|$)|^[^\S\n]*["']?lock-version["']?[^\S\n]*=/m;

/** @throws Unreadable with what the text looks like, what is wrong, and what can be read */
async function read(name: string | undefined, text: string): Promise<FileContents> {
  checkText(name, text);
  // Heads in TOML and INI, and tuples of Erlang, begin alike.
  const isJson = /^\s*[{[]/.test(withoutComments(text)) && !/^\s*(?:\[\[?\s*[\w.-]+\s*\]|\{"[^"\n]*",)/.test(text);
  const isXml = /^\s*</.test(text);
  const start = text.slice(0, SIGN_LENGTH);
  const told = textFormats.find((format) => (format.likeJson || !(isJson || isXml)) && format.sign(start, name));
  if (told) return (await told.read(text)).result(told);
  if (isJson) return readJson(name, text);
  if (isXml) return readXml(name, text);
  if (TOML.test(start)) return readToml(name, text);
  const named = textFormats.find(({fileName}) => name !== undefined && fileName?.test(name));
  // Tools share names: what a text betrays says more.
  const betrayed = named && explainContent(start);
  if (betrayed) throw new Unreadable(betrayed);
  if (named) return (await named.read(text)).result(named);
  throw new Unreadable(explain(name, text));
}

/** @returns the sentence for a failure: what the file can't help isn't told as its fault */
function wordFailure(name: string | undefined, error: unknown): string {
  if (error instanceof Unreadable) return error.message;
  const what = name ?? 'This text';
  // The stack ends before any list of packages nests that deep.
  if (error instanceof RangeError || (error as Error | undefined)?.name === 'InternalError')
    return `${what} nests too deeply to be read.`;
  if (error instanceof NotLoaded)
    return `We couldn't read ${what}: a part of our reader didn't load${error.message && ` (${error.message})`}. Choose the file again.`;
  return `We couldn't read ${what}: our reader failed. Check that the file is whole, as its tool wrote it.`;
}

/**
 * @param name of the file; undefined for pasted text
 * @returns what the file says, or for people why it can't be read
 */
export async function readFile(name: string | undefined, text: string): Promise<ReadOutcome> {
  const base = name && (withoutSecrets(name).replace(/^.*[\\/]/, '') || undefined);
  try {
    // Lines may end as on old Macs, too.
    const contents = await read(base, text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n'));
    const {mayBeEmpty, packages, skipped} = contents.all;
    if (!mayBeEmpty && packages.length + skipped.length === 0)
      return {ok: false, message: `We read this as ${contents.all.formatName}, but it contains no packages.`};
    return {ok: true, contents};
  } catch (error) {
    return {ok: false, message: withoutSecrets(wordFailure(base, error))};
  }
}

/**
 * Reads a file of dependencies: lockfiles, SBOMs and lists of package URLs. Runs
 * in a worker of the browser. Libraries are loaded with the first file that needs them.
 */
import {withoutSecrets} from '../../recognise/secrets';
import type {ReadOutcome, ReadResult} from '../types';
import {syntaxOf} from './detect';
import {readGemfileLock} from './gemfileLock/gemfileLock';
import {readGoMod, readGoSum} from './goModules/goModules';
import {readGradleLock} from './gradleLock/gradleLock';
import {readJsonFile} from './jsonFile';
import {explain} from './nearest';
import {MAX_FILE_SIZE, tooLarge} from '../limits';
import {readPom} from './pom/pom';
import {readPurls} from './purls/purls';
import {readRequirements} from './requirements/requirements';
import {Unreadable} from './shared/unreadable';
import {readYarnClassic} from './yarnLock/yarnClassic';

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
      /lockb$/.test(name ?? '') ? explain(name, '') : `${what} isn’t a text file. ${explain(undefined, '')}`,
    );
}

/** @throws Unreadable with what the text looks like, what is wrong, and what can be read */
async function read(name: string | undefined, text: string): Promise<ReadResult> {
  checkText(name, text);
  switch (syntaxOf(name, text)) {
    case 'purls':
      return readPurls(text);
    case 'json':
      return readJsonFile(name, text);
    case 'xml':
      return readPom(name, text);
    case 'toml-lock':
      return (await import('./tomlLocks')).readTomlLock(name, text);
    case 'yarn-berry':
      return (await import('./yarnLock/yarnBerry')).readYarnBerry(text);
    case 'pnpm-lock':
      return (await import('./pnpmLock/pnpmLock')).readPnpmLock(text);
    case 'yarn-classic':
      return readYarnClassic(text);
    case 'gemfile-lock':
      return readGemfileLock(text);
    case 'go-mod':
      return readGoMod(text);
    case 'go-sum':
      return readGoSum(text);
    case 'gradle-lock':
      return readGradleLock(text);
    case 'requirements':
      return readRequirements(text);
    default:
      throw new Unreadable(explain(name, text));
  }
}

/** @returns the sentence for a failure of our own or of a library */
function wordFailure(name: string | undefined, error: unknown): string {
  if (error instanceof Unreadable) return error.message;
  const what = name ?? 'This text';
  // The stack ends before any list of packages nests that deep.
  if (error instanceof RangeError || (error as Error | undefined)?.name === 'InternalError')
    return `${what} nests too deeply to be read.`;
  return `${what} doesn’t have the form of its format, so that we can’t read it.`;
}

/**
 * @param name of the file; undefined for pasted text
 * @returns what the file says, or for people why it can't be read
 */
export async function readFile(name: string | undefined, text: string): Promise<ReadOutcome> {
  const base = name?.replace(/^.*[\\/]/, '') || undefined;
  try {
    const result = await read(base, text.replace(/^\uFEFF/, ''));
    if (result.packages.length + result.skipped.length === 0)
      return {ok: false, message: `We read this as ${result.formatName}, but it contains no packages.`};
    return {ok: true, result};
  } catch (error) {
    return {ok: false, message: withoutSecrets(wordFailure(base, error))};
  }
}

/** Reads files and responses beside the page: both can be megabytes. */
import type {Json} from '@ecosystems-docs/openapi-docs';
import {replyToPage} from '../../browser/askWorker';
import {affected, compareVersions, readFile, type ReadOutcome} from '@ecosystems-docs/lockfile-reader';
import {MAX_PACKAGES, tooManyPackages} from '@ecosystems-docs/lockfile-reader/limits';
import {findingsOf, pickFiles, readRecords} from '@ecosystems-docs/lockfile-check';
import type {Question, Reply} from './workerMessages';

/** Windows PowerShell writes UTF-16, for example with `pip freeze > requirements.txt`. */
async function decodedText(content: Blob | string): Promise<string> {
  if (typeof content === 'string') return content;
  const bytes = new Uint8Array(await content.arrayBuffer());
  const encoding =
    bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : 'utf-8';
  return new TextDecoder(encoding).decode(bytes);
}

/** Refuses what the page could not show, before it is copied to the page. */
function unlessTooMany(name: string, outcome: ReadOutcome): ReadOutcome {
  const packages = outcome.ok ? outcome.contents.all.packages.length : 0;
  return packages > MAX_PACKAGES ? {ok: false, message: tooManyPackages(name || 'This text', packages)} : outcome;
}

async function reply(question: Question): Promise<Reply> {
  if ('read' in question) {
    const {name, content} = question.read;
    return {outcome: unlessTooMany(name, await readFile(name || undefined, await decodedText(content)))};
  }
  if ('pick' in question) return {picked: pickFiles(question.pick)};
  const records = readRecords(JSON.parse(await question.examine.text()) as Json);
  return {findings: findingsOf(question.packages, records, {affected, compareVersions})};
}

replyToPage(reply, (problem) => ({problem}));

/** Reads files and responses beside the page: both can be megabytes. */
import {examine, pickFiles, readSource} from '@ecosystems-docs/lockfile-check';
import {replyToPage} from '../../browser/askWorker';
import type {Question, Reply} from './workerMessages';

async function reply(question: Question): Promise<Reply> {
  if ('read' in question) {
    const {name, content} = question.read;
    const source = typeof content === 'string' ? content : new Uint8Array(await content.arrayBuffer());
    return {outcome: await readSource(name, source)};
  }
  if ('pick' in question) return {picked: pickFiles(question.pick)};
  return {findings: examine(question.packages, await question.examine.text())};
}

replyToPage(reply, (problem) => ({problem}));

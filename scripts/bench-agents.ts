/**
 * `npm run bench:agents`: the bytes that an agent fetches for each task of
 * bench/agents/ before it has the right request (tasks.json), and before it knows
 * which properties answer a question (questions.json). With the folder of a
 * built site it measures that one. Ends with 1 above the demanded values.
 */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {MOST, readTasks, summary, wayOf} from '../bench/agents/measure';
import {MOST_OF_QUESTIONS, readingOf, readQuestions} from '../bench/agents/questions';
import {renderTexts} from '../src/outputs/outputFiles';
import {listPages} from '../src/outputs/pages';

/** @returns the texts of a built site by their paths */
function readTexts(dir: string): Map<string, string> {
  const names = readdirSync(dir, {recursive: true, encoding: 'utf8'}).filter((name) => /\.(md|txt)$/.test(name));
  return new Map(names.map((name) => [`/${name}`, readFileSync(path.join(dir, name), 'utf8')]));
}

function report(bytes: number, files: readonly string[], complete: boolean, task: string): void {
  console.log(`${String(bytes).padStart(6)}  ${complete ? '' : 'INCOMPLETE '}${task}\n        ${files.join(' ')}`);
}

const [, , dir] = process.argv;
const files = dir === undefined ? renderTexts(listPages()) : readTexts(dir);
const ways = readTasks().map((task) => wayOf(task, files));
for (const way of ways) report(way.bytes, way.files, way.complete, way.task.task);
const readings = readQuestions().map((question) => readingOf(question, files));
for (const reading of readings) report(reading.bytes, reading.files, reading.complete, reading.question.task);

const requests = summary(ways);
const questions = summary(readings);
const fetches = Math.max(...readings.map((reading) => reading.files.length));
console.log(
  `\ntasks ${ways.length}, median ${requests.median} of ${MOST.median} bytes, worst ${requests.worst} of ${MOST.worst} bytes`,
);
console.log(
  `questions ${readings.length}, median ${questions.median} of ${MOST_OF_QUESTIONS.median} bytes, worst ${questions.worst} of ${MOST_OF_QUESTIONS.worst} bytes, most fetches ${fetches} of ${MOST_OF_QUESTIONS.fetches}`,
);
const failed =
  requests.median > MOST.median ||
  requests.worst > MOST.worst ||
  questions.median > MOST_OF_QUESTIONS.median ||
  questions.worst > MOST_OF_QUESTIONS.worst ||
  fetches > MOST_OF_QUESTIONS.fetches ||
  [...ways, ...readings].some(({complete}) => !complete);
process.exit(failed ? 1 : 0);

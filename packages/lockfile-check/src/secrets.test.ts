import {setImmediate} from 'node:timers/promises';
import {describe, expect, it} from 'vitest';
import {toCsv} from './exportCsv';
import {toCycloneDx} from './exportCycloneDx';
import {joinFiles} from './inventory';
import {startOf} from './lookUp';
import {rowsOf} from './rows';
import {decide, readFile} from '@ecosystems-docs/lockfile-reader';
import {versionedPurl} from './versionedPurl';
import {allFixtures} from '@ecosystems-docs/lockfile-reader/testing';

/** Files of a few hundred words at most. Each format has one, with entries of each kind. */
const SMALL = allFixtures().filter(({text}) => text.length < 4000);

/** Words of a file that are replaced, spread over all of it. */
const PLACES = 40;

/** What a word of a file becomes. */
const CANARIES: readonly ((word: string) => string)[] = [
  (word) => `https://user:s3cr3t@host.example/${word}?token=s3cr3t`,
  (word) => `user:s3cr3t@${word}`,
  (word) => `npm:user:s3cr3t@${word}`,
  (word) => `a@npm:user:s3cr3t@${word}`,
  (word) => `${word}?token=s3cr3t`,
  (word) => `${word}/ghp_${'s3cr3t'.repeat(6)}`,
  () => `npm_${'s3cr3t'.repeat(6)}`,
];

/** @returns the text with one of its words replaced, for words from all parts of it */
function poisoned(text: string, canary: (word: string) => string): string[] {
  const words = Array.from(text.matchAll(/[^\s"',;=[\]{}<>]+/g));
  const step = Math.max(1, Math.floor(words.length / PLACES));
  return words
    .filter((_, number) => number % step === 0)
    .map(({0: word, index}) => text.slice(0, index) + canary(word) + text.slice(index + word.length));
}

/** @returns the places in which the password stands, with what is around */
function leaks(value: unknown): string[] {
  const text = JSON.stringify(value);
  return [...text.matchAll(/s3cr3t/gi)].map(({index}) => text.slice(Math.max(0, index - 60), index + 26));
}

describe.each(SMALL)('$file', ({name, text}) => {
  it.each(CANARIES)('gives away no password, wherever it stands (%s)', async (canary) => {
    for (const file of poisoned(text, canary)) {
      // Lets the runner hear of the tests before.
      await setImmediate();
      const outcome = await readFile(name, file);
      expect(leaks(outcome)).toEqual([]);
      if (!outcome.ok) continue;
      const result = decide(outcome.contents, ({kind}) => kind !== 'ssh');
      const all = joinFiles([{name, result}]);
      const progress = startOf(all.packages);
      const rows = rowsOf(all.packages, progress);
      const now = new Date(0);
      const out = [progress.batches, all.packages.map(versionedPurl), toCsv(rows, []), toCycloneDx(all, rows, now)];
      expect(leaks(out)).toEqual([]);
    }
  });
});

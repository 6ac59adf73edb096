/**
 * `npm run bench:search`: how well search answers the queries of bench/search, set by set, and what its index
 * weighs. Ends with 1 below the demanded values. `--pagefind` measures Pagefind on the built site beside it;
 * `--explain "query"` shows instead why the first results are first.
 */
import {gzipSync} from 'node:zlib';
import {
  LEAST,
  outcomes,
  readQueries,
  scoreOf,
  scoresByKind,
  SET_NAMES,
  type Outcome,
  type SetName,
} from '../bench/search/measure';
import {pagefindOutcomes} from '../bench/search/pagefind';
import {operationsInOrder} from '../src/api/node/descriptions';
import {buildIndex} from '../src/search/node/buildIndex';
import {toEntries} from '../src/search/entries';
import {openIndex} from '../src/search/open';
import {makeSearcher} from '../src/search/ranking/rank';
import {contributions, scoreOf as scoreOfCandidate} from '../src/search/ranking/score';
import {argumentsOrExit} from '../tools/command/run';

const gzip = (content: string): number => gzipSync(content, {level: 9}).length;
const percent = (share: number): string => `${(share * 100).toFixed(1)}%`.padStart(7);
const bytes = (count: number): string => `${Math.round(count).toLocaleString('en-GB')} bytes`;

const {values} = argumentsOrExit(
  'npm run bench:search -- [--misses] [--train] [--pagefind] [--dir DIR] [--explain QUERY]\n\nMeasures the search against its judged queries.',
  {
    options: {
      dir: {type: 'string', default: 'build'},
      misses: {type: 'boolean', default: false},
      pagefind: {type: 'boolean', default: false},
      train: {type: 'boolean', default: false},
      explain: {type: 'string'},
    },
  },
);
const index = buildIndex();

/** Results that are explained. */
const EXPLAINED = 8;

if (values.explain !== undefined) {
  const {query, candidates} = makeSearcher(toEntries(index)).candidates(values.explain);
  console.log(`looked for: ${query.parts.map(({variants}) => variants.map(({term}) => term).join('/')).join(' ')}`);
  const scored = candidates.map((candidate) => ({
    entry: candidate.entry,
    parts: contributions(candidate),
    score: scoreOfCandidate(candidate),
  }));
  for (const {entry, parts, score} of scored.sort((a, b) => b.score - a.score).slice(0, EXPLAINED)) {
    const features = parts
      .filter(([, part]) => Math.abs(part) >= 0.05)
      .sort(([, a], [, b]) => Math.abs(b) - Math.abs(a))
      .map(([feature, part]) => `${feature} ${part.toFixed(2)}`);
    console.log(
      `${score.toFixed(2).padStart(6)}  ${entry.kind.padEnd(9)} ${entry.title} (${entry.address})\n        ${features.join(', ')}`,
    );
  }
  process.exit(0);
}

/** Leaves out the unseen sets, which are scored once before and once after a change, and not while it is being made. */
const sets = values.train ? SET_NAMES.filter((set) => set === 'train') : SET_NAMES;
const ask = openIndex(index);
const listOf = (set: SetName): Outcome[] =>
  outcomes(
    (query) => ask(query, {group: 5, all: 24}).groups.flatMap(({results}) => results.map(({address}) => address)),
    readQueries(set),
  );
let below = false;

function print(title: string, list: readonly Outcome[]): void {
  console.log(`${title.padEnd(16)}queries  success@1  success@3  mean reciprocal rank`);
  for (const [kind, score] of scoresByKind(list)) {
    console.log(
      `${kind.padEnd(16)}${String(score.queries).padStart(7)}  ${percent(score.success1)}    ${percent(score.success3)}    ${score.reciprocalRank.toFixed(3)}`,
    );
  }
  console.log('');
}

for (const set of sets) {
  const list = listOf(set);
  print(set, list);
  const {success1, success3} = scoreOf(list);
  below ||= success1 < LEAST[set].success1 || success3 < LEAST[set].success3;
  // Misses of the other sets are not shown: whoever reads them tunes on them.
  if (values.misses && set === 'train')
    for (const {query, position} of list)
      if (position !== 1)
        console.log(`${position === 0 ? ' –' : String(position).padStart(2)}  [${query.kind}] ${query.query}`);
}

const operations = operationsInOrder();
const indexBytes = gzip(JSON.stringify(index));
// Every other operation left out: what the rest costs is the growth.
const half = gzip(JSON.stringify(buildIndex({operations: operations.filter((_, number) => number % 2 === 0)})));
console.log(`index, gzip -9           ${bytes(indexBytes)}`);
console.log(`growth per operation     ${bytes((indexBytes - half) / Math.floor(operations.length / 2))}`);

const required = Object.entries(LEAST).map(
  ([set, least]) => `${set} ${percent(least.success1).trim()} and ${percent(least.success3).trim()}`,
);
if (values.pagefind)
  for (const [set, list] of await pagefindOutcomes(values.dir, sets)) print(`Pagefind, ${set}`, list);
if (below) console.error(`\nBelow the required values: ${required.join(', ')}.`);
process.exit(below ? 1 : 0);

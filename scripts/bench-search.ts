/**
 * `npm run bench:search`: how well search answers the queries of bench/search, set by set, and what its index
 * weighs. Ends with 1 below the demanded values. `--pagefind` measures Pagefind on the built site beside it;
 * `--explain "query"` shows instead why the first results are first.
 */
import {parseArgs} from 'node:util';
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
import type {SearchIndex} from '../src/search/format';
import {buildSearch} from '../src/search/node/buildIndex';
import {toEntries} from '../src/search/entries';
import {openIndex} from '../src/search/open';
import {makeSearcher} from '../src/search/ranking/rank';
import {contributions, scoreOf as scoreOfCandidate} from '../src/search/ranking/score';
import {run} from '../tools/command/run';

const USAGE =
  'npm run bench:search -- [--misses] [--train] [--pagefind] [--explain QUERY]\n\nMeasures the search against its judged queries.';

const EXPLAINED = 8;

/** Sets that may be read and tuned on. */
const TUNED: ReadonlySet<SetName> = new Set(['train', 'asked']);

const percent = (share: number): string => `${(share * 100).toFixed(1)}%`.padStart(7);

function explain(index: SearchIndex, text: string): void {
  const {query, candidates} = makeSearcher(toEntries(index)).candidates(text);
  console.log(`looked for: ${query.parts.map(({variants}) => variants.map(({term}) => term).join('/')).join(' ')}`);
  const scored = candidates
    .map((candidate) => ({...candidate, parts: contributions(candidate), score: scoreOfCandidate(candidate)}))
    .sort((a, b) => b.score - a.score);
  for (const {entry, parts, score} of scored.slice(0, EXPLAINED)) {
    const features = parts
      .filter(([, part]) => Math.abs(part) >= 0.05)
      .sort(([, a], [, b]) => Math.abs(b) - Math.abs(a))
      .map(([feature, part]) => `${feature} ${part.toFixed(2)}`);
    console.log(`${score.toFixed(2).padStart(6)}  ${entry.kind} ${entry.title} (${entry.address})`);
    console.log(`        ${features.join(', ')}`);
  }
}

function print(title: string, list: readonly Outcome[]): void {
  console.log(`${title.padEnd(16)}queries  success@1  success@3  mean reciprocal rank`);
  for (const [kind, {queries, success1, success3, reciprocalRank}] of scoresByKind(list))
    console.log(
      `${kind.padEnd(16)}${String(queries).padStart(7)}  ${percent(success1)}    ${percent(success3)}    ${reciprocalRank.toFixed(3)}`,
    );
  console.log('');
}

/** @returns whether the set is answered as well as is demanded */
function measure(index: SearchIndex, set: SetName, withMisses: boolean): boolean {
  const ask = openIndex(index);
  const list = outcomes(
    (query) => ask(query, {group: 5, all: 24}).groups.flatMap(({results}) => results.map(({address}) => address)),
    readQueries(set),
  );
  print(set, list);
  // Misses of the other sets are not shown: whoever reads them tunes on them.
  if (withMisses && TUNED.has(set))
    for (const {query, position} of list)
      if (position !== 1) console.log(`${String(position || '–').padStart(2)}  [${query.kind}] ${query.query}`);
  const {success1, success3} = scoreOf(list);
  return success1 >= LEAST[set].success1 && success3 >= LEAST[set].success3;
}

run(USAGE, async () => {
  const {values} = parseArgs({
    options: {
      misses: {type: 'boolean', default: false},
      pagefind: {type: 'boolean', default: false},
      train: {type: 'boolean', default: false},
      explain: {type: 'string'},
    },
  });
  const {index} = buildSearch();
  if (values.explain !== undefined) {
    explain(index, values.explain);
    return 0;
  }
  // The unseen sets are scored once before and once after a change, and not while it is being made.
  const sets = values.train ? SET_NAMES.filter((set) => TUNED.has(set)) : SET_NAMES;
  const below = sets.filter((set) => !measure(index, set, values.misses));
  console.log(`index, gzip -9: ${gzipSync(JSON.stringify(index), {level: 9}).length.toLocaleString('en-GB')} bytes`);
  if (values.pagefind) for (const [set, list] of await pagefindOutcomes('build', sets)) print(`Pagefind, ${set}`, list);
  if (below.length > 0) console.error(`\nBelow what measure.ts demands: ${below.join(', ')}.`);
  return below.length > 0 ? 1 : 0;
});

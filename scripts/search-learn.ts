/**
 * `npx tsx scripts/search-learn.ts`: learns the weights of search's features
 * (src/search/features.ts) from the train set of bench/search, and writes
 * src/search/weights.ts.
 *
 * Listwise: of each query's candidates those that answer it shall have the
 * largest share of the softmax of the scores. Beginnings of titles are learned
 * from too, and not counted in the score. The same seed gives the same
 * weights. Says the score that cross-validation gives, which is what to
 * compare; that on the train set itself flatters. `-- --ablate` says what each
 * feature is worth, and writes nothing. Run it after a change of the features,
 * the engine, the train set or the readers' words.
 */
import {createHash} from 'node:crypto';
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {format, resolveConfig} from 'prettier';
import {answers, readQueries, type BenchQuery} from '../bench/search/measure';
import {operationPath, operationsInOrder} from '../src/api/node/descriptions';
import {buildIndex} from '../src/search/node/buildIndex';
import {toEntries} from '../src/search/entries';
import {
  contributions,
  directness,
  FEATURE_NAMES,
  SORTS,
  sortsOf,
  valuesOf,
  type Candidate,
} from '../src/search/features';
import {makeSearcher, type Searcher} from '../src/search/rank';

const SEED = 20261124;
/** Steps of the descent, and how far one goes. */
const STEPS = 200;
const PACE = 0.06;
/** How strongly weights are pulled to zero; those that only some sorts of queries have, more. */
const PULL = [0.0004, 0.0012, 0.0012];
/** Wrong candidates of a query that are compared: the best by today's weights, and the best by their text. */
const MOST_WRONG = 40;

const WEIGHTS_FILE = path.join(__dirname, '../src/search/weights.ts');
const SIZE = FEATURE_NAMES.length * SORTS.length;

/** A candidate as the numbers of its weights with their values. */
interface Row {
  at: Uint16Array;
  values: Float64Array;
  isRight: boolean;
}

interface Example {
  query: BenchQuery;
  rows: Row[];
}

/** @returns numbers from 0 to 1 that look random, the same for the same seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

function shuffled<T>(list: readonly T[], seed: number): T[] {
  const random = randomFrom(seed);
  const result = [...list];
  for (let index = result.length - 1; index > 0; index -= 1) {
    const other = Math.floor(random() * (index + 1));
    [result[index], result[other]] = [result[other]!, result[index]!];
  }
  return result;
}

function rowOf(candidate: Candidate, isRight: boolean): Row {
  const sorts = sortsOf(candidate.query);
  const at: number[] = [];
  const values: number[] = [];
  valuesOf(candidate).forEach((value, feature) => {
    sorts.forEach((sort, number) => {
      if (value === 0 || sort === 0) return;
      at.push(feature * SORTS.length + number);
      values.push(value * sort);
    });
  });
  return {at: Uint16Array.from(at), values: Float64Array.from(values), isRight};
}

/** @returns a query with the candidates that answer it and the wrong ones that come nearest. */
function exampleOf(query: BenchQuery, {candidates: of, placeOf}: Searcher): Example {
  const addressOf = (candidate: Candidate): string => {
    const place = placeOf(candidate);
    return place ? `${place.operation.address}#${encodeURIComponent(place.anchor)}` : candidate.entry.address;
  };
  const scored = of(query.query).candidates.map((candidate) => ({
    candidate,
    score: contributions(candidate).reduce((sum, part) => sum + part, 0),
    isRight: query.expect.some((expected) => answers(addressOf(candidate), expected)),
  }));
  const highest = Math.max(0, ...scored.map(({candidate}) => directness(candidate)));
  const compared = scored.filter(({candidate}) => directness(candidate) === highest);
  const wrong = compared.filter(({isRight}) => !isRight);
  const nearest = new Set([
    ...[...wrong].sort((a, b) => b.score - a.score).slice(0, MOST_WRONG),
    ...[...wrong].sort((a, b) => b.candidate.match.text - a.candidate.match.text).slice(0, MOST_WRONG),
  ]);
  const kept = [...compared.filter(({isRight}) => isRight), ...nearest];
  return {query, rows: kept.map(({candidate, isRight}) => rowOf(candidate, isRight))};
}

/** Of the operations, one in so many gives the beginning of its title as a query. */
const TITLES_APART = 5;

/** @returns beginnings of titles, which readers who know a title type, with every operation whose title begins so. */
function beginnings(): BenchQuery[] {
  const all = operationsInOrder().map((operation) => ({title: operation.summary, address: operationPath(operation)}));
  return all.flatMap(({title}, index): BenchQuery[] => {
    const words = title.split(' ');
    const query = words.slice(0, Math.ceil(words.length * 0.7)).join(' ');
    if (index % TITLES_APART > 0 || words.length < 4) return [];
    const expect = all.filter((other) => other.title.startsWith(query)).map(({address}) => address);
    return [{kind: 'beginning', query, expect}];
  });
}

function scoreOf({at, values}: Row, weights: Float64Array): number {
  let score = 0;
  for (let index = 0; index < at.length; index += 1) score += values[index]! * weights[at[index]!]!;
  return score;
}

/** Adds what would raise the logarithm of the right candidates' share of one example. */
function addGradient({rows}: Example, weights: Float64Array, gradient: Float64Array): void {
  const scores = rows.map((row) => scoreOf(row, weights));
  const highest = Math.max(...scores);
  const parts = scores.map((score) => Math.exp(score - highest));
  const all = parts.reduce((sum, part) => sum + part, 0);
  const right = parts.reduce((sum, part, index) => sum + (rows[index]!.isRight ? part : 0), 0);
  if (right === 0) return;
  rows.forEach(({at, values, isRight}, index) => {
    const push = (isRight ? parts[index]! / right : 0) - parts[index]! / all;
    if (Math.abs(push) < 1e-7) return;
    for (let place = 0; place < at.length; place += 1) gradient[at[place]!]! += push * values[place]!;
  });
}

/** @returns weights that the examples ask for (Adam); those of left out features stay zero. */
function learn(examples: readonly Example[], without: ReadonlySet<number> = new Set()): Float64Array {
  const weights = new Float64Array(SIZE);
  const mean = new Float64Array(SIZE);
  const spread = new Float64Array(SIZE);
  for (let step = 1; step <= STEPS; step += 1) {
    const gradient = new Float64Array(SIZE);
    for (const example of examples) addGradient(example, weights, gradient);
    const pace = PACE * Math.min(1, 2 * (1 - step / (STEPS + 1)));
    for (let at = 0; at < SIZE; at += 1) {
      if (without.has(Math.floor(at / SORTS.length))) continue;
      const slope = gradient[at]! / examples.length - PULL[at % SORTS.length]! * weights[at]!;
      mean[at] = 0.9 * mean[at]! + 0.1 * slope;
      spread[at] = 0.99 * spread[at]! + 0.01 * slope * slope;
      const unbiased = mean[at]! / (1 - 0.9 ** step) / (Math.sqrt(spread[at]! / (1 - 0.99 ** step)) + 1e-6);
      weights[at] = weights[at]! + pace * unbiased;
    }
  }
  return weights;
}

/** @returns the place of the first right candidate, from 1; 0 where there is none. */
function positionOf({rows}: Example, weights: Float64Array): number {
  const scores = rows.map((row) => scoreOf(row, weights));
  const best = Math.max(...scores.filter((_, index) => rows[index]!.isRight));
  return Number.isFinite(best) ? 1 + scores.filter((score) => score > best).length : 0;
}

interface Score {
  first: number;
  third: number;
  questions: number;
}

/** @returns shares of the queries, each answered by weights that were learned from the others. */
function crossValidated(examples: readonly Example[], folds: number, without?: ReadonlySet<number>): Score {
  const outcomes = shuffled(examples, SEED).map((example, index) => ({example, fold: index % folds}));
  const positions = Array.from({length: folds}, (_, fold) => {
    const weights = learn(
      outcomes.filter((one) => one.fold !== fold).map(({example}) => example),
      without,
    );
    return outcomes
      .filter((one) => one.fold === fold)
      .map(({example}) => ({kind: example.query.kind, position: positionOf(example, weights)}));
  }).flat();
  const share = (list: typeof positions, most: number): number =>
    list.filter(({position}) => position > 0 && position <= most).length / list.length;
  const judged = positions.filter(({kind}) => kind !== 'beginning');
  const questions = judged.filter(({kind}) => kind === 'question');
  return {first: share(judged, 1), third: share(judged, 3), questions: share(questions, 1)};
}

const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;
const described = ({first, third, questions}: Score): string =>
  `${percent(first)} at 1, ${percent(third)} at 3, questions ${percent(questions)} at 1`;

async function write(weights: Float64Array, score: Score, count: number): Promise<void> {
  const rounded = (feature: number): string =>
    SORTS.map((_, sort) => Math.round(weights[feature * SORTS.length + sort]! * 100) / 100 + 0).join(', ');
  const data = createHash('sha256')
    .update(JSON.stringify(readQueries('train')))
    .digest('hex');
  const rows = FEATURE_NAMES.map((name, feature) => `${name}: [${rounded(feature)}],`).join('\n');
  const source = `/**
 * The weights of the features (features.ts): for all queries, and what questions
 * and single words add. Written by scripts/search-learn.ts on ${new Date().toISOString().slice(0, 10)}; not edited by hand.
 *
 * Data: ${count} queries of bench/search/queries.json (sha256 ${data.slice(0, 12)}).
 * Cross-validated: ${described(score)}.
 */
export const WEIGHTS = {
${rows}
} satisfies Record<string, readonly [all: number, question: number, word: number]>;
`;
  writeFileSync(WEIGHTS_FILE, await format(source, {...(await resolveConfig(WEIGHTS_FILE)), filepath: WEIGHTS_FILE}));
}

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {ablate: {type: 'boolean', default: false}, folds: {type: 'string', default: '5'}},
  });
  const searcher = makeSearcher(toEntries(buildIndex()));
  const examples = [...readQueries('train'), ...beginnings()].map((query) => exampleOf(query, searcher));
  if (values.ablate) {
    const base = crossValidated(examples, 2);
    console.log(`${'all features'.padEnd(18)}${described(base)}`);
    for (const [feature, name] of FEATURE_NAMES.entries()) {
      const score = crossValidated(examples, 2, new Set([feature]));
      console.log(
        `${`without ${name}`.padEnd(26)}${described(score)} (${((score.first - base.first) * 100).toFixed(1)})`,
      );
    }
    return;
  }
  const score = crossValidated(examples, Number(values.folds));
  console.log(`Cross-validated: ${described(score)}`);
  await write(learn(examples), score, readQueries('train').length);
}

void main();

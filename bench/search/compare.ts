/**
 * Compares full-text engines on the relevance set and on bytes:
 *
 *   npm install --prefix /tmp/engines @orama/orama@3.1.18 flexsearch@0.8.212
 *   npx tsx bench/search/compare.ts /tmp/engines
 *
 * Each engine is measured twice: alone, set up as its documentation says for
 * search as you type, and behind our reading of queries and our ranking, which
 * ask it for one word at a time (src/search/engine.ts). The other engines are
 * not dependencies of this project.
 */
import {existsSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {gzipSync} from 'node:zlib';
import {build} from 'esbuild';
import MiniSearch from 'minisearch';
import {buildIndex} from '../../src/search/build/buildIndex';
import {countTerms, makeEngine, termsByField, type Field, type MakeEngine} from '../../src/search/engine';
import {toEntries, type Entry} from '../../src/search/entries';
import {makeSearcher} from '../../src/search/rank';
import {addressOf, toResults} from '../../src/search/results';
import {WEIGHTS} from '../../src/search/weights';
import {outcomes, readQueries, scoreOf} from './measure';

const FIELD_NAMES = Object.keys(WEIGHTS.fields) as Field[];
const MOST = 24;

type Texts = Record<Field, string>;

/** A search that gives numbers of entries, best first. */
type Alone = (query: string) => number[];

interface Candidate {
  name: string;
  /** Folder with the package in its node_modules. */
  folder: string;
  /** A module that uses the engine as we would, for its weight. */
  module: string;
  alone(texts: readonly Texts[]): Alone;
  engine: MakeEngine;
  /** The built index as JSON, the way the engine saves it. */
  saved(texts: readonly Texts[]): string;
}

const textsOf = (entry: Entry): Texts => ({
  title: entry.title,
  id: entry.id,
  context: entry.context,
  text: entry.text,
  words: entry.words.join(' '),
  body: (entry.body ?? []).join(' '),
});

const miniSearch: Candidate = {
  name: 'MiniSearch',
  folder: path.resolve('.'),
  module: `export {default} from 'minisearch';`,
  alone: (texts) => {
    const search = setUpMiniSearch(texts);
    return (query) => search.search(query).map(({id}) => id as number);
  },
  engine: makeEngine,
  saved: (texts) => JSON.stringify(setUpMiniSearch(texts)),
};

function setUpMiniSearch(texts: readonly Texts[]): MiniSearch<Texts & {entry: number}> {
  const search = new MiniSearch<Texts & {entry: number}>({
    idField: 'entry',
    fields: FIELD_NAMES,
    searchOptions: {boost: {...WEIGHTS.fields}, prefix: true, fuzzy: 0.2},
  });
  search.addAll(texts.map((text, entry) => ({...text, entry})));
  return search;
}

/** What is used of Orama. */
interface Orama {
  create(options: object): object;
  insert(database: object, document: object): unknown;
  save(database: object): unknown;
  search(database: object, options: object): {hits: {id: string; score: number}[]};
}

function orama(folder: string, library: Orama): Candidate {
  const schema = Object.fromEntries(FIELD_NAMES.map((field) => [field, 'string']));
  const fill = (texts: readonly Texts[], options: object): object => {
    const database = library.create({schema, ...options});
    texts.forEach((text, entry) => library.insert(database, {...text, id: String(entry)}));
    return database;
  };
  const english = {components: {tokenizer: {language: 'english', stemming: true}}};
  return {
    name: 'Orama',
    folder,
    module: `export {create, insert, search} from '@orama/orama';`,
    alone: (texts) => {
      const database = fill(texts, english);
      return (query) =>
        library
          .search(database, {term: query, tolerance: 1, boost: WEIGHTS.fields, limit: MOST * 4})
          .hits.map(({id}) => Number(id));
    },
    engine: (entries) => {
      const documents = entries.map(termsByField);
      const sets = documents.map((document) => FIELD_NAMES.map((field) => [field, new Set(document[field])] as const));
      const tokenizer = {
        language: 'english',
        normalizationCache: new Map(),
        tokenize: (text: string) => text.split(' ').filter(Boolean),
      };
      const database = fill(
        documents.map(
          (document) => Object.fromEntries(FIELD_NAMES.map((field) => [field, document[field].join(' ')])) as Texts,
        ),
        {components: {tokenizer}},
      );
      return {
        vocabulary: countTerms(documents),
        find: (term) =>
          library.search(database, {term, boost: WEIGHTS.fields, limit: entries.length}).hits.flatMap(({id, score}) => {
            const entry = Number(id);
            // It finds words that begin with the term, too; our layer asks for these itself.
            const fields = sets[entry]!.filter(([, set]) => set.has(term)).map(([field]) => field);
            return fields.length > 0 ? [{entry, score, fields}] : [];
          }),
      };
    },
    saved: (texts) => JSON.stringify(library.save(fill(texts, english))),
  };
}

/** What is used of FlexSearch. */
interface FlexSearch {
  Document: new (options: object) => FlexDocument;
  Charset: Record<string, unknown>;
}

interface FlexDocument {
  add(document: object): void;
  search(query: string, options: object): {field: string; result: number[]}[];
  export(handler: (key: string, data: string) => void): unknown;
}

function flexSearch(folder: string, library: FlexSearch): Candidate {
  const fill = (texts: readonly Texts[], options: object): FlexDocument => {
    const search = new library.Document({
      document: {id: 'entry', index: FIELD_NAMES.map((field) => ({field, ...options}))},
    });
    texts.forEach((text, entry) => search.add({...text, entry}));
    return search;
  };
  const asYouType = {tokenize: 'forward', encoder: library.Charset.LatinBalance};
  // It gives positions, no scores: fields are weighed and positions become scores here.
  const merge = (
    found: readonly {field: string; result: number[]}[],
  ): Map<number, {score: number; fields: string[]}> => {
    const scores = new Map<number, {score: number; fields: string[]}>();
    for (const {field, result} of found) {
      result.forEach((entry, position) => {
        const known = scores.get(entry) ?? {score: 0, fields: []};
        known.score += WEIGHTS.fields[field as Field] / (1 + position / 20);
        known.fields.push(field);
        scores.set(entry, known);
      });
    }
    return scores;
  };
  return {
    name: 'FlexSearch',
    folder,
    module: `export {Document, Charset} from 'flexsearch';`,
    alone: (texts) => {
      const search = fill(texts, asYouType);
      return (query) =>
        [...merge(search.search(query, {limit: 200, suggest: true}))]
          .sort(([, a], [, b]) => b.score - a.score)
          .map(([entry]) => entry);
    },
    engine: (entries) => {
      const documents = entries.map(termsByField);
      const search = fill(
        documents.map(
          (document) => Object.fromEntries(FIELD_NAMES.map((field) => [field, document[field].join(' ')])) as Texts,
        ),
        {tokenize: 'strict', encode: (text: string) => text.split(' ').filter(Boolean)},
      );
      const vocabulary = countTerms(documents);
      return {
        vocabulary,
        find: (term) => {
          const rarity = Math.log(1 + entries.length / (1 + (vocabulary.get(term) ?? 0)));
          return [...merge(search.search(term, {limit: entries.length}))].map(([entry, {score, fields}]) => ({
            entry,
            score: score * rarity,
            fields,
          }));
        },
      };
    },
    saved: (texts) => {
      const parts: string[] = [];
      fill(texts, asYouType).export((key, data) => void parts.push(`${key}${data}`));
      return parts.join('');
    },
  };
}

const gzip = (content: Uint8Array | string): number => gzipSync(content, {level: 9}).length;

/** @returns bytes of a module with all that it needs, for the browser, minified and compressed. */
async function weigh({folder, module}: Candidate): Promise<number> {
  const {outputFiles} = await build({
    stdin: {contents: module, resolveDir: folder},
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    write: false,
    logLevel: 'error',
  });
  return gzip(outputFiles[0]!.contents);
}

async function main(): Promise<void> {
  const folder = path.resolve(process.argv[2] ?? '');
  if (!process.argv[2] || !existsSync(path.join(folder, 'node_modules'))) {
    console.error('Install the other engines into a folder and name it; the head of this file says how.');
    process.exit(2);
  }
  const require = createRequire(path.join(folder, 'package.json'));
  const load = async (name: string): Promise<unknown> => import(pathToFileURL(require.resolve(name)).href);
  const versionIn = (where: string, name: string): string =>
    (JSON.parse(readFileSync(path.join(where, 'node_modules', name, 'package.json'), 'utf8')) as {version: string})
      .version;
  const oramaLibrary = (await load('@orama/orama')) as Orama;
  const flexLibrary = (await load('flexsearch')) as {default: FlexSearch};
  const candidates: [Candidate, string][] = [
    [miniSearch, versionIn(miniSearch.folder, 'minisearch')],
    [orama(folder, oramaLibrary), versionIn(folder, '@orama/orama')],
    [flexSearch(folder, flexLibrary.default), versionIn(folder, 'flexsearch')],
  ];
  const all = toEntries(buildIndex());
  const texts = all.entries.map(textsOf);
  const queries = readQueries();
  const addresses = all.entries.map((entry) => addressOf({entry, ...(entry.places ? {place: entry.places[0]} : {})}));
  const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;

  console.log(
    '| engine | alone: @1 | @3 | MRR | our layer: @1 | @3 | MRR | ms a query | engine, gzip | its own saved index, gzip |',
  );
  console.log('|---|---|---|---|---|---|---|---|---|---|');
  for (const [candidate, version] of candidates) {
    const search = candidate.alone(texts);
    const alone = scoreOf(
      outcomes(
        (query) =>
          search(query)
            .slice(0, MOST)
            .map((entry) => addresses[entry]!),
        queries,
      ),
    );
    const searcher = makeSearcher(all, candidate.engine);
    const started = performance.now();
    const layered = scoreOf(
      outcomes(
        (query) =>
          toResults(searcher.search(query), {group: 5, all: MOST}).groups.flatMap(({results}) =>
            results.map(({address}) => address),
          ),
        queries,
      ),
    );
    const time = (performance.now() - started) / queries.length;
    const scores = [alone, layered].flatMap(({success1, success3, reciprocalRank}) => [
      percent(success1),
      percent(success3),
      reciprocalRank.toFixed(3),
    ]);
    console.log(
      `| ${candidate.name} ${version} | ${scores.join(' | ')} | ${time.toFixed(1)} | ${await weigh(candidate)} | ${gzip(candidate.saved(texts))} |`,
    );
  }
  console.log(
    `\n${queries.length} queries, ${all.entries.length} entries; our compact index, from which any of them can be built in the browser: ${gzip(JSON.stringify(buildIndex()))} bytes gzip.`,
  );
}

void main();

/** The search index, from the docs, the catalogue and the API descriptions. Build time only. */
import {categories, getService, servicePath, services, type CategoryId} from '../../catalogue/services';
import type {Operation, Schema} from '../../openapi/model';
import {withoutPage} from '../../api/node/catalogueCheck';
import {operationPath, operationsInOrder} from '../../api/node/descriptions';
import {innerSchemas} from '../../api/schemaWords';
import {plainText} from '../../api/node/text';
import {readDocsPages, type DocsPage} from './docsPages';
import {readQuestions} from './questions';
import {
  FORMAT,
  packNumbers,
  toDifferences,
  type FieldTable,
  type OperationRow,
  type PageKind,
  type PageRow,
  type ParameterRow,
  type SearchIndex,
  type ServiceRow,
  type WordTable,
} from '../format';
import {isStopWord, terms, tokens} from '../words';

/** Names of the folders of the docs in the trail above a result. */
const PARTS: Readonly<Record<string, string>> = {
  about: 'About',
  contributing: 'Contributing',
  'get-started': 'Get started',
  guides: 'Guides',
  services: 'Services',
  usage: 'Usage',
};

/** Sections that all pages have and nobody searches for. */
const SAME_EVERYWHERE = new Set(['Next step', 'Related services']);

/** Lengths of the excerpts in results: of any entry, and of sections and properties, which are many. */
const TEXT_LENGTH = 100;
const SECTION_LENGTH = 70;
const PROPERTY_LENGTH = 80;

/** Number of rows above which a word is left out, because it distinguishes little and costs much. */
const MAX_ROWS = 28;

/** @returns the beginning of a text: whole sentences where they fit, or whole words and an ellipsis. */
export function excerpt(text: string, length = TEXT_LENGTH): string {
  if (text.length <= length) return text;
  const head = text.slice(0, length + 1);
  const sentence = /^.*[.?!](?=\s)/.exec(head)?.[0];
  if (sentence && sentence.length > length / 2) return sentence;
  return `${head.replace(/\s+\S*$/, '').replace(/[\s,;:.–-]+$/, '')}…`;
}

/** @returns in how many rows each word is */
function countRows(rows: readonly Iterable<string>[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const row of rows) for (const term of row) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
}

/** @returns the distinct words of a text without stop words and without the words of another text */
function contentWords(text: string, known = ''): Set<string> {
  const skip = new Set(terms(known));
  return new Set(
    tokens(text)
      .filter(
        ({term, start, end}) => !skip.has(term) && term.length > 1 && !isStopWord(text.slice(start, end).toLowerCase()),
      )
      .map(({term}) => term),
  );
}

/** Words of every phrase, which distinguish no question from another. */
const ARTICLES = new Set('a an the of to in on at is are be it i me my'.split(' '));

/** @returns the distinct readers' words that the title lacks, with small words, because some questions consist of them */
function askedWords(phrases: string, title: string): Set<string> {
  const skip = new Set(terms(title));
  return new Set(terms(phrases).filter((term) => !skip.has(term) && !ARTICLES.has(term)));
}

/** Collects the words of sections and operations, each once for each of them. */
class WordCollection {
  private readonly rows: Set<string>[] = [];

  /** Adds a row with the words of a text, without known words and stop words. */
  add(text: string, known: string): void {
    this.rows.push(contentWords(text, known));
  }

  /** Adds further words to the last row. */
  addToLast(text: string): void {
    for (const term of contentWords(text)) this.rows.at(-1)?.add(term);
  }

  /** @param asked readers' words of places, all of which are kept */
  table(asked: readonly (readonly string[])[]): WordTable {
    const inTexts = countRows(this.rows);
    const rows = [...this.rows.map((row) => [...row].filter((term) => inTexts.get(term)! <= MAX_ROWS)), ...asked];
    const words = [...countRows(rows)]
      .sort(([a, first], [b, second]) => second - first || (a < b ? -1 : 1))
      .map(([term]) => term);
    const numbers = new Map(words.map((term, number) => [term, number]));
    return [
      words.join(' '),
      packNumbers(rows.map((row) => row.map((term) => numbers.get(term)!).sort((a, b) => a - b))),
    ];
  }
}

function kindOf(page: DocsPage): PageKind {
  if (page.service) return 'service';
  return page.source.startsWith('guides/') ? 'guide' : 'page';
}

function trailOf(page: DocsPage): string {
  const [folder = '', second = ''] = page.source.split('/');
  const part = PARTS[folder] ?? 'Docs';
  if (folder === 'services')
    return `${part} › ${categories.find(({id}) => id === (second as CategoryId))?.title ?? second}`;
  return second === 'recipes' ? `${part} › Recipes` : part;
}

/** Interns values: one number per distinct value, in the order of arrival. */
class Interner<T> {
  readonly rows: T[] = [];
  private readonly known = new Map<string, number>();

  number(row: T): number {
    const key = JSON.stringify(row);
    const known = this.known.get(key);
    if (known !== undefined) return known;
    this.rows.push(row);
    this.known.set(key, this.rows.length - 1);
    return this.rows.length - 1;
  }
}

/** A property: the number of its parent (-1: none), its name and the number of its text. */
type Field = [parent: number, name: string, text: number];

function fieldTable(fields: readonly Field[]): FieldTable {
  return [
    fields.map(([parent], number) => (parent < 0 ? 0 : number - parent)),
    fields.map(([, name]) => name),
    toDifferences(fields.map(([, , text]) => text)),
  ];
}

class Builder {
  readonly texts = new Interner<string>();
  readonly fields = new Interner<Field>();
  readonly shapes = new Interner<number[]>();
  readonly parameters = new Map<string, {anchor: string; name: string; text: number; operations: number[]}>();

  /** Texts of properties of the last operation that results show in part. Their words are found all the same. */
  readonly cut = new Set<string>();

  constructor(private readonly servicePages: ReadonlyMap<string, number>) {}

  private properties(schema: Schema, parent: number, found: Set<number>): void {
    const seen = new Set<string>();
    for (const inner of innerSchemas(schema)) {
      if (inner.recursive) continue;
      for (const {name, schema: own} of inner.properties ?? []) {
        if (seen.has(name)) continue;
        seen.add(name);
        const text = plainText(own.description ?? '');
        const shown = excerpt(text, PROPERTY_LENGTH);
        if (shown !== text) this.cut.add(text);
        const number = this.fields.number([parent, name, this.texts.number(shown)]);
        found.add(number);
        this.properties(own, number, found);
      }
    }
  }

  private parameter(anchor: string, name: string, description: string, operation: number, service: string): void {
    const text = this.texts.number(plainText(description));
    const key = JSON.stringify([service, anchor, name, text]);
    const row = this.parameters.get(key) ?? {anchor, name, text, operations: []};
    row.operations.push(operation);
    this.parameters.set(key, row);
  }

  operation(operation: Operation, number: number): OperationRow {
    this.cut.clear();
    for (const {name, description} of operation.parameters)
      this.parameter('parameter-', name, description, number, operation.service);
    for (const {schema} of operation.requestBody?.content ?? []) {
      for (const inner of innerSchemas(schema)) {
        for (const property of inner.properties ?? [])
          this.parameter('body-', property.name, property.schema.description ?? '', number, operation.service);
      }
    }
    const responses = operation.responses
      .filter(({status}) => status.startsWith('2'))
      .flatMap(({status, content}): [string, number][] => {
        const found = new Set<number>();
        for (const {schema} of content) this.properties(schema, -1, found);
        return found.size > 0 ? [[status, this.shapes.number(toDifferences([...found].sort((a, b) => a - b)))]] : [];
      });
    const base = new URL(operation.baseUrl).pathname;
    const service = this.servicePages.get(operation.service);
    if (service === undefined) throw new Error(`The service "${operation.service}" has no page in docs/services.`);
    return [
      service,
      base,
      operation.id,
      operation.method,
      operation.path,
      operation.summary,
      excerpt(plainText(`${operation.deprecated ? 'Deprecated. ' : ''}${operation.description}`)),
      operation.tag,
      responses,
    ];
  }
}

/** @returns the readers' words of the places of an index, by their number; a place that is not in it (a part of the site) is left out */
function readersWords(
  places: readonly (readonly [address: string, title: string])[],
  questions: Readonly<Record<string, string>>,
): [number: number, words: string[]][] {
  return places.flatMap(([address, title], number): [number, string[]][] => {
    const phrases = questions[address.replace('/docs/', '')];
    return phrases === undefined ? [] : [[number, [...askedWords(phrases, title)]]];
  });
}

/** What search has of the site: the index, and the whole texts of its sections and then operations, for results to show what matched. */
export interface SearchFiles {
  index: SearchIndex;
  texts: string[];
}

/** @returns the index alone, as `buildSearch` makes it. */
export function buildIndex(options: Parameters<typeof buildSearch>[0] = {}): SearchIndex {
  return buildSearch(options).index;
}

/**
 * @param options.root root of the repository
 * @param options.operations the operations; by default all
 * @param options.questions readers' words by place; by default those of questions.yaml
 * @returns the index and the texts
 * @throws Error when a page or an API description is wrong
 */
export function buildSearch({
  root,
  operations = operationsInOrder(),
  questions = readQuestions(),
}: {
  root?: string;
  operations?: readonly Operation[];
  questions?: Readonly<Record<string, string>>;
} = {}): SearchFiles {
  const pages: PageRow[] = [];
  const sections: {page: number; anchor: string; title: string; text: string}[] = [];
  const words = new WordCollection();
  const texts: string[] = [];
  const serviceRows: ServiceRow[] = [];
  const byService = new Map<string, number>();
  const pageOfService = new Map<string, number>();
  for (const page of readDocsPages(root)) {
    if (page.service) pageOfService.set(getService(page.service).id, pages.length);
    for (const [number, {anchor, title, text, code}] of page.sections.entries()) {
      if (SAME_EVERYWHERE.has(title)) {
        words.addToLast(text);
        continue;
      }
      const shown = excerpt(text, SECTION_LENGTH);
      // Adds the introduction to the text of the first section.
      words.add(`${number === 0 ? page.intro : ''} ${text} ${code}`, `${title} ${shown} ${page.title}`);
      texts.push(text);
      sections.push({page: pages.length, anchor, title, text: shown});
    }
    pages.push([kindOf(page), page.path, page.title, page.description, trailOf(page)]);
  }
  for (const {id, title, description} of categories)
    pages.push(['page', `/docs/category/${id}`, title, description, 'Services']);
  services.forEach((service, number) => {
    const page = pageOfService.get(service.id);
    const place = pages.findIndex(([, address]) => address === servicePath(service));
    if (place < 0) throw new Error(withoutPage(service));
    if (page !== place)
      throw new Error(
        `docs/services/${service.category}/${service.id}.mdx: its front matter needs the line "service: ${service.id}".`,
      );
    byService.set(service.id, number);
    serviceRows.push([page, service.id, service.host ?? '']);
  });
  const builder = new Builder(byService);
  const operationRows = operations.map((operation, number) => {
    const row = builder.operation(operation, number);
    const [, , , , , summary, shown] = row;
    const text = plainText(operation.description);
    words.add([text, ...builder.cut].join(' '), `${summary} ${shown}`);
    texts.push(text);
    return row;
  });
  const asked = readersWords(
    [
      ...pages.map(([, address, title]) => [address, title] as const),
      ...sections.map(({page, anchor, title}) => [`${pages[page]![1]}#${anchor}`, title] as const),
      ...operations.map((operation) => [operationPath(operation), operation.summary] as const),
    ],
    questions,
  );
  const index: SearchIndex = {
    format: FORMAT,
    pages,
    sections: [
      toDifferences(sections.map(({page}) => page)),
      sections.map(({anchor}) => anchor),
      sections.map(({title}) => title),
      sections.map(({text}) => text),
    ],
    words: words.table(asked.map(([, row]) => row)),
    services: serviceRows,
    operations: operationRows,
    asked: toDifferences(asked.map(([number]) => number)),
    parameters: [...builder.parameters.values()].map(
      ({anchor, name, text, operations: of}): ParameterRow => [anchor, name, text, toDifferences(of)],
    ),
    fields: fieldTable(builder.fields.rows),
    shapes: builder.shapes.rows,
    texts: builder.texts.rows,
  };
  return {index, texts};
}

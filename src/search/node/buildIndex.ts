/** The search index, from the docs, the catalogue and the API descriptions. Build time only. */
import {categories, getService, servicePath, services, type CategoryId} from '../../catalogue/services';
import type {Operation, Schema} from '@ecosystems-docs/openapi-docs';
import {innerSchemas} from '@ecosystems-docs/openapi-docs/words';
import {withoutPage} from '../../api/node/catalogueCheck';
import {operationPath, operationsInOrder} from '../../api/node/descriptions';
import {plainText} from '../../api/node/text';
import {makeEngine} from '../engine';
import {toEntries} from '../entries';
import {givesOf} from './givesOf';
import {readDocsPages, type DocsPage} from './docsPages';
import {readAskedPhrases} from './askedPhrases';
import {
  anchorOf,
  FORMAT,
  toDifferences,
  type OperationRow,
  type PageKind,
  type PageRow,
  type ParameterRow,
  type PropertyTable,
  type SearchIndex,
  type ServiceRow,
} from '../format';
import {cut} from '../snippets';
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

/** A section that most pages have and nobody searches for; nor for the letters of the glossary. */
const SAME_EVERYWHERE = 'Next step';

/** Lengths of the excerpts in results: of any entry, of sections until their whole texts have loaded, and of parameters and properties, which are many. */
const TEXT_LENGTH = 100;
const SECTION_LENGTH = 38;
const NAME_LENGTH = 62;

/** @returns the beginning of a text: whole sentences where they fit, or whole words and an ellipsis. */
export function excerpt(whole: string, length = TEXT_LENGTH): string {
  const text = whole.replaceAll('\n', ' ');
  if (text.length <= length) return text;
  const sentence = /^.*[.?!](?=\s)/.exec(text.slice(0, length + 1))?.[0];
  return sentence && sentence.length > length / 2 ? sentence : cut(text, length);
}

function pageKind(page: DocsPage): PageKind {
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
type PropertyRow = [parent: number, name: string, text: number];

function propertyTable(properties: readonly PropertyRow[]): PropertyTable {
  return [
    properties.map(([parent], number) => (parent < 0 ? 0 : number - parent)),
    properties.map(([, name]) => name),
    toDifferences(properties.map(([, , text]) => text)),
  ];
}

class Builder {
  readonly texts = new Interner<string>();
  readonly properties = new Interner<PropertyRow>();
  readonly shapes = new Interner<number[]>();
  readonly parameters = new Map<string, {anchor: string; name: string; text: number; operations: number[]}>();

  /** Texts of parameters and properties of the last operation that results show in part. Their words are found all the same. */
  readonly cut = new Set<string>();

  constructor(private readonly servicePages: ReadonlyMap<string, number>) {}

  /** @returns the number of the text of a parameter or property */
  private text(description = ''): number {
    const text = plainText(description);
    const shown = excerpt(text, NAME_LENGTH);
    if (shown !== text) this.cut.add(text);
    return this.texts.number(shown);
  }

  private addProperties(schema: Schema, parent: number, numbers: Set<number>): void {
    const seen = new Set<string>();
    for (const inner of innerSchemas(schema)) {
      if (inner.recursive) continue;
      for (const {name, schema: own} of inner.properties ?? []) {
        if (seen.has(name)) continue;
        seen.add(name);
        const number = this.properties.number([parent, name, this.text(own.description)]);
        numbers.add(number);
        this.addProperties(own, number, numbers);
      }
    }
  }

  private parameter(
    anchor: string,
    name: string,
    description: string | undefined,
    operation: number,
    service: string,
  ): void {
    const text = this.text(description);
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
          this.parameter('body-', property.name, property.schema.description, number, operation.service);
      }
    }
    const responses = operation.responses
      .filter(({status}) => status.startsWith('2'))
      .flatMap(({status, content}): [string, number][] => {
        const numbers = new Set<number>();
        for (const {schema} of content) this.addProperties(schema, -1, numbers);
        return numbers.size > 0
          ? [[status, this.shapes.number(toDifferences([...numbers].sort((a, b) => a - b)))]]
          : [];
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
      givesOf(operation),
    ];
  }
}

/** Words of every phrase, which distinguish no question from another. */
const ARTICLES = new Set('a an the of to in on at is are be it i me my'.split(' '));

/** @returns the distinct words of a phrase */
const phraseWords = (phrase: string): string[] => [...new Set(terms(phrase))].filter((term) => !ARTICLES.has(term));

/** Numbers of pages above which a word of texts is left out, if another text has it and if none has. It distinguishes little and costs much. */
const MAX_PAGES = 3;
const MAX_PAGES_ALONE = 28;

/** The words of texts that results don't show, for each section and then each operation. */
class FurtherWords {
  private readonly rows: {page: string; words: Set<string>}[] = [];

  /** Pages that have a word, names with capitals inside aside: their parts are found too. */
  private readonly pages = new Map<string, Set<string>>();

  /** Adds a row with the words of a text, without known words and stop words. */
  add(page: string, text: string, known: string): void {
    this.rows.push({page, words: new Set()});
    this.addToLast(text, known);
  }

  /** Adds words to the last row. */
  addToLast(text: string, known = ''): void {
    const {page, words} = this.rows.at(-1)!;
    const shown = new Set(terms(known));
    for (const {term, start, end, whole} of tokens(text)) {
      if (shown.has(term) || isStopWord(text.slice(start, end).toLowerCase())) continue;
      words.add(term);
      const pages = this.pages.get(term) ?? new Set();
      this.pages.set(term, pages);
      if (!whole) pages.add(page);
    }
  }

  /**
   * @param known the words of all other texts of the index
   * @returns the words that few pages have, and those that nothing else has
   */
  rare(known: {has: (term: string) => boolean}): string[][] {
    return this.rows.map(({words}) =>
      [...words].filter((term) => this.pages.get(term)!.size <= (known.has(term) ? MAX_PAGES : MAX_PAGES_ALONE)),
    );
  }
}

/** The words of all phrases and rows, and the tables of numbers that stand for them. */
type WordTables = Pick<SearchIndex, 'words' | 'further' | 'asked'>;

function wordTables(
  addresses: readonly string[],
  questions: ReadonlyMap<string, readonly string[]>,
  further: readonly (readonly string[])[],
): WordTables {
  const askedPhrases = readAskedPhrases();
  // Leaves out a place that the index lacks, which is of a part of the site.
  const asked = addresses.map((address) =>
    [...(questions.get(address) ?? []), ...(askedPhrases[address.replace('/docs/', '')]?.split(',') ?? [])].map(
      phraseWords,
    ),
  );
  const counts = new Map<string, number>();
  for (const term of [...asked.flat(), ...further].flat()) counts.set(term, (counts.get(term) ?? 0) + 1);
  const words = [...counts].sort(([, a], [, b]) => b - a).map(([term]) => term);
  const numbers = new Map(words.map((term, number) => [term, number]));
  const numbered = (row: readonly string[]): number[] =>
    toDifferences(row.map((term) => numbers.get(term)!).sort((a, b) => a - b));
  return {
    words: words.join(' '),
    further: further.map(numbered),
    asked: asked.map((phrases) => phrases.map(numbered)),
  };
}

/**
 * What search has of the site: the index, and the whole texts of its sections and then operations, for results to show
 * what matched.
 */
export interface SearchFiles {
  index: SearchIndex;
  texts: string[];
}

/** @returns the index alone, as `buildSearch` makes it. */
export function buildIndex(options: Parameters<typeof buildSearch>[0] = {}): SearchIndex {
  return buildSearch(options).index;
}

/** A section of a page, which is found by itself. */
interface Section {
  /** Number of its page. */
  page: number;
  anchor: string;
  title: string;
  text: string;
}

/** Reads the pages of the docs and of the categories, and their sections; adds the sections' words and texts. */
function pageEntries(
  root: string | undefined,
  further: FurtherWords,
  texts: string[],
): {
  pages: PageRow[];
  sections: Section[];
  pageOfService: Map<string, number>;
  questions: Map<string, readonly string[]>;
} {
  const questions = new Map<string, readonly string[]>();
  const pages: PageRow[] = [];
  const sections: Section[] = [];
  const pageOfService = new Map<string, number>();
  for (const page of readDocsPages(root)) {
    if (page.service) pageOfService.set(getService(page.service).id, pages.length);
    for (const [number, {anchor, title, text, unshown}] of page.sections.entries()) {
      if (title === SAME_EVERYWHERE || anchor.startsWith('letter-')) {
        further.addToLast(text);
        continue;
      }
      const shown = excerpt(text, SECTION_LENGTH);
      // Adds the introduction to the text of the first section.
      further.add(page.path, `${number === 0 ? page.intro : ''} ${text} ${unshown}`, `${title} ${shown} ${page.title}`);
      texts.push(text);
      sections.push({page: pages.length, anchor, title, text: shown});
    }
    questions.set(page.path, page.questions);
    pages.push([pageKind(page), page.path, page.title, page.description, trailOf(page)]);
  }
  for (const {id, title, description} of categories)
    pages.push(['page', `/docs/category/${id}`, title, description, 'Services']);
  return {pages, sections, pageOfService, questions};
}

/** @throws Error when a service has no page, or its page doesn't say so */
function serviceTable(pages: readonly PageRow[], pageOfService: ReadonlyMap<string, number>): ServiceRow[] {
  return services.map((service) => {
    const page = pageOfService.get(service.id);
    const place = pages.findIndex(([, address]) => address === servicePath(service));
    if (place < 0) throw new Error(withoutPage(service));
    if (page !== place)
      throw new Error(
        `docs/services/${service.category}/${service.id}.mdx: its front matter needs the line "service: ${service.id}".`,
      );
    return [page, service.id, service.host ?? ''];
  });
}

/**
 * @param options.root root of the repository
 * @param options.operations the operations; by default all
 * @returns the index and the texts
 * @throws Error when a page or an API description is wrong
 */
export function buildSearch({
  root,
  operations = operationsInOrder(),
}: {
  root?: string;
  operations?: readonly Operation[];
} = {}): SearchFiles {
  const further = new FurtherWords();
  const texts: string[] = [];
  const {pages, sections, pageOfService, questions} = pageEntries(root, further, texts);
  const serviceRows = serviceTable(pages, pageOfService);
  const builder = new Builder(new Map(serviceRows.map(([, id], number) => [id, number])));
  const operationRows = operations.map((operation, number) => {
    const row = builder.operation(operation, number);
    const [, , , , , summary, shown] = row;
    const text = plainText(operation.description).replace(/\s+/g, ' ');
    further.add(operationPath(operation), [text, ...builder.cut].join(' '), `${summary} ${shown}`);
    texts.push(text);
    return row;
  });
  const addresses = [
    ...pages.map(([, address]) => address),
    ...sections.map(({page, anchor}) => `${pages[page]![1]}#${anchor}`),
    ...operations.map(operationPath),
  ];
  const indexWith = (rows: readonly (readonly string[])[]): SearchIndex => ({
    format: FORMAT,
    pages,
    sections: [
      toDifferences(sections.map(({page}) => page)),
      sections.map(({anchor, title}) => (anchor === anchorOf(title) ? '' : anchor)),
      sections.map(({title}) => title),
      sections.map(({text}) => text),
    ],
    services: serviceRows,
    operations: operationRows,
    ...wordTables(addresses, questions, rows),
    parameters: [...builder.parameters.values()].map(
      ({anchor, name, text, operations: of}): ParameterRow => [anchor, name, text, toDifferences(of)],
    ),
    properties: propertyTable(builder.properties.rows),
    shapes: builder.shapes.rows,
    texts: builder.texts.rows,
  });
  const {vocabulary} = makeEngine(toEntries(indexWith([])).entries);
  return {index: indexWith(further.rare(vocabulary)), texts};
}

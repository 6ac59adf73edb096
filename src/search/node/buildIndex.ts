/** The search index, from the docs, the catalogue and the API descriptions. Build time only. */
import type {Operation} from '@ecosystems-docs/openapi-docs';
import {servicePath, services} from '../../catalogue/services';
import {withoutPage} from '../../api/node/catalogueCheck';
import {operationPath, operationsInOrder} from '../../api/node/descriptions';
import {makeEngine} from '../engine';
import {toEntries} from '../entries';
import {anchorOf, FORMAT, toDifferences, type PageRow, type SearchIndex, type ServiceRow} from '../format';
import {terms} from '../words';
import {readAskedPhrases} from './askedPhrases';
import {furtherWords} from './furtherWords';
import {operationEntries} from './operationEntries';
import {pageEntries} from './pageEntries';

/** Words of every phrase, which distinguish no question from another. */
const ARTICLES = new Set('a an the of to in on at is are be it i me my'.split(' '));

/** @returns the distinct words of a phrase */
const phraseWords = (phrase: string): string[] => [...new Set(terms(phrase))].filter((term) => !ARTICLES.has(term));

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
  const {pages, sections, pageOfService, questions} = pageEntries(root);
  const serviceRows = serviceTable(pages, pageOfService);
  const {entries, shared} = operationEntries(operations, new Map(serviceRows.map(([, id], number) => [id, number])));
  const addresses = [
    ...pages.map(([, address]) => address),
    ...sections.map(({page, anchor}) => `${pages[page]![1]}#${anchor}`),
    ...operations.map(operationPath),
  ];
  const indexWith = (further: readonly (readonly string[])[]): SearchIndex => ({
    format: FORMAT,
    pages,
    sections: [
      toDifferences(sections.map(({page}) => page)),
      sections.map(({anchor, title}) => (anchor === anchorOf(title) ? '' : anchor)),
      sections.map(({title}) => title),
      sections.map(({shown}) => shown),
    ],
    services: serviceRows,
    operations: entries.map(({row}) => row),
    ...wordTables(addresses, questions, further),
    ...shared,
  });
  const whole = [...sections, ...entries];
  const {vocabulary} = makeEngine(toEntries(indexWith([])).entries);
  const rare = furtherWords(
    whole.map(({further}) => further),
    vocabulary,
  );
  return {index: indexWith(rare), texts: whole.map(({text}) => text)};
}

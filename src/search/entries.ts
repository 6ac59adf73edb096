/** The index as things to find: one entry for each page, section, operation, and each name of a parameter or property in a service. */
import {slugOf} from '@ecosystems-docs/openapi-docs/words';
import {
  anchorOf,
  fromDifferences,
  GIVES,
  type Gives,
  type PageKind,
  type PropertyTable,
  type SearchIndex,
} from './format';
import {wantedIn, type Given} from './wanted';
import {nameKey, terms} from './words';

export type Kind = PageKind | 'operation' | 'parameter' | 'property' | 'section';

/** An operation, as results name it. */
export interface OperationEntry {
  /** Number of its entry. */
  entry: number;
  /** Number of its service in the index. */
  service: number;
  base: string;
  id: string;
  method: string;
  path: string;
  summary: string;
  address: string;
  /** Its place in the order of operations: those that return one record, then lists, then requests for a refresh. */
  order: number;
  /** Names of what it's asked with besides the path. */
  takes: string[];
  gives: Given;
}

/** Parameters that say nothing of what is looked up. */
const PAGING = /^(?:page|per_page|sort|order|force|page_token)$/;

/** Where operations stand that have the same parameter or property. */
const ORDER: Readonly<Record<Gives, number>> = {one: 0, count: 0, list: 10, job: 20, nothing: 20};

/** An operation that has a parameter or property. */
export interface Place {
  operation: OperationEntry;
  /** Id of the element on the operation's page. */
  anchor: string;
  text: string;
  /** How many properties enclose it. */
  depth: number;
}

export interface Entry {
  kind: Kind;
  title: string;
  /** Names of the pages around it, from the outside in. */
  trail: string;
  text: string;
  /** Address of the page; that of a parameter or property follows from its place. */
  address: string;
  /** Texts that are searched besides title and text. */
  id: string;
  context: string;
  /** Common forms of the words that no other text of it has. */
  further?: readonly string[];
  /** Common forms of the words in which readers ask for it (src/search/phrases), without those of the title. */
  asked?: readonly string[];
  /** The same as single phrases. */
  phrases?: readonly (readonly string[])[];
  /** Key of the name (words.ts). */
  key: string;
  /** Operations that have it, best first; parameters and properties only. */
  places?: readonly Place[];
  operation?: OperationEntry;
  service?: number;
  /** Sections: number of the entry of their page. */
  page?: number;
}

export interface Entries {
  entries: Entry[];
  operations: OperationEntry[];
  /** Hosts of services, with the number of the entry of their pages. */
  hosts: ReadonlyMap<string, number>;
  /** Ids of the services by number. */
  serviceIds: readonly string[];
}

/** @returns for each property its name after those of its parents, joined by dots. */
function propertyPaths([parents, names]: PropertyTable): {path: string; depth: number}[] {
  const paths: {path: string; depth: number}[] = [];
  names.forEach((name, number) => {
    const outer = parents[number] ? paths[number - parents[number]] : undefined;
    paths.push(outer ? {path: `${outer.path}.${name}`, depth: outer.depth + 1} : {path: name, depth: 0});
  });
  return paths;
}

/** Collects places by service and name, in the order in which they come. */
class Names {
  private readonly byName = new Map<string, {name: string; service: number; places: Place[]}>();

  add(name: string, place: Place): void {
    const {service} = place.operation;
    const known = this.byName.get(`${service}/${name}`);
    if (!known) this.byName.set(`${service}/${name}`, {name, service, places: [place]});
    else known.places.push(place);
  }

  /** @returns the names with their places, the outermost and most direct first. */
  all(): {name: string; service: number; places: Place[]}[] {
    return [...this.byName.values()].map(({name, service, places}) => ({
      name,
      service,
      places: places.sort((a, b) => a.depth - b.depth || a.operation.order - b.operation.order),
    }));
  }
}

/** Makes the entries of an index, kind after kind. */
class EntryMaker {
  readonly entries: Entry[] = [];
  readonly operations: OperationEntry[] = [];
  /** Hosts of services, with the number of the entry of their pages. */
  readonly hosts = new Map<string, number>();

  private readonly words: readonly string[];

  constructor(private readonly index: SearchIndex) {
    this.words = index.words.split(' ');
  }

  private wordsOf(differences: readonly number[]): string[] {
    return fromDifferences(differences).map((word) => this.words[word]!);
  }

  private serviceTitle(service: number): string {
    return this.index.pages[this.index.services[service]![0]]![2];
  }

  addPages(): void {
    const {pages, services} = this.index;
    const serviceOfPage = new Map(services.map(([number], service) => [number, service]));
    pages.forEach(([kind, address, title, text, trail], number) => {
      const service = serviceOfPage.get(number);
      const [, id = '', host = ''] = service === undefined ? [] : services[service]!;
      if (host) this.hosts.set(host, number);
      this.entries.push({
        kind,
        title,
        trail,
        text,
        address,
        id: [id, host, address].join(' '),
        context: trail,
        key: nameKey(title),
        ...(service === undefined ? {} : {service}),
      });
    });
  }

  addSections(): void {
    const {pages, sections} = this.index;
    const [pageNumbers, anchors, titles, texts] = sections;
    fromDifferences(pageNumbers).forEach((number, section) => {
      const title = titles[section]!;
      const anchor = anchors[section]! || anchorOf(title);
      const text = texts[section]!;
      const [, address, pageTitle, , trail] = pages[number]!;
      this.entries.push({
        kind: 'section',
        title,
        trail: `${trail} › ${pageTitle}`,
        text,
        address: `${address}#${anchor}`,
        id: anchor,
        context: pageTitle,
        key: nameKey(title),
        page: number,
      });
    });
  }

  addOperations(): void {
    const {pages, services} = this.index;
    this.index.operations.forEach(([service, base, id, method, path, summary, description, tag, , number]) => {
      const address = `${pages[services[service]![0]]![1]}/${slugOf(id)}`;
      const amount = GIVES[number]!;
      const isLookup = path.endsWith('/lookup');
      const order = (isLookup ? 0 : ORDER[amount]) + (method === 'GET' ? 0 : 5) + path.split('/').length;
      const words = summary.toLowerCase().match(/[\p{L}\d]{2,}/gu) ?? [];
      const operation: OperationEntry = {
        entry: this.entries.length,
        service,
        base,
        id,
        method,
        path,
        summary,
        address,
        order,
        takes: [],
        gives: {thing: wantedIn(words).thing, amount, isLookup},
      };
      const title = this.serviceTitle(service);
      this.entries.push({
        kind: 'operation',
        title: summary,
        trail: `${title} › ${tag}`,
        text: description,
        address,
        operation,
        service,
        id: `${id} ${path}`,
        context: `${title} ${tag}`,
        key: nameKey(id),
      });
      this.operations.push(operation);
    });
  }

  addPhrases(): void {
    this.index.asked.forEach((phrases, number) => {
      const entry = this.entries[number]!;
      const title = new Set(terms(entry.title));
      entry.phrases = phrases.map((phrase) => this.wordsOf(phrase));
      entry.asked = [...new Set(entry.phrases.flat())].filter((term) => !title.has(term));
    });
  }

  /** Adds the words of texts that results don't show. */
  addFurtherWords(): void {
    const {pages, further} = this.index;
    further.forEach((row, number) => {
      this.entries[pages.length + number]!.further = this.wordsOf(row);
    });
  }

  addParameters(): void {
    const names = new Names();
    for (const [anchor, name, text, differences] of this.index.parameters) {
      for (const number of fromDifferences(differences)) {
        const operation = this.operations[number]!;
        if (anchor === 'body-' || (operation.path.endsWith('/lookup') && !PAGING.test(name)))
          operation.takes.push(name);
        names.add(name, {
          operation,
          anchor: `${anchor}${name}`,
          text: this.index.texts[text] ?? '',
          depth: 0,
        });
      }
    }
    this.addNames('parameter', names);
  }

  /** An operation is also found by what it's asked with. */
  addTaken(): void {
    for (const {entry, takes} of this.operations) this.entries[entry]!.id += ` ${takes.join(' ')}`;
  }

  addProperties(): void {
    const {properties, shapes, texts} = this.index;
    const paths = propertyPaths(properties);
    const textNumbers = fromDifferences(properties[2]);
    const names = new Names();
    this.index.operations.forEach(([, , , , , , , , responses], number) => {
      for (const [status, shape] of responses) {
        for (const property of fromDifferences(shapes[shape] ?? [])) {
          const {path, depth} = paths[property]!;
          names.add(properties[1][property]!, {
            operation: this.operations[number]!,
            anchor: `response-${status}-${path}`,
            text: texts[textNumbers[property]!] ?? '',
            depth,
          });
        }
      }
    });
    this.addNames('property', names);
  }

  private addNames(kind: 'parameter' | 'property', names: Names): void {
    for (const {name, service, places} of names.all()) {
      const [best] = places;
      const title = this.serviceTitle(service);
      // Another operation can say something else of the same name.
      const otherTexts = new Set(places.map(({text}) => text).filter((text) => text !== best!.text));
      this.entries.push({
        kind,
        title: name,
        trail: title,
        text: best!.text,
        address: best!.operation.address,
        places,
        service,
        id: '',
        context: title,
        further: [...new Set([...otherTexts].flatMap(terms))],
        key: nameKey(name),
      });
    }
  }
}

/**
 * @param index the index as it was sent
 * @returns its entries
 */
export function toEntries(index: SearchIndex): Entries {
  const maker = new EntryMaker(index);
  // The index numbers what comes before the phrases in this order, and an operation takes the parameters.
  maker.addPages();
  maker.addSections();
  maker.addOperations();
  maker.addPhrases();
  maker.addFurtherWords();
  maker.addParameters();
  maker.addTaken();
  maker.addProperties();
  const {entries, operations, hosts} = maker;
  return {entries, operations, hosts, serviceIds: index.services.map(([, id]) => id)};
}

/** @returns every address that a result can have. */
export function addressesOf({entries}: Entries): string[] {
  return entries.flatMap(({address, places}) =>
    places ? places.map(({operation, anchor}) => `${operation.address}#${anchor}`) : [address],
  );
}

/** The index as things to find: one entry for each page, section, operation, and each name of a parameter or property in a service. */
import {slugOf} from '../openapi/slug';
import {fromDifferences, type FieldRow, type PageKind, type SearchIndex} from './format';
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
}

/** A place where a parameter or a property stands. */
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
  /** Where it stands, from the outside in. */
  trail: string;
  text: string;
  /** Address of the page; that of a parameter or property follows from its place. */
  address: string;
  /** Texts that are searched besides title and text. */
  id: string;
  context: string;
  /** Common forms of further words. */
  words: string[];
  /** Pages: common forms of the words of their sections. */
  body?: string[];
  /** Key of the name (words.ts). */
  key: string;
  /** Where it stands, best first; parameters and properties only. */
  places?: readonly Place[];
  operation?: OperationEntry;
  service?: number;
  /** Sections: number of the entry of their page, and whether it explains a word or answers a question. */
  page?: number;
  definition?: boolean;
  answer?: boolean;
}

/** All that is searched. */
export interface Entries {
  entries: Entry[];
  operations: OperationEntry[];
  /** Hosts of services, with the number of the entry of their pages. */
  hosts: ReadonlyMap<string, number>;
  /** Ids of the services by number. */
  serviceIds: readonly string[];
}

/** Operations that answer with one record come first, then lists, then what asks for a refresh. */
function weightOf({summary, method, path}: OperationEntry): number {
  const verb = /^(Look up|Get)\b/.test(summary) ? 0 : /^(List|Search)\b/.test(summary) ? 1 : 2;
  return verb * 10 + (method === 'GET' ? 0 : 5) + path.split('/').length;
}

/** @returns for each property the names of those that enclose it and its own, joined by dots. */
function fieldPaths(fields: readonly FieldRow[]): {path: string; depth: number}[] {
  const paths: {path: string; depth: number}[] = [];
  for (const [parent, name] of fields) {
    const outer = paths[parent];
    paths.push(outer ? {path: `${outer.path}.${name}`, depth: outer.depth + 1} : {path: name, depth: 0});
  }
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
      places: places.sort((a, b) => a.depth - b.depth || weightOf(a.operation) - weightOf(b.operation)),
    }));
  }
}

/**
 * @param index the index as it was sent
 * @returns its entries
 */
export function toEntries(index: SearchIndex): Entries {
  const entries: Entry[] = [];
  const hosts = new Map<string, number>();
  const page = (number: number) => index.pages[number]!;
  const serviceOfPage = new Map(index.services.map(([number], service) => [number, service]));
  index.pages.forEach(([kind, address, title, text, trail], number) => {
    const service = serviceOfPage.get(number);
    const [, id = '', host = ''] = service === undefined ? [] : index.services[service]!;
    if (host) hosts.set(host, entries.length);
    entries.push({
      kind,
      title,
      trail,
      text,
      address,
      id: [id, host, address].join(' '),
      context: trail,
      words: [],
      key: nameKey(title),
      ...(service === undefined ? {} : {service}),
    });
  });
  const [words, lists] = index.words;
  const sectionWords: string[][] = index.sections.map(() => []);
  words.split(' ').forEach((word, number) => {
    for (const section of fromDifferences(lists[number] ?? [])) sectionWords[section]?.push(word);
  });
  const bodies = index.pages.map((): string[] => []);
  index.sections.forEach(([number, anchor, title, text], section) => {
    // A page has every word of its sections: a question can have words of several.
    bodies[number]!.push(...(sectionWords[section] ?? []), ...terms(`${title} ${text}`));
    const [, address, pageTitle, , trail] = page(number);
    entries.push({
      kind: 'section',
      title,
      trail: `${trail} › ${pageTitle}`,
      text,
      address: `${address}#${anchor}`,
      id: anchor,
      context: pageTitle,
      words: sectionWords[section] ?? [],
      key: nameKey(title),
      page: number,
      definition: address.endsWith('/glossary'),
      answer: address.endsWith('/faq'),
    });
  });
  bodies.forEach((body, number) => (entries[number]!.body = [...new Set(body)]));
  const serviceTitle = (service: number) => page(index.services[service]![0])[2];
  const operations = index.operations.map(
    ([service, base, id, method, path, summary, description, tag]): OperationEntry => {
      const operation = {
        entry: entries.length,
        service,
        base,
        id,
        method,
        path,
        summary,
        address: `${page(index.services[service]![0])[1]}/${slugOf(id)}`,
      };
      const title = serviceTitle(service);
      entries.push({
        kind: 'operation',
        title: summary,
        trail: `${title} › ${tag}`,
        text: description,
        address: operation.address,
        operation,
        service,
        id: `${id} ${path}`,
        context: `${title} ${tag}`,
        words: [],
        key: nameKey(id),
      });
      return operation;
    },
  );
  const named = (kind: 'parameter' | 'property', names: Names): void => {
    for (const {name, service, places} of names.all()) {
      const [best] = places;
      const title = serviceTitle(service);
      entries.push({
        kind,
        title: name,
        trail: title,
        text: best!.text,
        address: best!.operation.address,
        places,
        service,
        id: '',
        context: title,
        words: [],
        key: nameKey(name),
      });
    }
  };
  const parameters = new Names();
  for (const [anchor, name, text, differences] of index.parameters) {
    for (const number of fromDifferences(differences)) {
      parameters.add(name, {
        operation: operations[number]!,
        anchor: `${anchor}${name}`,
        text: index.texts[text] ?? '',
        depth: 0,
      });
    }
  }
  named('parameter', parameters);
  const paths = fieldPaths(index.fields);
  const properties = new Names();
  index.operations.forEach(([, , , , , , , , answers], number) => {
    for (const [status, shape] of answers) {
      for (const field of fromDifferences(index.shapes[shape] ?? [])) {
        const [, name, text] = index.fields[field]!;
        const {path, depth} = paths[field]!;
        properties.add(name, {
          operation: operations[number]!,
          anchor: `response-${status}-${path}`,
          text: index.texts[text] ?? '',
          depth,
        });
      }
    }
  });
  named('property', properties);
  return {entries, operations, hosts, serviceIds: index.services.map(([, id]) => id)};
}

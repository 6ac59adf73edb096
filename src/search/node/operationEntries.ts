/** The operations in the index, and the names of their parameters and properties. Build time only. */
import type {Operation, Schema} from '@ecosystems-docs/openapi-docs';
import {innerSchemas} from '@ecosystems-docs/openapi-docs/words';
import {operationPath} from '../../api/node/descriptions';
import {plainText} from '../../api/node/text';
import {toDifferences, type OperationRow, type ParameterRow, type SearchIndex} from '../format';
import {excerpt} from '../snippets';
import {givesOf} from './givesOf';

/** Length of the excerpts of parameters and properties, which are many. */
const NAME_LENGTH = 62;

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

/** What operations share: texts, names and shapes, once each. */
type SharedRows = Pick<SearchIndex, 'parameters' | 'properties' | 'shapes' | 'texts'>;

/** Collects it, operation after operation. */
class Shared {
  private readonly texts = new Interner<string>();
  private readonly properties = new Interner<PropertyRow>();
  private readonly shapes = new Interner<number[]>();
  private readonly parameters = new Map<string, {anchor: string; name: string; text: number; operations: number[]}>();

  /**
   * @param cut gets the text if results show a part of it
   * @returns the number of the text of a parameter or property
   */
  private text(description = '', cut: Set<string>): number {
    const text = plainText(description);
    const shown = excerpt(text, NAME_LENGTH);
    if (shown !== text) cut.add(text);
    return this.texts.number(shown);
  }

  private addProperties(schema: Schema, parent: number, numbers: Set<number>, cut: Set<string>): void {
    const seen = new Set<string>();
    for (const inner of innerSchemas(schema)) {
      if (inner.recursive) continue;
      for (const {name, schema: own} of inner.properties ?? []) {
        if (seen.has(name)) continue;
        seen.add(name);
        const number = this.properties.number([parent, name, this.text(own.description, cut)]);
        numbers.add(number);
        this.addProperties(own, number, numbers, cut);
      }
    }
  }

  addInputs({service, parameters, requestBody}: Operation, operation: number, cut: Set<string>): void {
    const body = (requestBody?.content ?? []).flatMap(({schema}) => innerSchemas(schema));
    const inputs = [
      ...parameters.map(({name, description}) => ({anchor: 'parameter-', name, description})),
      ...body.flatMap(({properties = []}) =>
        properties.map(({name, schema: {description}}) => ({anchor: 'body-', name, description})),
      ),
    ];
    for (const {anchor, name, description} of inputs) {
      const text = this.text(description, cut);
      const key = JSON.stringify([service, anchor, name, text]);
      const row = this.parameters.get(key) ?? {anchor, name, text, operations: []};
      row.operations.push(operation);
      this.parameters.set(key, row);
    }
  }

  /** @returns the numbers of the shapes of what an operation returns if it succeeds */
  addResponses({responses}: Operation, cut: Set<string>): [status: string, shape: number][] {
    return responses.flatMap(({status, content}): [string, number][] => {
      if (!status.startsWith('2')) return [];
      const numbers = new Set<number>();
      for (const {schema} of content) this.addProperties(schema, -1, numbers, cut);
      return numbers.size > 0 ? [[status, this.shapes.number(toDifferences([...numbers].sort((a, b) => a - b)))]] : [];
    });
  }

  rows(): SharedRows {
    const properties = this.properties.rows;
    return {
      parameters: [...this.parameters.values()].map(
        ({anchor, name, text, operations}): ParameterRow => [anchor, name, text, toDifferences(operations)],
      ),
      properties: [
        properties.map(([parent], number) => (parent < 0 ? 0 : number - parent)),
        properties.map(([, name]) => name),
        toDifferences(properties.map(([, , text]) => text)),
      ],
      shapes: this.shapes.rows,
      texts: this.texts.rows,
    };
  }
}

/**
 * @param servicePages places of the services in the index
 * @returns each operation with its whole description, and what operations share
 * @throws Error when an operation's service has no page
 */
export function operationEntries(operations: readonly Operation[], servicePages: ReadonlyMap<string, number>) {
  const shared = new Shared();
  const entries = operations.map((operation, number) => {
    const {service, baseUrl, id, method, path, summary, description, deprecated, tag} = operation;
    const place = servicePages.get(service);
    if (place === undefined) throw new Error(`The service "${service}" has no page in docs/services.`);
    // Texts that results show in part. Their words are found all the same.
    const cut = new Set<string>();
    shared.addInputs(operation, number, cut);
    const responses = shared.addResponses(operation, cut);
    const shown = excerpt(plainText(`${deprecated ? 'Deprecated. ' : ''}${description}`));
    const text = plainText(description).replace(/\s+/g, ' ');
    const base = new URL(baseUrl).pathname;
    const gives = givesOf(operation);
    const row: OperationRow = [place, base, id, method, path, summary, shown, tag, responses, gives];
    return {
      row,
      text,
      further: {page: operationPath(operation), text: [text, ...cut].join(' '), shown: `${summary} ${shown}`, rest: ''},
    };
  });
  return {entries, shared: shared.rows()};
}

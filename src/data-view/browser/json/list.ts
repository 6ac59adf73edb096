/** A list of objects as rows and columns: the table of a response, and CSV. */
import {isObject} from '@ecosystems-docs/openapi-docs';
import {exactJson, written} from './exactJson';
import {columnTitle} from '../columnTitle';
import {jsonKind, type Kind} from './kind';
import {csvLines, csvText, cutText, visibleText} from '@ecosystems-docs/text';

type Item = Readonly<Record<string, unknown>>;

export interface List {
  items: readonly Item[];
  /** Names of the properties: what names an item first, then those with simple values, then the others. */
  columns: string[];
  /** Whether numbers may be texts with a mark (exactJson.ts). */
  isMarked: boolean;
}

/** A value in the table. */
export interface Cell {
  kind: Kind;
  text: string;
  /** Whether the whole value says more. */
  more?: true;
}

/** Rows of a table: a cell for each column, none where the item has no such property. */
export type TablePage = (Cell | undefined)[][];

/** What names an item, the best first. */
const NAMES = ['full_name', 'name', 'title', 'login', 'slug', 'purl', 'uuid', 'url', 'id'];

/** A record with more properties than this is no wrapper around a list. */
const WRAPPER = 7;

/** Characters of a value that a cell of the table shows. */
const CELL_LENGTH = 120;

const isList = (value: unknown): value is Item[] => Array.isArray(value) && value.length > 0 && value.every(isObject);

/** @returns the list in a response: the response itself, or the first one in a small object around it */
function listedItems(value: unknown): Item[] | undefined {
  if (isList(value)) return value;
  if (!isObject(value)) return undefined;
  const inner = Object.values(value);
  return inner.length <= WRAPPER ? inner.find(isList) : undefined;
}

function columnsOf(items: readonly Item[]): string[] {
  /** By name: whether a value of the column is an object or array. */
  const nested = new Map<string, boolean>();
  for (const item of items)
    for (const [name, value] of Object.entries(item))
      nested.set(name, nested.get(name) === true || (value !== null && typeof value === 'object'));
  const names = [...nested.keys()];
  const first = NAMES.find((name) => nested.get(name) === false);
  const place = (name: string): number => (name === first ? 0 : nested.get(name) ? 2 : 1);
  return names.sort((a, b) => place(a) - place(b));
}

/**
 * @param value a JSON document
 * @param isMarked whether its numbers may be marked (exactJson.ts)
 * @returns its list of objects; undefined where it is no list
 */
export function listOf(value: unknown, isMarked: boolean): List | undefined {
  const items = listedItems(value);
  return items && {items, columns: columnsOf(items), isMarked};
}

const isSimple = (value: unknown): boolean => value !== null && typeof value !== 'object';

/** @returns a simple value as text, without quotation marks; empty for null */
function simpleText(value: unknown, isMarked: boolean): string {
  if (typeof value === 'string') return written(value, isMarked).text;
  return value === null ? '' : JSON.stringify(value);
}

/** @returns the name of an object of a list in a cell, for example the login of a maintainer; undefined where it has none */
function nameIn(value: unknown, isMarked: boolean): string | undefined {
  if (!isObject(value)) return value === null ? undefined : simpleText(value, isMarked);
  const name = NAMES.find((key) => Object.hasOwn(value, key) && isSimple(value[key]) && value[key] !== '');
  return name === undefined ? undefined : simpleText(value[name], isMarked);
}

/** @returns a nested value as JSON; where it has more levels than can be written, that */
function nestedJson(value: unknown, isMarked: boolean): string {
  try {
    return exactJson(value, isMarked);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return 'Too many levels to show here: use the tree, or download the JSON.';
  }
}

/** @returns a nested value as text: the names of what is in a list, or else JSON */
function nestedText(value: object, isMarked: boolean): string {
  if (!Array.isArray(value)) return nestedJson(value, isMarked);
  const names = value.map((item: unknown) => (Array.isArray(item) ? undefined : nameIn(item, isMarked)));
  return names.every((name) => name !== undefined) ? names.join(', ') : nestedJson(value, isMarked);
}

/** @returns a value as the table shows it and as CSV has it; undefined: nothing */
function cellOf(value: unknown, isMarked: boolean): Cell | undefined {
  if (value === undefined || value === null) return undefined;
  if (typeof value === 'object') return {kind: jsonKind(value), text: nestedText(value, isMarked)};
  return typeof value === 'string'
    ? written(value, isMarked)
    : {kind: jsonKind(value), text: simpleText(value, isMarked)};
}

/** @returns a cell as it is shown: on one line, and cut where it is long */
function shownCell(cell: Cell | undefined): Cell | undefined {
  if (!cell) return undefined;
  const text = visibleText(cutText(cell.text, CELL_LENGTH).replace(/\s+/g, ' '));
  const isWhole = cell.text.length <= CELL_LENGTH && cell.kind !== 'object' && cell.kind !== 'array';
  return {kind: cell.kind, text: cell.text.length > CELL_LENGTH ? `${text}…` : text, ...(isWhole ? {} : {more: true})};
}

const valueIn = (item: Item, name: string): unknown => (Object.hasOwn(item, name) ? item[name] : undefined);

/**
 * @param columns names of the properties, in their order
 * @returns rows of the table, from an index on
 */
export function pageOf({items, isMarked}: List, columns: readonly string[], from: number, count: number): TablePage {
  return items
    .slice(from, from + count)
    .map((item) => columns.map((name) => shownCell(cellOf(valueIn(item, name), isMarked))));
}

/** @returns the whole of a value that a cell shows in short, as JSON on lines of its own */
export function wholeOf({items, isMarked}: List, row: number, name: string): string {
  const value = valueIn(items[row] ?? {}, name);
  if (typeof value === 'string') return written(value, isMarked).text;
  const json = nestedJson(value ?? null, isMarked);
  // Numbers that a new reading would round keep the line that they are on.
  return isMarked || !/^[[{]/.test(json) ? json : JSON.stringify(JSON.parse(json), null, 2);
}

/**
 * @param columns names of the properties, in their order
 * @returns the list as CSV: what the table shows, uncut, and no text that a spreadsheet would run
 */
export function csvOf({items, isMarked}: List, columns: readonly string[]): string {
  const text = (cell: Cell | undefined): string => {
    if (!cell) return '';
    // A number cannot be a formula, also with a minus sign.
    return cell.kind === 'number' ? cell.text : csvText(cell.text);
  };
  return csvLines([
    columns.map((name) => csvText(columnTitle(name))),
    ...items.map((item) => columns.map((name) => text(cellOf(valueIn(item, name), isMarked)))),
  ]);
}

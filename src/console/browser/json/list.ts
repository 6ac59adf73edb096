/** A list of objects as rows and columns: the table of a response, and CSV. */
import {csvFile, csvText} from '../../csv';
import {exactJson, written} from './exactJson';
import {kindOf, type Kind} from './kind';
import {cutText, visibleText} from './visibleText';

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
}

/** Rows of a table: a cell for each column, none where the item has no such property. */
export type TablePage = (Cell | undefined)[][];

/** What names an item, the best first. */
const NAMES = ['full_name', 'name', 'title', 'login', 'slug', 'purl', 'uuid', 'url', 'id'];

/** A record with more properties than this is no wrapper around a list. */
const WRAPPER = 7;

/** Characters of a value that a cell of the table shows. */
const CELL_LENGTH = 120;

const isObject = (value: unknown): value is Item => kindOf(value) === 'object';

const isList = (value: unknown): value is Item[] => Array.isArray(value) && value.length > 0 && value.every(isObject);

/** @returns the list in a response: the response itself, or the first one in a small object around it */
function itemsOf(value: unknown): Item[] | undefined {
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
  const items = itemsOf(value);
  return items && {items, columns: columnsOf(items), isMarked};
}

/** @returns a simple value as text, without quotation marks; empty for null */
function simpleText(value: unknown, isMarked: boolean): string {
  if (typeof value === 'string') return written(value, isMarked).text;
  return value === null ? '' : JSON.stringify(value);
}

function shortened(value: object, isMarked: boolean): string {
  if (!Array.isArray(value)) return `{ ${Object.keys(value).length} }`;
  if (value.every((item) => item === null || typeof item !== 'object'))
    return value.map((item) => simpleText(item, isMarked)).join(', ');
  return `[ ${value.length} ]`;
}

function cellOf(value: unknown, isMarked: boolean): Cell | undefined {
  if (value === undefined || value === null) return undefined;
  const isNested = typeof value === 'object';
  const text = isNested ? shortened(value, isMarked) : simpleText(value, isMarked);
  const shown = visibleText(cutText(text, CELL_LENGTH).replace(/\s+/g, ' '));
  const kind = typeof value === 'string' ? written(value, isMarked).kind : kindOf(value);
  return {kind, text: text.length > CELL_LENGTH ? `${shown}…` : shown};
}

/** @returns rows of the table, from an index on */
export function pageOf({items, columns, isMarked}: List, from: number, count: number): TablePage {
  return items
    .slice(from, from + count)
    .map((item) => columns.map((name) => cellOf(Object.hasOwn(item, name) ? item[name] : undefined, isMarked)));
}

function csvValue(value: unknown, isMarked: boolean): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'object') return csvText(exactJson(value, isMarked));
  if (typeof value !== 'string') return JSON.stringify(value);
  const {kind, text} = written(value, isMarked);
  // A number cannot be a formula, also with a minus sign.
  return kind === 'number' ? text : csvText(text);
}

/** @returns the list as CSV (RFC 4180): nested values as JSON, and no text that a spreadsheet would run */
export function csvOf({items, columns, isMarked}: List): string {
  const lines = [
    columns.map(csvText),
    ...items.map((item) =>
      columns.map((name) => csvValue(Object.hasOwn(item, name) ? item[name] : undefined, isMarked)),
    ),
  ];
  return csvFile(lines);
}

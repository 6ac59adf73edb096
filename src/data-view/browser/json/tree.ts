/** A JSON document that returns a few rows at a time. It lives in a worker, so that the page never holds all of it. */
import {parseExact, written} from './exactJson';
import {jsonKind, type Kind} from './kind';
import {csvOf, listOf, pageOf, wholeOf, type List, type TablePage} from './list';
import {cutText, jsonText} from '@ecosystems-docs/text';

/** A value as it is shown. */
export interface Row {
  /** Property name or index; absent for the root. */
  key?: string | number;
  kind: Kind;
  /** JSON of a simple value, cut when it is long. */
  text?: string;
  /** Number of children of an object or array, or of characters of a text that was cut. */
  count?: number;
  /** By which children or the whole text are asked for; absent where there is nothing more. */
  id?: number;
}

/** Characters of a text that are shown at first, and at most. */
const PREVIEW = 300;
const WHOLE = 100_000;

/** @returns the beginning of a long text as JSON; it ends between two characters */
const beginning = (text: string, length: number): string => `${jsonText(cutText(text, length)).slice(0, -1)}…`;

/** Parses a JSON document once, and gives its values row by row. */
export class JsonTree {
  readonly root: Row;
  /** The property `status` of the root, where it is a text: the state of a job. */
  readonly status?: string;
  /** Names of the columns and number of rows, where the document can be shown as a table. */
  readonly list?: {columns: string[]; count: number};
  /** Names that an object has more than once: it shows the last value of each. */
  readonly repeated: readonly string[];
  private readonly isMarked: boolean;
  private readonly rows?: List;
  private readonly values: unknown[] = [];
  /** Names of the properties of the objects that were opened. */
  private readonly names = new Map<number, string[]>();

  /** @throws SyntaxError when the text is not JSON */
  constructor(text: string) {
    const {value, isMarked, repeated} = parseExact(text);
    this.isMarked = isMarked;
    this.repeated = repeated;
    this.root = this.row(undefined, value);
    this.rows = listOf(value, isMarked);
    if (this.rows) this.list = {columns: this.rows.columns, count: this.rows.items.length};
    if (jsonKind(value) === 'object') {
      const {status} = value as {status?: unknown};
      if (typeof status === 'string') this.status = status;
    }
  }

  /**
   * @param id of an object or array
   * @param from index of the first child
   * @param count number of children
   */
  children(id: number, from: number, count: number): Row[] {
    const value = this.values[id];
    if (Array.isArray(value)) return value.slice(from, from + count).map((item, index) => this.row(from + index, item));
    let names = this.names.get(id);
    if (!names) this.names.set(id, (names = Object.keys(value as object)));
    return names.slice(from, from + count).map((name) => this.row(name, (value as Record<string, unknown>)[name]));
  }

  /** @returns a text that was cut, as JSON; texts beyond 100,000 characters stay cut */
  text(id: number): string {
    const value = this.values[id] as string;
    return value.length > WHOLE ? beginning(value, WHOLE) : jsonText(value);
  }

  /** @returns rows of the table with the given columns, from an index on */
  table(columns: readonly string[], from: number, count: number): TablePage {
    return this.rows ? pageOf(this.rows, columns, from, count) : [];
  }

  /** @returns the whole of a value that a cell of the table shows in short */
  cell(row: number, column: string): string {
    return this.rows ? wholeOf(this.rows, row, column) : '';
  }

  /** @returns the whole table with the given columns as CSV */
  csv(columns: readonly string[]): string {
    return this.rows ? csvOf(this.rows, columns) : '';
  }

  private row(key: string | number | undefined, value: unknown): Row {
    const kind = jsonKind(value);
    const named = key === undefined ? {} : {key};
    if (kind === 'object' || kind === 'array') {
      const count = Array.isArray(value) ? value.length : Object.keys(value as object).length;
      return {...named, kind, count, ...(count > 0 ? {id: this.keep(value)} : {})};
    }
    return typeof value === 'string'
      ? {...named, ...this.textRow(value)}
      : {...named, kind, text: JSON.stringify(value)};
  }

  /** @returns the row of a text, or of a number that a text stands for */
  private textRow(value: string): Row {
    const {kind, text} = written(value, this.isMarked);
    if (kind === 'number') return {kind, text};
    if (text.length <= PREVIEW) return {kind: 'string', text: jsonText(text)};
    return {kind: 'string', text: beginning(text, PREVIEW), count: text.length, id: this.keep(text)};
  }

  private keep(value: unknown): number {
    return this.values.push(value) - 1;
  }
}

/** For tests only: a list on a server whose records change while a program reads it. */
import {generator} from '@ecosystems-docs/openapi-docs/testing';
import type {Row} from './programs.testing';

/** What happens to records between two pages. */
export const CHANGES = ['rewritten', 'inserted', 'removed'] as const;
export type Change = (typeof CHANGES)[number];

/** Records at the start, of a page (the server caps what a program asks for), and changed after each page. */
const [RECORDS, PAGE, CHANGED] = [150, 20, 4];

/** A day for each record, so that all of them have another time. */
const day = (index: number): string => new Date(Date.UTC(2026, 0, 1 + index)).toISOString();

/** The fields of a record by which a list is sorted; its number is in its name. */
export interface Place {
  id: number;
  name: string;
  /** When it was created, published or closed. */
  time: string;
}

export class MovingList {
  private records: Row[];
  private readonly random;
  private made = RECORDS;
  /** The names of all records that were sent. */
  readonly sent = new Set<string>();

  /**
   * @param make writes a record as the service does
   * @param nameOf what a program stores of a record
   */
  constructor(
    private readonly change: Change,
    seed: number,
    private readonly make: (place: Place) => Row,
    private readonly nameOf: (record: Row) => string,
  ) {
    this.random = generator(seed);
    this.records = Array.from({length: RECORDS}, (_, index) => this.create(index, index));
    this.started = this.records.map(nameOf);
  }

  private readonly started: readonly string[];

  /** @returns the names of the records that were there from the first page to the last, and were on none of them */
  missed(): string[] {
    const left = new Set(this.records.map(this.nameOf));
    return this.started.filter((name) => left.has(name) && !this.sent.has(name));
  }

  /** @returns the page that a request asks for, and whether there's another; the list has moved since the page before */
  page(url: URL): {items: Row[]; hasNext: boolean} {
    const {searchParams} = url;
    const number = Number(searchParams.get('page') ?? 1);
    if (number > 1) for (let count = 0; count < CHANGED; count += 1) this.move();
    // What a list without an order has last been written first.
    const columns = (searchParams.get('sort') ?? 'updated_at').split(',');
    const orders = (searchParams.get('order') ?? 'desc').split(',');
    const sorted = this.records.toSorted((a, b) => {
      const at = columns.findIndex((column) => a[column] !== b[column]);
      return at < 0 ? 0 : (a[columns[at]!]! < b[columns[at]!]! ? -1 : 1) * (orders[at] === 'desc' ? -1 : 1);
    });
    const start = (number - 1) * PAGE;
    const items = sorted.slice(start, start + PAGE);
    for (const record of items) this.sent.add(this.nameOf(record));
    return {items, hasNext: start + PAGE < sorted.length};
  }

  private create(index: number, time: number): Row {
    const name = `package-${String((index * 37) % 1000).padStart(3, '0')}`;
    return {...this.make({id: index + 1, name, time: day(time)}), updated_at: day(index)};
  }

  private move(): void {
    const at = this.random(this.records.length);
    if (this.change === 'rewritten') this.records[at] = {...this.records[at], updated_at: day((this.made += 1))};
    else if (this.change === 'removed') this.records.splice(at, 1);
    else {
      // One in two is new; the others are older than what has been read.
      this.made += 1;
      this.records.push(this.create(this.made, this.made % 2 ? this.made : this.random(RECORDS)));
    }
  }
}

/** How a page says what a program may miss that reads a list from which records are removed meanwhile. */
export const MISSES = /removed (?:meanwhile|while [^.]*?(?:read|run)s?)[^.]*(?:miss|hide)/;

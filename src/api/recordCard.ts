/** Reads the card of a record: what the service sent is data, of any type, and missing values are said. */
import {formatDate, formatNumber, visibleText} from '@ecosystems-docs/text';
import type {Format, RecordKind, RecordRow} from './cards';

interface CardFact {
  label: string;
  value: string;
  property: string;
}

export interface RecordCardData {
  kind: string;
  name: string;
  mark: string;
  summary: string;
  /** An http(s) URL. */
  page?: string;
  facts: readonly CardFact[];
  /** How old the record is. */
  age: CardFact;
}

const UNKNOWN = 'not known';
/** Values of a list that are shown, and characters of a text. */
const MAX_ITEMS = 3;
const MAX_CHARACTERS = 300;
const DAY_SECONDS = 86_400;

/** @returns what stands at a path, one value for each way that `*` leads */
function valuesAt(record: unknown, path: string): unknown[] {
  return path.split('.').reduce<unknown[]>(
    (values, key) =>
      values.flatMap((value): unknown[] => {
        if (typeof value !== 'object' || value === null) return [];
        if (key === '*') return Array.isArray(value) ? value : [];
        return Object.hasOwn(value, key) ? [(value as Record<string, unknown>)[key]] : [];
      }),
    [record],
  );
}

/** @returns a number or a text for readers; undefined for anything else, or for an empty text */
function textOf(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string' || value.trim() === '') return undefined;
  return visibleText(value.length > MAX_CHARACTERS ? `${value.slice(0, MAX_CHARACTERS)}…` : value);
}

function count(value: number): string {
  return Math.abs(value) < 1_000_000 ? formatNumber(value) : `${(value / 1_000_000).toPrecision(3)} million`;
}

/** A number, also one that a service sends as text. */
function numberOf(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}

function dayOf(value: unknown): string | undefined {
  return typeof value === 'string' && /^\d{4}-\d\d-\d\d/.test(value) && !Number.isNaN(Date.parse(value.slice(0, 10)))
    ? formatDate(value.slice(0, 10))
    : undefined;
}

const fromNumber =
  (show: (number: number) => string) =>
  (value: unknown): string | undefined => {
    const number = numberOf(value);
    return number === undefined ? undefined : show(number);
  };

const FORMATS: Readonly<Record<Format, (value: unknown) => string | undefined>> = {
  count: fromNumber(count),
  date: dayOf,
  duration: fromNumber((seconds) => `${formatNumber(Math.round(seconds / DAY_SECONDS))} days`),
  items: (value) => (Array.isArray(value) ? count(value.length) : undefined),
  share: fromNumber((part) => `${(part * 100).toFixed(1)}%`),
  text: textOf,
  'yes or no': (value) => (typeof value === 'boolean' ? (value ? 'yes' : 'no') : undefined),
};

/** @returns the values at a path, each once, the first few of them; undefined if there is none */
function shown(record: unknown, path: string, format: Format): string | undefined {
  const all = valuesAt(record, path).map((value) => FORMATS[format](value));
  const texts = [...new Set(all.filter((text) => text !== undefined))];
  if (texts.length === 0) return undefined;
  const rest = texts.length - MAX_ITEMS;
  return texts.slice(0, MAX_ITEMS).join(', ') + (rest > 0 ? ` and ${rest} more` : '');
}

function factOf(record: unknown, {label, property, format, missing = UNKNOWN, note}: RecordRow): CardFact {
  const value = shown(record, property, format);
  const noted = value && note ? shown(record, note, 'text')?.replaceAll('-', ' ') : undefined;
  return {label: noted ? `${label} (${noted})` : label, property, value: value ?? missing};
}

const isWeb = (url: unknown): url is string => typeof url === 'string' && /^https?:\/\//i.test(url);

/**
 * @param record as the service sent it
 * @returns its card; undefined if it has no name, as another record or an error has none
 */
export function readCard(kind: RecordKind, record: unknown): RecordCardData | undefined {
  const name = textOf(valuesAt(record, kind.name)[0]);
  if (name === undefined) return undefined;
  const [page] = kind.page ? valuesAt(record, kind.page).filter(isWeb) : [];
  return {
    kind: kind.title,
    name,
    mark: (kind.mark && shown(record, kind.mark, 'text')) ?? '',
    summary: (kind.summary && shown(record, kind.summary, 'text')) ?? '',
    page,
    facts: kind.rows.map((row) => factOf(record, row)),
    age: factOf(record, {
      label: kind.synced === 'updated_at' ? 'Updated' : 'Synced',
      property: kind.synced,
      format: 'date',
    }),
  };
}

/** @returns the only record of a response: the response itself, or the only item of a list */
export function onlyRecord(body: unknown): unknown {
  if (!Array.isArray(body)) return body;
  return body.length === 1 ? body[0] : undefined;
}

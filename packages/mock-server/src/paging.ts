/** Pages of a list, made of its example's items over and over. */
import {type Header, isObject, type Json, type Operation} from '@ecosystems-docs/openapi-docs';
import type {RequestValues} from '@ecosystems-docs/openapi-docs/samples';

/** Number of pages of a list: two full ones and one that may be shorter. */
const PAGES = 2.5;

/** Characters of a parameter that links repeat: a header with much more is refused by most clients. */
const MAX_REPEATED = 2000;

export interface Page {
  value: Json;
  /** Whether the requested page comes after the last. */
  beyond: boolean;
  number: number;
  /** Items that a full page holds. */
  size: number;
  total: number;
  last: number;
}

/** @returns the list in a response: the response itself, or its first property that lists objects */
function findList(value: Json): {items: Json[]; put: (items: Json[]) => Json} | undefined {
  if (Array.isArray(value)) return {items: value, put: (items) => items};
  if (!isObject(value)) return undefined;
  const name = Object.keys(value).find((key) => Array.isArray(value[key]) && isObject(value[key][0]));
  return name === undefined ? undefined : {items: value[name] as Json[], put: (items) => ({...value, [name]: items})};
}

const cycle = (items: readonly Json[], start: number, count: number): Json[] =>
  items.length === 0
    ? []
    : Array.from({length: Math.max(0, count)}, (_, index) => items[(start + index) % items.length] as Json);

/**
 * A page of an example. A request that names no size gets pages of the
 * example's own length, so that its first response is the example.
 *
 * @returns undefined if the operation has no pages
 */
export function pageOf(operation: Operation, example: Json, values: RequestValues): Page | undefined {
  if (!operation.parameters.some((parameter) => parameter.name === 'page')) return undefined;
  const list = findList(example);
  if (!list) return undefined;
  const given = values.parameters.per_page ?? values.parameters.limit;
  const size = typeof given === 'number' ? given : Math.max(1, list.items.length);
  const total =
    list.items.length === 0 ? 0 : typeof given === 'number' ? Math.ceil(size * PAGES) : size * Math.ceil(PAGES);
  const last = Math.max(1, Math.ceil(total / size));
  const number = typeof values.parameters.page === 'number' ? values.parameters.page : 1;
  const start = (number - 1) * size;
  const value = list.put(cycle(list.items, start, Math.min(size, total - start)));
  if (isObject(value)) {
    if (typeof value.current_page === 'number') value.current_page = number;
    if (typeof value.total_pages === 'number') value.total_pages = last;
  }
  return {value, beyond: number > last, number, size, total, last};
}

/**
 * @param bytes length that it has at least as JSON
 * @returns the value with its list repeated; undefined if it has none
 */
export function enlarge(value: Json, bytes: number): Json | undefined {
  const list = findList(value);
  if (!list || list.items.length === 0) return undefined;
  // An item with its comma: the brackets are two characters, and there is one comma fewer than items.
  const each = (JSON.stringify(list.items).length - 1) / list.items.length;
  return list.put(cycle(list.items, 0, Math.ceil(bytes / each)));
}

/**
 * @param address absolute URL of the request
 * @param described the headers that the description gives the response
 */
export function pageHeaders(page: Page, address: string, described: readonly Header[]): Record<string, string> {
  const names = described.map(({name}) => name);
  const url = (number: number): string => {
    const target = new URL(address);
    target.searchParams.set('page', String(number));
    for (const [name, value] of [...target.searchParams])
      if (value.length > MAX_REPEATED) target.searchParams.delete(name);
    return target.href;
  };
  const counted = names.includes('Total-Count');
  const links: [string, number][] = [];
  if (page.number > 1) links.push(['first', 1], ['prev', page.number - 1]);
  if (page.number < page.last) links.push(['next', page.number + 1]);
  if (counted && page.number < page.last) links.push(['last', page.last]);
  const all: Record<string, string> = {
    Link: links.map(([rel, number]) => `<${url(number)}>; rel="${rel}"`).join(', '),
    'Current-Page': String(page.number),
    'Page-Items': String(page.size),
    'Total-Pages': String(page.last),
    'Total-Count': String(page.total),
  };
  return Object.fromEntries(names.filter((name) => all[name]).map((name) => [name.toLowerCase(), all[name] as string]));
}

/**
 * Whether an example response answers the request above it: the same names and identifiers, dates inside the filter,
 * the order that was asked for, no more items than a page holds. What an example does not say is no mismatch.
 */
import {isObject, type JsonObject} from '../objects';
import type {Example, Json, Operation} from '../model';
import {valueText} from '../words/valueText';
import {decode, exampleValues, type RequestTarget, type RequestValues} from '../samples/request';

/** What the checks need to know of an operation. */
type MatchTarget = Pick<Operation, 'method' | 'path' | 'baseUrl' | 'parameters'>;

/** @returns what a response lists; undefined for a record */
function itemsOf(value: Json): Json[] | undefined {
  if (Array.isArray(value)) return value;
  if (!isObject(value)) return undefined;
  const [first, ...others] = Object.values(value).filter((inner) => Array.isArray(inner) && inner.every(isObject));
  // A page that is wrapped, such as `{"funds": […], "total": 2}`: a record has more than one list, or a name.
  const isWrapped = others.length === 0 && !IDENTIFIERS.some((name) => name in value);
  return isWrapped && Array.isArray(first) ? first : undefined;
}

/** What names a record. */
const IDENTIFIERS = words('id uuid slug name full_name login number tag_name kind key ecosystem purl url html_url');

/** Lists and fields of further names: a vulnerability has aliases, a paper its DOI. */
const OTHER_NAMES = ['aliases', 'identifiers', 'doi', 'display_name'];

function words(text: string): readonly string[] {
  return text.split(' ');
}

/** A name, purl or URL in the form in which two of them are compared. */
function normal(value: Json): string {
  return valueText(value)
    .toLowerCase()
    .replace(/^(?:git\+)?(?:https?|git|ssh):\/\/(?:www\.)?/, '')
    .replace(/(?:\.git)?\/?$/, '');
}

/** @returns type, namespace and name of a package URL as two of them are compared: `npm/@babel/core`; undefined for other values */
function purlOf(value: Json | undefined): string | undefined {
  const [, name] = /^pkg:(?:\/\/)?([^/]+\/[^?#]+?)(?:@[^@/?#]+)?(?:[?#].*)?$/.exec(valueText(value)) ?? [];
  return name && decode(name).toLowerCase();
}

const isScalar = (value: Json | undefined): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

/** @returns every scalar that a path of names leads to; lists are walked through */
function valuesAt(record: Json, path: string): Json[] {
  return path
    .split('.')
    .reduce<Json[]>(
      (values, name) =>
        values
          .flatMap((value) => (Array.isArray(value) ? value : [value]))
          .flatMap((value) => (isObject(value) && value[name] !== undefined ? [value[name]] : [])),
      [record],
    )
    .flatMap((value) => (Array.isArray(value) ? value : [value]));
}

/** Filters whose field in the record has their own name. */
const SAME_NAMES = words(
  'email severity language state kind fork archived pull_request starred status requirements package_id category sub_category event_type url_1 url_2 version login',
);

/**
 * Where a record says what a filter or a lookup asked for. One of the values must be the one that was asked for;
 * a record without any of the fields says nothing.
 */
const FIELDS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(SAME_NAMES.map((name) => [name, name])),
  url: 'url html_url repository_url',
  repository_url: 'repository_url url html_url',
  ecosystem: 'ecosystem packages.ecosystem affected.package.ecosystem',
  package_name: 'package_name packages.package_name',
  registry: 'registry.name registry',
  source: 'source_kind source',
  keyword: 'keywords keywords_array',
  topic: 'topics',
  label: 'labels',
  name: 'name login',
  package: 'package_name name',
  hostName: 'host.name',
  ownerLogin: 'owner',
};

/** Parameters of a path that name what their record belongs to, even where the record is of another kind. */
const OWNERS = new Set(words('hostName HostName registryName ownerLogin'));

/** Lists of records other than the one that the path names. */
const OTHER_RECORDS = /(?:dependent_|related|dependencies|committers)/;

interface Asked {
  name: string;
  value: Json;
  place: 'path' | 'query' | 'body';
}

function askedFor(operation: MatchTarget, values: RequestValues): Asked[] {
  const parameters = operation.parameters.flatMap(({name, in: place}): Asked[] => {
    const value = values.parameters[name];
    return value === undefined || value === null || place === 'header' ? [] : [{name, value, place}];
  });
  const body = isObject(values.body) ? Object.entries(values.body) : [];
  return [...parameters, ...body.map(([name, value]): Asked => ({name, value, place: 'body'}))];
}

/** The request's part as a reader sees it. */
const shown = ({name, value, place}: Asked): string =>
  place === 'path' ? `\`${valueText(value)}\` (\`${name}\`)` : `\`${name}=${valueText(value)}\``;

function differs(field: string, value: Json, asked: Asked): string {
  return `\`${field}\` is ${valueText(value)}, but the request asks for ${shown(asked)}`;
}

/** A record's own URLs: every segment that the path of the operation names has to be the request's. */
function urlMismatches(operation: MatchTarget, asked: readonly Asked[], record: JsonObject): string[] {
  const template = operation.path.split('/').slice(1);
  return Object.entries(record).flatMap(([field, url]) => {
    if (typeof url !== 'string' || !url.startsWith(`${operation.baseUrl}/`)) return [];
    const segments = url
      .slice(operation.baseUrl.length + 1)
      .replace(/[?#].*/, '')
      .split('/');
    for (const [index, part] of template.entries()) {
      const segment = segments[index];
      if (segment === undefined) return [];
      const name = /^\{(.+)\}$/.exec(part)?.[1];
      if (name === undefined) {
        if (segment !== part) return [];
        continue;
      }
      const one = asked.find((candidate) => candidate.place === 'path' && candidate.name === name);
      if (!one) return [];
      if (decode(segment).toLowerCase() !== valueText(one.value).toLowerCase())
        return OTHER_RECORDS.test(operation.path) ? [] : [differs(field, decode(segment), one)];
    }
    return [];
  });
}

const isNumber = (value: Json | undefined): boolean => typeof value === 'number' || /^\d+$/.test(valueText(value));

/** The record that the last segment of the path names. */
function identityMismatch(operation: MatchTarget, asked: readonly Asked[], record: JsonObject): string[] {
  const name = /\{([^}]+)\}$/.exec(operation.path)?.[1];
  const one = asked.find((candidate) => candidate.place === 'path' && candidate.name === name);
  if (!one) return [];
  // A number and a name cannot be compared: both can be right.
  const known = IDENTIFIERS.filter(
    (field) => isScalar(record[field]) && isNumber(record[field]) === isNumber(one.value),
  );
  const first = known.find((field) => /^(?:name|full_name|login|slug|number|tag_name)$/.test(field)) ?? known[0];
  const others = OTHER_NAMES.flatMap((path) => valuesAt(record, path));
  if (
    first === undefined ||
    [...known.map((field) => record[field] as Json), ...others].some((value) => names(value, one.value))
  )
    return [];
  return [differs(first, record[first] as Json, one)];
}

/** @returns whether a value is what was asked for, in one of the ways in which a path names it */
function names(value: Json, asked: Json): boolean {
  const [have, want] = [normal(value), normal(asked)];
  return have === want || have.endsWith(`/${want}`) || decode(have) === decode(want);
}

/** A record that was looked up by package URL. */
function purlMismatch(record: JsonObject, asked: Asked, purl: string): string[] {
  const own = purlOf(record.purl);
  if (own) return own === purl ? [] : [differs('purl', record.purl as Json, asked)];
  const ofPackages = packagesMismatch(record, asked, purl);
  if (ofPackages) return ofPackages;
  const name = purl.replace(/^[^/]*\//, '');
  for (const field of ['full_name', 'package_name', 'name', 'url', 'repository_url']) {
    const value = record[field];
    if (typeof value !== 'string') continue;
    const have = normal(value);
    const short = name.replace(/^.*\//, '');
    return have === name || have.endsWith(`/${name}`) || have.endsWith(short) || have === name.replace('/', ':')
      ? []
      : [differs(field, value, asked)];
  }
  return [];
}

/** An advisory that was looked up by the package URL of one of its packages; undefined where the record names none. */
function packagesMismatch(record: JsonObject, asked: Asked, purl: string): string[] | undefined {
  const purls = [...valuesAt(record, 'packages.purl'), ...valuesAt(record, 'affected.package.purl')];
  if (purls.length === 0) return undefined;
  return purls.some((value) => purlOf(value) === purl) ? [] : [differs('purl', purls[0] as Json, asked)];
}

/** @returns whether a field is what was asked for, or our URL of it: `…/repositories/rails%2Frails` of `github.com/rails/rails` */
function isOrLeadsTo(value: Json, wanted: string): boolean {
  const have = normal(value);
  return (
    have === wanted || (/^[^/]+\.ecosyste\.ms\//.test(have) && decode(have).endsWith(wanted.replace(/^[^/]*/, '')))
  );
}

/** One filter or lookup against one record. */
function fieldMismatch(record: JsonObject, asked: Asked): string[] {
  const purl = asked.name === 'purl' ? purlOf(asked.value) : undefined;
  if (purl) return purlMismatch(record, asked, purl);
  const paths = FIELDS[asked.name];
  if (paths === undefined || !isScalar(asked.value)) return [];
  const fields = paths.split(' ').filter((path) => valuesAt(record, path).some(isScalar));
  const wanted = normal(asked.value);
  if (fields.length === 0 || (asked.name === 'state' && wanted === 'merged' && isScalar(record.merged_at))) return [];
  if (fields.some((path) => valuesAt(record, path).some((value) => isOrLeadsTo(value, wanted)))) return [];
  return [differs(fields[0] as string, valuesAt(record, fields[0] as string).find(isScalar) as Json, asked)];
}

/** A search by words: some text of the record has one of them. */
function searchMismatch(record: JsonObject, asked: Asked): string[] {
  if (!['query', 'q'].includes(asked.name) || typeof asked.value !== 'string') return [];
  const text = JSON.stringify(record).toLowerCase();
  const isFound = asked.value
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .some((word) => text.includes(word));
  return isFound
    ? []
    : [`no text of ${valueText(record.name ?? record.url ?? record.id ?? 'an item')} has a word of ${shown(asked)}`];
}

/** `created_after`, `published_before`, `since`, … and the field that they look at. */
function dateFilter({name}: Asked): {field: string; isAfter: boolean} | undefined {
  if (name === 'since' || name === 'until') return {field: 'timestamp', isAfter: name === 'since'};
  const [, stem = '', side] = /^(\w+)_(after|before)$/.exec(name) ?? [];
  return stem ? {field: `${stem}_at`, isAfter: side === 'after'} : undefined;
}

function dateMismatches(record: JsonObject, asked: Asked): string[] {
  const filter = dateFilter(asked);
  const value = filter && record[filter.field];
  if (!filter || typeof value !== 'string') return [];
  const [have, bound] = [Date.parse(value), Date.parse(valueText(asked.value))];
  if (Number.isNaN(have) || Number.isNaN(bound) || (filter.isAfter ? have >= bound : have <= bound)) return [];
  return [differs(filter.field, value, asked)];
}

const BOUNDS = new Set(words('prefix postfix'));

function boundMismatch(item: Json, {name, value}: Asked): string[] {
  const have = isObject(item) ? item.name : item;
  if (typeof have !== 'string' || typeof value !== 'string') return [];
  const fits = name === 'prefix' ? have.startsWith(value) : have.endsWith(value);
  return fits ? [] : [`${have} ${name === 'prefix' ? "doesn't begin" : "doesn't end"} with \`${name}=${value}\``];
}

function itemMismatches(operation: MatchTarget, asked: readonly Asked[], item: Json): string[] {
  const outOfBounds = asked.filter(({name}) => BOUNDS.has(name)).flatMap((one) => boundMismatch(item, one));
  if (!isObject(item)) return outOfBounds;
  const filters = asked.filter(({place, name}) => place !== 'path' || OWNERS.has(name));
  return [
    ...outOfBounds,
    ...urlMismatches(operation, asked, item),
    ...filters.flatMap((one) => [
      ...fieldMismatch(item, one),
      ...searchMismatch(item, one),
      ...dateMismatches(item, one),
    ]),
  ];
}

function compare(left: Json, right: Json): number {
  if (typeof left === 'number' && typeof right === 'number') return left - right;
  return valueText(left).localeCompare(valueText(right), 'en', {sensitivity: 'base'});
}

/** The order of a list that was sorted by a field that its items show. */
function orderMismatches(operation: MatchTarget, values: RequestValues, items: readonly Json[]): string[] {
  const sort = values.parameters.sort;
  if (typeof sort !== 'string') return [];
  const keys = items.map((item) => (isObject(item) ? item[sort] : sort === 'name' ? item : undefined));
  if (!keys.every((key) => typeof key === 'string' || typeof key === 'number')) return [];
  const default_ = operation.parameters.find(({name}) => name === 'order')?.schema.default;
  const order = values.parameters.order ?? default_;
  const sign = order === 'asc' ? 1 : -1;
  const at = keys.findIndex((key, index) => index > 0 && sign * compare(keys[index - 1] as Json, key) > 0);
  if (at < 0) return [];
  const by = `sort=${sort}${values.parameters.order === undefined ? '' : `&order=${valueText(order)}`}`;
  return [`${valueText(keys[at - 1])} stands before ${valueText(keys[at])}, but the request asks for \`${by}\``];
}

/** Names alone cannot show that they are inside a filter or in an order by something else. */
function nameMismatches(asked: readonly Asked[], items: readonly Json[]): string[] {
  if (!items.some((item) => typeof item === 'string')) return [];
  return asked
    .filter((one) => dateFilter(one) !== undefined || (one.name === 'sort' && one.value !== 'name'))
    .map((one) => `names alone don't show that ${shown(one)} holds`);
}

function sizeMismatch({parameters}: RequestValues, items: readonly Json[]): string[] {
  const name = ['per_page', 'limit'].find((one) => typeof parameters[one] === 'number');
  const size = name === undefined ? undefined : (parameters[name] as number);
  return size === undefined || items.length <= size
    ? []
    : [`${items.length} items are shown, but the request asks for \`${name}=${size}\``];
}

/** `purls`, `names` and `repository_urls` of a bulk lookup: each record has to be one of them. */
const BULK: Readonly<Record<string, string>> = {purls: 'purl', names: 'name', repository_urls: 'repository_url'};

function bulkMismatches(asked: readonly Asked[], items: readonly Json[]): string[] {
  const lists = asked.filter(({name, value}) => name in BULK && Array.isArray(value) && value.length > 0);
  if (lists.length === 0) return [];
  return items.flatMap((item) => {
    if (!isObject(item)) return [];
    const isAsked = lists.some(({name, value}) =>
      (value as Json[]).some(
        (one) => fieldMismatch({...item}, {name: BULK[name] as string, value: one, place: 'body'}).length === 0,
      ),
    );
    return isAsked
      ? []
      : [
          `${valueText(item.purl ?? item.name ?? item.id ?? '')} is none of \`${lists.map(({name}) => name).join('`, `')}\``,
        ];
  });
}

/**
 * Compares the example of a successful response with the request above it.
 *
 * @param operation the operation that is called
 * @param values values of its parameters, and its body
 * @param example the response's body, whole or with some of its properties
 * @returns what does not fit, one phrase for each mismatch, such as "`created_at` is 2025-10-01, but the request asks
 * for `created_after=2026-06-01`"; empty where the example answers the request
 */
export function exampleMismatches(operation: MatchTarget, values: RequestValues, example: Json): string[] {
  const asked = askedFor(operation, values);
  const items = itemsOf(example);
  const mismatches = items
    ? [
        ...sizeMismatch(values, items),
        ...nameMismatches(asked, items),
        ...orderMismatches(operation, values, items),
        ...bulkMismatches(asked, items),
        ...items.flatMap((item) => itemMismatches(operation, asked, item)),
      ]
    : isObject(example)
      ? [...identityMismatch(operation, asked, example), ...itemMismatches(operation, asked, example)]
      : [];
  return [...new Set(mismatches)];
}

/**
 * @param operation the operation that is called
 * @param example one of its examples
 * @returns the request that the example answers: that of the operation's page, with the values that the example names
 */
export function exampleRequest(
  operation: RequestTarget & Pick<Operation, 'id' | 'sample'>,
  {request = {}}: Example,
): RequestValues {
  const shown = exampleValues(operation);
  const {body = shown.body, ...named} = request;
  const known = operation.parameters.filter(({name}) => named[name] !== undefined);
  // A lookup takes one thing: another one stands for it, not beside it.
  const isOther = known.some(({name, in: place}) => place === 'query' && shown.parameters[name] === undefined);
  const kept = Object.entries(shown.parameters).filter(
    ([name]) => !isOther || operation.parameters.some((one) => one.name === name && one.in === 'path'),
  );
  const parameters = {
    ...Object.fromEntries(kept),
    ...Object.fromEntries(known.map(({name}) => [name, named[name] as Json])),
  };
  return {parameters, ...(body === undefined ? {} : {body})};
}

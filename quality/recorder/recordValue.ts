import type {Json, Schema} from '@ecosystems-docs/openapi-docs';

/** The longest text that an example keeps, in characters. */
const MAX_TEXT_LENGTH = 240;
/** How many items a list inside a response keeps; a response that is a list keeps one. */
const ITEMS = 2;
/** How many entries a map with names of its own keeps. */
const ENTRIES = 5;

const EMAIL = /[\w.+-]+@[\w-]+(\.[\w-]+)+/g;

/**
 * Makes an example of a response: lists, long texts and large maps are cut, and
 * e-mail addresses of people replaced, because a page must not repeat them.
 */
export function toExample(value: Json, schema: Schema | undefined, depth = 0): Json {
  if (Array.isArray(value))
    return value.slice(0, depth === 0 ? 1 : ITEMS).map((item) => toExample(item, schema?.items, depth + 1));
  if (typeof value === 'string') return recordedText(value, schema);
  if (typeof value !== 'object' || value === null) return value;
  const described = new Map(schema?.properties?.map((property) => [property.name, property.schema]));
  const extra = typeof schema?.additionalProperties === 'object' ? schema.additionalProperties : undefined;
  const names = Object.keys(value);
  // Keeps all own properties of a response. A map is shortened as a list with names.
  const kept = described.size > 0 ? names : names.slice(0, ENTRIES);
  return Object.fromEntries(
    kept.map((name) => [name, toExample(value[name] ?? null, described.get(name) ?? extra, depth + 1)]),
  );
}

function recordedText(text: string, schema: Schema | undefined): string {
  const safe = text.replace(EMAIL, (address) => (isPublic(address) ? address : 'maintainer@example.com'));
  // What has a form would not have it any more.
  if (
    safe.length <= MAX_TEXT_LENGTH ||
    schema?.format !== undefined ||
    schema?.pattern !== undefined ||
    /^\w+:\S+$/.test(safe)
  )
    return safe;
  return `${safe.slice(0, MAX_TEXT_LENGTH).trimEnd()}…`;
}

/** Addresses that belong to no person, and `git@host`, which is part of a clone address. */
function isPublic(address: string): boolean {
  return (
    /@(.+\.)?(example\.(com|org|net)|ecosyste\.ms|users\.noreply\.github\.com)$/.test(address) ||
    address.startsWith('git@')
  );
}

import type {Oas3Rule} from '@redocly/openapi-core';
import {type AnyObject, isObject} from '@ecosystems-docs/openapi-docs';
import {isBlank, rule} from './rule';

const hasOne = (schema: AnyObject, ...keys: string[]): boolean => keys.some((key) => Object.hasOwn(schema, key));

/** Requires a description of every property and every named schema. */
const meaning = rule({
  SchemaProperties(properties, {fail, resolve}) {
    for (const [name, from] of Object.entries(properties)) {
      if (!isObject(from)) continue;
      const schema = resolve(from);
      if (isBlank(from.description ?? schema.description))
        fail(`Property \`${name}\` has no description.`, 'Say in one line what it means.', name);
      if (!hasOne(schema, 'type', 'const', 'oneOf', 'anyOf', 'allOf'))
        fail(`Property \`${name}\` has no type.`, "Write its `type`, for example `[string, 'null']`.", name);
    }
  },
  NamedSchemas(schemas, {fail}) {
    for (const [name, schema] of Object.entries(schemas)) {
      if (isObject(schema) && typeof schema.description !== 'string' && !Object.hasOwn(schema, '$ref'))
        fail(`Schema \`${name}\` has no description.`, 'Say in one line what it is.', name);
    }
  },
});

function isPattern(value: unknown): boolean {
  try {
    new RegExp(String(value), 'u');
    return true;
  } catch {
    return false;
  }
}

/** Traps of JSON Schema. */
const shape = rule({
  Schema(schema, {fail}) {
    const types = [schema.type].flat();
    if (types.includes('null') && Array.isArray(schema.enum) && !schema.enum.includes(null))
      fail(
        'The type allows null, but `enum` does not.',
        'Add `null` to `enum`, or take `null` out of the type.',
        'enum',
      );
    if (types.includes('object') && !hasOne(schema, 'properties', 'additionalProperties', 'allOf', 'oneOf', 'anyOf'))
      fail(
        'The object does not say what it contains.',
        'Describe its `properties`; for a free-form object write `additionalProperties: true`.',
        'type',
      );
    if (types.includes('array') && !Object.hasOwn(schema, 'items'))
      fail('The array does not say what it contains.', 'Describe its `items`; for anything write `items: {}`.', 'type');
    if (Object.hasOwn(schema, 'properties') && hasOne(schema, 'oneOf', 'anyOf'))
      fail(
        '`properties` stands beside alternatives.',
        'Write the properties out in each alternative, so that it is clear what each allows.',
        'properties',
      );
    if (Object.hasOwn(schema, 'pattern') && !isPattern(schema.pattern))
      fail('The pattern is not a regular expression.', 'Correct it.', 'pattern');
  },
});

/** A description of what another service has: "from Packages", "as Repositories has them", "stored copies". */
const COPIED = /\b(?:from|as) \[?(?:Advisories|Packages|Repositories|Papers)\b|\bstored cop/i;

/** @returns why `x-copied` is malformed, and what to write; undefined if it isn't */
function faultOfCopy(copy: AnyObject): [message: string, fix: string, key: string] | undefined {
  if (typeof copy.call !== 'string' || !copy.call.startsWith('GET '))
    return [
      '`x-copied.call` is missing.',
      'Write the request that fills it: `GET` and the URL with its query.',
      'call',
    ];
  if (!(Number.isInteger(copy.atMost) || copy.atMost === 'all'))
    return ['`x-copied.atMost` is missing.', 'Write how many items the call can return, or `all`.', 'atMost'];
  if (typeof copy.evidence !== 'string' || !/^[^\s:@]+:\d+(-\d+)?$/.test(copy.evidence))
    return ['`x-copied.evidence` is not path:line.', 'Write where the code makes the call.', 'evidence'];
  return undefined;
}

/** A list that one service copies from another says which call fills it, and readers learn its cap. */
const copies = rule({
  SchemaProperties(properties, {fail}) {
    for (const [name, schema] of Object.entries(properties)) {
      if (!isObject(schema)) continue;
      const {'x-copied': copy, description} = schema;
      const isList = [schema.type].flat().includes('array');
      if (copy === undefined) {
        if (isList && COPIED.test(String(description)))
          fail(
            `\`${name}\` is copied from another service, and nothing says how much of it.`,
            'Add `x-copied` with `call`, `atMost` and `evidence`: read the call that fills it, and its page size.',
            name,
          );
        continue;
      }
      const fault = faultOfCopy(isObject(copy) ? copy : {});
      if (fault) fail(fault[0], fault[1], name, 'x-copied', ...(isObject(copy) && fault[2] in copy ? [fault[2]] : []));
      else if (isObject(copy) && typeof copy.atMost === 'number') {
        const cap = copy.atMost.toLocaleString('en-GB');
        if (!new RegExp(`\\bat most(?: the)? ${cap}\\b`, 'i').test(String(description)))
          fail(
            `The description of \`${name}\` doesn't say its cap.`,
            `Write "At most ${cap}." or "At most the ${cap} latest."`,
            name,
            'description',
          );
      }
    }
  },
});

export const schemaRules: Record<string, Oas3Rule> = {meaning, shape, copies};

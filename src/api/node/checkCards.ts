import type {Schema} from '@ecosystems-docs/openapi-docs';
import {recordKinds, type RecordKind} from '../cards';
import {findOperation} from './descriptions';

/** @returns whether a path of properties leads somewhere in a schema; `*` into the items of a list */
function leads(schema: Schema | undefined, [key, ...rest]: readonly string[]): boolean {
  if (!schema) return false;
  if (key === undefined) return true;
  const forms = [schema, ...(schema.oneOf ?? []), ...(schema.anyOf ?? [])];
  return forms.some((form) => {
    if (key === '*') return leads(form.items, rest);
    return leads(form.properties?.find(({name}) => name === key)?.schema, rest);
  });
}

/** @returns the properties of the cards that an operation isn't described to return */
export function missingProperties(kinds: readonly RecordKind[]): string[] {
  return kinds.flatMap(({operations, name, mark, summary, page, synced, rows}) => {
    const paths = [name, mark, summary, page, synced, ...rows.flatMap(({property, note}) => [property, note])];
    return operations.flatMap((reference) => {
      const schema = findOperation(reference).responses.find(({status}) => status === '200')?.content[0]?.schema;
      const record = schema?.items ?? schema;
      return paths
        .filter((path) => path !== undefined && !leads(record, path.split('.')))
        .map((path) => `${reference}: ${path}`);
    });
  });
}

/** @throws Error that names each property of a card that an operation doesn't return */
export function checkRecordKinds(): void {
  const missing = missingProperties(Object.values(recordKinds));
  if (missing.length > 0) throw new Error(`src/api/cards.ts shows what isn't returned: ${missing.join(', ')}.`);
}

/** The sentences of schemas that several operations show: each has to hold for all of them. */
import type {ApiDescription, Schema} from '@ecosystems-docs/openapi-docs';

/** Deeper, a record only repeats itself. */
const MAX_DEPTH = 8;

/** @returns each sentence with the property that it's about, and the operations that show it */
export function sharedSentences(api: ApiDescription): string[] {
  const shown = new Map<string, Set<string>>();
  const read = (schema: Schema, place: string, operation: string, depth: number): void => {
    if (depth > MAX_DEPTH) return;
    for (const sentence of (schema.description ?? '').split(/(?<=\.)\s+/).filter(Boolean)) {
      const line = `${place || 'the response'}: ${sentence}`;
      shown.set(line, (shown.get(line) ?? new Set()).add(operation));
    }
    if (schema.items) read(schema.items, place, operation, depth + 1);
    for (const {name, schema: inner} of schema.properties ?? []) read(inner, name, operation, depth + 1);
  };
  for (const {id, responses} of api.operations)
    for (const {status, content} of responses)
      for (const {schema} of content) if (status < '300') read(schema, '', id, 0);
  return [...shown]
    .filter(([, operations]) => operations.size > 1)
    .map(([line, operations]) => `${api.id} ${line}\n    ${[...operations].join(', ')}`);
}

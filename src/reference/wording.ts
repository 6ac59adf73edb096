/** What the page of an operation and its Markdown twin say in the same words. Build time only. */
import {STATUS_CODES} from 'node:http';
import type {Example, Operation, Provenance, Schema} from '../openapi/model';

/** The places of parameters in reading order, with their headings. */
export const PLACES = [
  ['path', 'In the path'],
  ['query', 'In the query'],
  ['header', 'In a header'],
] as const;

const EFFECTS: Readonly<Record<Operation['effect'], string | undefined>> = {
  read: undefined,
  queues: 'Calling it may queue a refresh of the record.',
  creates: 'Calling it creates a job or a record.',
};

/** @returns what the flags of an operation mean for who calls it, a sentence each; they stand before its caveats */
export function warnings({deprecated, effect}: Operation): string[] {
  const done = EFFECTS[effect];
  return [...(deprecated ? ['It is deprecated: build nothing new on it.'] : []), ...(done ? [done] : [])];
}

/** @returns a status with its standard name, for example `404 Not Found`. */
export function statusTitle(status: string): string {
  return `${status} ${STATUS_CODES[status] ?? ''}`.trim();
}

/** @returns whether an example was seen or written. */
export function exampleOrigin(example: Example): string {
  return example.recorded ? `recorded on ${example.recorded}` : 'illustrative';
}

/**
 * @param place `path:line` or `path:line-line` in the repository of the provenance
 * @returns its address at the commit that was read
 */
export function evidenceUrl(place: string, {repository, commit}: Provenance): string {
  const [path, lines] = place.split(':');
  return `https://github.com/${repository}/blob/${commit}/${path}${lines ? `#L${lines.replace('-', '-L')}` : ''}`;
}

/** @returns the limits of a value, for example `At least 1, at most 100`; undefined where it has none. */
export function limitsText(schema: Schema): string | undefined {
  const bounds: [number | undefined, string][] = [
    [schema.minimum, 'at least #'],
    [schema.maximum, 'at most #'],
    [schema.minLength, 'at least # characters'],
    [schema.maxLength, 'at most # characters'],
    [schema.minItems, 'at least # items'],
    [schema.maxItems, 'at most # items'],
  ];
  const parts = bounds.flatMap(([bound, text]) => (bound === undefined ? [] : [text.replace('#', String(bound))]));
  return parts.length > 0 ? parts.join(', ').replace(/^./, (first) => first.toUpperCase()) : undefined;
}

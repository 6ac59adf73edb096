import path from 'node:path';

/** Folder of the API description that uses every construct. */
export const FIXTURES = path.resolve('packages/openapi-docs/src/fixtures');

/** Ends elements and attributes around it, and adds code in many ways, Markdown's own included. */
export const HOSTILE_TEXT = `<script>hostile('script')</script>"'><img src=x onerror="hostile('image')"><svg onload="hostile('svg')"></svg><a href="javascript:hostile('link')">x</a> [y](javascript:hostile('markdown')) <javascript:hostile()> </code></pre></textarea></details><iframe srcdoc="<script>parent.hostile()</script>"></iframe>`;

/** Not text but structure: another value would make it another API, not the same with other words. */
const STRUCTURE = new Set([
  'api',
  'service',
  'id',
  'slug',
  'method',
  'path',
  'baseUrl',
  'in',
  'mediaType',
  'status',
  'effect',
  'types',
  'format',
  'commit',
  'recorded',
]);

/** @returns a copy in which every text ends in {@link HOSTILE_TEXT} */
export function hostile<T>(value: T, key = ''): T {
  if (typeof value === 'string') return (STRUCTURE.has(key) ? value : `${value} ${HOSTILE_TEXT}`) as T;
  if (Array.isArray(value)) return value.map((item: unknown) => hostile(item, key)) as T;
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, hostile(item as unknown, name)])) as T;
  return value;
}

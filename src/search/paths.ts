/** Paths and addresses of our APIs in a query, and how they fit the paths of operations. */

/** An address or path in a query. */
export interface QueryPath {
  host?: string;
  method?: string;
  segments: string[];
}

const METHODS = /^(get|post|put|patch|delete)\s+(?=\S*[/{]|\w+$)/i;

/** The host of one of our services. */
const HOST = /^(?:https?:\/\/)?([\w-]+\.ecosyste\.ms)(\/\S*)?$/i;

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/**
 * @param text a query
 * @returns the path in it, where there is one
 */
export function pathIn(text: string): QueryPath | undefined {
  const whole = text
    .trim()
    .replace(/^curl\s+(-\S+\s+)*/, '')
    .replace(/^(\S+\.ecosyste\.ms)\s+(?=\/)/i, '$1')
    .replace(/^['"]|['"]$/g, '');
  const method = METHODS.exec(whole)?.[1]?.toUpperCase();
  const rest = whole.replace(METHODS, '');
  if (/\s/.test(rest) || rest === '') return undefined;
  const [, host, tail = ''] = HOST.exec(rest) ?? [undefined, undefined, rest];
  if (!host && !method && !/\//.test(rest)) return undefined;
  const segments = (tail.split(/[?#]/)[0] ?? '').split('/').filter(Boolean).map(decoded);
  return {...(host ? {host: host.toLowerCase()} : {}), ...(method ? {method} : {}), segments};
}

/** @returns the segments of a path. */
export const split = (path: string): string[] => path.split('/').filter(Boolean);

const isParameter = (segment: string): boolean => segment.startsWith('{');
const same = (given: string, wanted: string): boolean => given.toLowerCase() === wanted.toLowerCase();
const takes = (given: string, wanted: string): boolean => same(given, wanted) || isParameter(wanted);

/** `exact`: the path as the reference has it; `values`: with values in it; `rest`: with a name of several segments at its end; `part`: a part of it. */
export type PathFit = 'exact' | 'part' | 'rest' | 'values';

/** @returns how a path fits a template, such as `/hosts/{hostName}`; undefined if it does not. */
export function fitOf(segments: readonly string[], template: readonly string[]): PathFit | undefined {
  const {length} = template;
  if (segments.length === length) {
    const isSame = (segment: string, index: number): boolean =>
      same(segment, template[index]!) || (isParameter(segment) && isParameter(template[index]!));
    if (segments.every(isSame)) return 'exact';
    if (segments.every((segment, index) => takes(segment, template[index]!))) return 'values';
  }
  // A parameter at the end may hold a name with slashes: rails/rails.
  const isLonger = segments.length > length && isParameter(template.at(-1)!);
  if (isLonger && template.every((wanted, index) => takes(segments[index]!, wanted))) return 'rest';
  for (let from = 0; from + segments.length <= length; from += 1) {
    if (segments.every((segment, index) => same(segment, template[from + index]!))) return 'part';
  }
  return undefined;
}

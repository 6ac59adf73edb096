/** Paths and addresses of our APIs in a query, and how they fit the paths of operations. */
import {decoded} from '../browser/decoded';

export interface QueryPath {
  host?: string;
  method?: string;
  segments: string[];
  /** What follows the question mark. */
  parameters: Readonly<Record<string, string>>;
}

const METHODS = /^(get|post|put|patch|delete)\s+(?=\S*[/{]|\w+$)/i;

/** The host of one of our services. */
const HOST = /^(?:https?:\/\/)?([\w-]+\.ecosyste\.ms)(?::\d+)?(\/\S*)?$/i;

/** A URL of one of our services, or a path of their APIs on any host, anywhere in a command, in code or in a log. */
const INSIDE =
  /(?:(?:https?:\/\/)?([\w-]+\.ecosyste\.ms)(?::\d+)?|(?:^|[\s'"`]|https?:\/\/[\w.:-]{1,99})(?=\/api\/v1\/))(\/[^\s'"`<>\\|)]+)/i;

/** A message that names a URL: the reader asks about the error, not about the operation. */
const MESSAGE = /^(?:(?!ecosyste\.ms).)*?(?:error|exception):|blocked by/is;

/** @returns the host and path that are the whole query, or stand in it */
function addressIn(text: string): {host?: string; tail: string} | undefined {
  const [, host, tail] = INSIDE.exec(text) ?? [];
  if (tail) return {...(host ? {host} : {}), tail: tail.replace(/[.,;:]+$/, '')};
  if (/\s/.test(text)) return undefined;
  const [, alone] = HOST.exec(text) ?? [];
  if (alone) return {host: alone, tail: ''};
  return text ? {tail: text} : undefined;
}

/**
 * @param text a query
 * @returns the path in it, where there is one
 */
export function pathIn(text: string): QueryPath | undefined {
  const whole = text.trim().replace(/^(\S+\.ecosyste\.ms)\s+(?=\/)/i, '$1');
  const method = METHODS.exec(whole)?.[1]?.toUpperCase();
  if (MESSAGE.test(whole)) return undefined;
  const {host, tail} = addressIn(whole.replace(METHODS, '')) ?? {};
  if (tail === undefined || (!host && !method && !tail.includes('/'))) return undefined;
  const [path = '', query] = tail.replace(/#.*$/, '').split(/\?(.*)/s);
  return {
    ...(host ? {host: host.toLowerCase()} : {}),
    ...(method ? {method} : {}),
    segments: pathSegments(path).map((segment) => decoded(segment) ?? segment),
    parameters: Object.fromEntries(new URLSearchParams(query)),
  };
}

export const pathSegments = (path: string): string[] => path.split('/').filter(Boolean);

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

/** @returns the values that segments give the parameters of a template; the last takes what is left */
export function valuesOf(segments: readonly string[], template: readonly string[]): Record<string, string> {
  const pairs = template.flatMap((wanted, index): [string, string][] => {
    const value = index === template.length - 1 ? segments.slice(index).join('/') : segments[index]!;
    return isParameter(wanted) && !isParameter(value) ? [[wanted.slice(1, -1), value]] : [];
  });
  return Object.fromEntries(pairs);
}

import type {ConsoleOperation} from '../../requests/consoleOperation';
import type {Texts} from './fields';
import type {HttpResponse} from '../../requests/browser/send';
import type {View} from './exchange';

const NEXT = /<([^<>]*)>\s*;[^,<]*\brel="?next\b/i;

/** @returns what the response says leads to the next page, in the parameters of the operation: a URL of `Link` may begin with `http`, and is never requested itself */
function linked({parameters}: ConsoleOperation, link: string): Texts['parameters'] | undefined {
  const url = NEXT.exec(link)?.[1];
  if (url === undefined || !URL.canParse(url)) return undefined;
  const query = new URL(url).searchParams;
  const names = parameters.filter(({in: place}) => place === 'query').map(({name}) => name);
  return Object.fromEntries(names.flatMap((name) => (query.has(name) ? [[name, query.get(name) ?? '']] : [])));
}

/** @returns how many items of a list the response has; undefined where it is none */
function itemCount(view: View | undefined): number | undefined {
  if (view?.kind !== 'json') return undefined;
  const {root, list} = view.document;
  return list?.count ?? (root.kind === 'array' ? root.count : undefined);
}

/** Whether a page holds fewer items than were asked for, or than a page has where none were: then it is the last. */
function isShort({parameters}: ConsoleOperation, sent: Texts, count: number): boolean {
  const {maximum = Infinity, default: usual} = parameters.find(({name}) => name === 'per_page')?.schema ?? {};
  const wanted = Number(sent.parameters.per_page || (usual ?? 0));
  return count < Math.min(wanted, maximum);
}

/**
 * @param operation what was called
 * @param sent what it was called with
 * @param headers of its response
 * @returns the same request for the page after it: as `Link` says where a page can read that header, else the number after; undefined where `Link` names none
 */
export function followingPage(
  operation: ConsoleOperation,
  sent: Texts,
  headers: HttpResponse['headers'],
): Texts | undefined {
  const link = headers.find(([name]) => name === 'link')?.[1];
  const page = Number(sent.parameters.page || 1);
  const change = link === undefined ? {page: String(page + 1)} : linked(operation, link);
  if (!change || !Number.isInteger(page)) return undefined;
  return {...sent, parameters: {...sent.parameters, ...change}};
}

/** Whether an operation's list has pages. */
export const hasPages = ({method, parameters}: ConsoleOperation): boolean =>
  method === 'GET' && parameters.some(({name}) => name === 'page');

/**
 * @param operation what was called
 * @param sent what it was called with
 * @param response its response, and how it is shown
 * @returns the request for the next page; undefined where the response says, or is so short, that there is none
 */
export function nextPage(
  operation: ConsoleOperation,
  sent: Texts,
  response: Pick<HttpResponse, 'status' | 'headers'>,
  view: View | undefined,
): Texts | undefined {
  if (!hasPages(operation) || response.status !== 200) return undefined;
  const count = itemCount(view);
  if (!count || isShort(operation, sent, count)) return undefined;
  return followingPage(operation, sent, response.headers);
}

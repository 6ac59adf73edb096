/** Messages while all pages of a list are fetched, and at the end. */
import {count, formatNumber} from '@ecosystems-docs/text';
import type {ConsoleOperation} from '../../requests/consoleOperation';
import type {Pages, PagesEnd} from './readPages';
import {failureText, statusName} from '../../requests/browser/requestText';
import type {SendResult} from '../../requests/browser/send';

/** @returns for example `1,200 records in 12 pages` */
const readText = ({records, items}: Pages): string => `${count(records, 'record')} in ${count(items.length, 'page')}`;

/** @returns how far reading has come */
export const progressText = (pages: Pages): string => `${readText(pages)} so far.`;

function resultText(
  operation: ConsoleOperation,
  {failure, problem, response}: SendResult & {problem?: string},
): string {
  return failure
    ? failureText(operation, failure, undefined, undefined, problem)
    : `It returned ${statusName(response.status)}.`;
}

function listEndText(by: (PagesEnd & {kind: 'end'})['by'], pages: Pages): string {
  const last = formatNumber(pages.items.length);
  switch (by) {
    case 'missing':
      return `Stopped at page ${last}: this list ends there, because the next page returns 404. ${readText(pages)}.`;
    case 'repeated':
      return `Stopped at page ${last}: the next page repeats it. ${readText(pages)}.`;
    case 'last':
      return `Stopped at page ${last}: this list ends there, because page can't be any higher. ${readText(pages)}. To get the rest, use filters.`;
    case 'empty':
    case 'link':
      return `End of the list: ${readText(pages)}.`;
  }
}

/** @returns what records that came twice mean, and what to do; empty where none did */
function repeatedText({parameters}: ConsoleOperation, {repeated}: Pages): string {
  if (repeated === 0) return '';
  const advice = parameters.some(({name}) => name === 'sort')
    ? ' Set sort, send the request and get all pages again.'
    : '';
  return ` ${count(repeated, 'record')} came more than once, so others can be missing: the list isn't in a stable order, or it changed.${advice}`;
}

/** @returns how reading ended, and what is there */
export const endText = (operation: ConsoleOperation, pages: Pages, end: PagesEnd): string =>
  whyText(operation, pages, end) + repeatedText(operation, pages);

function whyText(operation: ConsoleOperation, pages: Pages, end: PagesEnd): string {
  const page = formatNumber(pages.items.length + 1);
  switch (end.kind) {
    case 'end':
      return listEndText(end.by, pages);
    case 'maximum':
      return `Stopped after ${count(pages.requests, 'request')}, as you chose. ${progressText(pages)}`;
    case 'cancelled':
      return `Cancelled. ${progressText(pages)}`;
    case 'no list':
      return `Page ${page} isn't a list. ${progressText(pages)}`;
    case 'failed':
      return `Page ${page} failed. ${resultText(operation, end.result)} ${progressText(pages)}`;
  }
}

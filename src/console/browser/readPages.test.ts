import {describe, expect, it} from 'vitest';
import type {Texts} from './fields';
import {listOperation, pageText, responseOf} from './pages.testing';
import {endText} from './pagesText';
import {firstPage, joinedList, readPages, type Pages, type Steps} from './readPages';
import type {SendResult} from '../../requests/browser/send';

const operation = listOperation();
const START: Texts = {parameters: {page: '7', per_page: '100'}, body: ''};

interface Served {
  asked: (string | undefined)[];
  waited: number[];
  progress: number[];
  steps: Steps;
}

/** @param respond what each request gets, by its page and how many came before */
function serve(respond: (page: number, count: number) => SendResult, isCancelled = (): boolean => false): Served {
  const served: Served = {
    asked: [],
    waited: [],
    progress: [],
    steps: {
      send(texts) {
        served.asked.push(texts.parameters.page);
        return Promise.resolve(respond(Number(texts.parameters.page || 1), served.asked.length));
      },
      wait(until) {
        served.waited.push(until);
        return Promise.resolve();
      },
      isCancelled,
      onProgress: ({records}) => served.progress.push(records),
    },
  };
  return served;
}

/** A list of 43 pages of 100. */
const listed = (page: number): SendResult => ({response: responseOf(page > 43 ? '[]' : pageText(page, 100))});
const names = async (pages: Pages): Promise<string[]> =>
  (JSON.parse(await joinedList(pages).text()) as {name: string}[]).map(({name}) => name);
const said = ({pages, end}: Awaited<ReturnType<typeof readPages>>): string => endText(operation, pages, end);

describe('all pages', () => {
  it('are read from the first to an empty one, with waits at the rate limit, and no digit is lost', async () => {
    // More waits in all than for one page.
    const {asked, waited, progress, steps} = serve((page, count) =>
      [3, 20, 21, 30].includes(count) ? {response: responseOf('', 429, [['retry-after', '2']])} : listed(page),
    );
    const now = Date.now();
    const result = await readPages(operation, firstPage(START), 100, steps);
    expect(said(result)).toBe('End of the list: 4,300 records in 43 pages.');
    expect([asked[0], waited.length, result.pages.requests]).toEqual(['', 4, 48]);
    expect(waited.every((until) => until >= now + 2000)).toBe(true);
    // Each request is told of when it's sent, and again when its records are there.
    expect(progress.slice(0, 6)).toEqual([0, 100, 100, 200, 200, 200]);
    expect(await names(result.pages)).toEqual(Array.from({length: 4300}, (_, index) => `n${index}`));
    expect(await joinedList(result.pages).text()).toContain('"id":9007199254740993');
  });

  it('follow Link, in the parameters of the operation, and end where it names no next page', async () => {
    const url = 'http://packages.ecosyste.ms/api/v1/items';
    const {asked, steps} = serve((page) => {
      const link =
        page < 3 ? `<${url}?page=${page + 1}>; rel="next", <http://x/>; rel="last"` : `<${url}>; rel="first"`;
      return {response: responseOf(pageText(page, 100), 200, [['link', link]])};
    });
    const result = await readPages(operation, firstPage(START), 100, steps);
    expect(asked).toEqual(['', '2', '3']);
    expect(said(result)).toBe('End of the list: 300 records in 3 pages.');
  });

  it('end at a 404, at a page that repeats, and where page goes no further', async () => {
    const missing = serve((page) => (page > 2 ? {response: responseOf('{}', 404)} : listed(page)));
    expect(said(await readPages(operation, firstPage(START), 100, missing.steps))).toContain(
      'Stopped at page 2: this list ends there, because the next page returns 404. 200 records in 2 pages.',
    );
    const repeated = serve((page) => listed(Math.min(page, 5)));
    expect(said(await readPages(operation, firstPage(START), 100, repeated.steps))).toContain(
      'Stopped at page 5: the next page repeats it. 500 records in 5 pages.',
    );
    const capped = serve((page) => ({response: responseOf(pageText(page, 1))}));
    const result = await readPages(listOperation(100), firstPage(START), 500, capped.steps);
    expect(capped.asked).toHaveLength(100);
    expect(said(result)).toContain('Stopped at page 100: this list ends there');
  });

  it.each([
    ['[]', 200, {kind: 'end', by: 'empty'}, 0, 0],
    ['{}', 404, {kind: 'failed'}, 0, 0],
    ['oops', 200, {kind: 'no list'}, 0, 0],
    // What has no ID can't be told apart.
    ['[1,1,null,{"name":"a"},{"name":"a"}]', 200, {kind: 'end', by: 'link'}, 5, 0],
    ['[{"id":1,"name":"a"},{"id":1,"name":"b"},{"uuid":1},{"uuid":1},{"id":1}]', 200, {kind: 'end', by: 'link'}, 5, 1],
  ])('are told of a first page that is %s with status %i', async (body, status, end, records, repeated) => {
    const {steps} = serve(() => ({response: responseOf(body, status, [['link', '']])}));
    const result = await readPages(operation, firstPage(START), 9, steps);
    expect([result.end, result.pages]).toMatchObject([end, {records, repeated}]);
  });

  it('say how many records came twice, because the list has no stable order', async () => {
    const shifted = serve((page) => ({
      response: responseOf(page > 3 ? '[]' : page === 3 ? pageText(2.75, 100) : pageText(page, 100)),
    }));
    const result = await readPages(operation, firstPage(START), 10, shifted.steps);
    expect(said(result)).toBe(
      "End of the list: 300 records in 3 pages. 25 records came more than once, so others can be missing: the list isn't in a stable order, or it changed.",
    );
    const sorted = {...operation, parameters: [...operation.parameters, {...operation.parameters[0]!, name: 'sort'}]};
    expect(endText(sorted, result.pages, result.end)).toContain('Set sort, send the request and get all pages again.');
  });

  it('stop after as many requests as the reader allows, and go on from there', async () => {
    const {asked, steps} = serve(listed);
    const first = await readPages(operation, firstPage(START), 10, steps);
    expect([first.end.kind, said(first)]).toEqual([
      'maximum',
      'Stopped after 10 requests, as you chose. 1,000 records in 10 pages so far.',
    ]);
    const rest = await readPages(operation, first.pages, 100, steps);
    expect(asked[10]).toBe('11');
    expect(await names(rest.pages)).toHaveLength(4300);
  });

  it.each<[string, SendResult]>([
    ['waiting', {response: responseOf('', 429)}],
    ['a request is under way', {failure: 'cancelled'}],
  ])('keep what was read when the reader cancels while %s', async (_when, fourth) => {
    let isCancelled = false;
    const {steps} = serve(
      (page) => {
        isCancelled = page === 4;
        return isCancelled ? fourth : listed(page);
      },
      () => isCancelled,
    );
    expect(said(await readPages(operation, firstPage(START), 100, steps))).toBe(
      'Cancelled. 300 records in 3 pages so far.',
    );
  });

  it('keep what was read when a page fails, and try that page again', async () => {
    let isDown = true;
    const {asked, steps} = serve((page) => (page === 3 && isDown ? {response: responseOf('oops', 500)} : listed(page)));
    const failed = await readPages(operation, firstPage(START), 100, steps);
    expect(said(failed)).toBe('Page 3 failed. It returned 500 Internal Server Error. 200 records in 2 pages so far.');
    isDown = false;
    const rest = await readPages(operation, failed.pages, 100, steps);
    expect(asked.slice(2, 4)).toEqual(['3', '3']);
    expect(rest.pages.records).toBe(4300);
  });

  it('give up after two waits for one page, and on what is no list', async () => {
    const limited = serve(() => ({response: responseOf('', 429)}));
    const result = await readPages(operation, firstPage(START), 100, limited.steps);
    expect([limited.asked.length, limited.waited.length, result.end.kind]).toEqual([3, 2, 'failed']);
    const record = serve(() => ({response: responseOf('{"name":"a"}')}));
    expect((await readPages(operation, firstPage(START), 100, record.steps)).end).toEqual({kind: 'no list'});
  });
});

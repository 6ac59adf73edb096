/** Holds the quickstarts for readers without a terminal to their first lines: which requests run on the page. */
import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {findOperation, loadDescriptions} from '../../src/api/node/descriptions';

// Read here, because reading takes longer than a test may.
loadDescriptions();

/** @returns the operations of a text's requests, and whether a page may send each */
function requestsOf(text: string): [reference: string, runs: boolean][] {
  return [...text.matchAll(/^```request (\S+)/gm)].map(([, reference = '']) => {
    return [reference, findOperation(reference).cors];
  });
}

const read = (page: string): string => readFileSync(`docs/guides/${page}.mdx`, 'utf8');

it('every request of the quickstart for researchers runs on the page', () => {
  const text = read('quickstart-research');
  expect(text).toMatch(/every request runs on this page/i);
  const requests = requestsOf(text);
  expect(requests.length).toBeGreaterThan(4);
  expect(requests.filter(([, runs]) => !runs)).toEqual([]);
});

it('those of the quickstart for programme offices run on the page up to step 5', () => {
  const text = read('quickstart-ospo');
  expect(text).toMatch(/requests? of steps 1 to 5 runs? on this page/);
  const [before = '', after = ''] = text.split('## Step 6');
  expect(requestsOf(before).filter(([, runs]) => !runs)).toEqual([]);
  expect(requestsOf(after)).toEqual([['dashboards/lookupProject', false]]);
});

import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it} from 'vitest';
import {startOf, type Progress} from '@ecosystems-docs/lockfile-check';
import {npm} from '@ecosystems-docs/lockfile-check/testing';
import LookupProgress from './LookupProgress';

const SUMMARY = '1 package · checked 26 November 2026 · ecosyste.ms';

/** @returns what the page says of a lookup of one package */
function said(state: Progress['batches'][number]['state'], busy = false): string {
  const begin = startOf([npm('a', '1')]);
  const progress = {...begin, busy, batches: begin.batches.map((batch) => ({...batch, state}))};
  const html = renderToStaticMarkup(
    <LookupProgress progress={progress} start={() => undefined} cancel={() => undefined} summary={SUMMARY} />,
  );
  return /role="status".*?>(.*?)<\/p>/.exec(html)?.[1] ?? '';
}

describe('what stands above a report', () => {
  it('is what was checked and when, once all is looked up; the end is announced as before', () => {
    expect(said('done')).toBe(
      `<span class="out-of-sight">Done. 1 request sent.</span> <span class="lockfile-check__summary">${SUMMARY}</span>`,
    );
  });

  it('is no summary while something is missing', () => {
    expect(said('sending', true)).toBe('Looking up: 0 of 1 request done.');
    expect(said('failed')).toBe('Stopped: 0 of 1 request done.');
    expect(said('waiting')).toBe('Stopped: 0 of 1 request done.');
  });
});

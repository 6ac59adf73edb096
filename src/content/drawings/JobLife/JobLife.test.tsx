import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {dataOf} from '../../node/partData';
import JobLife from './JobLife';

const data = dataOf('job-life');
const html = renderToStaticMarkup(<JobLife {...data} />);

it('is made from the description of a job', () => {
  expect(data).toEqual({
    created: {status: '302', header: 'Location'},
    open: ['pending', 'queued', 'working', 'retrying', 'interrupted', 'failed', 'stopped'],
    final: ['complete', 'error'],
  });
});

it('names each state in words and in both drawings', () => {
  for (const state of [...data.open, ...data.final])
    expect(html.split(new RegExp(`\\b${state}\\b`)).length).toBeGreaterThan(4);
});

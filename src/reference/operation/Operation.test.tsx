import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {findOperation, operationsInOrder} from '../../api/node/descriptions';
import {pageOperation} from '../../api/node/pageOperation';
import Operation from './Operation';

it('says that an operation is deprecated before its parameters', () => {
  const [first] = operationsInOrder();
  const page = (deprecated?: true): string =>
    renderToStaticMarkup(<Operation operation={{...pageOperation(first!), deprecated}} />);
  const html = page(true);
  expect(html.indexOf('Deprecated. Don&#x27;t use it in new code.')).toBeGreaterThan(0);
  expect(html.indexOf('Deprecated.')).toBeLessThan(html.indexOf('id="parameters-'));
  expect(page()).not.toContain('deprecated');
});

it('is made of sections, which reader views weigh, and has no aside, which they drop', () => {
  const html = renderToStaticMarkup(<Operation operation={pageOperation(findOperation('packages/lookupPackage'))} />);
  expect(html).not.toContain('<aside');
  expect(new Set(html.match(/<\w+ class="(?:operation__\w+|rail")/g))).toEqual(
    new Set(['<section class="operation__lead', '<section class="rail"', '<section class="operation__body']),
  );
});

it.each([
  ['diff/createJob', /<strong>Create the job<\/strong>.*<a href="[^"]*\/diff\/get-job">Get the job<\/a> until/s],
  ['issues/getJob', /<a href="[^"]*\/issues\/[^"]*">Create the job<\/a>.*<strong>Get the job<\/strong> until/s],
  ['packages/lookupPackage', /^(?!.* the job)/s],
])('%s leads to the other operation of its job', (reference, pattern) => {
  expect(renderToStaticMarkup(<Operation operation={pageOperation(findOperation(reference))} />)).toMatch(pattern);
});

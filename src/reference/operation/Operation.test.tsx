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

it('leads from each operation of a job to the other', () => {
  const stepsOf = (reference: string): string | undefined =>
    /<ol class="steps">.*?<\/ol>/.exec(
      renderToStaticMarkup(<Operation operation={pageOperation(findOperation(reference))} />),
    )?.[0];
  expect(stepsOf('diff/createJob')).toMatch(/aria-current="step">Create.*href="[^"]*\/diff\/get-job">Get/);
  expect(stepsOf('issues/getJob')).toMatch(/href="[^"]*\/issues\/[^"]*">Create.*aria-current="step">Get/);
  expect(stepsOf('packages/lookupPackage')).toBeUndefined();
});

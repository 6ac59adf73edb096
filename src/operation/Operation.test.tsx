import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {operationsInOrder} from '../api/node/descriptions';
import {pageOperation} from '../api/node/pageOperation';
import Operation from './Operation';

it('shows that an operation is deprecated before its other notes', () => {
  const [first] = operationsInOrder();
  const page = (deprecated?: true): string =>
    renderToStaticMarkup(<Operation operation={{...pageOperation(first!), deprecated}} />);
  expect(page(true)).toContain(
    '<aside class="caveats" aria-label="Notes"><ul><li>Deprecated. Don&#x27;t use it in new code.</li>',
  );
  expect(page()).not.toContain('deprecated');
});

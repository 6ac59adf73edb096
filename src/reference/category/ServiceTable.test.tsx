import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import ServiceTable from './ServiceTable';

it('says nothing of the operations of a service that has none', () => {
  const html = renderToStaticMarkup(<ServiceTable id="tools" counts={{archives: 6, cli: 0}} />);
  expect(html).toContain('<small>6 operations</small>');
  expect(html).toContain('Command line client</a></th>');
});

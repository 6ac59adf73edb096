import {expect, it} from 'vitest';
import {servicePath, services} from '../../catalogue/services';
import {checkCatalogue} from './catalogueCheck';

it('names each service without a page and each page without a service, with the fix', () => {
  const docs = services.map((service) => ({permalink: servicePath(service), source: ''}));
  expect(() => checkCatalogue(docs)).not.toThrow();
  const extra = {permalink: '/docs/services/tools/extra', source: '@site/docs/services/tools/extra.mdx'};
  expect(() => checkCatalogue([...docs.slice(1), extra])).toThrow(
    /the service "[\w-]+" has no page\. Write docs\/services\/.*\n- docs\/services\/tools\/extra\.mdx: this page has no service in the catalogue\./,
  );
});

import {type DescriptionError, type Loaded, placeOf} from '@ecosystems-docs/openapi-docs/node';
import type {Json, Operation} from '@ecosystems-docs/openapi-docs';

/** Parameters that choose the size of a page. */
const SIZES = ['per_page', 'limit'];

/** @returns the size of a page that the parameters of an operation state, and that the example of `Page-Items` has */
function sizesOf({parameters, responses}: Operation): {stated?: Json; shown?: Json} {
  const stated = parameters.find(({name}) => SIZES.includes(name))?.schema.default;
  const headers = responses.flatMap((response) => response.headers);
  return {stated, shown: headers.find(({name}) => name === 'Page-Items')?.example};
}

/** Compares the page size in the example headers with the default of the operation, which differs between services. */
export function checkPageSize({api, origin}: Loaded): DescriptionError[] {
  return (api?.operations ?? []).flatMap((operation) => {
    const at = origin(operation);
    const {stated, shown} = sizesOf(operation);
    if (!at || stated === undefined || shown === undefined || stated === shown) return [];
    return [
      {
        rule: 'page-size',
        ...placeOf(at.file, [...at.path, 'responses', '200']),
        message: `The example of \`Page-Items\` is ${JSON.stringify(shown)}, but a page of ${operation.id} has ${JSON.stringify(stated)} items by default.`,
        fix: 'Name a header set of that size before `paging` or `counted`, such as `by-50`.',
      },
    ];
  });
}

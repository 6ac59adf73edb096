/**
 * The routes of the reference in the production browser bundle. Stock
 * Docusaurus lists each route with its chunks in tables of the main bundle
 * (some 45 gzip bytes each) and ships a page's content a second time, as
 * JavaScript. Here a route costs its name only: the content is read from the
 * page's own HTML, which is in the document on a first visit and fetched on a
 * navigation. Failing to fetch it is a failed chunk to everything else:
 * navigation warns and reloads, a component shows the error with Retry.
 */
import type {ComponentType} from 'react';
import Loadable from 'react-loadable';
import Loading from '@theme/Loading';
import {loadPage} from '../../../prerender/browser/pageParts';
import type {OperationPageData} from '../../operation/OperationPage';

async function loadData(path: string): Promise<OperationPageData> {
  const {data} = await loadPage(path);
  return {page: JSON.parse(data ?? '{}') as OperationPageData['page']};
}

interface LoadedParts {
  page: {default: ComponentType<{data: OperationPageData}>};
  data: OperationPageData;
}

interface OperationRoute {
  path: string;
  exact: true;
  sidebar: string;
  readonly component: ComponentType;
}

function createRoute(path: string): OperationRoute {
  let page: ComponentType | undefined;
  return {
    path,
    exact: true,
    sidebar: 'services',
    // Made when it is needed first: of some 250 a visit needs a few.
    get component() {
      page ??= Loadable.Map<object, LoadedParts>({
        loading: Loading,
        loader: {
          page: () => import(/* webpackChunkName: "operation" */ '../../operation/OperationPage'),
          data: () => loadData(path),
        },
        render({page: {default: Page}, data}) {
          return <Page data={data} />;
        },
      });
      return page;
    },
  };
}

/**
 * @param slugs the operations' slugs by service path (`data-services/packages`), joined by spaces
 * @returns their routes
 */
export function operationRoutes(slugs: Readonly<Record<string, string>>): OperationRoute[] {
  return Object.entries(slugs).flatMap(([service, names]) =>
    names.split(' ').map((slug) => createRoute(`/docs/services/${service}/${slug}`)),
  );
}

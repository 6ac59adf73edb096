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
import {loadPage} from '../islands/islands.client';
import type {OperationPageData} from './OperationPage';

async function loadOperation(path: string): Promise<OperationPageData> {
  const {islands, data} = await loadPage(path);
  const html = islands.content ?? '';
  const headings = new DOMParser().parseFromString(html, 'text/html').querySelectorAll<HTMLElement>('body > h2[id], body > h3[id]');
  return {
    ...(JSON.parse(data ?? '{}') as Omit<OperationPageData, 'html' | 'toc'>),
    html,
    toc: [...headings].map((heading) => ({value: heading.firstChild?.textContent ?? '', id: heading.id, level: Number(heading.tagName.slice(1))})),
  };
}

interface LoadedParts {
  page: {default: ComponentType<{operation: OperationPageData}>};
  operation: OperationPageData;
}

function createRoute(path: string): {path: string; exact: true; sidebar: string; component: ComponentType} {
  return {
    path,
    exact: true,
    sidebar: 'services',
    component: Loadable.Map<object, LoadedParts>({
      loading: Loading,
      loader: {page: () => import('./OperationPage'), operation: () => loadOperation(path)},
      render({page: {default: Page}, operation}) {
        return <Page operation={operation} />;
      },
    }),
  };
}

/**
 * @param slugs the operations' slugs by service path (`data-services/packages`), joined by spaces
 * @returns their routes
 */
export function operationRoutes(slugs: Readonly<Record<string, string>>): ReturnType<typeof createRoute>[] {
  return Object.entries(slugs).flatMap(([service, names]) => names.split(' ').map((slug) => createRoute(`/docs/services/${service}/${slug}`)));
}

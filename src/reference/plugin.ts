/**
 * The docs plugin with a route per API operation. It wraps
 * `@docusaurus/plugin-content-docs` (the documented way to extend a plugin) and
 * appends the operations to the docs' own routes, so that their pages have the
 * docs' sidebar, breadcrumbs and highlighting. There is no source file per
 * operation: each page is made from the model.
 */
import {spawnSync} from 'node:child_process';
import docsPlugin, {validateOptions} from '@docusaurus/plugin-content-docs';
import type {LoadedContent, PluginOptions} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin, RouteConfig} from '@docusaurus/types';
import {toHtml} from 'hast-util-to-html';
import type {ApiDescription, Operation} from '../openapi/model';
import {loadDescriptions, operationPath, operationsInOrder} from './descriptions';
import {operationHtml} from './operationHtml';
import type {PageLink} from '../components/PageLayout';
import type {OperationPageData} from './OperationPage';
import {checkCatalogue} from './catalogueCheck';
import {withOperations} from './sidebar';
import {firstSentence} from './text';

export {validateOptions};

const toLink = (operation: Operation | undefined): PageLink | undefined =>
  operation && {title: operation.summary, permalink: operationPath(operation)};

const changes = new Map<string, number | undefined>();

/** @returns when git last saw a change of a file, in milliseconds since 1970; undefined outside a repository */
function lastChange(file: string): number | undefined {
  if (!changes.has(file)) {
    const {stdout} = spawnSync('git', ['log', '-1', '--format=%ct', '--', file], {encoding: 'utf8'});
    changes.set(file, Number(stdout) ? Number(stdout) * 1000 : undefined);
  }
  return changes.get(file);
}

function pageData(operation: Operation, description: ApiDescription, neighbours: {previous?: Operation; next?: Operation}): OperationPageData {
  const {nodes, toc} = operationHtml(operation, description);
  return {
    title: operation.summary,
    description: firstSentence(operation.description),
    path: operationPath(operation),
    source: `openapi/${operation.api}.yaml`,
    changedAt: lastChange(`openapi/${operation.api}.yaml`),
    html: toHtml({type: 'root', children: nodes}),
    toc,
    previous: toLink(neighbours.previous),
    next: toLink(neighbours.next),
  };
}

/** The docs plugin nests its routes: version, then sidebar layout, then pages. @returns the list of pages. */
function pageRoutes(root: RouteConfig): RouteConfig[] {
  let route = root;
  while (route.routes?.some((child) => child.routes)) route = route.routes.find((child) => child.routes) as RouteConfig;
  if (!route.routes) throw new Error('The docs plugin of this Docusaurus version nests its routes in another way; see src/reference/plugin.ts.');
  return route.routes;
}

export default async function referencePlugin(context: LoadContext, options: PluginOptions): Promise<Plugin<LoadedContent>> {
  const docs = await docsPlugin(context, options);
  return {
    ...docs,
    getPathsToWatch: () => [...(docs.getPathsToWatch?.() ?? []), `${context.siteDir}/openapi/**/*.yaml`],
    async contentLoaded({content, actions}) {
      checkCatalogue(content.loadedVersions.flatMap((version) => version.docs));
      const operations = operationsInOrder();
      const descriptions = new Map(loadDescriptions().map((description) => [description.id, description]));
      const routes = await Promise.all(
        operations.map(async (operation, index): Promise<RouteConfig> => {
          const description = descriptions.get(operation.api) as ApiDescription;
          const data = pageData(operation, description, {previous: operations[index - 1], next: operations[index + 1]});
          return {
            path: operationPath(operation),
            component: '@site/src/reference/OperationPage',
            exact: true,
            modules: {operation: await actions.createData(`operation-${operation.api}-${operation.id}.json`, JSON.stringify(data))},
            sidebar: 'services',
            // For the sitemap's dates.
            metadata: {sourceFilePath: data.source, lastUpdatedAt: data.changedAt ?? null},
          };
        }),
      );
      for (const version of content.loadedVersions) version.sidebars = withOperations(version.sidebars, operations);
      await docs.contentLoaded?.({
        content,
        actions: {
          ...actions,
          addRoute(route) {
            pageRoutes(route).push(...routes);
            actions.addRoute(route);
          },
        },
      });
    },
  };
}

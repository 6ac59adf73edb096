/**
 * The docs plugin with a route per API operation. It wraps
 * `@docusaurus/plugin-content-docs` (the documented way to extend a plugin) and
 * appends the operations to the docs' own routes, so that their pages have the
 * docs' sidebar, breadcrumbs and highlighting. There is no source file per
 * operation: each page is made from the model.
 */
import path from 'node:path';
import docsPlugin, {validateOptions, type LoadedContent, type PluginOptions} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin, RouteConfig} from '@docusaurus/types';
import {posixPath} from '@docusaurus/utils';
import {getService, services} from '../../../catalogue/services';
import type {Operation} from '@ecosystems-docs/openapi-docs';
import {lastChanges, readHistory} from '../../../api/node/lastChanged';
import {countOperations, descriptionsOf, operationPath, operationsInOrder} from '../../../api/node/descriptions';
import type {PageLink} from '../../../components/PageLayout/PageLayout';
import type {OperationPageData} from '../../operation/OperationPage';
import {pageOperation} from '../../../api/node/pageOperation';
import {checkCatalogue} from '../../../api/node/catalogueCheck';
import {withOperations} from './sidebar';
import {firstSentence} from '../../../api/node/text';

export {validateOptions};

const toLink = (operation: Operation | undefined): PageLink | undefined =>
  operation && {title: operation.summary, permalink: operationPath(operation)};

function pageData(
  operation: Operation,
  changes: ReadonlyMap<string, string>,
  neighbours: {previous?: Operation; next?: Operation},
): OperationPageData['page'] {
  const source = `openapi/${operation.api}.yaml`;
  const changed = changes.get(source);
  return {
    title: operation.summary,
    subject: getService(operation.service).title,
    description: firstSentence(operation.description),
    path: operationPath(operation),
    source,
    changedAt: changed === undefined ? undefined : Date.parse(changed),
    previous: toLink(neighbours.previous),
    next: toLink(neighbours.next),
  };
}

/** The docs plugin nests its routes: version, then sidebar layout, then pages. @returns the list of pages. */
function pageRoutes(root: RouteConfig): RouteConfig[] {
  let route = root;
  while (route.routes?.some((child) => child.routes)) route = route.routes.find((child) => child.routes) as RouteConfig;
  if (!route.routes)
    throw new Error(
      'The docs plugin of this Docusaurus version nests its routes differently; see src/reference/routes/node/plugin.ts.',
    );
  return route.routes;
}

/**
 * Takes titles and descriptions of all pages from what a first visit loads: only cards read them, and this site has
 * none.
 */
function dropDocs(root: RouteConfig): void {
  for (const {props} of root.routes ?? []) if (props?.version) props.version = {...props.version, docs: {}};
}

/**
 * @param write writes a file of data and returns the name by which a module imports it
 * @returns a route for each operation, with the data of its page
 */
function operationRoutes(
  operations: readonly Operation[],
  changes: ReadonlyMap<string, string>,
  write: (name: string, data: string) => Promise<string>,
): Promise<RouteConfig[]> {
  return Promise.all(
    operations.map(async (operation, index): Promise<RouteConfig> => {
      const page = pageData(operation, changes, {previous: operations[index - 1], next: operations[index + 1]});
      const data: OperationPageData = {page, operation: pageOperation(operation)};
      return {
        path: operationPath(operation),
        component: '@site/src/reference/operation/OperationPage',
        exact: true,
        modules: {data: await write(`operation-${operation.api}-${operation.id}.json`, JSON.stringify(data))},
        sidebar: 'services',
        // For the sitemap's dates.
        metadata: {sourceFilePath: page.source, lastUpdatedAt: page.changedAt ?? null},
      };
    }),
  );
}

export default async function routesPlugin(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<LoadedContent>> {
  // Stock Docusaurus asks git about each file; here one question tells of all.
  const docs = await docsPlugin(context, {...options, showLastUpdateTime: false});
  const {warning} = readHistory(context.siteDir);
  if (warning) console.warn(warning);
  const changes = lastChanges(context.siteDir);
  return {
    ...docs,
    async loadContent() {
      const content = (await docs.loadContent?.()) as LoadedContent;
      for (const doc of content.loadedVersions.flatMap((version) => version.docs)) {
        const changed = changes.get(doc.source.replace(/^@site\//, ''));
        // Not "undefined": the sitemap would ask git again.
        doc.lastUpdatedAt = changed === undefined ? null : Date.parse(changed);
      }
      return content;
    },
    getPathsToWatch: () => [...(docs.getPathsToWatch?.() ?? []), `${context.siteDir}/openapi/**/*.yaml`],
    async contentLoaded({content, actions}) {
      checkCatalogue(content.loadedVersions.flatMap((version) => version.docs));
      await actions.createData(
        'operation-counts.json',
        JSON.stringify(Object.fromEntries(services.map(({id}) => [id, countOperations(descriptionsOf(id))]))),
      );
      const operations = operationsInOrder();
      const routes = await operationRoutes(operations, changes, async (name, data) => {
        const file = await actions.createData(name, data);
        // Not the absolute path: Docusaurus hashes it, and the names of scripts would differ from folder to folder.
        return `@generated/${posixPath(path.relative(context.generatedFilesDir, file))}`;
      });
      for (const version of content.loadedVersions) version.sidebars = withOperations(version.sidebars, operations);
      await docs.contentLoaded?.({
        content,
        actions: {
          ...actions,
          addRoute(route) {
            pageRoutes(route).push(...routes);
            dropDocs(route);
            actions.addRoute(route);
          },
        },
      });
    },
  };
}

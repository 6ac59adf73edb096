/** The Markdown of every page. */
import {scale, SCALE_DATE} from '../catalogue/access';
import {categories, servicePath, servicesOf, type Category} from '../catalogue/services';
import {countOperations, descriptionsOf, findOperation, operationPath} from '../api/node/descriptions';
import {readRequest} from '../content/node/readRequest';
import {starts} from '../recognise/starts';
import {absolute, twinPath} from './addresses';
import {renderOperation} from './operationMarkdown';
import {renderOperationRequest} from './operationRequest';
import type {Page} from './pages';
import {renderDoc} from './prose';
import {renderProseRequest} from './requestMarkdown';
import {code} from '@ecosystems-docs/openapi-docs/words';
import {fullPath} from './serviceIndex';
import {joinBlocks, link} from './markdownText';

function serviceList(category: Category): string {
  return servicesOf(category.id)
    .map((service) => {
      const count = countOperations(descriptionsOf(service.id));
      const facts = [
        ...(service.apiBase ? [`base URL ${code(service.apiBase)}`] : []),
        ...(count > 0 ? [`${count} operations`] : []),
      ];
      const exchange = `Give: ${service.give}. Get: ${service.get}.${service.holds ? ` Data: ${service.holds} (${SCALE_DATE}).` : ''}`;
      return `- ${link(service.title, servicePath(service))}: ${service.description} ${exchange}${facts.length > 0 ? ` (${facts.join(', ')})` : ''}`;
    })
    .join('\n');
}

function landing({title, description}: Page): string {
  return joinBlocks([
    `# ${title}`,
    description,
    '## A first request',
    renderProseRequest(
      readRequest(
        'packages/lookupPackage fields=name,ecosystem,latest_release_number,dependent_packages_count',
        'purl: pkg:npm/react',
      ),
    ),
    `Next: ${link('make your first API call', '/docs/guides/first-api-call')}. Instructions for agents are in [llms.txt](${absolute('/llms.txt')}).`,
    '## Start from what you have',
    starts
      .map(
        (start) =>
          `- ${start.what} (${code(start.example)}): ${start.requests.map(({operation, gives}) => link(gives, operationPath(findOperation(operation)))).join('; ')}`,
      )
      .join('\n'),
    '## The services',
    ...categories.flatMap((category) => [
      `### ${link(category.title, `/docs/category/${category.id}`)}`,
      category.description,
      serviceList(category),
    ]),
    '## What we index',
    scale.map(({label, value}) => `- ${value} ${label}`).join('\n'),
    `As published by ecosyste.ms on ${SCALE_DATE}. Data under ${link('CC BY-SA 4.0', '/docs/usage/licences')}.`,
  ]);
}

/**
 * @returns the page as Markdown: from the model, or from its source with the parts in it read back from their HTML
 * @throws Error with file and line of what cannot be written as Markdown
 */
export function renderTwin(page: Page): string {
  switch (page.kind) {
    case 'landing':
      return `${landing(page)}\n`;
    case 'doc':
      return renderDoc(page.doc);
    case 'category':
      return `${joinBlocks([`# ${page.title}`, page.description, serviceList(page.category)])}\n`;
    case 'operation':
      return renderOperationRequest(page.operation, page.api);
  }
}

/** @returns the Markdown of every page by its path, and of each operation also the complete one. */
export function renderTwins(pages: readonly Page[]): Map<string, string> {
  return new Map(
    pages.flatMap((page) => [
      [twinPath(page.route), renderTwin(page)] as [string, string],
      ...(page.kind === 'operation'
        ? [[fullPath(page.route), renderOperation(page.operation, page.api)] as [string, string]]
        : []),
    ]),
  );
}

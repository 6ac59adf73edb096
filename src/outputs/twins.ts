/** The Markdown of every page. */
import {scale, SCALE_DATE} from '../catalogue/access';
import {servicePath, servicesOf, type Category} from '../catalogue/services';
import {countOperations, descriptionsOf} from '../api/node/descriptions';
import type {PartName} from '../content/Generated';
import {generatedPart} from '../content/node/parts';
import {readRequest} from '../content/node/readRequest';
import {htmlToMarkdown} from './htmlMarkdown';
import {renderPart} from './parts';
import {formatDate} from '@ecosystems-docs/text';
import {absolute, twinPath} from './addresses';
import {LLMS} from './llms';
import {TASKS} from './tasks';
import {renderOperation} from './operationMarkdown';
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

/** @returns a generated part of the landing page, as the page shows it */
const part = (name: PartName): string => htmlToMarkdown(renderPart(generatedPart(name)), '/');

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
    `Next: ${link('make your first API call', '/docs/guides/first-api-call')}, or ${link('start from what you have', '/docs/guides/find-a-service')}.`,
    '## Where to begin',
    part('roles'),
    '## The services',
    part('service-map'),
    `${scale.map(({label, value}) => `${value} ${label}`).join(', ')} on ${formatDate(SCALE_DATE)}. Data under ${link('CC BY-SA 4.0', '/docs/usage/licences')}.`,
  ]);
}

/**
 * @returns the page as Markdown: from the model, or from its source with the parts in it read back from their HTML
 * @throws Error with file and line of what cannot be written as Markdown
 */
function renderTwin(page: Page): string {
  switch (page.kind) {
    case 'landing':
      return `${landing(page)}\n`;
    case 'doc':
      return renderDoc(page.doc);
    case 'category':
      return `${joinBlocks([`# ${page.title}`, page.description, serviceList(page.category)])}\n`;
    case 'operation':
      return renderOperation(page.operation, 'short');
  }
}

/** @returns the Markdown of every page by its path, and of each operation also the complete one. */
export function renderTwins(pages: readonly Page[]): Map<string, string> {
  return new Map(
    pages.flatMap((page) => [
      [twinPath(page.route), renderTwin(page)] as [string, string],
      ...(page.kind === 'operation'
        ? [[fullPath(page.route), renderOperation(page.operation)] as [string, string]]
        : []),
    ]),
  );
}

/** @returns the Markdown of a page with a line below its title that leads agents to the index: they can land on any page. */
export function withPointer(markdown: string): string {
  const pointer = `> For agents: [rules and traps](${absolute(LLMS)}), [requests by task](${absolute(TASKS)}).`;
  return markdown.replace(/^# .*/, (title) => `${title}\n\n${pointer}`);
}

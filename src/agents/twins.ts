/** The Markdown of every page. */
import {scale, SCALE_DATE} from '../catalogue/access';
import {categories, servicePath, servicesOf, type Category} from '../catalogue/services';
import {keptInBuild} from '../kept/kept';
import {countOperations, descriptionsOf, findOperation, MODEL_SOURCES, operationPath} from '../reference/descriptions';
import {readRequest} from '../reference/requestHtml';
import {starts} from '../starts/starts';
import {absolute, twinPath} from './addresses';
import {renderOperation} from './operation';
import {ROOT, type Page} from './pages';
import {renderProse} from './prose';
import {renderProseRequest} from './request';
import {code, joinBlocks, link} from './text';

function serviceList(category: Category): string {
  return servicesOf(category.id).map((service) => {
    const count = countOperations(descriptionsOf(service.id));
    const facts = [...(service.apiBase ? [`base URL ${code(service.apiBase)}`] : []), ...(count > 0 ? [`${count} operations`] : [])];
    return `- ${link(service.title, servicePath(service))}: ${service.description}${facts.length > 0 ? ` (${facts.join(', ')})` : ''}`;
  }).join('\n');
}

function landing({title, description}: Page): string {
  return joinBlocks([
    `# ${title}`,
    description,
    '## A first request',
    renderProseRequest(readRequest('packages/lookupPackage fields=name,ecosystem,latest_release_number,dependent_packages_count', 'purl: pkg:npm/react')),
    `${link('Your first API call', '/docs/guides/first-api-call')} goes on from here. Instructions for agents are in [llms.txt](${absolute('/llms.txt')}).`,
    '## Start from what you have',
    starts.map((start) => `- ${start.what} (${code(start.example)}): ${start.requests.map(({operation, gives}) => link(gives, operationPath(findOperation(operation)))).join('; ')}`).join('\n'),
    '## The services',
    ...categories.flatMap((category) => [`### ${link(category.title, `/docs/category/${category.id}`)}`, category.description, serviceList(category)]),
    '## The scale of it',
    scale.map(({label, value}) => `- ${value} ${label}`).join('\n'),
    `As published by ecosyste.ms on ${SCALE_DATE}. Data under ${link('CC BY-SA 4.0', '/docs/usage/licences')}.`,
  ]);
}

/**
 * @returns the page as Markdown: from its source or the model, never from HTML
 * @throws Error with file and line of what cannot be written as Markdown
 */
export function renderTwin(page: Page): string {
  switch (page.kind) {
    case 'landing':
      return `${landing(page)}\n`;
    case 'doc':
      return renderProse(page.source, page.file, page.route);
    case 'category':
      return `${joinBlocks([`# ${page.title}`, page.description, serviceList(page.category)])}\n`;
    case 'operation':
      return renderOperation(page.operation, page.api);
  }
}

/** @returns the Markdown of every page by its path. */
export function renderTwins(pages: readonly Page[]): Map<string, string> {
  const isOperation = ({kind}: Page): boolean => kind === 'operation';
  const write = (page: Page): [string, string] => [twinPath(page.route), renderTwin(page)];
  const operations = keptInBuild(ROOT, 'twins', MODEL_SOURCES, () => pages.filter(isOperation).map(write));
  const others = pages.filter((page) => !isOperation(page)).map((page) => (page.kind === 'doc' ? keptInBuild(ROOT, 'twins-of-docs', MODEL_SOURCES, () => write(page), JSON.stringify(page)) : write(page)));
  return new Map([...others, ...operations]);
}

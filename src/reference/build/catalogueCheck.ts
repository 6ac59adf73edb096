import {existsSync} from 'node:fs';
import path from 'node:path';
import {services, servicePath, type Service} from '../../catalogue/services';
import {loadDescriptions, OPENAPI_DIR} from './descriptions';

interface Doc {
  permalink: string;
  source: string;
}

/** @returns what is said of a service without a page, with the fix */
export function withoutPage(service: Service): string {
  return `src/catalogue/services.ts: the service "${service.id}" has no page. Write docs/services/${service.category}/${service.id}.mdx, or remove the record.`;
}

/**
 * Holds catalogue, pages and API descriptions together: each service has its
 * page and its descriptions, and each page and description its service.
 *
 * @param docs the pages that the docs plugin found
 * @throws Error that lists every gap with the file to fix
 */
export function checkCatalogue(docs: readonly Doc[]): void {
  const pages = new Map(
    docs
      .filter((doc) => doc.permalink.startsWith('/docs/services/'))
      .map((doc) => [doc.permalink, doc.source.replace('@site/', '')]),
  );
  const problems: string[] = [];
  for (const service of services) {
    if (!pages.delete(servicePath(service))) {
      problems.push(withoutPage(service));
    }
    for (const id of service.descriptions) {
      if (!existsSync(path.join(OPENAPI_DIR, `${id}.yaml`))) {
        problems.push(
          `src/catalogue/services.ts: the service "${service.id}" names the API description "${id}", but there is no openapi/${id}.yaml.`,
        );
      }
    }
  }
  for (const source of pages.values()) {
    problems.push(
      `${source}: this page has no service in the catalogue. Add a record to src/catalogue/services.ts, or remove the page.`,
    );
  }
  const known = new Set<string>(services.flatMap((service) => service.descriptions));
  for (const description of loadDescriptions()) {
    if (!known.has(description.id))
      problems.push(
        `openapi/${description.id}.yaml: no service in src/catalogue/services.ts names this API description.`,
      );
  }
  if (problems.length > 0)
    throw new Error(`The catalogue and the pages disagree:\n${problems.map((problem) => `- ${problem}`).join('\n')}`);
}

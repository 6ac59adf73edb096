import {services, servicePath, type Service} from '../../catalogue/services';
import {loadDescriptions} from './descriptions';

interface Doc {
  permalink: string;
  source: string;
}

/** @returns the message about a service without a page, with the fix */
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
  const paths = services.map(servicePath);
  const described = loadDescriptions().map(({id}) => id);
  const wanted = new Set<string>(services.flatMap(({descriptions}) => descriptions));
  const problems = [
    ...services.filter((service) => !pages.has(servicePath(service))).map(withoutPage),
    ...services.flatMap((service) =>
      service.descriptions
        .filter((id) => !described.includes(id))
        .map(
          (id) =>
            `src/catalogue/services.ts: the service "${service.id}" names the API description "${id}", but there is no openapi/${id}.yaml.`,
        ),
    ),
    ...[...pages.entries()]
      .filter(([permalink]) => !paths.includes(permalink))
      .map(
        ([, source]) =>
          `${source}: this page has no service in the catalogue. Add a record to src/catalogue/services.ts, or remove the page.`,
      ),
    ...described
      .filter((id) => !wanted.has(id))
      .map((id) => `openapi/${id}.yaml: no service in src/catalogue/services.ts names this API description.`),
  ];
  if (problems.length > 0)
    throw new Error(`The catalogue and the pages disagree:\n${problems.map((problem) => `- ${problem}`).join('\n')}`);
}

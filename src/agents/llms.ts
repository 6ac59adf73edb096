/** `/llms.txt` and its longer companions (llmstxt.org): what an agent needs to call the services well, and where to read on. */
import {facts, MAILTO_PARAMETER, SAMPLE_USER_AGENT} from '../catalogue/access';
import {links} from '../catalogue/links';
import {categories, services, servicesOf} from '../catalogue/services';
import {addresses} from '../openapi/listings';
import type {ApiDescription} from '../openapi/model';
import {countOperations, loadDescriptions} from '../reference/descriptions';
import {SITE_TITLE} from '../site/config';
import {absolute, resolveAddress, twinPath} from './addresses';
import {renderBundle} from './bundle';
import type {DocPage, Page} from './pages';
import {code, joinBlocks, link} from './text';

/** Where the files stand. */
export const LLMS = '/llms.txt';
export const LLMS_FULL = '/llms-full.txt';
const bundlePath = (service: string): string => `/llms/${service}.txt`;

/** The sections of `llms-full.txt`: sidebars that are read, without those about the project. */
const FULL = ['getStarted', 'guides', 'usage', 'services'];

/** What to know before the first call, in the words of the usage pages that each line links. */
function instructions(): string[] {
  const limit = (name: string): string => facts[name] ?? '';
  return [
    `Every page of this site is also Markdown: put ${code('.md')} behind its address, in place of a closing slash. The home page is ${absolute('/index.md')}. Each operation has a page with every parameter, property, status, header and example; the page of a service lists its operations. Examples are illustrative unless they say that they were recorded: do not pass their values on as data.`,
    '**How to call the services**',
    [
      `- No key is needed to read. Call the base URL of the service over HTTPS, such as ${code('https://packages.ecosyste.ms/api/v1')}; there is no common host. Answers are JSON.`,
      `- Name whoever you act for: put their e-mail address into the header ${code('User-Agent')}, as in ${code(SAMPLE_USER_AGENT)}. Where you cannot set headers, add ${code(`?${MAILTO_PARAMETER}=you@example.com`)}. The header ${code('From')} has no effect. Never make an address up. ${link('Authentication', '/docs/usage/authentication')}`,
      `- Stay inside the limit: ${limit('rateLimit.anonymous')} requests an hour without an address, ${limit('rateLimit.polite')} with one (measured on ${limit('rateLimit.measured')}), counted for your IP address over all services together. The count starts again on the full hour. ${link('Rate limits', '/docs/usage/rate-limits')}`,
      `- After a ${code('429')} wait until the time in ${code('x-ratelimit-reset')} (Unix seconds). There is no ${code('Retry-After')}, and the body has ${code('error_msg')} in place of ${code('error')}.`,
      `- Read lists by ${code('page')} and ${code('per_page')} (in most services 100 items, at most 1,000) and follow the ${code('Link')} header until it has no ${code('rel="next"')}. Most lists have no total. ${link('Pagination', '/docs/usage/pagination')}`,
      `- Ask for many packages in one request: ${link('bulk lookup', 'op:packages/bulkLookupPackages')} takes up to 100 package URLs.`,
      `- Diff, Resolver and the three parsers work by jobs: create one, follow the redirect, ask every few seconds until ${code('status')} is ${code('complete')} or ${code('error')}, and give up after ten minutes. Every state is answered with ${code('200')}. ${link('Jobs', '/docs/guides/jobs')}`,
      `- Follow redirects, and send ${code('Content-Type: application/json')} with a JSON body.`,
    ].join('\n'),
    '**Traps**',
    [
      `- Unknown is not always ${code('404')}: a ${link('package lookup', 'op:packages/lookupPackage')} answers ${code('200')} with ${code('[]')} and queues the package. Commits and Issues answer ${code('202')} until a repository has been read: wait as ${code('Retry-After')} says, and do not take the body for the record. ${link('Errors', '/docs/usage/errors')}`,
      `- Lookups match exactly. They are not a search.`,
      `- Encode a name as one path segment: ${code('rails%2Frails')}, ${code('%40babel%2Fcore')}. Better, use the addresses in answers (${code('repository_url')}, ${code('versions_url')}). ${link('Names in paths', '/docs/usage/conventions#names-in-paths')}`,
      `- A misspelt parameter is ignored without an error, so an unfiltered list can look like a filtered one.`,
      `- Some switches only test presence: ${code('critical=false')} filters like ${code('critical=true')}. Leave them out. ${link('Which ones', '/docs/usage/conventions#presence-parameters')}`,
      `- Paged lists answer ${code('page=0')}, negative numbers and text with a ${code('500')}, all but those of Funds. Several services do the same for a ${code('sort')} by an unknown column, or for a text where a date belongs.`,
      `- Answers can come from a shared cache, hours old, with the rate limit headers of another caller (${code('cf-cache-status: HIT')}). ${code('last_synced_at')} says how old a record is. ${link('Caching', '/docs/usage/caching')}`,
      `- An advisory lookup lists every advisory of a package, whichever version it affects: compare with ${code('vulnerable_version_range')}.`,
      `- The API descriptions that the services publish differ from their code. Use the ones below, which follow it.`,
    ].join('\n'),
    '**Do not …**',
    [
      `- Repeat a request that was answered with a ${code('4xx')} other than ${code('429')}, or with a ${code('500')} that stays: correct it. (A ${code('404')} of ${link('the repository lookup', 'op:repositories/repositoriesLookup')} has queued the repository: ask again after an hour.)`,
      `- Call operations marked as creating or queueing unless the task asks for it: lookups and pings queue work, and ${code('GET /jobs')} of Diff and Resolver creates a job.`,
      `- Send names or addresses that you have not checked to lookups that add what they do not know.`,
      `- Copy whole registries record by record: ${link('there are dumps', '/docs/guides/bulk-data')}.`,
      `- Add a time or random number to get past the cache.`,
      `- Put an API key into an address, a web page or a published file.`,
      `- Publish the data without credit: it is under ${link('CC BY-SA 4.0', links.dataLicence)}. ${link('What to write', '/docs/usage/licences')}`,
    ].join('\n'),
  ];
}

const kilobytes = (text: string): string => `${Math.ceil(Buffer.byteLength(text) / 1024)} KB`;

function head(apis: readonly ApiDescription[]): string[] {
  return [
    `# ${SITE_TITLE}`,
    `> Open data about open source software: packages, repositories, dependencies, advisories, commits, issues and funding, from ${services.filter(({apiBase}) => apiBase).length} services with ${countOperations(apis)} operations. The reference says what the services' code does, and names where their own API descriptions say otherwise.`,
    ...instructions(),
  ];
}

function entry({title, route, description}: Page): string {
  return `- [${title}](${absolute(twinPath(route))}): ${description}`;
}

/**
 * @param pages every page of the site
 * @param twins their Markdown by path
 * @returns `/llms.txt`, `/llms-full.txt` and a text for each service, by path
 */
export function renderLlms(pages: readonly Page[], twins: ReadonlyMap<string, string>): Map<string, string> {
  const twin = ({route}: Page): string => (twins.get(twinPath(route)) ?? '').trim();
  const apis = loadDescriptions();
  const docs = pages.filter((page) => page.kind === 'doc');
  const section = (name: string): DocPage[] => docs.filter((page) => page.section === name);
  const full = `${joinBlocks([...head(apis), ...FULL.flatMap(section).flatMap((page) => ['---', `Source: ${absolute(page.route)}`, twin(page)])])}\n`;
  const bundles = new Map(docs.flatMap((page): [string, string][] => (page.service?.apiBase ? [[page.service.id, renderBundle(page.service, twin(page))]] : [])));
  const serviceEntries = categories.flatMap((category) => servicesOf(category.id)).flatMap(({id}) => {
    const page = docs.find(({service}) => service?.id === id);
    const bundle = bundles.get(id);
    if (!page) return [];
    return bundle ? [`${entry(page)} All operations in one file: [${page.title}, complete](${absolute(bundlePath(id))}) (${kilobytes(bundle)})`] : [entry(page)];
  });
  const index = `${joinBlocks([
    ...head(apis),
    '## Start',
    section('getStarted').map(entry).join('\n'),
    '## Services',
    serviceEntries.join('\n'),
    '## Usage',
    section('usage').map(entry).join('\n'),
    '## Guides',
    section('guides').map(entry).join('\n'),
    '## API descriptions (OpenAPI 3.1)',
    [
      `- [All APIs in one document](${absolute(addresses.yaml(addresses.merged))}): YAML; also as [JSON](${absolute(addresses.json(addresses.merged))})`,
      ...apis.map((api) => `- [${api.title}](${absolute(addresses.yaml(api.id))}): ${api.operations.length} operations; also as [JSON](${absolute(addresses.json(api.id))})`),
      `- [API catalogue](${absolute(addresses.apiCatalog)}): every API as a set of links (RFC 9727)`,
      `- [APIs.json](${absolute(addresses.apisJson)}): every API in the form of apisjson.org`,
    ].join('\n'),
    '## Optional',
    [
      `- [All guides, usage and service pages in one file](${absolute(LLMS_FULL)}): ${kilobytes(full)}, without the operations`,
      ...[...section('contributing'), ...section('about')].map(entry),
      `- [Changes](${absolute('/changes.xml')}): feed of changes of the API descriptions`,
      `- [The project](${resolveAddress('link:website')}): website of the provider`,
    ].join('\n'),
  ])}\n`;
  return new Map([[LLMS, index], [LLMS_FULL, full], ...[...bundles].map(([id, text]): [string, string] => [bundlePath(id), text])]);
}

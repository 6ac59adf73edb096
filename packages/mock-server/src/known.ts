/** Which names the examples of the descriptions have: what the mock knows, and what it must not answer for. */
import type {ApiDescription, Json, Operation} from '@ecosystems-docs/openapi-docs';
import {valueText} from '@ecosystems-docs/openapi-docs/words';
import {decode, type RequestValues} from '@ecosystems-docs/openapi-docs/samples';

/** Query parameters that name one record; with any other value the services find nothing. */
const LOOKUPS = new Set(['purl', 'url', 'repository_url', 'doi', 'sha256']);

/** Parameters that name a repository. All services know those on public hosts, so that their names count for all APIs. */
const REPOSITORIES = new Set(['repositoryName', 'repoName', 'url', 'repository_url']);

/** Lists of a record's further names, and the parameters that take them. */
const ALIASES = /^(?:CVE|GHSA)-/;
const ALIAS_PARAMETERS = ['id', 'advisoryId'];

/** @returns every text inside a value */
function textsOf(value: Json | undefined): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

/** Names are compared without letter case, encoding, GitHub's host, and slashes at the end. */
const normal = (value: Json): string =>
  decode(valueText(value))
    .toLowerCase()
    .replace(/^https:\/\/github\.com\//, '')
    .replace(/(?:\.git)?\/?$/, '');

/** The names of one API, by parameter. */
class Names {
  private readonly byParameter = new Map<string, Set<string>>();

  add(name: string, value: Json | undefined): void {
    if (value === undefined || value === null) return;
    const known = this.byParameter.get(name) ?? new Set();
    known.add(normal(value));
    this.byParameter.set(name, known);
  }

  has(name: string, value: Json): boolean {
    return this.byParameter.get(name)?.has(normal(value)) ?? false;
  }

  list(name: string): string[] {
    return [...(this.byParameter.get(name) ?? [])];
  }
}

/** Reads the values of path parameters out of a URL of the API, such as `versions_url` of a record. */
function readUrl(operations: readonly Operation[], text: string, names: Names): void {
  for (const {baseUrl, path} of operations) {
    if (!text.startsWith(`${baseUrl}/`)) continue;
    const given = text
      .slice(baseUrl.length)
      .replace(/[?#].*/, '')
      .split('/');
    const template = path.split('/');
    const fits = template.length <= given.length && template.every((part, at) => part[0] === '{' || part === given[at]);
    for (const [at, part] of fits ? template.entries() : [])
      if (part[0] === '{') names.add(part.slice(1, -1), given[at]);
  }
}

function readText(operations: readonly Operation[], text: string, names: Names): void {
  if (text.startsWith('pkg:')) names.add('purl', text.replace(/@[^@/]*$/, ''));
  else if (ALIASES.test(text)) for (const name of ALIAS_PARAMETERS) names.add(name, text);
  else if (text.startsWith('https:')) readUrl(operations, text, names);
}

function namesOf({operations}: ApiDescription): Names {
  const names = new Names();
  for (const {parameters, responses, requestBody} of operations) {
    for (const {name, example} of parameters) names.add(name, example);
    const contents = [...responses, ...(requestBody ? [requestBody] : [])].flatMap(({content}) => content);
    for (const {value, request} of contents.flatMap(({examples}) => examples)) {
      for (const [name, named] of Object.entries(request ?? {})) names.add(name, named);
      for (const text of new Set(textsOf(value))) readText(operations, text, names);
    }
  }
  return names;
}

/** What the mock can answer for. */
export class Known {
  private readonly byApi: ReadonlyMap<string, Names>;
  private readonly repositories: ReadonlySet<string>;

  constructor(apis: readonly ApiDescription[]) {
    this.byApi = new Map(apis.map((api) => [api.id, namesOf(api)]));
    const all = [...this.byApi.values()];
    this.repositories = new Set(all.flatMap((names) => [...REPOSITORIES].flatMap((name) => names.list(name))));
  }

  /** @returns one sentence for each name in a request that no example has */
  unknown({api, method, parameters}: Operation, values: RequestValues): string[] {
    const names = this.byApi.get(api);
    if (!names || method !== 'GET') return [];
    return parameters.flatMap(({name, in: place}) => {
      const value = values.parameters[name];
      if (value === undefined || value === null || !(place === 'path' || LOOKUPS.has(name))) return [];
      if (names.has(name, value) || (REPOSITORIES.has(name) && this.repositories.has(normal(value)))) return [];
      const some = names.list(name).slice(0, 8).join(', ');
      return [`no example has the ${name} "${valueText(value)}"; examples have ${some}`];
    });
  }
}

import type {Oas3Rule} from '@redocly/openapi-core';
import {type AnyObject, asList, asObject, isObject} from '@ecosystems-docs/openapi-docs';
import {isFact} from '@ecosystems-docs/openapi-docs/facts';
import {isBlank, documentOperations, rule, type Fail} from './rule';
import {isVerb} from './verbs';

const DATE = /^\d{4}-\d{2}-\d{2}$/;
const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*$/;
/** An HTML tag or comment; `<https://…>` is Markdown. */
const HTML = /<\/?[a-z][a-z0-9]*(\s[^>]*)?\/?>|<!--/i;

/** Whether a Markdown text holds HTML outside of code. */
export function hasHtml(markdown: string): boolean {
  return HTML.test(markdown.replace(/```[\s\S]*?```|`[^`]*`/g, ''));
}

const fits = (value: unknown, form: RegExp): boolean => typeof value === 'string' && form.test(value);

/** `x-service`, the title, summary and texts, the tags. */
const service = rule({
  Root(root, {fail}) {
    if (!fits(root['x-service'], KEBAB))
      fail(
        '`x-service` is missing or not an id.',
        'Write the id of the service in the catalogue, for example `x-service: packages`.',
        'x-service',
      );
    for (const key of ['summary', 'description'])
      if (isBlank(asObject(root.info)[key]))
        fail(`\`info.${key}\` is missing.`, 'Say which question the API answers.', 'info', key);
    const tags = asList(root.tags).map((tag) => asObject(tag).name);
    const operations = documentOperations(root);
    const least = operations.length > 3 ? 2 : 1;
    if (tags.length < least || tags.length > 8)
      fail(`The document has ${tags.length} tags.`, `Group the operations into ${least} to 8 tasks.`, 'tags');
    tags.forEach((tag, index) => {
      const name = String(tag);
      const place = ['tags', index, 'name'] as const;
      if (!isVerb(name))
        fail(`The tag "${name}" does not start with a verb.`, 'Name the task, for example "Find a package".', ...place);
      if (!operations.some(({operation}) => asList(operation.tags).includes(tag)))
        fail(`No operation has the tag "${name}".`, 'Use it or remove it.', ...place);
    });
  },
});

/** The form of each key of `x-provenance`, and what to write. */
const PROVENANCE: [key: string, form: RegExp, what: string][] = [
  ['repository', /^[\w.-]+\/[\w.-]+$/, 'owner/name'],
  ['commit', /^[0-9a-f]{40}$/, 'the full commit id, 40 hexadecimal digits in quotes'],
  ['read', DATE, "the day of that commit, as 'YYYY-MM-DD'"],
  ['publishedPath', /^[^/\s]\S*$/, "the path of the service's own document in the repository"],
  ['publishedUrl', /^https:\/\/\S+$/, "the https URL of the service's own document"],
];

const provenance = rule({
  Root({'x-provenance': value}, {fail}) {
    if (!isObject(value))
      return fail(
        '`x-provenance` is missing.',
        `Say which code was read: ${PROVENANCE.map(([key]) => key).join(', ')}.`,
        'x-provenance',
      );
    for (const [key, form, what] of PROVENANCE)
      if (!fits(value[key], form))
        fail(`\`x-provenance.${key}\` is missing or malformed.`, `Write ${what}.`, 'x-provenance', key);
  },
  /** An operation that the document's commit lacks names the commit that has it. */
  Operation({'x-provenance': value}, {fail}) {
    if (value === undefined) return;
    for (const [key, form, what] of PROVENANCE.filter(([name]) => name === 'commit' || name === 'read'))
      if (!fits(asObject(value)[key], form))
        fail(`\`x-provenance.${key}\` is missing or malformed.`, `Write ${what}.`, 'x-provenance', key);
  },
});

const DIFFERENCE_KEYS = ['id', 'operations', 'what', 'why', 'evidence', 'facts'];

function checkDifferenceKeys(entry: AnyObject, fail: Fail): void {
  for (const key of ['what', 'why']) {
    if (isBlank(entry[key])) fail(`\`${key}\` of a difference is missing.`, 'Say it in one or two sentences.', key);
    else if (hasHtml(String(entry[key]))) fail(`\`${key}\` holds HTML.`, 'Write Markdown; put code in backticks.', key);
  }
  for (const key of ['operations', 'evidence', 'facts'])
    if (!Array.isArray(entry[key]))
      fail(`\`${key}\` of a difference is not a list.`, 'Write a list; `[]` if there is nothing to list.', key);
  for (const key of Object.keys(entry))
    if (!DIFFERENCE_KEYS.includes(key))
      fail(`\`${key}\` is not a key of a difference.`, 'Remove it, or quote the text before it.', key);
}

function checkDifferenceLists(entry: AnyObject, operationIds: ReadonlySet<unknown>, fail: Fail): void {
  for (const [index, text] of asList(entry.operations).map(String).entries())
    if (!operationIds.has(text))
      fail(
        `There is no operation ${text}.`,
        'Write the operationId of an operation of this document; for the whole document write `[]`.',
        'operations',
        index,
      );
  if (Array.isArray(entry.evidence) && entry.evidence.length === 0)
    fail('A difference has no evidence.', 'Name at least one `path:line` in the repository.', 'evidence');
  for (const [index, text] of asList(entry.evidence).map(String).entries())
    if (!/^[^\s:@]+:\d+(-\d+)?(@[0-9a-f]{40})?$/.test(text))
      fail(
        `The evidence "${text}" does not have the form path:line.`,
        'Write for example `app/models/package.rb:42`, with `@` and a full commit id if it is not that of the provenance.',
        'evidence',
        index,
      );
  for (const [index, text] of asList(entry.facts).map(String).entries())
    if (!isFact(text))
      fail(
        `"${text}" is not a structural fact.`,
        'Write `operation GET /path`, `parameter GET /path query name`, `body POST /path`, `response GET /path 200`, `schema Name` or `property Schema.name`; a `*` may end it, but not an operation.',
        'facts',
        index,
      );
}

const differences = rule({
  Root(root, {fail}) {
    const entries = root['x-differences'];
    if (!Array.isArray(entries))
      return fail(
        '`x-differences` is missing.',
        'Write `x-differences: []`, or one entry for each deliberate difference.',
        'x-differences',
      );
    const operationIds = new Set(documentOperations(root).map(({operation}) => operation.operationId));
    const ids = new Set<unknown>();
    entries.forEach((entry: unknown, index) => {
      const failHere: Fail = (message, fix, ...place) => fail(message, fix, 'x-differences', index, ...place);
      if (!isObject(entry)) return failHere('A difference is not a mapping.', `Write ${DIFFERENCE_KEYS.join(', ')}.`);
      const {id} = entry;
      if (!fits(id, KEBAB))
        failHere(
          'The id of a difference is missing or not in kebab-case.',
          'Write for example `id: bulk-lookup-repository-url`.',
          'id',
        );
      else if (ids.has(id)) failHere(`There is another difference with the id ${String(id)}.`, 'Use another id.', 'id');
      ids.add(id);
      checkDifferenceKeys(entry, failHere);
      checkDifferenceLists(entry, operationIds, failHere);
    });
  },
});

/** No HTML, and no empty text, in any description or summary. */
const text = rule({
  any(node, {fail, kind}) {
    if (/^(SpecExtension|SchemaProperties|.*Map|Named.*)$/.test(kind)) return;
    const check = (value: unknown, key: string, ...place: number[]): void => {
      if (typeof value !== 'string') return;
      if (isBlank(value)) fail(`\`${key}\` is empty.`, 'Write it.', key, ...place);
      if (hasHtml(value)) fail(`\`${key}\` contains HTML.`, 'Write Markdown; put code in backticks.', key, ...place);
    };
    check(node.summary, 'summary');
    check(node.description, 'description');
    asList(node['x-caveats']).forEach((caveat, index) => check(caveat, 'x-caveats', index));
  },
});

/** The rules about a whole document. */
export const documentRules: Record<string, Oas3Rule> = {service, provenance, differences, text};

import type {Oas3Rule} from '@redocly/openapi-core';
import {isMapping, type Mapping} from '../../src/openapi/build/cursor';
import {isFact} from '../../src/openapi/fact';
import {isVerb} from './verbs';

const DATE = /^\d{4}-\d{2}-\d{2}$/;
const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*$/;
/** An HTML tag or comment; `<https://…>` is Markdown. */
const HTML = /<\/?[a-z][a-z0-9]*(\s[^>]*)?\/?>|<!--/i;

/** Whether a Markdown text holds HTML outside of code. */
export function hasHtml(markdown: string): boolean {
  return HTML.test(markdown.replace(/```[\s\S]*?```|`[^`]*`/g, ''));
}

/** `x-service`, the title, summary and texts, the tags. */
const service: Oas3Rule = () => ({
  Root: {
    enter(root, {location, report}) {
      const source = root as unknown as Mapping;
      if (typeof source['x-service'] !== 'string' || !KEBAB.test(source['x-service'])) {
        report({
          message: '`x-service` is missing or not an id.',
          suggest: ['Write the id of the service in the catalogue, for example `x-service: packages`.'],
          location: location.child(['x-service']),
        });
      }
      const info = (source.info ?? {}) as Mapping;
      for (const key of ['summary', 'description']) {
        if (typeof info[key] === 'string' && info[key].trim() !== '') continue;
        report({
          message: `\`info.${key}\` is missing.`,
          suggest: ['Say which question the API answers.'],
          location: location.child(['info', key]),
        });
      }
      const tags = (source.tags ?? []) as Mapping[];
      const operations = operationsOf(source);
      const least = operations.length > 3 ? 2 : 1;
      if (tags.length < least || tags.length > 8) {
        report({
          message: `The document has ${tags.length} tags.`,
          suggest: [`Group the operations into ${least} to 8 tasks.`],
          location: location.child(['tags']),
        });
      }
      tags.forEach((tag, index) => {
        const name = String(tag.name);
        if (!isVerb(name))
          report({
            message: `The tag "${name}" does not start with a verb.`,
            suggest: ['Name the task, for example "Find a package".'],
            location: location.child(['tags', index, 'name']),
          });
        if (!operations.some((operation) => Array.isArray(operation.tags) && operation.tags.includes(tag.name))) {
          report({
            message: `No operation has the tag "${name}".`,
            suggest: ['Use it or remove it.'],
            location: location.child(['tags', index, 'name']),
          });
        }
      });
    },
  },
});

const provenance: Oas3Rule = () => ({
  Root: {
    enter(root, {location, report}) {
      const value = (root as unknown as Mapping)['x-provenance'];
      const at = location.child(['x-provenance']);
      if (!isMapping(value)) {
        report({
          message: '`x-provenance` is missing.',
          suggest: ['Say which code was read: repository, commit, read, publishedPath, publishedUrl.'],
          location: at,
        });
        return;
      }
      const forms: [string, RegExp, string][] = [
        ['repository', /^[\w.-]+\/[\w.-]+$/, 'owner/name'],
        ['commit', /^[0-9a-f]{40}$/, 'the full commit id, 40 hexadecimal digits in quotes'],
        ['read', DATE, "the day it was read, as 'YYYY-MM-DD'"],
        ['publishedPath', /^[^/\s]\S*$/, 'the path of the service’s own document in the repository'],
        ['publishedUrl', /^https:\/\/\S+$/, 'the https URL of the service’s own document'],
      ];
      for (const [key, form, fix] of forms) {
        if (typeof value[key] === 'string' && form.test(value[key])) continue;
        report({
          message: `\`x-provenance.${key}\` is missing or malformed.`,
          suggest: [`Write ${fix}.`],
          location: at.child([key]),
        });
      }
    },
  },
});

/** Reports a fault of a difference: of which of its keys, what is wrong and what to do. */
type Fail = (key: string | (string | number)[], message: string, fix: string) => void;

const DIFFERENCE_KEYS = ['id', 'operations', 'what', 'why', 'evidence', 'facts'];

function checkDifferenceKeys(entry: Mapping, fail: Fail): void {
  for (const key of ['what', 'why']) {
    const text = entry[key];
    if (typeof text !== 'string' || text.trim() === '')
      fail(key, `\`${key}\` of a difference is missing.`, 'Say it in one or two sentences.');
    else if (hasHtml(text)) fail(key, `\`${key}\` holds HTML.`, 'Write Markdown; put code in backticks.');
  }
  for (const key of ['operations', 'evidence', 'facts']) {
    if (!Array.isArray(entry[key]))
      fail(key, `\`${key}\` of a difference is not a list.`, 'Write a list; `[]` if there is nothing to list.');
  }
  for (const key of Object.keys(entry)) {
    if (!DIFFERENCE_KEYS.includes(key))
      fail(key, `\`${key}\` is not a key of a difference.`, 'Remove it, or quote the text before it.');
  }
}

function checkDifferenceLists(entry: Mapping, operationIds: ReadonlySet<unknown>, fail: Fail): void {
  eachText(entry.operations, (text, index) => {
    if (!operationIds.has(text))
      fail(
        ['operations', index],
        `There is no operation ${text}.`,
        'Write the operationId of an operation of this document; for the whole document write `[]`.',
      );
  });
  if (Array.isArray(entry.evidence) && entry.evidence.length === 0)
    fail('evidence', 'A difference has no evidence.', 'Name at least one `path:line` in the repository.');
  eachText(entry.evidence, (text, index) => {
    if (!/^[^\s:]+:\d+(-\d+)?$/.test(text))
      fail(
        ['evidence', index],
        `The evidence "${text}" does not have the form path:line.`,
        'Write for example `app/models/package.rb:42`.',
      );
  });
  eachText(entry.facts, (text, index) => {
    if (!isFact(text))
      fail(
        ['facts', index],
        `"${text}" is not a structural fact.`,
        'Write `operation GET /path`, `parameter GET /path query name`, `body POST /path`, `response GET /path 200`, `schema Name` or `property Schema.name`; a `*` may end it, but not an operation.',
      );
  });
}

const differences: Oas3Rule = () => ({
  Root: {
    enter(root, {location, report}) {
      const source = root as unknown as Mapping;
      const list: unknown = source['x-differences'];
      const top = location.child(['x-differences']);
      if (!Array.isArray(list)) {
        report({
          message: '`x-differences` is missing.',
          suggest: ['Write `x-differences: []`, or one entry for each deliberate difference.'],
          location: top,
        });
        return;
      }
      const operationIds = new Set(operationsOf(source).map((operation) => operation.operationId));
      const ids = new Set<unknown>();
      list.forEach((entry: unknown, index) => {
        const at = top.child([index]);
        const fail: Fail = (key, message, fix) =>
          report({message, suggest: [fix], location: at.child(Array.isArray(key) ? key : [key])});
        if (!isMapping(entry))
          return report({
            message: 'A difference is not a mapping.',
            suggest: ['Write id, operations, what, why, evidence and facts.'],
            location: at,
          });
        const {id} = entry;
        if (typeof id !== 'string' || !KEBAB.test(id))
          fail(
            'id',
            'The id of a difference is missing or not in kebab-case.',
            'Write for example `id: bulk-lookup-repository-url`.',
          );
        else if (ids.has(id)) fail('id', `There is another difference with the id ${id}.`, 'Use another id.');
        ids.add(id);
        checkDifferenceKeys(entry, fail);
        checkDifferenceLists(entry, operationIds, fail);
      });
    },
  },
});

/** No HTML, and no empty text, in any description or summary. */
const text: Oas3Rule = () => ({
  any: {
    enter(node: unknown, {location, report, type}) {
      if (!isMapping(node) || /^(SpecExtension|SchemaProperties|ExamplesMap|.*Map|Named.*)$/.test(type.name)) return;
      const check = (value: unknown, key: (string | number)[]): void => {
        if (typeof value !== 'string') return;
        if (value.trim() === '')
          report({message: `\`${key[0]}\` is empty.`, suggest: ['Write it.'], location: location.child(key)});
        if (hasHtml(value))
          report({
            message: `\`${key[0]}\` contains HTML.`,
            suggest: ['Write Markdown; put code in backticks.'],
            location: location.child(key),
          });
      };
      check(node.summary, ['summary']);
      check(node.description, ['description']);
      if (Array.isArray(node['x-caveats']))
        node['x-caveats'].forEach((caveat, index) => check(caveat, ['x-caveats', index]));
    },
  },
});

/** The rules about a whole document. */
export const documentRules: Record<string, Oas3Rule> = {service, provenance, differences, text};

function operationsOf(root: Mapping): Mapping[] {
  const items = isMapping(root.paths) ? Object.values(root.paths).filter(isMapping) : [];
  return items.flatMap((item) => Object.values(item).filter(isMapping));
}

function eachText(list: unknown, visit: (text: string, index: number) => void): void {
  if (Array.isArray(list)) list.forEach((entry: unknown, index) => visit(String(entry), index));
}

import type {Oas3Rule, Oas3Visitor, UserContext} from '@redocly/openapi-core';
import {isMapping, type Mapping} from '../../src/openapi/build/cursor';
import {fromPointer} from '../../src/openapi/build/errors';
import {blankFact, operationFact} from '../../src/openapi/fact';
import {isVerb} from './verbs';

const summary: Oas3Rule = () => ({
  Operation: {
    enter(operation, {location, report}) {
      const fail = (message: string, fix: string): void =>
        report({message, suggest: [fix], location: location.child(['summary'])});
      const text = operation.summary;
      if (typeof text !== 'string' || text.trim() === '')
        return fail('The operation has no summary.', 'Say in a few words what it does, starting with a verb.');
      if (!isVerb(text) || !/^[A-Z]/.test(text))
        fail(
          `The summary "${text}" does not start with a verb.`,
          'Start with a verb, for example "List", "Get" or "Look up" (the list is in tools/api-lint/verbs.ts).',
        );
      if (text.length > 80) fail(`The summary has ${text.length} characters.`, 'Shorten it to 80 at most.');
      if (text.trim().endsWith('.')) fail('The summary ends with a full stop.', 'Remove the full stop.');
    },
  },
});

/** camelCase; an id of our own also starts with a verb (published ids are kept as they are). */
const operationName: Oas3Rule = () => {
  const own = new Set<string>();
  return {
    Root: {
      enter(root) {
        const differences = list((root as unknown as Mapping)['x-differences']).filter(isMapping);
        for (const fact of differences.flatMap((difference) => list(difference.facts)))
          own.add(blankFact(String(fact)));
      },
    },
    Operation: {
      enter({operationId}, {location, report}) {
        if (operationId === undefined) return;
        const [, path = '', method = ''] = fromPointer(location.pointer);
        const isOwn = own.has(operationFact(method, path));
        const at = location.child(['operationId']);
        if (!/^[a-z][A-Za-z0-9]*$/.test(operationId)) {
          report({
            message: `The operationId "${operationId}" is not in camelCase.`,
            suggest: ['Write for example `lookupPackage`.'],
            location: at,
          });
        } else if (isOwn && !isVerb(operationId)) {
          report({
            message: `The operationId "${operationId}" does not start with a verb.`,
            suggest: ['Write for example `lookupPackage`.'],
            location: at,
          });
        }
      },
    },
  };
};

const effect: Oas3Rule = () => ({
  Operation: {
    enter(operation, {location, report}) {
      const value = (operation as unknown as Mapping)['x-effect'];
      if (value === 'read' || value === 'queues' || value === 'creates') return;
      report({
        message: '`x-effect` is missing or unknown.',
        suggest: ['Write `x-effect: read`, `queues` or `creates`.'],
        location: location.child(['x-effect']),
      });
    },
  },
});

const parameter: Oas3Rule = () => ({
  Parameter: {
    enter(node, {location, report, resolve}) {
      const source = node as unknown as Mapping;
      const name = String(source.name);
      const schema = isMapping(source.schema) ? resolve(source.schema).node : undefined;
      if (!isMapping(schema) || !hasType(schema))
        report({
          message: `Parameter \`${name}\` has no type.`,
          suggest: ['Write for example `schema: { type: string }`.'],
          location: location.child(['schema']),
        });
      if (!Object.hasOwn(source, 'example'))
        report({
          message: `Parameter \`${name}\` has no example.`,
          suggest: ['Write one `example` that works.'],
          location: location.child(['example']),
        });
      if (typeof source.description === 'string' && /<\/?[a-z]/i.test(name))
        report({
          message: `\`${name}\` is not a parameter name.`,
          suggest: ['Correct it.'],
          location: location.child(['name']),
        });
      if (source.in === 'path' && source.required !== true)
        report({
          message: `Path parameter \`${name}\` is not required.`,
          suggest: ['Write `required: true`.'],
          location: location.child(['required']),
        });
    },
  },
});

/** Which statuses an operation must list. */
const statuses: Oas3Rule = () => ({
  PathItem: {
    enter(item, context) {
      const shared = list(item.parameters);
      for (const [method, operation] of Object.entries(item as unknown as Mapping)) {
        if (!isMapping(operation) || !isMapping(operation.responses)) continue;
        const at = context.location.child([method]);
        const codes = Object.keys(operation.responses);
        const inPath = [...shared, ...list(operation.parameters)].some((one) => node(one, context).in === 'path');
        if (!codes.includes('429'))
          context.report({
            message: 'The operation does not list the status 429.',
            suggest: ["Add `'429': { $ref: './shared/components.yaml#/components/responses/TooManyRequests' }`."],
            location: at.child(['responses']),
          });
        if (!codes.some((code) => /^[23]/.test(code)))
          context.report({
            message: 'The operation lists no success response.',
            suggest: ['Add the response for success.'],
            location: at.child(['responses']),
          });
        const reason = operation['x-no-404'];
        if (inPath && !codes.includes('404') && (typeof reason !== 'string' || reason.trim() === '')) {
          context.report({
            message: 'The operation has a path parameter and does not list the status 404.',
            suggest: ['Add it, or say in `x-no-404` why there is none.'],
            location: at.child(['responses']),
          });
        }
      }
    },
  },
});

/** Which headers a response must have. */
const headers: Oas3Rule = () => ({
  Operation: {
    enter(operation, context) {
      const source = operation as unknown as Mapping;
      const responses = isMapping(source.responses) ? Object.entries(source.responses) : [];
      const named = list(source.parameters).some(
        (one) => node(one, context).in === 'query' && node(one, context).name === 'page',
      );
      for (const [status, from] of responses) {
        const response = node(from, context);
        const sets = list(response['x-headers']);
        const has = (header: string, ...names: string[]): boolean =>
          names.some((name) => sets.includes(name)) ||
          Object.keys(isMapping(response.headers) ? response.headers : {}).some(
            (name) => name.toLowerCase() === header,
          );
        const at = context.location.child(['responses', status]).key();
        if (/^30[12378]$|^201$/.test(status) && !has('location', 'location', 'job')) {
          context.report({
            message: `The response ${status} has no Location header.`,
            suggest: ['Write `x-headers: [location]`, or `[job]` where a job was created.'],
            location: at,
          });
        }
        if (
          named &&
          status === '200' &&
          typeof source['x-no-paging'] !== 'string' &&
          !has('link', 'paging', 'counted')
        ) {
          context.report({
            message: 'The operation has the parameter `page`, but its response has no pagination headers.',
            suggest: ['Write `x-headers: [paging]` or `[counted]`, or say in `x-no-paging` why there are none.'],
            location: at,
          });
        }
        if (sets.includes('paging') && sets.includes('counted')) {
          context.report({
            message: 'The response has the header sets paging and counted.',
            suggest: ['`counted` holds all of `paging`: write only that.'],
            location: at,
          });
        }
      }
    },
  },
});

const ADD_EXAMPLES = 'Add `examples` with at least one complete value.';

/** Which examples a response and a request body must have. */
const neededExamples: Oas3Visitor = {
  Operation: {
    enter(operation, context) {
      const source = operation as unknown as Mapping;
      const fail = (message: string, fix: string, ...place: string[]): void =>
        context.report({message, suggest: [fix], location: context.location.child(place).key()});
      const keys: string[] = [];
      let states: unknown[] = ['pending', 'complete', 'error'];
      for (const [status, from] of entriesOf(source.responses)) {
        for (const [mediaType, media] of entriesOf(node(from, context).content)) {
          const found = entriesOf(isMapping(media) && media.examples).map(([key]) => key);
          keys.push(...found);
          if (status === '200' && isMapping(media)) states = statesOf(node(media.schema, context), context) ?? states;
          if (found.length === 0)
            fail(`The response ${status} (${mediaType}) has no example.`, ADD_EXAMPLES, 'responses', status);
        }
      }
      const [, path = '', method] = fromPointer(context.location.pointer);
      const isJob = method === 'get' && /\/jobs\/\{[^}]*\}$/.test(path);
      // A job that is done before it is answered for has no other state than these two.
      const needed = new Set(states.map((state) => (state === 'complete' || state === 'error' ? state : 'pending')));
      for (const state of isJob ? needed : []) {
        if (!keys.some((key) => key.toLowerCase().startsWith(state)))
          fail(
            `The job has no example of the state ${state}.`,
            `Add an example with the key \`${state}\`.`,
            'responses',
          );
      }
      for (const [mediaType, media] of entriesOf(node(source.requestBody, context).content)) {
        if (!isMapping(media) || !isMapping(media.examples))
          fail(`The request body (${mediaType}) has no example.`, ADD_EXAMPLES, 'requestBody');
      }
    },
  },
};

/** What an example must have. */
const exampleForm: Oas3Visitor = {
  ExamplesMap: {
    enter(map, {location, report, resolve}) {
      for (const [key, from] of Object.entries(map)) {
        const at = location.child([key]);
        const example = isMapping(from) ? resolve(from).node : undefined;
        if (!/^[a-z][A-Za-z0-9]*$/.test(key))
          report({
            message: `The key of example "${key}" is not in lowerCamelCase.`,
            suggest: ['Write for example `typical`.'],
            location: at.key(),
          });
        if (!isMapping(example)) continue;
        if (typeof example.summary !== 'string')
          report({message: `Example \`${key}\` has no summary.`, suggest: ['Say what it shows.'], location: at.key()});
        if (!Object.hasOwn(example, 'value'))
          report({message: `Example \`${key}\` has no value.`, suggest: ['Write it.'], location: at.key()});
        const recorded = example['x-recorded'];
        if (recorded !== undefined && !/^\d{4}-\d{2}-\d{2}$/.test(String(recorded)))
          report({
            message: '`x-recorded` is not a day.',
            suggest: ["Write 'YYYY-MM-DD', or leave it out."],
            location: at.child(['x-recorded']),
          });
      }
    },
  },
};

/** Keys that programs read: where a redirect leads, what follows the last page, and the name of a function. */
const hints: Oas3Rule = () => {
  const ids = new Set<unknown>();
  return {
    Root: {
      enter(root) {
        const items = Object.values(root.paths ?? {}) as unknown as Mapping[];
        for (const operation of items.flatMap((item) => Object.values(item)).filter(isMapping))
          ids.add(operation.operationId);
      },
    },
    Operation: {
      enter(operation, {location, report}) {
        const source = operation as unknown as Mapping;
        const {'x-past-end': past, 'x-redirects-to': target, 'x-client-name': name} = source;
        const statuses = Object.keys(isMapping(source.responses) ? source.responses : {});
        if (
          past !== undefined &&
          (!['not-found', 'not-found-empty'].includes(String(past)) || !statuses.includes('404'))
        ) {
          report({
            message: '`x-past-end` is unknown, or the operation lists no 404.',
            suggest: ['Write `not-found` or `not-found-empty`, and list the 404.'],
            location: location.child(['x-past-end']),
          });
        }
        if (target !== undefined && !ids.has(target)) {
          report({
            message: `There is no operation ${String(target)}.`,
            suggest: ['Write the operationId of an operation of this document.'],
            location: location.child(['x-redirects-to']),
          });
        }
        if (name !== undefined && (!isVerb(String(name)) || ids.has(name))) {
          report({
            message: `The name "${String(name)}" does not start with a verb, or is taken.`,
            suggest: ['Write for example `getTopics`.'],
            location: location.child(['x-client-name']),
          });
        }
        if (target === undefined && statuses.includes('302') && !statuses.includes('200')) {
          report({
            message: 'The operation’s only success is a redirect.',
            suggest: ['Say in `x-redirects-to` which operation it leads to.'],
            location: location.child(['responses', '302']).key(),
          });
        }
      },
    },
  };
};

/** The rules about operations and what belongs to them. */
export const operationRules: Record<string, Oas3Rule> = {
  summary,
  'operation-id': operationName,
  effect,
  hints,
  parameter,
  statuses,
  headers,
  examples: () => [neededExamples, exampleForm],
};

/** What a node refers to, or the node itself; an empty mapping where there is none. */
function node(from: unknown, {resolve}: Pick<UserContext, 'resolve'>): Mapping {
  const found: unknown = isMapping(from) ? resolve(from).node : undefined;
  return isMapping(found) ? found : {};
}

/** The values that a job's `status` may have, where its schema lists them. */
function statesOf(job: Mapping, context: Pick<UserContext, 'resolve'>): unknown[] | undefined {
  const status = isMapping(job.properties) ? node(job.properties.status, context) : {};
  return Array.isArray(status.enum) ? status.enum : undefined;
}

function entriesOf(value: unknown): [string, unknown][] {
  return isMapping(value) ? Object.entries(value) : [];
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function hasType(schema: Mapping): boolean {
  return ['type', 'enum', 'const', 'oneOf', 'anyOf', 'allOf'].some((key) => Object.hasOwn(schema, key));
}

import type {Oas3Rule} from '@redocly/openapi-core';
import {type AnyObject, asList, asObject, FINAL_STATES, isObject} from '@ecosystems-docs/openapi-docs';
import {blankFact, operationFact} from '@ecosystems-docs/openapi-docs/facts';
import {valueText} from '@ecosystems-docs/openapi-docs/words';
import {isBlank, documentOperations, rule, type Fail, type Look} from './rule';
import {isVerb} from './verbs';

/** Characters of a summary that fit into the sidebar. */
const MAX_SUMMARY_LENGTH = 60;

/** Summaries are the titles of pages and the entries of the sidebar. */
const summary = rule({
  Root(root, {fail}) {
    const seen = new Set<string>();
    for (const {operation, at} of documentOperations(root)) {
      const text = valueText(operation.summary).toLowerCase();
      if (text !== '' && seen.has(text))
        fail(`Another operation has the summary "${text}".`, 'Say what is different about this one.', ...at, 'summary');
      seen.add(text);
    }
  },
  Operation(operation, {fail}) {
    if (isBlank(operation.summary))
      return fail('The operation has no summary.', 'Say in a few words what it does, starting with a verb.', 'summary');
    const text = String(operation.summary);
    if (!isVerb(text) || !/^[A-Z]/.test(text))
      fail(
        `The summary "${text}" does not start with a verb.`,
        'Start with a verb, for example "List", "Get" or "Look up" (the list is in quality/api-lint/verbs.ts).',
        'summary',
      );
    if (text.length > MAX_SUMMARY_LENGTH)
      fail(`The summary has ${text.length} characters.`, `Use ${MAX_SUMMARY_LENGTH} at most.`, 'summary');
    if (text.trim().endsWith('.')) fail('The summary ends with a full stop.', 'Remove the full stop.', 'summary');
  },
});

/** camelCase; an id of our own also starts with a verb (published ids are kept as they are). */
const operationName = rule({
  Root(root, {fail}) {
    const recorded = asList(root['x-differences']).flatMap((difference) => asList(asObject(difference).facts));
    const own = new Set(recorded.map((fact) => blankFact(String(fact))));
    for (const {operation, at} of documentOperations(root)) {
      const id = operation.operationId;
      if (typeof id !== 'string') continue;
      const [, path, method] = at;
      const fix = 'Write for example `lookupPackage`.';
      if (!/^[a-z][A-Za-z0-9]*$/.test(id))
        fail(`The operationId "${id}" is not in camelCase.`, fix, ...at, 'operationId');
      else if (own.has(operationFact(method, path)) && !isVerb(id))
        fail(`The operationId "${id}" does not start with a verb.`, fix, ...at, 'operationId');
    }
  },
});

/** Who opens an operation that does nothing learns why. */
const deprecation = rule({
  Operation({deprecated, description}, {fail}) {
    if (deprecated === true && !/\bno effect\b|\bswitched (?:\w+ \w+ )?off\b/.test(valueText(description)))
      fail(
        'A deprecated operation does not say why.',
        'Write that it has no effect or is switched off, and what to use instead.',
        'description',
      );
  },
});

/** Pages add nothing to an effect: what no sentence says, no reader learns before sending. */
const effect = rule({
  Operation({'x-effect': value, description, 'x-caveats': caveats}, {fail}) {
    if (!(['read', 'queues', 'creates'] as unknown[]).includes(value))
      fail('`x-effect` is missing or unknown.', 'Write `x-effect: read`, `queues` or `creates`.', 'x-effect');
    const isSaid = [description, ...asList(caveats)].some((text) => /\bqueue[sd]?\b|\bcreates\b/i.test(String(text)));
    if (value === 'queues' && !isSaid)
      fail(
        '`x-effect` is `queues`, but no sentence says it.',
        'Write "If the record is missing or out of date, this request queues a sync."',
        'description',
      );
  },
});

const ENCODED = 'Encode `/` as `%2F`.';

/** PostgreSQL drops an offset without an error, in every service. */
const TIME = 'In UTC, with `Z`. An offset is ignored.';

const parameter = rule({
  Parameter(source, {fail, resolve}) {
    const name = String(source.name);
    if (!['type', 'enum', 'const', 'oneOf', 'anyOf', 'allOf'].some((key) => Object.hasOwn(resolve(source.schema), key)))
      fail(`Parameter \`${name}\` has no type.`, 'Write for example `schema: { type: string }`.', 'schema');
    if (!Object.hasOwn(source, 'example'))
      fail(`Parameter \`${name}\` has no example.`, 'Write one `example` that works.', 'example');
    if (typeof source.description === 'string' && /<\/?[a-z]/i.test(name))
      fail(`\`${name}\` is not a parameter name.`, 'Correct it.', 'name');
    if (source.in === 'path' && source.required !== true)
      fail(`Path parameter \`${name}\` is not required.`, 'Write `required: true`.', 'required');
    const text = valueText(source.description);
    if (source.in === 'path' && source.allowReserved === true && !text.includes(ENCODED))
      fail('The value can contain a slash.', `End the description with "${ENCODED}"`, 'description');
    if (source.in === 'query' && resolve(source.schema).format === 'date-time' && !text.endsWith(TIME))
      fail('The value is a time.', `End the description with "${TIME}"`, 'description');
  },
});

/** Which statuses an operation must list. */
const statuses = rule({
  PathItem(item, {fail, resolve}) {
    for (const [method, operation] of Object.entries(item)) {
      if (!isObject(operation) || !isObject(operation.responses)) continue;
      const place = [method, 'responses'];
      const codes = Object.keys(operation.responses);
      const parameters = [...asList(item.parameters), ...asList(operation.parameters)];
      if (!codes.includes('429'))
        fail(
          'The operation does not list the status 429.',
          "Add `'429': { $ref: './shared/components.yaml#/components/responses/TooManyRequests' }`.",
          ...place,
        );
      if (!codes.some((code) => /^[23]/.test(code)))
        fail('The operation lists no success response.', 'Add the response for success.', ...place);
      if (
        parameters.some((one) => resolve(one).in === 'path') &&
        !codes.includes('404') &&
        isBlank(operation['x-no-404'])
      )
        fail(
          'The operation has a path parameter and does not list the status 404.',
          'Add it, or say in `x-no-404` why there is none.',
          ...place,
        );
    }
  },
});

/** Which headers a response must have. */
const headers = rule({
  Operation(operation, {fail, resolve}) {
    const isPaged = asList(operation.parameters)
      .map(resolve)
      .some((one) => one.in === 'query' && one.name === 'page');
    for (const [status, from] of Object.entries(asObject(operation.responses))) {
      const response = resolve(from);
      const sets = asList(response['x-headers']);
      const named = Object.keys(asObject(response.headers)).map((name) => name.toLowerCase());
      const has = (header: string, ...names: string[]): boolean =>
        named.includes(header) || names.some((name) => sets.includes(name));
      const place = ['responses', status];
      if (/^30[12378]$|^201$/.test(status) && !has('location', 'location', 'job'))
        fail(
          `The response ${status} has no Location header.`,
          'Write `x-headers: [location]`, or `[job]` where a job was created.',
          ...place,
        );
      if (
        isPaged &&
        status === '200' &&
        typeof operation['x-no-paging'] !== 'string' &&
        !has('link', 'paging', 'counted')
      )
        fail(
          'The operation has the parameter `page`, but its response has no pagination headers.',
          'Write `x-headers: [paging]` or `[counted]`, or say in `x-no-paging` why there are none.',
          ...place,
        );
      if (sets.includes('paging') && sets.includes('counted'))
        fail(
          'The response has the header sets paging and counted.',
          '`counted` holds all of `paging`: write only that.',
          ...place,
        );
    }
  },
});

/** @returns the states that a job must have examples of: those that its schema lists */
function jobStates(job: AnyObject, {resolve}: Pick<Look, 'resolve'>): Set<unknown> {
  const {enum: listed} = resolve(asObject(job.properties).status);
  const states = Array.isArray(listed) ? (listed as unknown[]) : ['pending', ...FINAL_STATES];
  // A job that is finished before the response has only these two states.
  return new Set(states.map((state) => (FINAL_STATES.includes(String(state)) ? state : 'pending')));
}

const ADD_EXAMPLES = 'Add `examples` with at least one complete value.';

/** Which examples a response and a request body must have, and what an example must have. */
const examples = rule({
  Operation(operation, look) {
    const {fail, resolve, path} = look;
    const keys: string[] = [];
    let job: AnyObject = {};
    for (const [status, from] of Object.entries(asObject(operation.responses))) {
      for (const [mediaType, media] of Object.entries(asObject(resolve(from).content))) {
        const names = Object.keys(asObject(asObject(media).examples));
        keys.push(...names);
        if (status === '200') job = resolve(asObject(media).schema);
        if (names.length === 0)
          fail(`The response ${status} (${mediaType}) has no example.`, ADD_EXAMPLES, 'responses', status);
      }
    }
    const isJob = path[2] === 'get' && /\/jobs\/\{[^}]*\}$/.test(path[1] ?? '');
    for (const state of isJob ? jobStates(job, look) : []) {
      if (!keys.some((key) => key.toLowerCase().startsWith(String(state))))
        fail(
          `The job has no example of the state ${String(state)}.`,
          `Add an example with the key \`${String(state)}\`.`,
          'responses',
        );
    }
    for (const [mediaType, media] of Object.entries(asObject(resolve(operation.requestBody).content)))
      if (!isObject(asObject(media).examples))
        fail(`The request body (${mediaType}) has no example.`, ADD_EXAMPLES, 'requestBody');
  },
  ExamplesMap(map, {fail, resolve}) {
    for (const [key, from] of Object.entries(map)) {
      if (!/^[a-z][A-Za-z0-9]*$/.test(key))
        fail(`The key of example "${key}" is not in lowerCamelCase.`, 'Write for example `typical`.', key);
      if (!isObject(from)) continue;
      const example = resolve(from);
      if (typeof example.summary !== 'string') fail(`Example \`${key}\` has no summary.`, 'Say what it shows.', key);
      if (!Object.hasOwn(example, 'value')) fail(`Example \`${key}\` has no value.`, 'Write it.', key);
      const recorded = example['x-recorded'];
      if (recorded !== undefined && !/^\d{4}-\d{2}-\d{2}$/.test(valueText(recorded)))
        fail('`x-recorded` is not a day.', "Write 'YYYY-MM-DD', or leave it out.", key, 'x-recorded');
    }
  },
});

/** Keys that programs read: the target of a redirect, the response after the last page, and the name of a function. */
const hints = rule({
  Root(root, look) {
    const operations = documentOperations(root);
    const ids = new Set(operations.map(({operation}) => operation.operationId));
    for (const {operation, at} of operations) {
      const {'x-past-end': past, 'x-redirects-to': target, 'x-client-name': name} = operation;
      const codes = Object.keys(asObject(operation.responses));
      const fail: Fail = (message, fix, ...place) => look.fail(message, fix, ...at, ...place);
      if (past !== undefined && !(['not-found', 'not-found-empty'].includes(valueText(past)) && codes.includes('404')))
        fail(
          '`x-past-end` is unknown, or the operation lists no 404.',
          'Write `not-found` or `not-found-empty`, and list the 404.',
          'x-past-end',
        );
      if (target !== undefined && !ids.has(target))
        fail(
          `There is no operation ${valueText(target)}.`,
          'Write the operationId of an operation of this document.',
          'x-redirects-to',
        );
      if (name !== undefined && (!isVerb(valueText(name)) || ids.has(name)))
        fail(
          `The name "${valueText(name)}" does not start with a verb, or is taken.`,
          'Write for example `getTopics`.',
          'x-client-name',
        );
      if (target === undefined && codes.includes('302') && !codes.includes('200'))
        fail(
          "The operation's only success is a redirect.",
          'Say in `x-redirects-to` which operation it leads to.',
          'responses',
          '302',
        );
    }
  },
});

/** The rules about operations and what belongs to them. */
export const operationRules: Record<string, Oas3Rule> = {
  summary,
  'operation-id': operationName,
  deprecation,
  effect,
  hints,
  parameter,
  statuses,
  headers,
  examples,
};

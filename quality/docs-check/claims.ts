/** Compares what pages say of operations with the operations: their 404s, and what a request of them takes. */
import {descriptionsOf, findOperation} from '../../src/api/node/descriptions';
import type {Operation} from '@ecosystems-docs/openapi-docs';
import type {Finding} from '../docs-lint/finding';
import type {ParsedDoc} from '../docs-lint/parsedDoc';
import {sentencesOf} from '../docs-lint/passage';

const CLAIM = /\breturns?\s+`?404`?/;

/** Words that make a 404 one of some requests only. */
const CONDITION =
  /\b(?:if|unless|until|unknown|invalid|without|when|where|beyond|past|after|under|hidden|renamed|for)\b/i;

const LINKED = /\]\(op:([\w-]+\/\w+)/g;

/** The last fixed part of a path: `projects` of `/funds/{slug}/projects`. */
function lastPart({path}: Operation): string | undefined {
  return /\/([a-z_]+)$/.exec(path)?.[1]?.replaceAll('_', ' ');
}

const lists404 = ({responses}: Operation): boolean => responses.some(({status}) => status === '404');

/** @returns the operations that a sentence calls missing, although they are described */
function contradicted(service: string, sentence: string): Operation[] {
  if (CONDITION.test(sentence)) return [];
  const before =
    sentence
      .slice(0, CLAIM.exec(sentence)?.index)
      .toLowerCase()
      .split(/, (?:and|but|so) |; /)
      .at(-1) ?? '';
  const operations = descriptionsOf(service).flatMap((api) => api.operations);
  return operations.filter((operation) => {
    const part = lastPart(operation);
    return part !== undefined && new RegExp(`\\b${part}\\b`).test(before) && operation.path.includes('{');
  });
}

/** @returns the sentences of a page's Markdown: none goes on in another block, list item or row */
function sentencesIn(body: string): {text: string; start: number}[] {
  return [...body.matchAll(/[^\n]+(?:\n(?![\n|#>*-]|\d+\.)[^\n]+)*/g)].flatMap(({0: block, index}) =>
    sentencesOf(block).map(({text, start}) => ({text, start: index + start})),
  );
}

/** Names of values that a sentence sends to an operation: "by `name` in [packages](op:…)" and the other way round. */
const SENT = [
  /\b(?:by|with) (?<names>`\w+`(?:(?:,| and| or) `\w+`)*) in \[[^\]]*\]\(op:(?<operation>[\w-]+\/\w+)\)/g,
  /\]\(op:(?<operation>[\w-]+\/\w+)\),? (?:by|with) (?<names>`\w+`(?:(?:,| and| or) `\w+`)*)/g,
];

/** @returns what a request of an operation can name: parameters, their fixed values, properties of the body */
function requestNames({parameters, requestBody}: Operation): Set<string> {
  const properties = requestBody?.content.flatMap(({schema}) => schema.properties ?? []) ?? [];
  const values = parameters.flatMap(({schema}) => (schema.items ?? schema).enum ?? []);
  return new Set([...parameters, ...properties].map(({name}) => name).concat(values.map(String)));
}

/** @returns the names that a sentence sends to an operation that doesn't take them, each with the operation */
function notTaken(sentence: string): {name: string; operation: string}[] {
  return SENT.flatMap((pattern) =>
    [...sentence.matchAll(pattern)].flatMap(({groups: {names = '', operation = ''} = {}}) => {
      const taken = requestNames(findOperation(operation));
      const sent = [...names.matchAll(/`(\w+)`/g)].map(([, name = '']) => name);
      return sent.filter((name) => !taken.has(name)).map((name) => ({name, operation}));
    }),
  );
}

/**
 * @param page a page of `docs/`
 * @returns a finding for each value that an operation doesn't take, although a sentence sends it
 */
export function checkSent(page: ParsedDoc): Finding[] {
  return sentencesIn(page.body).flatMap(({text, start}) =>
    notTaken(text.replace(/\s+/g, ' ')).map(({name, operation}) => ({
      file: page.file,
      line: page.line(page.bodyOffset + start),
      rule: 'claim',
      what: `The sentence sends \`${name}\` to ${operation}, which doesn't take it: the services ignore what they don't know.`,
      fix: 'Name a parameter of the operation, or link another one.',
    })),
  );
}

/**
 * @param page a page of `docs/`
 * @returns a finding for each sentence by which an operation returns a `404` that its description doesn't have, and for
 * each by which something always returns `404` that an operation of the service returns
 */
export function checkClaims(page: ParsedDoc): Finding[] {
  const {service} = page.front;
  return sentencesIn(page.body).flatMap(({text, start}): Finding[] => {
    if (!CLAIM.test(text)) return [];
    const at = {file: page.file, line: page.line(page.bodyOffset + start), rule: 'claim'};
    const linked = [...text.matchAll(LINKED)].map(([, reference = '']) => findOperation(reference));
    const never = linked.filter((operation) => !lists404(operation)).map(({api, id}) => `${api}/${id}`);
    const there = typeof service === 'string' ? contradicted(service, text.replace(/\s+/g, ' ')) : [];
    return [
      ...(linked.length > 0 && never.length === linked.length
        ? [
            {
              ...at,
              what: `The sentence has a \`404\`, but ${never.join(', ')} has none.`,
              fix: 'Correct the sentence, or list the 404 of the operation.',
            },
          ]
        : []),
      ...there.map(({method, path, api, id}) => ({
        ...at,
        what: `The sentence says that this returns \`404\`, but ${method} ${path} (${api}/${id}) is described.`,
        fix: 'Correct the sentence, or remove the operation from its description.',
      })),
    ];
  });
}

/** Compares what a service's page says of its operations with the operations. */
import {descriptionsOf, findOperation} from '../../src/api/node/descriptions';
import type {Operation} from '../../src/openapi/model';
import type {Finding} from '../docs-lint/finding';
import type {Page} from '../docs-lint/page';
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

/**
 * @param page a page of `docs/`
 * @returns a finding for each sentence by which an operation returns a `404` that its description doesn't have, and for
 * each by which something always returns `404` that an operation of the service returns
 */
export function checkClaims(page: Page): Finding[] {
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

import type {Oas3Rule} from '@redocly/openapi-core';
import {type AnyObject, asList, asObject, isObject} from '@ecosystems-docs/openapi-docs';
import {valueText} from '@ecosystems-docs/openapi-docs/words';
import {rule, type Fail, type Look} from './rule';
import {isVerb} from './verbs';

/** A text that has one form in all descriptions, with the correction of other forms. */
interface Form {
  form: RegExp;
  fix: string;
}

const ENCODED = 'Encode `/` as `%2F`.';
const UNSTABLE = "Results aren't in a stable order: items can repeat or be missing across pages.";

/** Query parameters that mean the same in every operation. */
const PARAMETERS: Readonly<Record<string, Form>> = {
  page: {form: /^Page to return\b.*\bStarts at 1\b/, fix: 'Write "Page to return. Starts at 1."'},
  per_page: {
    form: /^Results per page, 1 to [\d,]+\. Larger values are capped\.$/,
    fix: 'Write "Results per page, 1 to 1,000. Larger values are capped."',
  },
  order: {
    form: /^`asc` or `desc`\./,
    fix: 'Write "`asc` or `desc`." and after it what is special. The default is in the schema.',
  },
};

/** Responses by status; of these only the form that each has everywhere. */
const RESPONSES: [status: RegExp, form: Form][] = [
  [
    /^200$/,
    {
      form: /^(?:The|A page of|Matching|One|An empty list|Always)\b/,
      fix: 'Write "The X.", "A page of X." or "Matching X, or an empty list."',
    },
  ],
  [/^30[1278]$/, {form: /^Redirect (?:from .+ )?to\b/, fix: 'Write "Redirect to …": where `Location` leads.'}],
  [
    /^304$/,
    {
      form: /^Not modified since your `If-None-Match` or `If-Modified-Since`\./,
      fix: 'Write "Not modified since your `If-None-Match` or `If-Modified-Since`."',
    },
  ],
  [
    /^404$/,
    {
      form: /^(?!Record not found).*(?:not found|hidden|no visible)\b/,
      fix: 'Say what was not found, for example "Package or registry not found.", beside the `$ref`.',
    },
  ],
];

/** Older forms of a fact that has one sentence, and that sentence. */
const REPLACED: [found: RegExp, fix: string][] = [
  [/\b(?:returns?|returned|is|with|gets?) an? `?[1-5]\d\d\b/, 'Write the status without an article: "returns `404`".'],
  [/\bslash(?:es)? (?:can|may|also|works?)\b|\b(?:plain|bare) slash/i, `Write "${ENCODED}", and nothing else.`],
  [/\bthe recorded example\b/i, 'Leave out where an example was recorded: the caption has the date.'],
  [/\ba miss\b/, 'Write "if nothing is found".'],
  [/\ba query parameter of your own\b/, 'Link to [Caching](/docs/usage/caching).'],
];

/** PostgreSQL drops an offset without an error, in every service. */
const TIME = 'In UTC, with `Z`. An offset is ignored.';

/** Says that pages differ, in other words than the one sentence. */
const OTHER_ORDER =
  /\b(?:no fixed order|order is(?:n't| not) fixed|appear twice|on two pages|repeat or (?:miss|skip)|(?:can|may) overlap)\b/;

/** Sentences that are in many parameters in the same words, and do not count. */
const FIXED = [ENCODED, TIME, /`asc` or `desc`\.(?: Default: `\w+`\.)? ?/, /Page to return\. Starts at 1\. ?/];

/** @returns how many sentences a text has, code and links counting as words */
export function sentences(text: string): number {
  const plain = text
    .replace(/`[^`]*`/g, 'code')
    .replace(/\[[^\]]*\]\([^)]*\)/g, 'link')
    .trim();
  return plain === '' ? 0 : plain.split(/[.!?](?:\s+|$)/).filter((part) => part.trim() !== '').length;
}

/** @returns whether a text begins with a known verb in the third person, such as "Lists" or "Searches" */
function opensWithVerb(text: string): boolean {
  const [first = ''] = /^[A-Z][a-z]+s\b/.exec(text) ?? [];
  // "Returns" is for descriptions only: a summary says "Get".
  return first === 'Returns' || [/s$/, /es$/].some((ending) => ending.test(first) && isVerb(first.replace(ending, '')));
}

/** Every word that an operation itself says, with the keys that lead to it. */
function operationTexts(operation: AnyObject): [text: string, ...place: (string | number)[]][] {
  return [
    [valueText(operation.description), 'description'],
    ...asList(operation['x-caveats']).map((text, index): [string, string, number] => [
      String(text),
      'x-caveats',
      index,
    ]),
  ];
}

function checkReplaced(text: string, fail: Fail, ...place: (string | number)[]): void {
  for (const [found, fix] of REPLACED) {
    const [words] = found.exec(text) ?? [];
    if (words !== undefined) fail(`"${words}" is not how we say this.`, fix, ...place);
  }
}

function checkResponses(operation: AnyObject, {fail, resolve}: Look): void {
  for (const [status, from] of Object.entries(asObject(operation.responses))) {
    const text = String(asObject(from).description ?? resolve(from).description);
    for (const [statuses, {form, fix}] of RESPONSES)
      if (statuses.test(status) && !form.test(text))
        fail(`The response ${status} says "${text}".`, fix, 'responses', status);
    checkReplaced(text, fail, 'responses', status);
  }
}

const operationWording = rule({
  Operation(operation, look) {
    const {fail, resolve} = look;
    const description = valueText(operation.description);
    if (!opensWithVerb(description))
      fail(
        'The description does not begin with what the operation does.',
        'Begin with a verb in the third person, for example "Lists", "Returns", "Creates" or "Queues".',
        'description',
      );
    if (/[()]/.test(String(operation.summary)))
      fail('The summary has a bracket.', 'Leave it out; mark what has no effect with `deprecated: true`.', 'summary');
    if (operation.deprecated === true && !/\bno effect\b|\bswitched (?:\w+ \w+ )?off\b/.test(description))
      fail(
        'A deprecated operation does not say why.',
        'Write that it has no effect or is switched off, and what to use instead.',
        'description',
      );
    const isPaged = asList(operation.parameters).some((one) => resolve(one).name === 'page');
    for (const [text, ...place] of operationTexts(operation)) {
      checkReplaced(text, fail, ...place);
      if (isPaged && OTHER_ORDER.test(text))
        fail('An order that is not stable is described in other words.', `Write "${UNSTABLE}"`, ...place);
    }
    checkResponses(operation, look);
  },
});

function checkParameter(source: AnyObject, {fail, resolve}: Look): void {
  const text = valueText(source.description);
  const known = source.in === 'query' ? PARAMETERS[String(source.name)] : undefined;
  if (known && !known.form.test(text)) fail(`\`${String(source.name)}\` says "${text}".`, known.fix, 'description');
  if (text.includes('Default: ') && resolve(source.schema).default !== undefined)
    fail('The text repeats the default of the schema.', 'Leave it out: the page shows it.', 'description');
  if (source.in === 'path' && source.allowReserved === true && !text.includes(ENCODED))
    fail('The value can contain a slash.', `End the description with "${ENCODED}"`, 'description');
  if (source.in === 'query' && asObject(resolve(source.schema)).format === 'date-time' && !text.endsWith(TIME))
    fail('The value is a time.', `End the description with "${TIME}"`, 'description');
  const counted = sentences(FIXED.reduce((rest: string, fixed) => rest.replace(fixed, ''), text));
  if (counted > 2)
    fail(
      `The description has ${counted} sentences.`,
      'Keep two; write the rest as a note of the operation.',
      'description',
    );
  checkReplaced(text, fail, 'description');
}

const parameterWording = rule({
  Parameter(source, look) {
    if (isObject(source) && typeof source.description === 'string') checkParameter(source, look);
  },
});

/** The rules that hold one sentence for each fact over all descriptions. */
export const wordingRules: Record<string, Oas3Rule> = {
  'operation-wording': operationWording,
  'parameter-wording': parameterWording,
};

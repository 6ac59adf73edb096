/** Between what a reader types and the values of a request. */
import {type Input, isObject, type Json, type Schema} from '@ecosystems-docs/openapi-docs';
import {valueText} from '@ecosystems-docs/openapi-docs/words';
import {formatNumber, visibleText} from '@ecosystems-docs/text';
import {repeatedNames} from '../../data-view/browser/json/exactJson';
import {BODY, toText} from '../../requests/fragment';
import {exampleValues, inputProblem, prepareRequest, type RequestValues} from '@ecosystems-docs/openapi-docs/samples';
import type {ConsoleOperation} from '../../requests/consoleOperation';
import {cleaned, decodedText, listItems, typedNumber} from './typed';

/** What stands in the form: texts by parameter name (empty: not sent), and the body's text. */
export interface Texts {
  parameters: Readonly<Record<string, string>>;
  body: string;
}

type JsonObject = Readonly<Record<string, Json>>;

/** @returns the key of a property of the body, which is the id of its row too */
export const bodyKey = (name: string): string => `${BODY}-${name}`;

interface FormValues {
  values: RequestValues;
  /** One sentence for each field that is not as the description says, by its name. */
  problems: ReadonlyMap<string, string>;
}

const isList = (schema: Schema): boolean => schema.types.includes('array');

/** @returns what a text stands for, by the type of the input or of an item */
function fromText(schema: Schema, text: string): Json {
  if (schema.types.includes('string') || schema.types.length === 0) return text;
  if (schema.types.includes('boolean') && (text === 'true' || text === 'false')) return text === 'true';
  return typedNumber(schema, text) ?? text;
}

/** @returns what the text of a field stands for, without what can't be seen in it (typed.ts); undefined: not sent */
export function valueOf({schema}: Input, text: string): Json | undefined {
  if (!isList(schema)) {
    const {text: seen} = cleaned(text);
    return seen === '' ? undefined : fromText(schema, seen);
  }
  const {items} = listItems(text);
  return items.length > 0
    ? items.map((item) => fromText(schema.items ?? {types: [], nullable: false}, item))
    : undefined;
}

/** Characters that the field of a parameter or property takes: the browser cuts a longer text that is pasted into it. */
export const MAX_TEXT_LENGTH = 50_000;

/** What to say of a field before it is sent. */
export interface Notes {
  /** How what is sent differs from what was typed: a sentence for each difference. */
  changes: string[];
  /** What to type instead, where the text looks as if it was copied from a URL. */
  decoded?: string;
}

/** @returns what to say of the text of a field */
export function notesOn({schema}: Input, text: string): Notes {
  const {notes, items = []} = isList(schema) ? listItems(text) : {...cleaned(text), items: undefined};
  const decoded = decodedText(text);
  const excess = schema.maxItems !== undefined && items.length > schema.maxItems;
  const most = excess ? [`A request takes at most ${formatNumber(schema.maxItems!)} items.`] : [];
  const full =
    text.length >= MAX_TEXT_LENGTH
      ? [
          `A field takes ${formatNumber(MAX_TEXT_LENGTH)} characters: the rest is left out. Send a longer text with a program.`,
        ]
      : [];
  return {changes: [...full, ...notes, ...most], ...(decoded === undefined ? {} : {decoded})};
}

/** @returns the choices of a field: enum values, or true and false; undefined where anything may be typed */
export function choicesOf({schema}: Input): string[] | undefined {
  if (schema.enum) return schema.enum.map(toText);
  return schema.types.includes('boolean') ? ['true', 'false'] : undefined;
}

export function fieldKind(input: Input): 'choice' | 'lines' | 'text' {
  if (choicesOf(input)) return 'choice';
  return isList(input.schema) ? 'lines' : 'text';
}

/** @returns the texts of a form that shows the given values; absent ones are empty */
export function toTexts(operation: ConsoleOperation, values: RequestValues): Texts {
  return {
    parameters: Object.fromEntries(
      operation.parameters.map(({name}) => [
        name,
        values.parameters[name] === undefined ? '' : toText(values.parameters[name]),
      ]),
    ),
    body: values.body === undefined ? '' : JSON.stringify(values.body, null, 2),
  };
}

/** @returns what the form shows first: the request of the page's samples */
export const startTexts = (operation: ConsoleOperation): Texts => toTexts(operation, exampleValues(operation));

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

/** Characters that fetch refuses in a header, because HTTP has no encoding for them there. */
const NOT_IN_HEADERS = /[^\t\x20-\x7e\x80-\xff]/u;

/** @returns what is wrong with a number that is one only in part, or that JavaScript would round: {@link fromText} leaves both as texts */
function numberProblem({types, minimum, maximum}: Schema, text: string): string | undefined {
  if (types.includes('string') || !types.some((type) => type === 'integer' || type === 'number')) return undefined;
  if (typedNumber({types, nullable: false}, text) === undefined)
    return types.includes('number')
      ? 'Enter a number in digits, such as 20 or 0.5.'
      : 'Enter a whole number in digits, such as 20.';
  if (minimum !== undefined && Number(text) < minimum) return `Must be ${minimum} or more.`;
  return maximum !== undefined && Number(text) > maximum ? `Must be ${maximum} or less.` : '';
}

function problemOf(input: Input, value: Json | undefined): string | undefined {
  if (value === undefined) return input.required ? 'Required.' : undefined;
  // A body keeps the type of its values: there a number in quotation marks is a text.
  const ofNumber = 'in' in input && typeof value === 'string' ? numberProblem(input.schema, value) : undefined;
  if (ofNumber !== undefined) return ofNumber || undefined;
  if ('in' in input && input.in === 'header' && NOT_IN_HEADERS.test(valueText(value)))
    return "A header can't contain these characters. Use letters of Western European languages, digits and punctuation.";
  const problem = inputProblem(input, value);
  return problem && sentence(problem);
}

/** Levels of a body: no operation takes more than five, and each indents all that is in it. */
const MAX_BODY_LEVELS = 50;

/** Characters of a body that are read at each key: a thousand queries of a batch in lines. */
export const MAX_BODY_LENGTH = 150_000;

/** @returns how deep the brackets of a JSON text are nested */
function levelsOf(json: string): number {
  let level = 0;
  let deepest = 0;
  for (const [bracket] of json.replace(/"(?:[^"\\]|\\.)*"?/g, '').matchAll(/[[\]{}]/g)) {
    level += bracket === '[' || bracket === '{' ? 1 : -1;
    deepest = Math.max(deepest, level);
  }
  return deepest;
}

/** @returns why a body's text is not read, whatever it says */
export function bodyExcess(text: string): string | undefined {
  if (text.length > MAX_BODY_LENGTH)
    return `The body is longer than ${formatNumber(MAX_BODY_LENGTH)} characters. Send it with a program.`;
  return levelsOf(text) > MAX_BODY_LEVELS
    ? `The body has more than ${MAX_BODY_LEVELS} levels of brackets. Remove some of them.`
    : undefined;
}

function readBody(text: string): {body: Json} | {problem: string} {
  const excess = bodyExcess(text);
  if (excess) return {problem: excess};
  try {
    const body = JSON.parse(text) as Json;
    const [name] = repeatedNames(text, body);
    return name === undefined ? {body} : {problem: `“${visibleText(name)}” is in an object more than once. Keep one.`};
  } catch (error) {
    return {problem: `Invalid JSON: ${(error as Error).message}`};
  }
}

/** The form asks for the same body several times after each key. */
let lastRead: {text: string; result: ReturnType<typeof readBody>} | undefined;

/**
 * The one place that reads the text of a body.
 *
 * @throws Error whose message says why it isn't read
 */
export function parseBody(text: string): Json {
  if (lastRead?.text !== text) lastRead = {text, result: readBody(text)};
  const {result} = lastRead;
  if ('problem' in result) throw new Error(result.problem);
  return result.body;
}

/** @returns the object that the body's text holds, none of its properties where it is empty; undefined where it is something else */
export function bodyObject(text: string): JsonObject | undefined {
  if (text.trim() === '') return {};
  try {
    const value = parseBody(text);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/**
 * @param body the body
 * @param value undefined: the property is left out
 * @returns the body's text with another value of one property: properties in the order of the description, then what else the body has
 */
export function withProperty(
  {bodyInputs = []}: ConsoleOperation,
  body: JsonObject,
  name: string,
  value: Json | undefined,
): string {
  const values = new Map(Object.entries(body));
  if (value === undefined) values.delete(name);
  else values.set(name, value);
  const names = new Set([...bodyInputs.map((input) => input.name), ...values.keys()]);
  const pairs = [...names].filter((key) => values.has(key)).map((key) => [key, values.get(key) as Json] as const);
  return JSON.stringify(Object.fromEntries(pairs), null, 2);
}

function typedBody(
  {requestBody, bodyInputs}: ConsoleOperation,
  text: string,
  problems: Map<string, string>,
): Json | undefined {
  if (!requestBody) return undefined;
  if (text.trim() === '') {
    if (requestBody.required) problems.set(BODY, 'Required.');
    return undefined;
  }
  let body: Json;
  try {
    body = parseBody(text);
  } catch (error) {
    problems.set(BODY, (error as Error).message);
    return undefined;
  }
  if (bodyInputs && isObject(body)) check(bodyInputs, body, problems, bodyKey);
  else if (bodyInputs) problems.set(BODY, 'Enter a JSON object.');
  return body;
}

/** Adds what is wrong with the values of inputs. */
function check(
  inputs: readonly Input[],
  values: Readonly<Record<string, Json>>,
  problems: Map<string, string>,
  keyOf = (name: string): string => name,
): void {
  for (const input of inputs) {
    const problem = problemOf(input, values[input.name]);
    if (problem) problems.set(keyOf(input.name), problem);
  }
}

export function readTexts(operation: ConsoleOperation, texts: Texts): FormValues {
  const parameters: Record<string, Json> = {};
  const problems = new Map<string, string>();
  for (const parameter of operation.parameters) {
    const value = valueOf(parameter, texts.parameters[parameter.name] ?? '');
    if (value !== undefined) parameters[parameter.name] = value;
  }
  check(operation.parameters, parameters, problems);
  const body = typedBody(operation, texts.body, problems);
  return {values: {parameters, ...(body === undefined ? {} : {body})}, problems};
}

/** @returns the key of the field that takes the focus first: one that is filled in, or else the first; undefined where there is none */
export function firstField(operation: ConsoleOperation, texts: Texts): string | undefined {
  const {parameters, bodyInputs, requestBody} = operation;
  const body = bodyObject(texts.body) ?? {};
  const fields: [key: string, isFilled: boolean][] = [
    ...parameters.map(({name}): [string, boolean] => [name, Boolean(texts.parameters[name])]),
    ...(bodyInputs ?? []).map(({name}): [string, boolean] => [bodyKey(name), body[name] !== undefined]),
    ...(requestBody && !bodyInputs ? [[BODY, texts.body !== ''] as [string, boolean]] : []),
  ];
  return (fields.find(([, isFilled]) => isFilled) ?? fields[0])?.[0];
}

/** @returns the request that a form's texts make, as one line, without the address of the API */
export function requestLine(operation: ConsoleOperation, texts: Texts): string {
  const {method, url} = prepareRequest(operation, readTexts(operation, texts).values);
  return `${method} ${url.replace(operation.baseUrl, '')}`;
}

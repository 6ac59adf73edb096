/** Between what a reader types and the values of a request. */
import type {Json, Parameter, Schema} from '../../openapi/model';
import {exampleValues, requestProblems, type RequestValues} from '../../samples/request';
import type {ConsoleOperation} from '../consoleOperation';

/** What stands in the form: texts by parameter name (empty: not sent), and the body's text. */
export interface Texts {
  parameters: Readonly<Record<string, string>>;
  body: string;
}

/** The key of the body among the problems. No parameter has this name. */
export const BODY = 'body';

export interface Reading {
  values: RequestValues;
  /** One sentence for each field that is not as the description says, by its name. */
  problems: ReadonlyMap<string, string>;
}

const isList = (schema: Schema): boolean => schema.types.includes('array');

/** @returns a value as text for a field; a list has a line for each item */
export function toText(value: Json): string {
  if (Array.isArray(value)) return value.map(toText).join('\n');
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function fromText(schema: Schema, text: string): Json {
  if (isList(schema))
    return text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean)
      .map((line) => fromText(schema.items ?? {types: [], nullable: false}, line));
  if (schema.types.includes('string') || schema.types.length === 0) return text;
  if (schema.types.includes('boolean') && (text === 'true' || text === 'false')) return text === 'true';
  const number = text.trim() === '' ? NaN : Number(text);
  return Number.isFinite(number) ? number : text;
}

/** @returns the choices of a field: enum values, or true and false; undefined where anything may be typed */
export function choicesOf({schema}: Parameter): string[] | undefined {
  if (schema.enum) return schema.enum.map(toText);
  return schema.types.includes('boolean') ? ['true', 'false'] : undefined;
}

/** @returns the kind of field that a parameter needs */
export function fieldKind(parameter: Parameter): 'choice' | 'lines' | 'text' {
  if (choicesOf(parameter)) return 'choice';
  return isList(parameter.schema) ? 'lines' : 'text';
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

function problemOf(operation: ConsoleOperation, parameter: Parameter, value: Json | undefined): string | undefined {
  if (value === undefined) return parameter.required ? 'This is required.' : undefined;
  const {requestBody: _body, ...target} = operation;
  const problem = requestProblems({...target, parameters: [parameter]}, {parameters: {[parameter.name]: value}})[0];
  return problem && sentence(problem.replace(`"${parameter.name}" `, ''));
}

function readBody(operation: ConsoleOperation, text: string, problems: Map<string, string>): Json | undefined {
  if (!operation.requestBody) return undefined;
  if (text.trim() === '') {
    if (operation.requestBody.required) problems.set(BODY, 'This is required.');
    return undefined;
  }
  try {
    return JSON.parse(text) as Json;
  } catch (error) {
    problems.set(BODY, `This is not valid JSON: ${(error as Error).message}`);
    return undefined;
  }
}

/** Reads the form. */
export function readTexts(operation: ConsoleOperation, texts: Texts): Reading {
  const parameters: Record<string, Json> = {};
  const problems = new Map<string, string>();
  for (const parameter of operation.parameters) {
    const text = texts.parameters[parameter.name] ?? '';
    const value = text === '' ? undefined : fromText(parameter.schema, text);
    if (value !== undefined) parameters[parameter.name] = value;
    const problem = problemOf(operation, parameter, value);
    if (problem) problems.set(parameter.name, problem);
  }
  const body = readBody(operation, texts.body, problems);
  return {values: {parameters, ...(body === undefined ? {} : {body})}, problems};
}

/** What the console needs of an operation: one small file for each, fetched when a reader opens it. */
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Content, Header, Input, Operation, Response, Schema} from '@ecosystems-docs/openapi-docs';
import {bodyInputs} from '../../api/bodyInputs';
import {loadDescriptions} from '../../api/node/descriptions';
import {plainText} from '../../api/node/text';
import {dataPath} from '../../requests/requestUrl';
import type {ConsoleOperation} from '../../requests/consoleOperation';

const ANYTHING: Schema = {types: [], nullable: false};

function withoutWords({description: _description, example: _example, ...schema}: Schema): Schema {
  return {...schema, ...(schema.items ? {items: withoutWords(schema.items)} : {})};
}

const slimInput = <I extends Input>(input: I): I => ({
  ...input,
  description: '',
  schema: withoutWords(input.schema),
});

const slimHeader = ({name, example}: Header): Header => ({name, description: '', schema: ANYTHING, example});

/** What an error means is said where it comes. */
const slimResponse = ({status, description, headers}: Response): Response => ({
  status,
  description: status === '404' ? plainText(description) : '',
  // Every response has those of the rate limit, and a browser reads none of them.
  headers: headers.filter(({name}) => !/^x-ratelimit-/i.test(name)).map(slimHeader),
  content: [],
});

const slimBody = ({mediaType, examples}: Content): Content => ({
  mediaType,
  schema: ANYTHING,
  examples: examples.slice(0, 1),
});

/**
 * Build time only.
 *
 * @param operation an operation of the model
 * @returns its data for the console
 */
export function consoleOperation(operation: Operation): ConsoleOperation {
  const body = operation.requestBody;
  const inputs = body && bodyInputs(body);
  return {
    ...operation,
    description: '',
    parameters: operation.parameters.map(slimInput),
    ...(body ? {requestBody: {...body, description: '', content: body.content.map(slimBody)}} : {}),
    ...(inputs ? {bodyInputs: inputs.map(slimInput)} : {}),
    responses: operation.responses.map(slimResponse),
    caveats: operation.caveats.map(plainText),
    differences: [],
    cors: operation.cors,
    job: /^\/jobs(\/\{[^}]+\})?$/.test(operation.path),
  };
}

/**
 * @param dir folder for the files, one for each operation; made where it is missing
 */
export function writeConsoleData(dir: string): void {
  for (const api of loadDescriptions()) {
    for (const operation of api.operations) {
      const file = path.join(dir, dataPath(`${api.id}/${operation.id}`));
      mkdirSync(path.dirname(file), {recursive: true});
      writeFileSync(file, JSON.stringify(consoleOperation(operation)));
    }
  }
}

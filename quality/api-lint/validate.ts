import {Validator} from '@seriousme/openapi-schema-validator';
import {
  type DescriptionError,
  type Document,
  fromPointer,
  placeOf,
  type SourceFile,
} from '@ecosystems-docs/openapi-docs/node';
import {asList, asObject} from '@ecosystems-docs/openapi-docs';
import {valueText} from '@ecosystems-docs/openapi-docs/words';
import {words} from '../../tools/command/words';
import {runLinter} from './linter';
import {rule} from './rule';

/**
 * The part of OpenAPI 3.1 that the model supports: the keys of each kind of
 * object, by Redocly's name of the kind. Everything else is refused by name,
 * so that nothing in a description is silently lost on the site.
 */
const SUPPORTED: Record<string, readonly string[]> = {
  Root: words('openapi info servers tags paths components x-service x-cors x-provenance x-differences x-values'),
  Info: words('title summary description version license contact'),
  License: words('name identifier url'),
  Contact: words('name email url'),
  Server: words('url description'),
  Tag: words('name description'),
  PathItem: words('parameters get post put patch delete'),
  Operation: words(`
    operationId summary description tags parameters requestBody responses deprecated x-effect x-caveats
    x-no-404 x-no-paging x-redirects-to x-past-end x-client-name x-provenance x-sample
  `),
  Parameter: words('name in required description schema example allowReserved explode'),
  RequestBody: words('required description content'),
  Response: words('description headers content x-headers'),
  Header: words('description schema example required'),
  MediaType: words('schema examples'),
  Example: words('summary value x-recorded x-request'),
  Components: words('parameters headers schemas responses requestBodies examples x-header-sets'),
  Schema: words(`
    type format enum const default example minimum maximum minLength maxLength pattern minItems maxItems
    items properties required additionalProperties oneOf anyOf allOf description deprecated x-copied
  `),
};

/** What to write instead of a construct that is often reached for. */
const INSTEAD: Record<string, string> = {
  nullable: "Write `type: [string, 'null']`: this is OpenAPI 3.1.",
  examples: 'Write one `example`.',
  example: 'Write `examples` with a key, a summary and a value.',
  content: 'Describe the parameter with `schema`.',
  style: 'Leave it out: only the default style for this location is supported; `explode` may be set.',
  security: 'Leave it out: no operation needs a key.',
  discriminator: 'List the alternatives in `oneOf`.',
  $ref: 'Write it out here.',
};

/** What samples, the console and the published documents send requests to; example.com, which nobody can register, in tests. */
const BASE_URL = /^https:\/\/(?:[a-z0-9-]+\.)+(?:ecosyste\.ms|example\.com)(?:\/[\w~-][\w.~-]*)*$/;

const unsupported = rule({
  any(node, {fail, kind}) {
    const keys = SUPPORTED[kind];
    for (const key of keys ? Object.keys(node) : [])
      if (!keys!.includes(key)) fail(`\`${key}\` of ${kindName(kind)} is not supported.`, fixOf(key, keys!), key);
  },
  Root(root, {fail}) {
    if (root.openapi !== '3.1.0') fail('The document is not OpenAPI 3.1.0.', 'Write `openapi: 3.1.0`.', 'openapi');
    if (asList(root.servers).length !== 1)
      fail('A description has exactly one server.', 'Write a separate document for another base URL.', 'servers');
    const {url} = asObject(asList(root.servers)[0]);
    if (url !== undefined && !(typeof url === 'string' && BASE_URL.test(url)))
      fail(
        `The server \`${valueText(url)}\` is not a base URL of ours.`,
        'Write https://, a host under ecosyste.ms and the path, without user, port, query or trailing slash.',
        'servers',
        0,
        'url',
      );
  },
  Parameter({in: place}, {fail}) {
    if (!(['path', 'query', 'header'] as unknown[]).includes(place))
      fail(`\`in: ${String(place)}\` of a parameter is not supported.`, 'Write path, query or header.', 'in');
  },
  Responses(responses, {fail}) {
    for (const status of Object.keys(responses))
      if (!/^[1-5]\d\d$/.test(status))
        fail(`The response \`${status}\` is not supported.`, 'List each status by its three digits.', status);
  },
});

function fixOf(key: string, keys: readonly string[]): string {
  // In a flow mapping an unquoted comma ends the text, and what follows becomes a key.
  if (/[\s.]/.test(key)) return 'Quote the string before it: inside { } a comma ends an unquoted string.';
  return INSTEAD[key] ?? `Leave it out; supported are ${keys.join(', ')}.`;
}

function kindName(type: string): string {
  const words = type.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return type === 'Root' ? 'a document' : `${/^[aeio]/.test(words) ? 'an' : 'a'} ${words}`;
}

/**
 * Checks the structure of a document and of all that it refers to: OpenAPI 3.1
 * by Redocly's `struct`, references, and that nothing is used that the model
 * does not support.
 */
export async function validateStructure(file: SourceFile): Promise<DescriptionError[]> {
  if (file.errors.length > 0) return [];
  const errors = await runLinter(file, {unsupported}, ['struct', 'no-unresolved-refs']);
  const refused = new Set(errors.filter(({rule}) => rule === 'unsupported').map(placeText));
  // What is refused by name need not be called unexpected as well.
  return errors.filter((error) => error.rule === 'unsupported' || !refused.has(placeText(error)));
}

function placeText({file, pointer}: DescriptionError): string {
  return `${file} ${pointer}`;
}

/**
 * Checks a bundled document against the official JSON Schema of OpenAPI 3.1.
 * `file`: the source, for the lines. Its messages are dry, so it comes last:
 * what `validateStructure` lets through should never end here.
 */
export async function validateAgainstSchema(document: Document, file: SourceFile): Promise<DescriptionError[]> {
  const result = await new Validator().validate(structuredClone(document));
  if (result.valid) return [];
  const errors =
    typeof result.errors === 'string' ? [{instancePath: '', message: result.errors}] : (result.errors ?? []);
  return errors.map(({instancePath, message = 'does not fit'}) => ({
    rule: 'openapi-schema',
    ...placeOf(file, fromPointer(`#${instancePath}`)),
    message: `Not valid OpenAPI 3.1: ${message}.`,
    fix: 'Compare it with the OpenAPI 3.1 specification.',
  }));
}

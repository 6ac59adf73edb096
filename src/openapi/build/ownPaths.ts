import {examplePath} from '../examplePath';
import type {Json} from '../model';
import {METHODS} from './builder';
import {list, mapping, type Document} from './document';
import {fromPointer} from './errors';

/** What stands in the example of a shared header for the path of the operation that uses it. */
const PATH = '{path}';

/**
 * Writes the headers whose example holds `{path}` into each operation, with the
 * path of that operation. A component cannot hold an example for each operation.
 *
 * @param document a bundled document
 * @returns the document without components that mention `{path}`
 */
export function withOwnPaths(document: Document): Document {
  const mentions = (part: Json | undefined): boolean => JSON.stringify(part ?? null).includes(PATH);
  const components = mapping(document.components);
  const headers = Object.fromEntries(
    Object.entries(mapping(components.headers)).filter(([, header]) => mentions(header)),
  );
  if (Object.keys(headers).length === 0) return document;
  const deref = (part: Json): Document => mapping(resolve(document, part));
  const usesHeader = (response: Document): boolean =>
    Object.values(mapping(response.headers)).some((header) =>
      Object.keys(headers).some((name) => mapping(header).$ref === `#/components/headers/${name}`),
    );

  const ownResponse = (from: Json, path: string): Json => {
    const response = deref(from);
    if (!usesHeader(response)) return from;
    return {
      ...response,
      headers: Object.fromEntries(
        Object.entries(mapping(response.headers)).map(([name, header]) => [
          name,
          mentions(deref(header)) ? (JSON.parse(JSON.stringify(deref(header)).replaceAll(PATH, path)) as Json) : header,
        ]),
      ),
    };
  };
  const paths = mapEntries(document.paths, (item, path) =>
    mapEntries(item, (operation, method) => {
      if (!METHODS.includes(method)) return operation;
      const parameters = [...list(mapping(operation).parameters), ...list(mapping(item).parameters)].map(deref);
      const own = examplePath(path, parameters);
      return {
        ...mapping(operation),
        responses: mapEntries(mapping(operation).responses, (response) => ownResponse(response, own)),
      };
    }),
  );
  const responses = Object.fromEntries(
    Object.entries(mapping(components.responses)).filter(([, response]) => !usesHeader(mapping(response))),
  );
  const others = Object.fromEntries(
    Object.entries(mapping(components.headers)).filter(([name]) => !Object.hasOwn(headers, name)),
  );
  return {
    ...document,
    paths,
    components: {
      ...components,
      ...(components.responses === undefined ? {} : {responses}),
      headers: others,
    },
  };
}

/** What a local `$ref` leads to, or the part itself. */
function resolve(document: Document, part: Json): Json {
  const reference = mapping(part).$ref;
  if (typeof reference !== 'string') return part;
  return fromPointer(reference).reduce<Json>((holder, key) => mapping(holder)[key] ?? null, document);
}

function mapEntries(holder: Json | undefined, change: (value: Json, key: string) => Json): Document {
  return Object.fromEntries(Object.entries(mapping(holder)).map(([key, value]) => [key, change(value, key)]));
}

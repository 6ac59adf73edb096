import type {Content, Operation, Schema} from '@ecosystems-docs/openapi-docs';

/** @returns what an operation takes and returns: the contents of its request body and of its responses */
export function contentsOf({requestBody, responses}: Operation): Content[] {
  return [...(requestBody ? [requestBody] : []), ...responses].flatMap(({content}) => content);
}

/** @returns schemas and all that they hold, each once */
export function withInner(schemas: Iterable<Schema>): Set<Schema> {
  const all = new Set(schemas);
  // What is added to a set while it is walked is walked too.
  for (const {properties = [], items, additionalProperties, oneOf = [], anyOf = []} of all) {
    const inner = properties.map(({schema}) => schema);
    for (const part of [...inner, items, additionalProperties, ...oneOf, ...anyOf])
      if (typeof part === 'object') all.add(part);
  }
  return all;
}

/** How much an operation returns, read from its API description. Build time only. */
import type {Operation, Schema} from '@ecosystems-docs/openapi-docs';
import {GIVES, type Gives} from '../format';

const isNumber = ({types}: Schema): boolean => types.includes('integer') || types.includes('number');

/** What a record of numbers may have besides: what the numbers are of. */
const LABEL = /^(?:name|login|ecosystem)$|url$/;

/** @returns whether a record has numbers only */
function isCount({properties = [], additionalProperties}: Schema): boolean {
  if (typeof additionalProperties === 'object') return isNumber(additionalProperties);
  const numbers = properties.filter(({name}) => !LABEL.test(name));
  return numbers.length > 0 && numbers.every(({schema}) => isNumber(schema) || isCount(schema));
}

/** @returns whether a response is a list, a record for each key, or a list with its page numbers around it */
function isList({items, properties = [], additionalProperties}: Schema): boolean {
  if (items || (typeof additionalProperties === 'object' && !isNumber(additionalProperties))) return true;
  const lists = properties.filter(({schema}) => schema.items);
  return (
    lists.length === 1 &&
    properties.every(({name, schema}) => schema.items ?? /_pages?$|_token$|_name$|_count$|_total$/.test(name))
  );
}

/** @returns how much an operation returns, as a number of GIVES */
export function givesOf({effect, summary, responses}: Operation): number {
  const schema = responses.find(({status}) => status.startsWith('2'))?.content[0]?.schema;
  const gives = (): Gives => {
    if (effect === 'creates') return 'job';
    if (schema?.name === 'Pong') return 'nothing';
    if (summary.startsWith('List ') || (schema && isList(schema))) return 'list';
    return schema && isCount(schema) ? 'count' : 'one';
  };
  return GIVES.indexOf(gives());
}

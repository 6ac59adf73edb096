import {below, type Cursor, type DescriptionReader} from './cursor';
import {asObject, isObject} from '../objects';

/** The set of headers that every response has. */
const UNIVERSAL_HEADERS = 'rate-limit';

/**
 * @param sharedPath the file whose `components.x-header-sets` a response's `x-headers` names
 * @returns a response's own headers, those of the sets it names, and those of every response; an unknown set is reported
 */
export function describedHeaders(
  reader: DescriptionReader,
  response: Cursor,
  sharedPath: string,
): [name: string, header: Cursor][] {
  const headers = new Map<string, [string, Cursor]>();
  const add = (holder: Cursor, key: string): void => {
    for (const entry of reader.entries(holder, key)) {
      const id = entry[0].toLowerCase();
      if (!headers.has(id)) headers.set(id, entry);
    }
  };
  add(response, 'headers');
  const sets = below(reader.root(sharedPath), 'components', 'x-header-sets');
  for (const name of reader.items(response, 'x-headers')) {
    if (typeof name.value === 'string' && isObject(asObject(sets.value)[name.value])) add(sets, name.value);
    else {
      const known = Object.keys(asObject(sets.value)).filter((set) => set !== UNIVERSAL_HEADERS);
      reader.report(
        name,
        'headers',
        `There is no header set \`${String(name.value)}\`.`,
        `Use one of ${known.join(', ')}.`,
      );
    }
  }
  add(sets, UNIVERSAL_HEADERS);
  return [...headers.values()];
}

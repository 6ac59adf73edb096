import {parseArgs} from 'node:util';
import {checkDescription} from '../quality/api-lint/check';
import {type DescriptionError, formatError, listIds, load, sortErrors} from '@ecosystems-docs/openapi-docs/node';
import {sharedSentences} from '../quality/api-lint/sharedSentences';
import {run} from '../tools/command/run';

const USAGE = `npm run openapi:check -- [id…] [--dir DIR] [--shared]

Checks the named API descriptions, or all, and prints each violation with file and line.

  --dir DIR   folder of the descriptions; openapi if absent
  --shared    lists what several operations say with one schema, to read beside each of them

Exit status: 0 no violation, 1 some, 2 wrong arguments.`;

/** What stops the check of one document must not hide what is wrong with the others. */
const unforeseen = (id: string, dir = 'openapi', error: unknown): DescriptionError => ({
  file: `${dir}/${id}.yaml`,
  line: 1,
  pointer: '#',
  rule: 'structure',
  message: `The check of this document stopped: ${error instanceof Error ? error.message : String(error)}.`,
  fix: 'Undo the last changes to it one by one; the message names what cannot be read.',
});

run(USAGE, async () => {
  const {values, positionals: named} = parseArgs({
    options: {dir: {type: 'string'}, shared: {type: 'boolean'}},
    allowPositionals: true,
  });
  const {dir} = values;
  const ids = named.length > 0 ? named : listIds(dir);
  if (values.shared) {
    for (const id of ids) console.log(sharedSentences(load(id, dir)).join('\n'));
    return 0;
  }
  const errors: DescriptionError[] = [];
  for (const id of ids)
    errors.push(...(await checkDescription(id, dir).catch((error: unknown) => [unforeseen(id, dir, error)])));
  const sorted = sortErrors(errors);
  for (const error of sorted) console.log(formatError(error));
  const documents = ids.length === 1 ? '1 document' : `${ids.length} documents`;
  const violations = sorted.length === 1 ? '1 violation' : `${sorted.length} violations`;
  console.log(`${documents}: ${sorted.length === 0 ? 'no violation' : violations}`);
  return sorted.length === 0 ? 0 : 1;
});

import {parseArgs} from 'node:util';
import {compareWithService} from '../quality/drift/drift';
import {listIds} from '@ecosystems-docs/openapi-docs/node';
import {run} from '../tools/command/run';

const USAGE = `npm run openapi:drift -- [id…] [--from DIR] [--dir DIR]

Compares the API descriptions with the services' own OpenAPI documents, and prints what no entry of x-differences explains.

  --from DIR   folder with <id>.yaml, read instead of the published URL
  --dir DIR    folder of our descriptions; openapi if absent

Exit status: 0 nothing to say, 1 something differs, 2 something could not be compared.`;

run(USAGE, async () => {
  const {values, positionals: named} = parseArgs({
    options: {from: {type: 'string'}, dir: {type: 'string'}},
    allowPositionals: true,
  });
  const ids = named.length > 0 ? named : listIds(values.dir);
  const outcomes = new Set<string>();
  for (const id of ids) {
    const {lines, outcome} = await compareWithService(id, values);
    outcomes.add(outcome);
    for (const line of lines) console.log(line);
    if (outcome === 'equal') console.log(`${id}: structure explained, no record stale`);
  }
  return outcomes.has('failed') ? 2 : outcomes.has('drift') ? 1 : 0;
});

import {parseArguments} from '../tools/command/arguments';
import {driftOf} from '../quality/drift/drift';
import {listIds} from '@ecosystems-docs/openapi-docs/node';
import {run} from '../tools/command/run';

const USAGE = `npm run openapi:drift -- [id…] [--from DIR] [--dir DIR] [--all]

Compares the API descriptions with the services' own OpenAPI documents, and prints what no entry of x-differences explains.

  --from DIR   folder with <id>.yaml, read instead of the published URL
  --dir DIR    folder of our descriptions; openapi if absent
  --all        lists the details that differ too: server, summary, operationId, deprecated, required, nullable, formats, enumerations, media types

Exit status: 0 nothing to say, 1 something differs, 2 something could not be compared.`;

run(USAGE, async () => {
  const {ids: named, options, flags} = parseArguments(process.argv.slice(2), ['from', 'dir'], ['all']);
  const {dir} = options;
  const ids = named.length > 0 ? named : listIds(dir);
  const outcomes = new Set<string>();
  for (const id of ids) {
    const {lines, details, outcome} = await driftOf(id, {dir, from: options.from});
    outcomes.add(outcome);
    for (const line of lines) console.log(line);
    if (flags.has('all')) for (const line of details) console.log(line);
    if (outcome === 'equal')
      console.log(
        `${id}: structure explained, no record stale; ${details.length} details differ${details.length > 0 && !flags.has('all') ? ' (--all lists them)' : ''}`,
      );
  }
  return outcomes.has('failed') ? 2 : outcomes.has('drift') ? 1 : 0;
});

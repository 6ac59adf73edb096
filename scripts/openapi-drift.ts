/**
 * `npm run openapi:drift [id…] [--from DIR] [--dir DIR]`: compares the
 * structure of our descriptions with the documents that the services publish,
 * and prints what is neither equal nor a recorded difference, and recorded
 * differences that are none any more. With `--from`, reads DIR/<id>.yaml
 * instead of the published address. Exit status: 0 nothing to say, 1 something
 * differs, 2 something could not be compared.
 */
import {parseArguments} from '../src/openapi/arguments';
import {driftOf} from '../src/openapi/drift';
import {defaultDirectory, listIds} from '../src/openapi/load';
import {run} from '../src/openapi/run';

run(async () => {
  const {ids: named, options} = parseArguments(process.argv.slice(2), ['from', 'dir']);
  const dir = options.dir ?? defaultDirectory();
  const ids = named.length > 0 ? named : listIds(dir);
  const outcomes = new Set<string>();
  for (const id of ids) {
    const {lines, outcome} = await driftOf(id, {dir, ...(options.from === undefined ? {} : {from: options.from})});
    outcomes.add(outcome);
    for (const line of lines) console.log(line);
    if (outcome === 'equal') console.log(`${id}: nothing unexplained, nothing stale`);
  }
  return outcomes.has('failed') ? 2 : outcomes.has('drift') ? 1 : 0;
});

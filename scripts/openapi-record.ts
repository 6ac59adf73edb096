import {parseArgs} from 'node:util';
import {join} from 'node:path';
import {LiveDifferences, formatLiveDifference, type LiveDifference} from '../quality/recorder/liveDifferences';
import {defaultDirectory, listIds} from '@ecosystems-docs/openapi-docs/node';
import {recordApi} from '../quality/recorder/record';
import {run} from '../tools/command/run';

const USAGE = `npm run openapi:record -- [id…] --contact you@example.org [--base URL] [--pause SECONDS] [--dir DIR]

Records an example of every safe operation from the live APIs, one request at a time.

  --contact EMAIL   your address, sent in the User-Agent; required
  --base URL        another host, such as the mock server; may hold {api} and {service}
  --pause SECONDS   between requests; 1 if absent
  --dir DIR         folder of the descriptions; openapi if absent

A response that fits its schema becomes an example. What it has and the description lacks is a live difference;
openapi/live-differences.json lists the known ones and may only shrink.

Exit status: 0 nothing new, 1 new differences, 2 a service could not be reached.`;

run(USAGE, async () => {
  const {values, positionals: named} = parseArgs({
    options: {
      base: {type: 'string'},
      contact: {type: 'string'},
      dir: {type: 'string', default: defaultDirectory()},
      pause: {type: 'string', default: '1'},
    },
    allowPositionals: true,
  });
  const {base, contact, dir} = values;
  if (contact === undefined || !/^\S+@\S+\.\S+$/.test(contact))
    throw new Error('Identify yourself: --contact you@example.org.');
  const seconds = Number(values.pause);
  if (!Number.isFinite(seconds) || seconds < 0) throw new Error('--pause takes a number of seconds.');
  const list = LiveDifferences.read(join(dir, 'live-differences.json'));
  const differences: LiveDifference[] = [];
  const visited = new Set<string>();
  let failed = false;
  for (const id of named.length > 0 ? named : listIds(dir)) {
    const report = await recordApi(id, {
      dir,
      contact,
      pause: seconds * 1000,
      timeout: 30_000,
      today: new Date().toISOString().slice(0, 10),
      log: (line) => console.log(`${id}: ${line}`),
      base,
    });
    for (const line of report.lines) console.log(line);
    console.log(`${id}: ${report.recorded.length} recorded`);
    differences.push(...report.differences);
    for (const operation of report.visited) visited.add(operation);
    failed ||= report.failed;
  }
  const added = list.added(differences);
  for (const difference of list.shrink(differences, visited))
    console.log(`no longer found: ${formatLiveDifference(difference)}`);
  for (const difference of added) console.log(`new difference: ${formatLiveDifference(difference)}`);
  return failed ? 2 : added.length > 0 ? 1 : 0;
});

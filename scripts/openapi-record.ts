import {join} from 'node:path';
import {parseArguments} from '../tools/command/arguments';
import {FindingsList, formatFinding, type Finding} from '../tools/recorder/findings';
import {defaultDirectory, listIds} from '../src/openapi/node/load';
import {recordApi} from '../tools/recorder/record';
import {run} from '../tools/command/run';

const USAGE = `npm run openapi:record -- [id…] --contact you@example.org [--base URL] [--pause SECONDS] [--dir DIR]

Records an example of every safe operation from the live APIs, one request at a time.

  --contact EMAIL   your address, sent in the User-Agent; required
  --base URL        another host, such as the mock server; may hold {api} and {service}
  --pause SECONDS   between requests; 1 if absent
  --dir DIR         folder of the descriptions; openapi if absent

A response that fits its schema becomes an example. What it has and the description lacks is a finding;
openapi/findings.json lists the known ones and may only shrink.

Exit status: 0 nothing new, 1 new findings, 2 a service could not be reached.`;

run(USAGE, async () => {
  const {ids: named, options} = parseArguments(process.argv.slice(2), ['base', 'contact', 'dir', 'pause']);
  const {base, contact} = options;
  if (contact === undefined || !/^\S+@\S+\.\S+$/.test(contact))
    throw new Error('Identify yourself: --contact you@example.org.');
  const seconds = Number(options.pause ?? '1');
  if (!Number.isFinite(seconds) || seconds < 0) throw new Error('--pause takes a number of seconds.');
  const dir = options.dir ?? defaultDirectory();
  const list = FindingsList.read(join(dir, 'findings.json'));
  const found: Finding[] = [];
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
    found.push(...report.findings);
    for (const operation of report.visited) visited.add(operation);
    failed ||= report.failed;
  }
  const added = list.added(found);
  for (const finding of list.shrink(found, visited)) console.log(`no longer found: ${formatFinding(finding)}`);
  for (const finding of added) console.log(`new finding: ${formatFinding(finding)}`);
  return failed ? 2 : added.length > 0 ? 1 : 0;
});

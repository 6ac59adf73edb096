/**
 * `npm run bench:load [-- --seconds 60] [--connections 64] [--dir build]`: nginx
 * with the configuration of the build, under a bounded load on this machine.
 * Asks for every page of the sitemap in turn, compressed, over TLS. Needs wrk
 * (Debian: apt-get install wrk) besides what the delivery tests need.
 *
 * Exit status: 0 no error, 1 some, 2 it could not run.
 */
import {spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {cpus, tmpdir} from 'node:os';
import path from 'node:path';
import {makeCertificate, startNginx} from '../e2e/delivery/servers';
import {sitemapPaths} from '../e2e/support/site';
import {readHashes} from '../tools/delivery/generate';
import {argumentsOrExit} from '../tools/command/run';

const {values} = argumentsOrExit(
  'npm run bench:load -- [--seconds N] [--connections N] [--dir DIR]\n\nMeasures nginx with the built site under load.',
  {
    options: {
      seconds: {type: 'string', default: '60'},
      connections: {type: 'string', default: '64'},
      dir: {type: 'string', default: 'build'},
    },
  },
);

/** What the script in wrk prints at its end. Times are in microseconds. */
interface Result {
  requests: number;
  duration: number;
  bytes: number;
  errors: Record<'connect' | 'read' | 'write' | 'status' | 'timeout', number>;
  latency: Record<'p50' | 'p90' | 'p99' | 'p999' | 'max', number>;
}

/** A script for wrk: all paths in turn, and the result as JSON on the last line. */
const script = (paths: readonly string[]): string => `
local paths = {${paths.map((one) => JSON.stringify(one)).join(',')}}
local index = 0
local requests = {}
function init()
  for i, path in ipairs(paths) do requests[i] = wrk.format("GET", path, {["Accept-Encoding"] = "br"}) end
end
function request()
  index = index % #requests + 1
  return requests[index]
end
function done(summary, latency)
  local e = summary.errors
  print(string.format('{"requests":%d,"duration":%d,"bytes":%d,"errors":{"connect":%d,"read":%d,"write":%d,"status":%d,"timeout":%d},"latency":{"p50":%d,"p90":%d,"p99":%d,"p999":%d,"max":%d}}',
    summary.requests, summary.duration, summary.bytes, e.connect, e.read, e.write, e.status, e.timeout,
    latency:percentile(50), latency:percentile(90), latency:percentile(99), latency:percentile(99.9), latency.max))
end
`;

async function main(): Promise<void> {
  const root = path.resolve(values.dir);
  const hashes = readHashes(root);
  if (!hashes) throw new Error(`There is no finished site in ${root}. Run "npm run build" first.`);
  const dir = mkdtempSync(path.join(tmpdir(), 'load-'));
  const file = path.join(dir, 'load.lua');
  const paths = sitemapPaths(root);
  writeFileSync(file, script(paths));
  const {server} = await startNginx({root, hashes, certificate: makeCertificate(dir)});
  try {
    const run = spawnSync(
      'wrk',
      ['-t', '1', '-c', values.connections, '-d', `${values.seconds}s`, '-s', file, server.origin],
      {encoding: 'utf8'},
    );
    if (run.error || run.status !== 0)
      throw new Error(`wrk did not run: ${run.error?.message ?? run.stderr}. Debian: apt-get install wrk`);
    const {requests, duration, bytes, errors, latency} = JSON.parse(run.stdout.trim().split('\n').at(-1)!) as Result;
    const seconds = duration / 1e6;
    const ms = (microseconds: number): string => `${(microseconds / 1000).toFixed(1)} ms`;
    const failed = Object.values(errors).reduce((sum, count) => sum + count, 0);
    const rows = [
      ['Pages in turn', String(paths.length)],
      ['Connections', values.connections],
      ['Duration', `${seconds.toFixed(0)} s`],
      ['Requests', String(requests)],
      ['Requests per second', (requests / seconds).toFixed(0)],
      ['Sent', `${(bytes / seconds / 1e6).toFixed(1)} MB/s`],
      ['Latency, median', ms(latency.p50)],
      ['Latency, 90%', ms(latency.p90)],
      ['Latency, 99%', ms(latency.p99)],
      ['Latency, 99.9%', ms(latency.p999)],
      ['Latency, longest', ms(latency.max)],
      ['Errors', String(failed)],
    ];
    console.log(`nginx and wrk on one machine with ${cpus().length} cores, TLS, brotli\n`);
    console.log('| | |\n|---|---|');
    for (const [name, value] of rows) console.log(`| ${name} | ${value} |`);
    process.exitCode = failed === 0 ? 0 : 1;
  } finally {
    await server.stop();
    rmSync(dir, {recursive: true, force: true});
  }
}

main().catch((error: unknown) => {
  console.error((error as Error).message);
  process.exit(2);
});

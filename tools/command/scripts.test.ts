import {execFile} from 'node:child_process';
import {once} from 'node:events';
import {mkdirSync, readdirSync, writeFileSync} from 'node:fs';
import {createServer, type AddressInfo} from 'node:net';
import {join} from 'node:path';
import {afterEach, expect, it, vi} from 'vitest';
import {bundleDescription, toYaml} from '@ecosystems-docs/openapi-docs/node';
import {corrupted, FIXTURE, FIXTURES, temporaryFolder} from '@ecosystems-docs/openapi-docs/testing';

const dir = temporaryFolder();

let count = 0;
const argv = [...process.argv];

/** Runs a script in this process; gives its exit status and all that it printed. */
async function run(script: string, ...args: string[]): Promise<{status: unknown; output: string}> {
  let output = '';
  for (const name of ['log', 'error'] as const)
    vi.spyOn(console, name).mockImplementation((...texts: unknown[]) => void (output += `${texts.join(' ')}\n`));
  process.argv = [...argv.slice(0, 2), ...args];
  process.exitCode = undefined;
  // With another query each time the script runs again, and what it imports does not.
  await import(`${join(process.cwd(), 'scripts', script)}.ts?${(count += 1)}`);
  await vi.waitFor(() => expect(process.exitCode).toBeDefined(), 20_000);
  return {status: process.exitCode, output};
}

afterEach(() => {
  vi.restoreAllMocks();
  process.argv = argv;
  process.exitCode = undefined;
});

/** Runs a script as a process of its own. */
function spawn(script: string, ...args: string[]): Promise<{status: number; output: string}> {
  return new Promise((done) => {
    execFile(process.execPath, ['--import', 'tsx', `scripts/${script}.ts`, ...args], (error, stdout, stderr) => {
      done({status: typeof error?.code === 'number' ? error.code : 0, output: stdout + stderr});
    });
  });
}

it('openapi-check says 0 or 1, with file and line', async () => {
  const copy = corrupted(dir, 'summary: List books', 'summary: Books');
  const [right, {status, output}] = await Promise.all([
    spawn('openapi-check', FIXTURE, '--dir', FIXTURES),
    spawn('openapi-check', FIXTURE, '--dir', copy.dir),
  ]);
  expect(right).toEqual({status: 0, output: '1 document: no violation\n'});
  expect(status).toBe(1);
  expect(output).toMatch(
    new RegExp(`^${copy.file}:${copy.line} summary: .*\n {4}at #/.*\n {4}fix: .*\n1 document: 1 violation\n$`),
  );
}, 120_000);

it('openapi-drift says 0, 1 or 2, and goes on after what it cannot compare', async () => {
  const copy = corrupted(dir, "facts: ['property Book.title', 'parameter GET /books query tag*']", 'facts: []');
  writeFileSync(join(copy.dir, 'a-first.yaml'), 'openapi: 3.1.0\nx-provenance: {}\npaths: {}\n');
  const from = join(dir, 'from');
  mkdirSync(from);
  writeFileSync(
    join(from, `${FIXTURE}.yaml`),
    toYaml(bundleDescription(FIXTURE, FIXTURES)).replace('  /books/search:', '  /books/found:'),
  );
  const {status, output} = await run('openapi-drift', '--dir', copy.dir, '--from', from);
  expect(output.split('\n')).toEqual([
    `a-first: cannot compare: Cannot read ${join(from, 'a-first.yaml')}.`,
    `${FIXTURE}: not recorded: operation GET /books/found (published: there; ours: none)`,
    '',
  ]);
  expect(status).toBe(2);
  expect((await run('openapi-drift', FIXTURE, '--dir', copy.dir, '--from', from)).status).toBe(1);
});

it('openapi-record asks who asks', async () => {
  expect(await run('openapi-record', FIXTURE)).toEqual({
    status: 2,
    output: 'Identify yourself: --contact you@example.org.\n',
  });
});

it.each([
  [['--port', 'x'], /^"x" is not a port\. Give a number from 1 to 65535\.\n\nnpm run mock/],
  [['4711'], /^Unexpected argument '4711'\..*\n\nnpm run mock/],
])('mock refuses %j in one sentence', async (args, output) => {
  expect(await run('mock', ...args)).toEqual({status: 2, output: expect.stringMatching(output)});
});

it('dev says so when something else has its port', async () => {
  const other = createServer().listen(0, 'localhost');
  await once(other, 'listening');
  const {port} = other.address() as AddressInfo;
  const {status, output} = await spawn('dev', '--port', String(port));
  expect([status, output]).toEqual([2, expect.stringContaining('Stop what uses the port')]);
  other.close();
});

it.each(readdirSync('scripts').map((file) => file.replace('.ts', '')))(
  '%s says how to use it, also after wrong arguments',
  async (script) => {
    const help = await run(script, '--help');
    expect([help.status, help.output]).toEqual([0, expect.stringMatching(/^npm (run|test)/)]);
    const {status, output} = await run(script, '--nosuch');
    expect([status, output]).toEqual([2, expect.stringMatching(/^Unknown option '--nosuch'/)]);
    expect(output).toContain(help.output);
    expect(output).not.toMatch(/^\s+at /m);
  },
);

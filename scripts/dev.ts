import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {createServer} from 'node:net';
import {setTimeout as pause} from 'node:timers/promises';
import {parseArgs} from 'node:util';
import {run, toPort} from '../tools/command/run';

const USAGE = `npm run dev -- [--port N]

Serves the pages from their sources, and reloads them as you write. Says when the first page can be opened.

  --port N   port to listen on; 3000 if absent`;

const DOCUSAURUS = 'node_modules/@docusaurus/core/bin/docusaurus.mjs';

/** @throws Error when something else listens on the port: Docusaurus would end, and its responses be taken for ours */
async function checkPort(port: number): Promise<void> {
  const probe = createServer().listen(port, 'localhost');
  await once(probe, 'listening');
  await once(probe.close(), 'close');
}

/** @returns whether the server responds, which is after it has made all pages; false if it has ended */
async function responds(server: ChildProcess, url: string): Promise<boolean> {
  while (server.exitCode === null && server.signalCode === null)
    try {
      await fetch(url);
      return true;
    } catch {
      await pause(500);
    }
  return false;
}

run(USAGE, async () => {
  const {values} = parseArgs({options: {port: {type: 'string', default: '3000'}}});
  const port = toPort(values.port);
  const url = `http://localhost:${port}/`;
  await checkPort(port);
  console.log('Making the pages, which takes one to three minutes.');
  const server = spawn(process.execPath, [...process.execArgv, DOCUSAURUS, 'start', '--port', String(port)], {
    stdio: ['inherit', 'pipe', 'inherit'],
  });
  // Docusaurus says that it runs as soon as it listens, long before it responds.
  server.stdout.setEncoding('utf8').on('data', (text: string) => {
    if (!text.includes('website is running at')) process.stdout.write(text);
  });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => server.kill(signal));
  const end = new Promise<number>((resolve) => server.on('close', (status) => resolve(status ?? 0)));
  if (await responds(server, url)) console.log(`The site is at ${url}`);
  return end;
});

import {spawn} from 'node:child_process';
import {setTimeout as pause} from 'node:timers/promises';
import {parseArgs} from 'node:util';
import {run, toPort} from '../tools/command/run';

const USAGE = `npm run dev -- [--port N]

Serves the pages from their sources, and reloads them as you write. Says when the first page can be opened.

  --port N   port to listen on; 3000 if absent`;

const DOCUSAURUS = 'node_modules/@docusaurus/core/bin/docusaurus.mjs';

/** @returns once the server responds, which is after it has made all pages */
async function responds(url: string): Promise<void> {
  for (;;)
    try {
      await fetch(url);
      return;
    } catch {
      await pause(500);
    }
}

run(USAGE, async () => {
  const {values} = parseArgs({options: {port: {type: 'string', default: '3000'}}});
  const port = toPort(values.port);
  const url = `http://localhost:${port}/`;
  console.log('Making the pages, which takes one to three minutes.');
  const server = spawn(process.execPath, [...process.execArgv, DOCUSAURUS, 'start', '--port', String(port)], {
    stdio: ['inherit', 'pipe', 'inherit'],
  });
  // Docusaurus says that it runs as soon as it listens, long before it responds.
  server.stdout.setEncoding('utf8').on('data', (text: string) => {
    if (!text.includes('website is running at')) process.stdout.write(text);
  });
  const end = new Promise<number>((resolve) => server.on('close', (status) => resolve(status ?? 0)));
  await Promise.race([end, responds(url).then(() => console.log(`The site is at ${url}`))]);
  return end;
});

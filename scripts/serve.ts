import path from 'node:path';
import {portOf, readArguments} from '../tools/command/arguments';
import {run} from '../tools/command/run';
import {createStaticServer} from '../tools/server/staticServer';
import {isFinished} from '../tools/site-build/transaction';

const USAGE = `npm run serve -- [--port N] [--dir DIR] [--host HOST]

Serves the built site to this machine. npm start builds it first.

  --port N      port to listen on; 3000 if absent
  --dir DIR     folder of the built site; build if absent
  --host HOST   interface to listen on; 127.0.0.1 if absent, 0.0.0.0 for all

Exit status: 1 no site, or it cannot be served; 2 wrong arguments.`;

/** @returns what to do about an error of listening */
function advice({code, message}: NodeJS.ErrnoException, port: number, host: string): string {
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is in use. Stop what uses it, or choose another: npm start -- --port ${port + 1}`;
    case 'EACCES':
      return `Port ${port} is not yours to use. Choose one above 1023, for example --port 3000.`;
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'EADDRNOTAVAIL':
      return `"${host}" is no address of this machine. Leave --host out, or write 0.0.0.0 to listen on all of its addresses.`;
    default:
      return message;
  }
}

run(USAGE, async () => {
  const {values} = readArguments(process.argv.slice(2), {
    options: {
      port: {type: 'string', default: '3000'},
      dir: {type: 'string', default: 'build'},
      host: {type: 'string', default: '127.0.0.1'},
    },
  });
  const {dir, host} = values;
  const port = portOf(values.port, 3001);
  if (!isFinished(path.resolve(dir))) {
    console.error(`There is no finished site in ${dir}/. Build it first: npm run build`);
    return 1;
  }
  const server = createStaticServer(path.resolve(dir));
  // Lets downloads that are under way end.
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => {
      server.close();
      server.closeIdleConnections();
    });
  return new Promise((resolve) => {
    server.on('error', (error) => {
      console.error(advice(error, port, host));
      resolve(1);
    });
    server.on('close', () => resolve(0));
    server.listen(port, host, () =>
      console.log(`The site is at http://localhost:${port}${host === '127.0.0.1' ? '' : ` (listening on ${host})`}`),
    );
  });
});

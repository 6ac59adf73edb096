import {parseArgs} from 'node:util';
import path from 'node:path';
import {toPort, run} from '../tools/command/run';
import {createStaticServer} from '../tools/server/staticServer';
import {isFinished} from '../tools/site-build/transaction';

const USAGE = `npm run serve -- [--port N] [--dir DIR] [--host HOST]

Serves the built site to this machine. npm start builds it first.

  --port N      port to listen on; 3000 if absent
  --dir DIR     folder of the built site; build if absent
  --host HOST   interface to listen on; 127.0.0.1 if absent, 0.0.0.0 for all

Exit status: 1 no site; 2 wrong arguments, or it cannot be served.`;

run(USAGE, async () => {
  const {values} = parseArgs({
    options: {
      port: {type: 'string', default: '3000'},
      dir: {type: 'string', default: 'build'},
      host: {type: 'string', default: '127.0.0.1'},
    },
  });
  const {dir, host} = values;
  const port = toPort(values.port);
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
  return new Promise((resolve, reject) => {
    server.on('error', reject);
    server.on('close', () => resolve(0));
    server.listen(port, host, () =>
      console.log(`The site is at http://localhost:${port}${host === '127.0.0.1' ? '' : ` (listening on ${host})`}`),
    );
  });
});

/**
 * `npm run serve [-- --port N] [--dir DIR] [--host HOST]`: serves the built site
 * to this machine alone, or on another interface (`--host 0.0.0.0`: on all).
 * `npm start` builds it first.
 */
import path from 'node:path';
import {parseArgs} from 'node:util';
import {createStaticServer} from '../tools/server/staticServer';
import {isFinished} from '../tools/site-build/transaction';

const {values} = parseArgs({
  options: {
    port: {type: 'string', default: '3000'},
    dir: {type: 'string', default: 'build'},
    host: {type: 'string', default: '127.0.0.1'},
  },
});
const port = Number(values.port);
if (!Number.isInteger(port) || port < 1 || port > 65535) {
  console.error(`"${values.port}" is not a port. Give a number from 1 to 65535, for example --port 3001.`);
  process.exit(2);
}

if (!isFinished(path.resolve(values.dir))) {
  console.error(`There is no finished site in ${values.dir}/. Build it first: npm run build`);
  process.exit(1);
}
const server = createStaticServer(path.resolve(values.dir));
server.on('error', (error: NodeJS.ErrnoException) => {
  console.error(
    error.code === 'EADDRINUSE'
      ? `Port ${port} is in use. Stop what uses it, or choose another: npm start -- --port ${port + 1}`
      : error.message,
  );
  process.exit(1);
});
server.listen(port, values.host, () =>
  console.log(
    `The site is at http://localhost:${port}${values.host === '127.0.0.1' ? '' : ` (listening on ${values.host})`}`,
  ),
);

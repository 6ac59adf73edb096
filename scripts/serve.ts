/** `npm run serve [-- --port N] [--dir DIR]`: serves the built site. `npm start` builds it first. */
import path from 'node:path';
import {parseArgs} from 'node:util';
import {createStaticServer} from '../src/site/staticServer';

const {values} = parseArgs({options: {port: {type: 'string', default: '3000'}, dir: {type: 'string', default: 'build'}}});
const port = Number(values.port);
if (!Number.isInteger(port) || port < 1 || port > 65535) {
  console.error(`"${values.port}" is not a port. Give a number from 1 to 65535, for example --port 3001.`);
  process.exit(2);
}

const server = createStaticServer(path.resolve(values.dir));
server.on('error', (error: NodeJS.ErrnoException) => {
  console.error(error.code === 'EADDRINUSE' ? `Port ${port} is in use. Stop what uses it, or choose another: npm start -- --port ${port + 1}` : error.message);
  process.exit(1);
});
server.listen(port, () => console.log(`The site is at http://localhost:${port}`));

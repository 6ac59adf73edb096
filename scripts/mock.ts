/** `npm run mock [-- --port N]`: a local server that answers every API operation from the descriptions (src/mock/). */
import {parseArgs} from 'node:util';
import {startMock} from '../src/mock/mock';

const DEFAULT_PORT = 4010;

const {values} = parseArgs({options: {port: {type: 'string', default: String(DEFAULT_PORT)}}});
const port = Number(values.port);
if (!Number.isInteger(port) || port < 1 || port > 65535) {
  console.error(`"${values.port}" is not a port. Give a number from 1 to 65535, for example --port ${DEFAULT_PORT + 1}.`);
  process.exit(2);
}

startMock({port}).then(
  ({url}) => {
    console.log(`The mock server is at ${url}. Try: curl '${url}/packages.ecosyste.ms/api/v1/packages/lookup?purl=pkg:npm/react'`);
    console.log(`To point the console of a site on this machine at it, run in the browser: localStorage['console-base'] = '${url}'`);
  },
  ({code, message}: NodeJS.ErrnoException) => {
    console.error(code === 'EADDRINUSE' ? `Port ${port} is in use. Stop what uses it, or choose another: npm run mock -- --port ${port + 1}` : message);
    process.exit(1);
  },
);

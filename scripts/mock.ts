/** `npm run mock [-- --port N] [--strict]`: a local server that responds to every API operation from the descriptions. */
import {parseArgs} from 'node:util';
import {PREFERENCES} from '@ecosystems-docs/mock-server';
import {MOCK_URL} from '../src/catalogue/site';
import {toPort, run} from '../tools/command/run';
import {startMock} from '../tools/mock/startMock';

const USAGE = `npm run mock -- [--port N] [--strict]

Runs all APIs on this machine, with the examples of the API descriptions as responses.

  --port N    port to listen on; ${new URL(MOCK_URL).port} if absent
  --strict    refuses unknown query parameters and page sizes above the maximum, which the services ignore and cap,
              and returns 404 for names that no example has

Say in the header Prefer, or in the query parameter __prefer, which response you want:

${PREFERENCES.map((line) => `  ${line}`).join('\n')}`;

run(USAGE, async () => {
  const {values} = parseArgs({
    options: {port: {type: 'string', default: new URL(MOCK_URL).port}, strict: {type: 'boolean'}},
  });
  const {url} = await startMock({port: toPort(values.port), strict: values.strict});
  console.log(
    `The mock server is at ${url}. Try: curl '${url}/packages.ecosyste.ms/api/v1/packages/lookup?purl=pkg:npm/react'`,
  );
  console.log(
    `To point the console of a site on this machine at it, run in the browser: localStorage['console-base'] = '${url}'`,
  );
  return 0;
});

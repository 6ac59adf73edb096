/** `npm run mock [-- --port N] [--strict]`: a local server that responds to every API operation from the descriptions. */
import {PREFERENCES, type Mock} from '@ecosystems-docs/mock-server';
import {MOCK_URL} from '../src/catalogue/site';
import {parseArguments, portOf, UsageError} from '../tools/command/arguments';
import {run} from '../tools/command/run';
import {startMock} from '../tools/mock/startMock';

const DEFAULT_PORT = Number(new URL(MOCK_URL).port);

const USAGE = `npm run mock -- [--port N] [--strict]

Runs all APIs on this machine, with the examples of the API descriptions as responses.

  --port N    port to listen on; ${DEFAULT_PORT} if absent
  --strict    refuses unknown query parameters and page sizes above the maximum, which the services ignore and cap,
              and returns 404 for names that no example has

Say in the header Prefer, or in the query parameter __prefer, which response you want:

${PREFERENCES.map((line) => `  ${line}`).join('\n')}`;

async function startAt(port: number, strict: boolean): Promise<Mock> {
  try {
    return await startMock({port, strict});
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new Error(`Port ${port} is in use. Stop what uses it, or choose another: npm run mock -- --port ${port + 1}`);
  }
}

run(USAGE, async () => {
  const {ids, options, flags} = parseArguments(process.argv.slice(2), ['port'], ['strict']);
  if (ids.length > 0)
    throw new UsageError(
      `The mock server does not take "${ids.join(' ')}": it covers all APIs. To choose a port, write --port N.`,
    );
  const port = portOf(options.port ?? String(DEFAULT_PORT), DEFAULT_PORT + 1);
  const {url} = await startAt(port, flags.has('strict'));
  console.log(
    `The mock server is at ${url}. Try: curl '${url}/packages.ecosyste.ms/api/v1/packages/lookup?purl=pkg:npm/react'`,
  );
  console.log(
    `To point the console of a site on this machine at it, run in the browser: localStorage['console-base'] = '${url}'`,
  );
  return 0;
});

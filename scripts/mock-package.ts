/** `npm run mock:package`: makes the program that the package of the mock server consists of, before npm packs it. */
import path from 'node:path';
import {run} from '../tools/command/run';
import {writeProgram} from '../packages/mock-server/src/writeProgram';

run('npm run mock:package\n\nMakes the package of the mock server in this folder.', async () => {
  await writeProgram(path.resolve('packages/mock-server/dist'));
  return 0;
});

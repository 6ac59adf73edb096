/**
 * `npm run bench [-- --runs 5]`: measures the built site beside its peer on the same server, browser
 * and profile, prints the table and puts it into bench/README.md.
 */
import {parseArgs} from 'node:util';
import {pageTables} from '../bench/pages/pageTables';
import {record} from '../bench/pages/tables';
import {run} from '../tools/command/run';

run('npm run bench -- [--runs N]\n\nMeasures the built site beside another framework.', async () => {
  const {values} = parseArgs({options: {runs: {type: 'string', default: '5'}}});
  record('pages', await pageTables(Number(values.runs)));
  return 0;
});

/**
 * `npm run bench [-- --runs 5]`: measures the built site beside its peer on the same server, browser
 * and profile, prints the table and puts it into bench/README.md.
 */
import {pageTables} from '../bench/pages/pageTables';
import {record} from '../bench/pages/tables';
import {argumentsOrExit} from '../tools/command/run';

const {values} = argumentsOrExit('npm run bench -- [--runs N]\n\nMeasures the built site beside another framework.', {
  options: {runs: {type: 'string', default: '5'}},
});

pageTables(Number(values.runs)).then(
  (tables) => record('pages', tables),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);

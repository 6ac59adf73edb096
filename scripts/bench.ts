/**
 * `npm run bench [-- --runs 5]`: measures the built site beside its peer on the same server, browser
 * and profile. Instead of that, `-- --tasks` says what keeps the main thread busy after the first paint,
 * on processors of three speeds, `-- --lighthouse` asks Lighthouse, `-- --build` measures a cold build,
 * `-- --growth` builds with more operations. Each prints its table and puts it into bench/README.md.
 */
import {buildTables, growthTables} from '../bench/pages/buildTables';
import {lighthouseTables} from '../bench/pages/lighthouse';
import {pageTables} from '../bench/pages/pageTables';
import {record} from '../bench/pages/tables';
import {taskTables} from '../bench/pages/taskTables';
import {argumentsOrExit} from '../tools/command/run';

const {values} = argumentsOrExit(
  'npm run bench -- [--runs N] [--build] [--growth] [--tasks] [--lighthouse]\n\nMeasures the built site beside other frameworks.',
  {
    options: {
      runs: {type: 'string', default: '5'},
      build: {type: 'boolean', default: false},
      growth: {type: 'boolean', default: false},
      tasks: {type: 'boolean', default: false},
      lighthouse: {type: 'boolean', default: false},
    },
  },
);
const RUNS = Number(values.runs);

async function main(): Promise<void> {
  const {build, growth, tasks, lighthouse} = values;
  if (!build && !growth && !tasks && !lighthouse) record('pages', await pageTables(RUNS));
  if (tasks) record('tasks', await taskTables(RUNS));
  if (lighthouse) record('lighthouse', await lighthouseTables());
  if (build) record('build', buildTables());
  if (growth) record('growth', await growthTables());
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});

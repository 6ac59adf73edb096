import {readArguments} from '../tools/command/arguments';
import {run} from '../tools/command/run';
import {byLicence, isAllowed, licenceProblems} from '../tools/supply-chain/licences';
import {readLockfile} from '../tools/supply-chain/lockfile';

const USAGE = `npm run licences -- [--production] [--packages]

Lists the licences of everything that is installed, and whether each is allowed.

  --production   leaves out what only development needs
  --packages     names the packages too

Exit status: 0 all allowed, 1 some not, 2 wrong arguments.`;

run(USAGE, () => {
  const {values} = readArguments(process.argv.slice(2), {
    options: {production: {type: 'boolean', default: false}, packages: {type: 'boolean', default: false}},
  });
  const all = readLockfile();
  const shown = values.production ? all.filter(({dev}) => !dev) : all;
  for (const [licence, names] of byLicence(shown)) {
    console.log(`${String(names.length).padStart(5)}  ${licence}${isAllowed(licence) ? '' : '  (not allowed)'}`);
    if (values.packages) for (const name of names) console.log(`         ${name}`);
  }
  const problems = licenceProblems(all);
  for (const problem of problems) console.error(problem);
  console.log(`${shown.length} packages, ${problems.length} problems`);
  return problems.length === 0 ? 0 : 1;
});

/**
 * `npm run licences [-- --production] [--packages]`: the licences of everything
 * that is installed, and whether each is allowed.
 *
 *   --production  leaves out what only development needs
 *   --packages    names the packages too
 *
 * Exit status: 0 all allowed, 1 some not.
 */
import {parseArgs} from 'node:util';
import {byLicence, isAllowed, licenceProblems} from '../tools/supply-chain/licences';
import {readLockfile} from '../tools/supply-chain/lockfile';

const {values} = parseArgs({
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
process.exit(problems.length === 0 ? 0 : 1);

import {headlineOf, joinFiles, rowsOf, startOf, toBatches} from '@ecosystems-docs/lockfile-check';
import {decide, readFile} from '@ecosystems-docs/lockfile-reader';

const outcome = await readFile('requirements.txt', 'requests==2.30.0\n./vendor/ours\n');
if (!outcome.ok) throw new Error(outcome.message);
const inventory = joinFiles([{name: 'requirements.txt', result: decide(outcome.contents)}]);
const {packages} = inventory;
console.log(toBatches(packages).map(({urls}) => urls)); // [ [ 'pkg:pypi/requests' ] ]
console.log(headlineOf(rowsOf(packages, startOf(packages)), inventory, true).title); // 2 package versions not looked up

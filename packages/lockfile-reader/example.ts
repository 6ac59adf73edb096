import {affected, decide, readFile} from '@ecosystems-docs/lockfile-reader';

const outcome = await readFile('requirements.txt', 'requests==2.30.0\n./vendor/ours\n');
if (!outcome.ok) throw new Error(outcome.message);
const {packages, skipped} = decide(outcome.contents);
console.log(skipped); // [{name: './vendor/ours', reason: 'local'}]
for (const {purl, type, version = ''} of packages) {
  console.log(purl, affected(type, version, '>= 2.3.0 < 2.31.0')); // pkg:pypi/requests affected
}

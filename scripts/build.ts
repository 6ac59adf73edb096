import {parseArgs} from 'node:util';
import path from 'node:path';
import {build} from '@docusaurus/core/lib';
import {run} from '../tools/command/run';
import {keepEndTags} from '../tools/site-build/endTags';
import {finishSite} from '../tools/site-build/finish';
import {explain} from '../tools/site-build/explain';
import {setTimes, sourceDate} from '../tools/site-build/sourceDate';
import {buildInto, deliveryOf} from '../tools/site-build/transaction';

const USAGE = `npm run build -- [--dir DIR]

Builds the site. With SOURCE_DATE_EPOCH its files bear that time.

  --dir DIR   folder of the site; build if absent

Exit status: 0 built, 1 not, 2 wrong arguments.`;

async function makeAll(dir: string): Promise<void> {
  const date = sourceDate(process.env);
  keepEndTags();
  await buildInto(dir, async (folder) => {
    await build(process.cwd(), {outDir: folder});
    console.log('2 of 2: styles, policy and compression of each page.');
    // Docusaurus reads the same variable.
    await finishSite(folder, path.resolve(process.env.DOCUSAURUS_GENERATED_FILES_DIR_NAME ?? '.docusaurus'));
    if (date) for (const made of [folder, deliveryOf(folder)]) setTimes(made, date);
  });
}

run(USAGE, async () => {
  const {values} = parseArgs({options: {dir: {type: 'string', default: 'build'}}});
  console.log(`Building the site into ${values.dir}/, which takes one to ten minutes. 1 of 2: all pages.`);
  await makeAll(values.dir).then(
    // Docusaurus leaves its bundler open.
    () => process.exit(),
    (error: unknown) => {
      console.error(explain(error));
      process.exit(1);
    },
  );
  return 0;
});

/** `npm run build [-- --dir <folder>]`: builds the site into build/, or another folder. With SOURCE_DATE_EPOCH its files bear that time. */
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {build} from '@docusaurus/core/lib';
import {finishSite} from '../tools/site-build/finish';
import {explain} from '../tools/site-build/explain';
import {setTimes, sourceDate} from '../tools/site-build/sourceDate';
import {buildInto, deliveryOf} from '../tools/site-build/transaction';
import {readBom} from '../tools/supply-chain/sbom';

/** Beside the configurations: it is for whoever publishes the site. */
function writeBom(delivery: string, bom: string | undefined): void {
  if (bom) writeFileSync(path.join(delivery, 'sbom.cdx.json'), bom);
  else
    console.warn(
      'No SBOM was written, because npm sbom failed (it needs npm 9.5 or newer). The site is otherwise complete.',
    );
}

async function main(): Promise<void> {
  const {values} = parseArgs({options: {dir: {type: 'string', default: 'build'}}});
  const date = sourceDate(process.env);
  const {name} = JSON.parse(readFileSync('package.json', 'utf8')) as {name: string};
  const makeSite = async (folder: string): Promise<void> => {
    await build(process.cwd(), {outDir: folder});
    // Docusaurus reads the same variable.
    await finishSite(folder, path.resolve(process.env.DOCUSAURUS_GENERATED_FILES_DIR_NAME ?? '.docusaurus'));
  };
  await buildInto(values.dir, async (folder) => {
    // npm takes more than a second, and Docusaurus starts on one processor.
    const [bom] = await Promise.all([readBom(name, date), makeSite(folder)]);
    writeBom(deliveryOf(folder), bom);
    if (date) for (const made of [folder, deliveryOf(folder)]) setTimes(made, date);
  });
}

main().then(
  // Docusaurus leaves its bundler open.
  () => process.exit(),
  (error: unknown) => {
    console.error(explain(error));
    process.exit(1);
  },
);

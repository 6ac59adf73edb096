/**
 * The second half of `npm run build`: works on the finished pages.
 *
 *   tsx scripts/finish-build.ts [--dir build]
 */
import path from 'node:path';
import {parseArgs} from 'node:util';
import {plainRoute} from '../src/agents/addresses';
import {readWrittenPages} from '../src/agents/writer';
import {writeDelivery} from '../src/delivery/generate';
import {inlineStyles} from '../src/performance/inlineStyles';
import {pageScripts} from '../src/performance/pageScripts';
import {paintInSteps} from '../src/performance/paintSteps';
import {versionTag} from '../src/islands/version';
import {insertHeadTags} from '../src/site/headTags';
import {compressFiles} from '../src/performance/compress';

const {values} = parseArgs({options: {dir: {type: 'string', default: 'build'}}});
const dir = path.resolve(values.dir);

async function main(): Promise<void> {
  // Docusaurus reads the same variable.
  const generated = path.resolve(process.env.DOCUSAURUS_GENERATED_FILES_DIR_NAME ?? '.docusaurus');
  const withScripts = pageScripts(generated);
  const styles = await inlineStyles(dir, (html, file) => paintInSteps(withScripts(html, file)));
  console.log(`Styles: ${styles.before} bytes before, ${styles.after} after, in ${styles.pages} pages.`);
  const version = versionTag(dir);
  const tags = new Map(readWrittenPages(generated).map(({route, headTags}) => [plainRoute(route), headTags]));
  console.log(`Head tags: in ${await insertHeadTags(dir, (route) => (tags.get(plainRoute(route)) ?? '') + version)} pages.`);
  const delivery = writeDelivery(dir);
  console.log(`Policy: ${delivery.scripts} inline scripts, in ${delivery.pages} pages. Configurations of servers: ${path.relative('.', delivery.configurations)}/`);
  const compressed = await compressFiles(dir);
  console.log(`Compressed ${compressed} files.`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});

/**
 * The second half of a build: works on the finished pages. Each is read once and
 * written once, and compressed while the next ones are worked on.
 */
import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {readWrittenPages} from '../src/agents/writer';
import {PagePolicy, writeDelivery} from '../src/delivery/generate';
import {versionTag} from '../src/islands/version';
import {oldBuild, recycling} from '../src/kept/recycled';
import {compressFiles, writeCompressed} from '../src/performance/compress';
import {inlineStyles} from '../src/performance/inlineStyles';
import {pageScripts} from '../src/performance/pageScripts';
import {paintInSteps} from '../src/performance/paintSteps';
import {plainRoute} from '../src/site/plainRoute';

/**
 * @param dir folder of the built site, as Docusaurus has left it
 * @param generated folder of what Docusaurus has generated in this build
 * @throws Error when a page is not of the form that is expected, or an inline script is unknown
 */
export async function finishBuild(dir: string, generated: string): Promise<void> {
  const scriptsOf = pageScripts(generated);
  const version = versionTag(dir);
  const tags = new Map(readWrittenPages(generated).map(({route, headTags}) => [plainRoute(route), headTags]));
  const policy = new PagePolicy();
  const write = recycling(dir, oldBuild(dir));
  const styles = await inlineStyles(dir, async (html, name) => {
    // The page of a wrong address is a file of another name, and has no address that its tags could tell.
    const [, route] = /^(.*)index\.html$/.exec(name) ?? [];
    const head = route === undefined ? '' : `${tags.get(plainRoute(`/${route}`)) ?? ''}${version}`;
    const page = policy.insert(paintInSteps(html, {head, scripts: scriptsOf(name)}), name);
    const content = Buffer.from(page);
    const file = path.join(dir, name);
    await Promise.all([writeFile(file, content), writeCompressed(file, content, write)]);
  });
  console.log(`Styles: ${styles.before} bytes before, ${styles.after} after, in ${styles.pages} pages.`);
  const delivery = writeDelivery(dir, policy);
  console.log(`Policy: ${delivery.scripts} inline scripts, in ${delivery.pages} pages. Configurations of servers: ${path.relative('.', delivery.configurations)}/`);
  console.log(`Compressed ${await compressFiles(dir, write)} files besides the pages.`);
}

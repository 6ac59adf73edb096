/**
 * Writes the files of the site that are not pages. A build runs it beside
 * Docusaurus (src/agents/writer.ts).
 *
 *   tsx scripts/write-files.ts <folder of generated files> <folder of the last build>
 */
import {rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {renderFiles, writeFiles} from '../src/agents/files';
import {headTags} from '../src/agents/headTags';
import {listPages, ROOT} from '../src/agents/pages';
import {renderSocialImages} from '../src/agents/social/images';
import {writtenList, writtenSite, type WrittenPage} from '../src/agents/writer';
import {writeConsoleData} from '../src/console/data';
import {recycling} from '../src/kept/recycled';
import {compressFiles} from '../src/performance/compress';
import {lastChanges} from '../src/reference/changes';

async function main(): Promise<void> {
  const [generatedDir, old] = process.argv.slice(2);
  if (!generatedDir || !old) throw new Error('Name the folders of generated files and of the last build: tsx scripts/write-files.ts .docusaurus build-old');
  const site = writtenSite(generatedDir);
  rmSync(path.dirname(site), {recursive: true, force: true});
  const write = recycling(site, old);
  const pages = listPages();
  // The images are drawn in Node's thread pool, beside the texts.
  const images = renderSocialImages(pages, path.join(ROOT, 'node_modules/.cache/social-images'));
  writeFiles(site, renderFiles(pages), write);
  writeConsoleData(site, write);
  const changes = lastChanges(ROOT);
  const list = pages.map((page): WrittenPage => ({route: page.route, file: page.file, headTags: headTags(page, changes.get(page.file))}));
  writeFileSync(writtenList(generatedDir), JSON.stringify(list));
  writeFiles(site, await images, write);
  await compressFiles(site, write);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});

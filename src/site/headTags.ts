import {readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';

/**
 * Puts tags into the head of each built page.
 *
 * @param dir folder of the built site; its pages are changed in place
 * @param tagsFor the tags of the page at a path, as HTML; empty for none
 * @returns the number of pages that got tags
 */
export async function insertHeadTags(dir: string, tagsFor: (route: string) => string): Promise<number> {
  const entries = await readdir(dir, {recursive: true, withFileTypes: true});
  const pages = entries.filter((entry) => entry.isFile() && entry.name === 'index.html').map((entry) => path.join(entry.parentPath, entry.name));
  const counts = await Promise.all(
    pages.map(async (page) => {
      const tags = tagsFor(`/${path.relative(dir, path.dirname(page)).split(path.sep).join('/')}`);
      if (!tags) return 0;
      const html = await readFile(page, 'utf8');
      await writeFile(page, html.replace('</head>', () => `${tags}</head>`));
      return 1;
    }),
  );
  return counts.reduce<number>((sum, count) => sum + count, 0);
}

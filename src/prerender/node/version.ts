/** One name for the content of all pages, so that a browser may keep their parts (src/prerender/browser/pageParts.ts). */
import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {CONTENT_VERSION} from '../../markers/markers';

/**
 * @param dir folder of the built site
 * @returns the tag for the head of each page
 * @throws Error when the site has no folder of parts (plugin.ts)
 */
export function versionTag(dir: string): string {
  const folder = path.join(dir, 'parts');
  const hash = createHash('sha256');
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.html'))
    .sort();
  for (const file of files) hash.update(file).update(readFileSync(path.join(folder, file)));
  return `<meta name=${CONTENT_VERSION} content=${hash.digest('hex').slice(0, 8)}>`;
}

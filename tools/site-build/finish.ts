/**
 * The second half of a build: works on the finished pages. Each is read once and
 * written once, and compressed while the next ones are worked on.
 */
import {readFileSync} from 'node:fs';
import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {plainRoute} from '../../src/catalogue/plainRoute';
import {inlineStyles} from './inlineStyles';
import {pageAssets, scriptTags} from './pageScripts';
import {prepareFirstFrame} from './firstFrame';
import {DISCOVERY_TAGS_FILE} from '../../src/outputs/plugin';
import {versionTag} from '../../src/prerender/node/version';
import {compressFiles, writeCompressed} from '../delivery/compress';
import {PagePolicy, writeDelivery} from '../delivery/generate';

/** The theme's symbols. src/css/framework.css hides them: a style attribute has no place in the policy. */
const HIDDEN_SYMBOLS = /<svg style="?display: ?none;?"?>/;

/** The colour toggle is off until React takes it over, and a browser tells nothing of a press on it (src/docusaurus/browser/firstPress.ts). */
const TOGGLE = /(<button[^>]*toggleButtonDisabled[^>]*?) disabled(?:="")?(?=[\s>])/g;

/**
 * @param dir folder of the built site, as Docusaurus has left it
 * @param generated folder of what Docusaurus has generated in this build
 * @throws Error when a page is not of the form that is expected, or an inline script is unknown
 */
export async function finishSite(dir: string, generated: string): Promise<void> {
  const assetsOf = pageAssets(generated);
  const version = versionTag(dir);
  const discoveryTags = JSON.parse(readFileSync(path.join(generated, DISCOVERY_TAGS_FILE), 'utf8')) as Record<
    string,
    string
  >;
  const tags = new Map(Object.entries(discoveryTags).map(([route, text]) => [plainRoute(route), text]));
  const policy = new PagePolicy(dir);
  const styles = await inlineStyles(
    dir,
    (name) => assetsOf(name).css,
    async (html, name) => {
      // The Not Found page is served under any path, so it has no route to find its tags by.
      const [, route] = /^(.*)index\.html$/.exec(name) ?? [];
      const head = route === undefined ? '' : `${tags.get(plainRoute(`/${route}`)) ?? ''}${version}`;
      const {js} = assetsOf(name);
      const whole = html
        .replace(HIDDEN_SYMBOLS, '<svg>')
        .replace(TOGGLE, '$1')
        .replace('</head>', () => `${head}</head>`)
        .replace(/(?=<script src=)/, scriptTags(js));
      const content = Buffer.from(policy.insert(prepareFirstFrame(whole), name));
      const file = path.join(dir, name);
      await Promise.all([writeFile(file, content), writeCompressed(file, content)]);
    },
  );
  console.log(`Styles: ${styles.before} bytes before, ${styles.after} after, in ${styles.pages} pages.`);
  const named = writeDelivery(dir, policy);
  console.log(
    `Policy: ${named.scripts.length} inline scripts and ${named.styles.length} styles, in ${policy.pages.size} pages.`,
  );
  console.log(`Compressed ${await compressFiles(dir)} files besides the pages.`);
}

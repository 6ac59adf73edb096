/** What decides the rendered pages that a build may take over from one before (serverEntry.ts). */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {fingerprint, KEPT_DIR, shortHash} from '../kept/kept';

/** Read by serverEntry.ts. */
export interface KeptPages {
  /** Where rendered pages lie. */
  folder: string;
  /** The fingerprint of each page that can be taken over, by its path. */
  madeOf: Record<string, string>;
}

const CODE = ['src', 'i18n', 'docusaurus.config.ts', 'sidebars.ts', 'package-lock.json'] as const;
/** What Docusaurus hands to every page: sidebars, titles, texts of the theme, configuration. */
const COMMON = ['docusaurus-plugin-content-docs/default/p', 'globalData.json', 'i18n.json', 'codeTranslations.json', 'site-metadata.json', 'docusaurus.config.mjs'] as const;

/** @returns the plugin's data of each page of `docs/` (title, neighbours, last change) by its source, as `@site/docs/…` */
function docsMetadata(generatedDir: string): Map<string, string> {
  const dir = path.join(generatedDir, 'docusaurus-plugin-content-docs/default');
  const texts = readdirSync(dir).filter((name) => name.startsWith('site-docs-')).map((name) => readFileSync(path.join(dir, name), 'utf8'));
  return new Map(texts.map((text) => [(JSON.parse(text) as {source: string}).source, text]));
}

/**
 * @param siteDir root of the site
 * @param generatedDir folder of what Docusaurus has generated in this build
 * @throws Error when its tables have another form than those of Docusaurus 3.9.2
 */
export function keptPages(siteDir: string, generatedDir: string): KeptPages {
  const read = (name: string): string => readFileSync(path.join(generatedDir, name), 'utf8');
  const common = fingerprint(siteDir, CODE) + fingerprint(generatedDir, COMMON);
  // What a page of `docs/` shows besides its own text: requests, examples, numbers of operations.
  const shown = fingerprint(siteDir, ['openapi']);
  const metadata = docsMetadata(generatedDir);
  const files = new Map([...read('registry.js').matchAll(/^\s*"([^"]+)": \[\(\) => import\(.*?\), "([^"]*)"/gm)].map(([, chunk, file]) => [chunk, file]));
  const madeOf: Record<string, string> = {};
  for (const [route, {operation, content}] of Object.entries(JSON.parse(read('routesChunkNames.json')) as Record<string, {operation?: string; content?: string}>)) {
    const chunk = operation ?? content;
    if (!chunk) continue;
    const file = files.get(chunk);
    const known = file && (operation ? '' : metadata.get(file));
    if (!file || known === undefined) throw new Error(`${path.join(generatedDir, 'registry.js')} does not name the file of ${route} in the form that src/performance/keptPages.ts knows.`);
    madeOf[route.replace(/-[^-]+$/, '')] = shortHash(common, ...(operation ? [] : [known, shown]), readFileSync(file.replace(/^@site/, siteDir)));
  }
  return {folder: path.join(siteDir, KEPT_DIR, 'pages'), madeOf};
}

/** What decides the rendered pages that a build may take over from one before (serverEntry.ts). */
import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {fingerprint, KEPT_DIR} from '../kept/kept';

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

/**
 * @param siteDir root of the site
 * @param generatedDir folder of what Docusaurus has generated in this build
 * @throws Error when its tables have another form than those of Docusaurus 3.9.2
 */
export function keptPages(siteDir: string, generatedDir: string): KeptPages {
  const read = (name: string): string => readFileSync(path.join(generatedDir, name), 'utf8');
  const common = fingerprint(siteDir, CODE) + fingerprint(generatedDir, COMMON);
  const files = new Map([...read('registry.js').matchAll(/^\s*"([^"]+)": \[\(\) => import\(.*?\), "([^"]*)"/gm)].map(([, chunk, file]) => [chunk, file]));
  const madeOf: Record<string, string> = {};
  for (const [route, chunks] of Object.entries(JSON.parse(read('routesChunkNames.json')) as Record<string, {operation?: string}>)) {
    if (!chunks.operation) continue;
    const file = files.get(chunks.operation);
    if (!file) throw new Error(`${path.join(generatedDir, 'registry.js')} does not name the file of ${route} in the form that src/performance/keptPages.ts knows.`);
    madeOf[route.replace(/-[^-]+$/, '')] = createHash('sha256').update(common).update(readFileSync(file)).digest('hex').slice(0, 32);
  }
  return {folder: path.join(siteDir, KEPT_DIR, 'pages'), madeOf};
}

/**
 * Writes the files beside the pages in a process of its own, while Docusaurus
 * makes the pages: they are made from the same sources, not from pages.
 */
import {spawn} from 'node:child_process';
import {copyFileSync, mkdirSync, readdirSync, readFileSync, renameSync} from 'node:fs';
import path from 'node:path';
import {oldBuild} from '../kept/recycled';
import type {Page} from './pages';

/** What the build needs to know of a page. */
export interface WrittenPage extends Pick<Page, 'route' | 'file'> {
  /** The tags that its head gets (headTags.ts). */
  headTags: string;
}

/** Folder of what is written, below that of generated files: `site` is as it will stand in the site. */
const WRITTEN = 'files';
const PAGES = 'pages.json';

/** @returns where the files go */
export const writtenSite = (generatedDir: string): string => path.join(generatedDir, WRITTEN, 'site');
/** @returns where the list of pages goes */
export const writtenList = (generatedDir: string): string => path.join(generatedDir, WRITTEN, PAGES);

/**
 * @param generatedDir folder of what Docusaurus has generated in the build
 * @returns every page that is read, as the last build wrote it down
 */
export function readWrittenPages(generatedDir: string): WrittenPage[] {
  return JSON.parse(readFileSync(writtenList(generatedDir), 'utf8')) as WrittenPage[];
}

/** Moves files, folder by folder; another file system gets copies. */
function moveInto(from: string, to: string): void {
  mkdirSync(to, {recursive: true});
  for (const entry of readdirSync(from, {withFileTypes: true})) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) {
      moveInto(source, target);
      continue;
    }
    try {
      renameSync(source, target);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
      copyFileSync(source, target);
    }
  }
}

/** Files that are being written. */
export interface Writing {
  /**
   * Waits for the end and moves the files into the site.
   *
   * @returns every page that is read
   * @throws Error with what the process said when it failed
   */
  finish(): Promise<WrittenPage[]>;
}

/**
 * Starts scripts/write-files.ts.
 *
 * @param siteDir root of the site
 * @param generatedDir folder of generated files
 * @param outDir folder of the built site
 */
export function startWriting(siteDir: string, generatedDir: string, outDir: string): Writing {
  const child = spawn(process.execPath, ['--import', 'tsx', path.join(siteDir, 'scripts/write-files.ts'), generatedDir, oldBuild(outDir)], {cwd: siteDir, stdio: ['ignore', 'inherit', 'pipe']});
  const stop = (): void => void child.kill();
  process.once('exit', stop);
  let said = '';
  child.stderr.on('data', (part: Buffer) => (said += part.toString()));
  const ended = new Promise<Error | undefined>((resolve) => {
    child.once('error', resolve);
    child.once('close', (status) => resolve(status === 0 ? undefined : new Error(said.trim() || `scripts/write-files.ts ended with ${status ?? 'a signal'}.`)));
  });
  return {
    async finish() {
      const error = await ended;
      process.off('exit', stop);
      if (error) throw error;
      moveInto(writtenSite(generatedDir), outDir);
      return readWrittenPages(generatedDir);
    },
  };
}

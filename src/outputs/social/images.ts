/** Social images as files, each drawn once for its content and cached between builds. */
import {createHash} from 'node:crypto';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import pLimit from 'p-limit';
import {renderAsync} from '@resvg/resvg-js';
import type {Page} from '../pages';
import {socialPath} from './path';
import {socialSvg} from './svg';

/** The fonts come with packages, so that every machine draws the same. */
const FONTS = [
  '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf',
  '@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf',
  '@expo-google-fonts/jetbrains-mono/500Medium/JetBrainsMono_500Medium.ttf',
].map((file) => require.resolve(file));

/** Drawing at a time: as many as Node has threads for it, so that memory stays bounded. */
const AT_ONCE = 4;

async function draw(svg: string): Promise<Buffer> {
  const image = await renderAsync(svg, {font: {loadSystemFonts: false, fontFiles: FONTS, defaultFontFamily: 'Inter'}});
  return image.asPng();
}

async function cached(svg: string, folder: string): Promise<Buffer> {
  const file = path.join(folder, `${createHash('sha256').update(svg).digest('hex').slice(0, 32)}.png`);
  const known = await readFile(file).catch(() => undefined);
  if (known) return known;
  const png = await draw(svg);
  // A cache that cannot be written costs the next build time, and nothing else.
  await writeFile(file, png).catch(() => undefined);
  return png;
}

/**
 * @param pages pages of the site
 * @param folder where drawn images are cached; one that cannot be written is done without
 * @returns a PNG for each page, by its path from the root of the site
 */
export async function renderSocialImages(pages: readonly Page[], folder: string): Promise<Map<string, Buffer>> {
  await mkdir(folder, {recursive: true}).catch(() => undefined);
  const few = pLimit(AT_ONCE);
  const images = pages.map((page) =>
    few(async (): Promise<[string, Buffer]> => [socialPath(page.route), await cached(socialSvg(page), folder)]),
  );
  return new Map(await Promise.all(images));
}

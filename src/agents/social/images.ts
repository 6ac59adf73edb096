/** Social images as files, each made once for its content and kept between builds. */
import {createHash} from 'node:crypto';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {renderAsync} from '@resvg/resvg-js';
import type {Page} from '../pages';
import {socialPath, SOCIAL_SIZE} from './path';
import {encodePng} from './png';
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
  const {pixels} = await renderAsync(svg, {font: {loadSystemFonts: false, fontFiles: FONTS, defaultFontFamily: 'Inter'}});
  return encodePng(pixels, SOCIAL_SIZE.width);
}

async function cached(svg: string, folder: string): Promise<Buffer> {
  const file = path.join(folder, `${createHash('sha256').update(svg).digest('hex').slice(0, 32)}.png`);
  const known = await readFile(file).catch(() => undefined);
  if (known) return known;
  const png = await draw(svg);
  await writeFile(file, png);
  return png;
}

/**
 * @param pages pages of the site
 * @param folder where images are kept from build to build
 * @returns a PNG for each page, by its path from the root of the site
 */
export async function renderSocialImages(pages: readonly Page[], folder: string): Promise<Map<string, Buffer>> {
  await mkdir(folder, {recursive: true});
  const images = new Map<string, Buffer>();
  const waiting = [...pages];
  const next = async (): Promise<void> => {
    for (let page = waiting.shift(); page; page = waiting.shift()) images.set(socialPath(page.route), await cached(socialSvg(page), folder));
  };
  await Promise.all(Array.from({length: AT_ONCE}, next));
  return images;
}

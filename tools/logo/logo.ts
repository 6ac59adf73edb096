/**
 * Makes PNG files of the logos and the favicon. The browser parses an SVG logo on
 * the main thread, which delays the text, and Safari shows only a PNG favicon.
 * Links from outside the site get the SVG.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {Resvg, type RenderedImage} from '@resvg/resvg-js';

/** Where SVG and PNG lie. */
export const IMAGES = path.resolve(__dirname, '../../static/img');

/** Names of the files, without their ending. */
export const LOGOS = ['logo', 'logo-dark', 'favicon'] as const;

/** Dots for each CSS pixel: as many as the finest screens have. */
const SCALE = 3;

/** @returns a logo as its SVG says */
export function drawLogo(name: (typeof LOGOS)[number]): RenderedImage {
  return new Resvg(readFileSync(path.join(IMAGES, `${name}.svg`)), {fitTo: {mode: 'zoom', value: SCALE}}).render();
}

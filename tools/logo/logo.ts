/**
 * The logos of the navigation are pictures made of dots. As SVG each is a
 * document that the browser reads on the page's main thread, between the first
 * paint and the text, which holds up the largest paint by a tenth of a second on
 * a slow phone. The favicon is read again at each navigation where the browser
 * keeps none, and Safari shows no other. What links to a picture from outside
 * the site gets the SVG.
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

import {readFileSync} from 'node:fs';
import path from 'node:path';
import {Resvg} from '@resvg/resvg-js';
import {describe, expect, it} from 'vitest';
import {drawLogo, IMAGES, LOGOS} from './logo';

const SIZES = {logo: [450, 92], 'logo-dark': [450, 92], favicon: [96, 96]};

describe('the logos of the navigation and the favicon', () => {
  it.each(LOGOS)('%s.png shows what its SVG says; where not, "npx tsx scripts/draw-logo.ts" draws it', (name) => {
    const drawn = drawLogo(name);
    expect([drawn.width, drawn.height]).toEqual(SIZES[name]);
    const png = readFileSync(path.join(IMAGES, `${name}.png`)).toString('base64');
    const size = `width="${drawn.width}" height="${drawn.height}"`;
    const shown = new Resvg(
      `<svg xmlns="http://www.w3.org/2000/svg" ${size}><image ${size} href="data:image/png;base64,${png}"/></svg>`,
    ).render();
    expect(shown.pixels.equals(drawn.pixels)).toBe(true);
  });
});

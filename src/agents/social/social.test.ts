import {inflateSync} from 'node:zlib';
import {describe, expect, it} from 'vitest';
import {listPages, type Page} from '../pages';
import {encodePng} from './png';
import {socialPath} from './path';
import {kindOf, socialSvg} from './svg';

/** Reads a PNG with a palette back into pixels of four bytes. */
function decode(png: Buffer): {width: number; height: number; pixels: number[]; colours: number} {
  const chunks = new Map<string, Buffer>();
  for (let place = 8; place < png.length; place += 12 + png.readUInt32BE(place)) {
    chunks.set(png.toString('latin1', place + 4, place + 8), png.subarray(place + 8, place + 8 + png.readUInt32BE(place)));
  }
  const [header, palette, data] = ['IHDR', 'PLTE', 'IDAT'].map((type) => chunks.get(type) as Buffer) as [Buffer, Buffer, Buffer];
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const rows = inflateSync(data);
  const pixels = Array.from({length: height}, (_, y) => [...rows.subarray(y * (width + 1) + 1, (y + 1) * (width + 1))]).flat().flatMap((index) => [...palette.subarray(index * 3, index * 3 + 3), 255]);
  return {width, height, pixels, colours: palette.length / 3};
}

describe('a PNG with a palette', () => {
  it('holds every pixel', async () => {
    const rgba = [255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 255, 0, 0, 255, 1, 2, 3, 255, 255, 0, 0, 255];
    expect(decode(await encodePng(Uint8Array.from(rgba), 3))).toEqual({width: 3, height: 2, pixels: rgba, colours: 4});
  });

  it('comes near where there are more colours than a palette holds', async () => {
    const rgba = Array.from({length: 1024}, (_, index) => [index % 256, (index * 7) % 256, (index >> 2) % 256, 255]).flat();
    const {pixels, colours} = decode(await encodePng(Uint8Array.from(rgba), 32));
    expect(colours).toBeLessThanOrEqual(256);
    expect(Math.max(...pixels.map((value, index) => Math.abs(value - (rgba[index] as number))))).toBeLessThan(64);
  });

  it('takes bytes that are not aligned', async () => {
    const bytes = new Uint8Array(9).fill(200).subarray(1);
    expect(decode(await encodePng(bytes, 2)).pixels).toEqual([200, 200, 200, 255, 200, 200, 200, 255]);
  });
});

describe('the social image of a page', () => {
  const pages = listPages();
  const landing = (title: string): Page => ({kind: 'landing', route: '/', title, description: 'd', file: 'f'});

  it('has an address of its own', () => {
    expect([socialPath('/'), socialPath('/docs/about/'), socialPath('/docs/usage/errors')]).toEqual(['/social/index.png', '/social/docs/about.png', '/social/docs/usage/errors.png']);
    expect(new Set(pages.map(({route}) => socialPath(route))).size).toBe(pages.length);
  });

  it('shows the whole title, method and path', () => {
    for (const page of pages) {
      const text = socialSvg(page).replace(/<\/text>/g, ' ').replace(/<[^>]*>/g, '').replaceAll('&lt;', '<').replaceAll('&amp;', '&').replace(/\s+/g, ' ');
      expect(text, page.route).toContain(`${kindOf(page)} ${page.title} `);
      if (page.kind === 'operation') expect(text.replaceAll(' ', ''), page.route).toContain(`${page.operation.method}${page.operation.path}`);
    }
  });

  it('keeps inside its margins, whatever the title', () => {
    const long = Array.from({length: 40}, (_, index) => `word${index}`).join(' ');
    for (const title of ['Diff', long, 'MMMM WWWW '.repeat(8)]) {
      const lines = [...socialSvg(landing(title)).matchAll(/<text x="80" y="(\d+)" font-family="Inter" font-weight="600" font-size="(\d+)" fill="#101916">([^<]*)</g)].slice(1);
      expect(lines.length).toBeLessThanOrEqual(4);
      for (const [, y, size, text = ''] of lines) {
        expect(Number(y)).toBeLessThan(496);
        expect(Number(size) * text.length * 0.25).toBeLessThan(1040);
      }
    }
    expect(socialSvg(landing(long))).toContain(' …<');
  });

  it('holds any text', () => {
    expect(socialSvg(landing('a < b & c'))).toContain('a &lt; b &amp; c');
  });
});

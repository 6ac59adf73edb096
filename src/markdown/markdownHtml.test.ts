import {expect, it} from 'vitest';
import {blocks} from './markdownHtml';

it.each([
  '![logo](https://evil.example/x.png)',
  '![logo](//evil.example/x.png)',
  '![logo][x]\n\n[x]: https://evil.example/x.png',
  '![logo](data:image/png;base64,AAAA)',
  '<img src="https://evil.example/x.png">',
])('shows no image of another host: %s', (source) => {
  expect(JSON.stringify(blocks(source))).not.toContain('"tagName":"img"');
});

it('keeps images of the site', () => {
  expect(JSON.stringify(blocks('![logo](/img/logo.png)'))).toContain('"tagName":"img"');
});

import {expect, it} from 'vitest';
import {extractParts} from './extract';

it.each([
  '<div class="markdown" data-part="content"><div><p>a</p></div><div>b</div></div>',
  // Attributes hold quotes and signs.
  `<div class="operation" data-part="content" data-page='{"title":"a > b"}'>x</div>`,
  // There may be none.
  '',
])('takes a part with everything inside it: %s', (part) => {
  expect(extractParts(`<main><div>data-part="x"${part}</div></main>`)).toBe(part);
});

it('takes several, in order', () => {
  expect(extractParts('<div data-part="a">1</div><div>x</div><div data-part=b>2</div>')).toBe(
    '<div data-part="a">1</div><!--part--><div data-part=b>2</div>',
  );
});

it.each([
  ['<div data-part="a">1<!--part--></div>', /separates parts/],
  ['<div data-part="a"><div></div>', /no end/],
])('refuses %s', (html, problem) => {
  expect(() => extractParts(html)).toThrow(problem);
});

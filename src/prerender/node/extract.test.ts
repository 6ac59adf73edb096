import {describe, expect, it} from 'vitest';
import {extractParts} from './extract';

describe('extractParts', () => {
  it('takes a part with everything inside it', () => {
    const part = '<div class="markdown" data-part="content"><div><p>a</p></div><div>b</div></div>';
    expect(extractParts(`<main><div>${part}</div></main>`)).toBe(part);
  });

  it('takes several, in order', () => {
    expect(extractParts('<div data-part="a">1</div><div>x</div><div data-part=b>2</div>')).toBe(
      '<div data-part="a">1</div><!--part--><div data-part=b>2</div>',
    );
  });

  it('refuses a part that would look like two', () => {
    expect(() => extractParts('<div data-part="a">1<!--part--></div>')).toThrow(/separates parts/);
  });

  it('reads attributes that hold quotes and signs', () => {
    const part = `<div class="operation" data-part="content" data-page='{"title":"a > b"}'>x</div>`;
    expect(extractParts(part)).toBe(part);
  });

  it('finds none where there is none', () => {
    expect(extractParts('<div>data-part="x"</div>')).toBe('');
  });

  it('says so when a part does not end', () => {
    expect(() => extractParts('<div data-part="a"><div></div>')).toThrow(/no end/);
  });
});

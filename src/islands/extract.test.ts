import {describe, expect, it} from 'vitest';
import {extractIslands} from './extract';

describe('extractIslands', () => {
  it('takes an island with everything inside it', () => {
    const island = '<div class="markdown" data-island="content"><div><p>a</p></div><div>b</div></div>';
    expect(extractIslands(`<main><div>${island}</div></main>`)).toBe(island);
  });

  it('takes several, in order', () => {
    expect(extractIslands('<div data-island="a">1</div><div>x</div><div data-island=b>2</div>')).toBe('<div data-island="a">1</div><!--island--><div data-island=b>2</div>');
  });

  it('refuses an island that would look like two', () => {
    expect(() => extractIslands('<div data-island="a">1<!--island--></div>')).toThrow(/stands between islands/);
  });

  it('reads attributes that hold quotes and signs', () => {
    const island = `<div class="operation" data-island="content" data-page='{"title":"a > b"}'>x</div>`;
    expect(extractIslands(island)).toBe(island);
  });

  it('finds none where there is none', () => {
    expect(extractIslands('<div>data-island="x"</div>')).toBe('');
  });

  it('says so when an island does not end', () => {
    expect(() => extractIslands('<div data-island="a"><div></div>')).toThrow(/no end/);
  });
});

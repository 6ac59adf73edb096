import {describe, expect, it} from 'vitest';
import {htmlToMarkdown} from './htmlMarkdown';

const markdown = (html: string): string => htmlToMarkdown(html, '/docs/guides/');

describe('a generated part as Markdown', () => {
  it('keeps headings, paragraphs and lists apart', () => {
    expect(
      markdown(
        '<div><h3>A</h3><p>b <strong>c</strong> <em>d</em></p><ul><li>e</li><li><p>f</p><ul><li>g</li></ul></li></ul><ol><li>h</li></ol></div>',
      ),
    ).toBe('### A\n\nb **c** *d*\n\n- e\n- f\n  - g\n\n1. h');
  });

  it('writes tables, with bars in cells', () => {
    expect(
      markdown(
        '<div class="table"><table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>x|y</td><td><code>z</code></td></tr></tbody></table></div>',
      ),
    ).toBe('| A | B |\n| - | - |\n| x\\|y | `z` |');
  });

  it('writes definitions as a list', () => {
    expect(
      markdown('<dl><div><dt>Base</dt><dd><a href="#x">3</a></dd></div><div><dt>B</dt><dd>c</dd></div></dl>'),
    ).toBe('- Base: [3](https://docs.ecosyste.ms/docs/guides.md#x)\n- B: c');
  });

  it('sets neighbours apart that the style sheet sets apart', () => {
    expect(markdown('<p><span>GET</span><code>/a</code>.</p>')).toBe('GET `/a`.');
    expect(markdown('<h3><time>24 November</time><span>: </span>Changes</h3>')).toBe('### 24 November: Changes');
  });

  it('escapes what Markdown would read as markup, and no more', () => {
    expect(markdown('<p>formulae.brew.sh</p>')).toBe('formulae.brew.sh');
    expect(markdown('<p>a*b* and [c]</p>')).toBe('a\\*b\\* and \\[c]');
  });

  it('leaves out what only a browser has a use for, and describes drawings', () => {
    expect(
      markdown(
        '<figure><svg><title>Who asks whom</title><text>x</text></svg><button>Copy</button><figcaption>Caption</figcaption><details><summary>As text</summary><p>All.</p></details></figure>',
      ),
    ).toBe('Diagram: Who asks whom\n\nCaption\n\nAs text\n\nAll.');
  });
});

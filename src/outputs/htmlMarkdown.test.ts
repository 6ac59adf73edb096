import {expect, it} from 'vitest';
import {htmlToMarkdown} from './htmlMarkdown';

it.each([
  // Headings, paragraphs and lists are kept apart.
  [
    '<div><h3>A</h3><p>b <strong>c</strong> <em>d</em></p><ul><li>e</li><li><p>f</p><ul><li>g</li></ul></li></ul><ol><li>h</li></ol></div>',
    '### A\n\nb **c** *d*\n\n- e\n- f\n  - g\n\n1. h',
  ],
  [
    '<div class="table"><table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>x|y</td><td><code>z</code></td></tr></tbody></table></div>',
    '| A | B |\n| - | - |\n| x\\|y | `z` |',
  ],
  [
    '<dl><div><dt>Base</dt><dd><a href="#x">3</a></dd></div><div><dt>B</dt><dd>c</dd></div></dl>',
    '- Base: [3](https://docs.ecosyste.ms/docs/guides.md#x)\n- B: c',
  ],
  // Neighbours are set apart that the style sheet sets apart.
  ['<p><span>GET</span><code>/a</code>.</p>', 'GET `/a`.'],
  ['<h3><time>24 November</time><span>: </span>Changes</h3>', '### 24 November: Changes'],
  // What Markdown would read as markup is escaped, and no more.
  ['<p>formulae.brew.sh</p>', 'formulae.brew.sh'],
  ['<p>a*b* and [c]</p>', 'a\\*b\\* and \\[c]'],
  // What only a browser has a use for is left out, and drawings are described.
  [
    '<figure><svg><title>Who asks whom</title><text>x</text></svg><button>Copy</button><figcaption>Caption</figcaption><details><summary>As text</summary><p>All.</p></details></figure>',
    'Diagram: Who asks whom\n\nCaption\n\nAs text\n\nAll.',
  ],
])('a generated part as Markdown: %s', (html, markdown) => {
  expect(htmlToMarkdown(html, '/docs/guides/')).toBe(markdown);
});

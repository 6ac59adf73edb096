/**
 * Runs after MDX. A page's content becomes a prerendered part: the server renders it,
 * the browser finds it in the HTML. In the browser bundle the compiled content
 * is no longer exported, so the minifier drops it.
 *
 * @param {string} source the module that MDX compiled
 * @returns {string}
 */
module.exports = function mdxPrerendered(source) {
  const {isServer} = this.getOptions();
  const exported = /export default function MDXContent\(/;
  if (!exported.test(source)) {
    throw new Error(
      `${this.resourcePath}: the compiled page has no default export named MDXContent; this version of MDX compiles in another way than src/static/build/mdxLoader.cjs knows.`,
    );
  }
  const compiled = source.replace(exported, 'function MDXBody(');
  const attributes = `className: 'markdown', 'data-part': 'content'`;
  if (isServer)
    return `${compiled}\nexport default function MDXContent(props) {\n  return _jsx('div', {${attributes}, children: _jsx(MDXBody, props)});\n}\n`;
  const metadata = /export \{\s*default as metadata\s*\} from ('[^']+'|"[^"]+")/.exec(source)?.[1];
  if (!metadata)
    throw new Error(
      `${this.resourcePath}: the compiled page exports no metadata in the form that src/static/build/mdxLoader.cjs knows.`,
    );
  return `${compiled}
import PrerenderedPart from '@site/src/static/browser/Prerendered';
import pageMetadata from ${metadata};
import {createElement as createPart} from 'react';
export default function MDXContent() {
  return createPart(PrerenderedPart, {className: 'markdown', name: 'content', path: pageMetadata.permalink});
}
`;
};

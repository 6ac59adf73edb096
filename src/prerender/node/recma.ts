/**
 * Makes the content of an MDX page a static part (src/content/MdxContent.static.tsx):
 * it is rendered when the site is built and not shipped as JavaScript. One result
 * serves both bundles. `process.env.RENDERS_CONTENT` is a constant in each
 * (src/docusaurus/node/plugin.ts), and where it is false the minifier drops the content.
 */
import {parse} from 'acorn';
import type {Program} from 'estree';

const WRAPPER = `
import {createElement as _createElement} from 'react';
import MdxContent from '@site/src/content/MdxContent.static';
export default function MDXContent(props) {
  const Body = process.env.RENDERS_CONTENT ? MDXBody : undefined;
  return _createElement(MdxContent, {...props, name: 'content', className: 'markdown', Body});
}`;

/** @returns a recma plugin: the compiled page's default export becomes the body of a static part */
export function recmaStaticContent() {
  return (tree: Program): void => {
    const place = tree.body.findIndex(({type}) => type === 'ExportDefaultDeclaration');
    const node = tree.body[place];
    if (
      node?.type !== 'ExportDefaultDeclaration' ||
      node.declaration.type !== 'FunctionDeclaration' ||
      node.declaration.id?.name !== 'MDXContent'
    )
      throw new Error(
        'The compiled page has no default export named MDXContent: this version of MDX compiles differently from what src/prerender/node/recma.ts expects.',
      );
    node.declaration.id.name = 'MDXBody';
    const wrapper = parse(WRAPPER, {ecmaVersion: 'latest', sourceType: 'module'}) as unknown as Program;
    tree.body.splice(place, 1, node.declaration as Program['body'][number], ...wrapper.body);
  };
}

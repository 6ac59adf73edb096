import type {ElementContent} from 'hast';
import {toJsxRuntime} from 'hast-util-to-jsx-runtime';
import type {ReactNode} from 'react';
import {Fragment, jsx, jsxs} from 'react/jsx-runtime';
import {blocks, unwrap} from '../../markdown/markdownHtml';

const elements = (children: ElementContent[]): ReactNode =>
  toJsxRuntime({type: 'root', children}, {Fragment, jsx, jsxs});

/** Many operations say the same of a parameter or property, so each text is read once. */
function remembered(read: (source: string) => ReactNode): (source: string) => ReactNode {
  const known = new Map<string, ReactNode>();
  return (source) => {
    if (!known.has(source)) known.set(source, read(source));
    return known.get(source);
  };
}

const readInline = remembered((source) => elements(unwrap(blocks(source))));
const readBlocks = remembered((source) => elements(blocks(source)));

/** Markdown of one paragraph, without the paragraph. Raw HTML in it stays text. */
export function InlineMarkdown({children}: {children: string}): ReactNode {
  return readInline(children);
}

/** Markdown as paragraphs, lists and so on. Raw HTML in it stays text. */
export function Markdown({children}: {children: string}): ReactNode {
  return readBlocks(children);
}

/** The Markdown of the API descriptions as HTML nodes, with links to operations resolved. Build time only. */
import type {ElementContent} from 'hast';
import {blocks as toBlocks, unwrap} from '../html/text';
import {findOperation, operationPath} from './descriptions';

/** @returns the address of an `op:` link's page; other addresses as they are */
function resolve(url: string): string {
  return url.startsWith('op:') ? operationPath(findOperation(url.slice('op:'.length))) : url;
}

/** @returns a text's paragraphs, lists and so on */
export function blocks(source: string): ElementContent[] {
  return toBlocks(source, resolve);
}

/** @returns a text of one paragraph without the paragraph */
export function inline(source: string): ElementContent[] {
  return unwrap(blocks(source));
}

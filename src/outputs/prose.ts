/** The Markdown twin of a page that is written in MDX: its source, with our constructs written out. */
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {List, ListItem, Nodes, Root} from 'mdast';
import type {Doc} from '../markdown/docs';
import {parseMdx} from '../markdown/parse';
import {atPlace, factOf, partOf, type Part} from '../content/node/parts';
import {readRequest} from '../content/node/readRequest';
import {differencesList} from './differencesFiles';
import {renderPart} from './parts';
import {htmlToMarkdown} from './htmlMarkdown';
import {renderProseRequest} from './requestMarkdown';
import {applyEdits, linkEdit, offsets, type Edit} from './markdownText';

/** Whether a node stands for the list of all differences, which has files of its own. */
function isDifferences({attributes}: MdxJsxFlowElement | MdxJsxTextElement): boolean {
  return attributes.some((one) => one.type === 'mdxJsxAttribute' && one.name === 'part' && one.value === 'differences');
}

function componentText(node: MdxJsxFlowElement | MdxJsxTextElement, route: string): string {
  if (node.name === 'Fact') return factOf(node);
  if (isDifferences(node)) return differencesList();
  const part = partOf(node);
  if (!part) throw new Error(`<${node.name ?? ''}> has no Markdown form. Add it to src/content/node/parts.ts.`);
  // Here the facts are one list; in the page the details follow the first request.
  const lists: Part[] = part.component === 'ServiceFacts' ? [part, {...part, component: 'ServiceDetails'}] : [part];
  return lists.map((list) => htmlToMarkdown(renderPart(list), route)).join('\n');
}

/** Replaces a node by a block, as deep in a list as the node was. */
function replaced(node: Nodes, text: string): Edit {
  const indent = ' '.repeat((node.position?.start.column ?? 1) - 1);
  return {...offsets(node), text: text.replace(/\n(?=[^\n])/g, `\n${indent}`)};
}

/** @returns the replacement of a node; undefined if it stays as it is. */
function editOf(node: Nodes, route: string): Edit | undefined {
  if (node.type === 'link') return linkEdit(node, route);
  if (node.type === 'code' && node.lang === 'request')
    return replaced(node, renderProseRequest(readRequest(node.meta ?? '', node.value)));
  if (node.type === 'mdxJsxFlowElement') return replaced(node, componentText(node, route));
  if (node.type === 'mdxJsxTextElement') return {...offsets(node), text: componentText(node, route)};
  return undefined;
}

/** @returns edits that leave one empty line between the children of a node if a comment was between them, because src/markdown/docs.ts replaces comments by spaces */
function gaps({children}: Root | List | ListItem, source: string): Edit[] {
  return children.slice(1).flatMap((node, index): Edit[] => {
    const [start, end] = [offsets(children[index]!).end, offsets(node).start];
    const lines = source.slice(start, end).split('\n');
    const indent = lines.pop() ?? '';
    return lines.some((line) => line !== '') ? [{start, end, text: `\n\n${indent}`}] : [];
  });
}

/**
 * @param doc a page of `docs/`
 * @returns the page as Markdown that means the same anywhere: title, description and text
 * @throws Error with file and line of what is missing or cannot be written as Markdown
 */
export function renderDoc({front: {title, description}, body, bodyLine, file, route}: Doc): string {
  if (typeof title !== 'string' || typeof description !== 'string')
    throw new Error(`${file}:1: a page needs title and description in its front matter.`);
  const tree = parseMdx(body);
  const edits: Edit[] = [];
  visit(tree, (node) => {
    if (node.type === 'root' || node.type === 'list' || node.type === 'listItem') edits.push(...gaps(node, body));
    const place = `${file}:${bodyLine - 1 + (node.position?.start.line ?? 1)}`;
    const edit = atPlace(place, () => editOf(node, route));
    if (edit) edits.push(edit);
  });
  return `# ${title}\n\n${description}\n\n${applyEdits(body, edits).trim()}\n`;
}

/**
 * The pages of `docs/` as search needs them: titles, and sections with their
 * anchors and words. They are read from the sources, so that the development
 * server has the same index as a build; plugin.ts compares titles and addresses
 * with what Docusaurus made, and e2e/search.spec.ts every anchor with the built
 * pages. Build time only.
 */
import {createSlugger} from '@docusaurus/utils';
import type {Nodes, RootContent} from 'mdast';
import {facts} from '../../catalogue/access';
import {readDocs, type Doc} from '../../markdown/docs';
import {HEADING_ID, parseMarkdown} from '../../markdown/parse';

interface DocsSection {
  anchor: string;
  title: string;
  /** All its text in reading order, without code blocks and heads of tables; a line for each block and each row of a table. */
  text: string;
  /** Code blocks, and the heads of tables, which say nothing in a line. Their words are found, and not shown. */
  unshown: string;
}

export interface DocsPage {
  /** Path below `docs/`, such as `guides/index.mdx`. */
  source: string;
  /** Address of the page. */
  path: string;
  title: string;
  description: string;
  /** The questions that bring readers to it, in their words. */
  questions: readonly string[];
  /** Text before the first section. */
  intro: string;
  /** Id of the service that the page is about. */
  service?: string;
  sections: DocsSection[];
}

/** What stands between the pieces of blocks. A result shows whole rows of tables. */
const SEPARATORS: Partial<Record<Nodes['type'], string>> = {
  list: ' ',
  listItem: ' ',
  blockquote: ' ',
  table: '\n',
  tableRow: ' · ',
};

/** @returns the text of a node as a reader sees it */
function shownText(node: Nodes): string {
  if (node.type === 'html' || node.type === 'code') return '';
  if (node.type === 'break') return ' ';
  if ('value' in node) return node.value.replace(/\s+/g, ' ');
  if (!('children' in node)) return '';
  const separator = SEPARATORS[node.type] ?? (node.children.some((child) => child.type === 'paragraph') ? ' ' : '');
  const shown = (node.children as Nodes[]).slice(node.type === 'table' ? 1 : 0);
  return shown.map(shownText).filter(Boolean).join(separator);
}

/** Headings below this level have no place of their own in a page's contents. */
const DEEPEST = 3;

function sectionsOf(children: readonly RootContent[]): {intro: string; sections: DocsSection[]} {
  const slugger = createSlugger();
  const sections: DocsSection[] = [];
  let intro = '';
  for (const node of children) {
    if (node.type === 'heading') {
      const whole = shownText(node).trim();
      const title = whole.replace(HEADING_ID, '');
      const anchor = HEADING_ID.exec(whole)?.[1] ?? slugger.slug(title);
      if (node.depth > 1 && node.depth <= DEEPEST) {
        sections.push({anchor, title, text: '', unshown: ''});
        continue;
      }
    }
    const section = sections.at(-1);
    const text = shownText(node)
      .replace(/^:::\w*|:::$/g, '')
      .replace(/[^\S\n]+/g, ' ')
      .trim();
    if (section && node.type === 'code') section.unshown += `${node.value}\n`;
    if (section && node.type === 'table') section.unshown += `${node.children.slice(0, 1).map(shownText).join()}\n`;
    if (section && text) section.text += `${section.text ? '\n' : ''}${text}`;
    else if (text) intro += `${intro ? ' ' : ''}${text}`;
  }
  return {intro, sections};
}

/**
 * @param doc a page of `docs/`
 * @returns the page; undefined for a draft
 * @throws Error when the file has no title
 */
export function readDocsPage({
  id,
  file,
  route,
  front: {title, description, questions, service, draft},
  body,
}: Doc): DocsPage | undefined {
  if (draft) return undefined;
  if (typeof title !== 'string') throw new Error(`${file}: the page has no title in its front matter.`);
  const markdown = body
    .replace(/^(import|export) .*$/gm, '')
    .replace(/<Fact of="([^"]+)"\s*\/>/g, (_match, name: string) => facts[name] ?? '');
  return {
    source: `${id}.mdx`,
    path: route,
    title,
    description: typeof description === 'string' ? description : '',
    questions: Array.isArray(questions) ? questions.map(String) : [],
    ...(typeof service === 'string' ? {service} : {}),
    ...sectionsOf(parseMarkdown(markdown).children),
  };
}

/**
 * @param root root of the repository
 * @returns every page that is no draft, by path
 */
export function readDocsPages(root?: string): DocsPage[] {
  return readDocs(root).flatMap((doc) => readDocsPage(doc) ?? []);
}

/**
 * The pages of `docs/` as search needs them: titles, and sections with their
 * anchors and words. They are read from the sources, so that the development
 * server has the same index as a build; plugin.ts compares titles and addresses
 * with what Docusaurus made, and e2e/search.spec.ts every anchor with the built
 * pages. Build time only.
 */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {createSlugger} from '@docusaurus/utils';
import type {Heading, Nodes, RootContent} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmFromMarkdown} from 'mdast-util-gfm';
import {gfm} from 'micromark-extension-gfm';
import {facts} from '../catalogue/access';
import {keptInBuild} from '../kept/kept';
import {pageAddress, splitSource} from '../reference/source';

export interface DocsSection {
  anchor: string;
  title: string;
  /** All its text in reading order, without code blocks. */
  text: string;
}

export interface DocsPage {
  /** Path below `docs/`, such as `guides/index.mdx`. */
  source: string;
  /** Address of the page. */
  path: string;
  title: string;
  description: string;
  /** Id of the service that the page is about. */
  service?: string;
  sections: DocsSection[];
}

const ROOT = path.resolve(__dirname, '../..');
/** What reads the pages, and the facts in them. */
const MADE_BY = ['src/catalogue', 'src/reference', 'src/search', 'package-lock.json'] as const;

const ANCHOR = /\s*\{#([\w-]+)\}\s*$/;

/** @returns the text of a node as a reader sees it; pieces of blocks are kept apart by spaces. */
function textOf(node: Nodes): string {
  if (node.type === 'html' || node.type === 'code') return '';
  if (node.type === 'break') return ' ';
  if ('value' in node) return node.value;
  if (!('children' in node)) return '';
  const blocks = ['list', 'listItem', 'table', 'tableRow', 'tableCell', 'blockquote'].includes(node.type);
  return (node.children as Nodes[]).map(textOf).join(blocks || node.children.some((child) => child.type === 'paragraph') ? ' ' : '');
}

/** Headings below this level have no place of their own in a page's contents. */
const DEEPEST = 3;

function sectionsOf(children: readonly RootContent[]): DocsSection[] {
  const slugger = createSlugger();
  const sections: DocsSection[] = [];
  for (const node of children) {
    if (node.type === 'heading') {
      const whole = textOf(node as Heading).trim();
      const title = whole.replace(ANCHOR, '');
      const anchor = ANCHOR.exec(whole)?.[1] ?? slugger.slug(title);
      if (node.depth > 1 && node.depth <= DEEPEST) {
        sections.push({anchor, title, text: ''});
        continue;
      }
    }
    const section = sections.at(-1);
    const text = textOf(node as Nodes).replace(/^:::\w*|:::$/g, '').replace(/\s+/g, ' ').trim();
    if (section && text) section.text += `${section.text ? ' ' : ''}${text}`;
  }
  return sections;
}

/**
 * @param source path below `docs/`
 * @param content the file's content
 * @returns the page; undefined for a draft
 * @throws Error when the file has no title
 */
export function readDocsPage(source: string, content: string): DocsPage | undefined {
  const {front: {title, description, service, draft, slug}, body} = splitSource(content);
  if (draft) return undefined;
  if (typeof title !== 'string') throw new Error(`docs/${source}: the page has no title in its front matter.`);
  const markdown = body
    .replace(/^(import|export) .*$/gm, '')
    .replace(/<Fact of="([^"]+)"\s*\/>/g, (_match, name: string) => facts[name] ?? '');
  const tree = fromMarkdown(markdown, {extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()]});
  return {
    source,
    path: pageAddress(source.replace(/\.mdx?$/, ''), slug),
    title,
    description: typeof description === 'string' ? description : '',
    ...(typeof service === 'string' ? {service} : {}),
    sections: sectionsOf(tree.children),
  };
}

/**
 * @param dir the folder of the docs
 * @returns every page that is no draft, by path
 */
export function readDocsPages(dir: string): DocsPage[] {
  return readdirSync(dir, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && /\.mdx?$/.test(entry.name) && !entry.name.startsWith('_'))
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort()
    .flatMap((source) => {
      const content = readFileSync(path.join(dir, source), 'utf8');
      return keptInBuild(ROOT, 'search', MADE_BY, () => [readDocsPage(source, content) ?? []].flat(), source + content);
    });
}

/** A page of `docs/` as the checks need it: front matter, tree, headings with their anchors, prose. */
import {createSlugger} from '@docusaurus/utils';
import type {Heading, Nodes, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {readDoc, readDocs, type Doc} from '../../src/markdown/docs';
import {HEADING_ID, parseMdx} from '../../src/markdown/parse';
import {blanked, lineAt, markdownPassages, type Passage} from './passage';

interface DocHeading {
  depth: number;
  /** Its text without marks. */
  text: string;
  /** The id in the page: the explicit one, or that which Docusaurus makes. */
  id: string;
  explicit: boolean;
  line: number;
}

export interface ParsedDoc extends Doc {
  tree: Root;
  headings: readonly DocHeading[];
  /** Title, description and questions first. */
  passages: readonly Passage[];
  line(offset: number): number;
}

/** @returns the text of a node without marks. */
export function nodeText(node: Nodes): string {
  if ('value' in node) return node.value;
  return 'children' in node ? (node.children as Nodes[]).map(nodeText).join('') : '';
}

function docHeadings(tree: Root): DocHeading[] {
  const slugger = createSlugger();
  const headings: DocHeading[] = [];
  visit(tree, 'heading', (node: Heading) => {
    const whole = nodeText(node).trim();
    const explicit = HEADING_ID.exec(whole)?.[1];
    const text = whole.replace(HEADING_ID, '');
    headings.push({
      depth: node.depth,
      text,
      id: explicit ?? slugger.slug(text),
      explicit: explicit !== undefined,
      line: node.position?.start.line ?? 1,
    });
  });
  return headings;
}

/** @param file path from the project's folder */
export function parseDoc(file: string, text: string): ParsedDoc {
  return toParsedDoc(readDoc(file, text));
}

function toParsedDoc(doc: Doc): ParsedDoc {
  const {file, front, source, body, bodyOffset} = doc;
  const head = source.slice(0, bodyOffset);
  const line = (offset: number): number => lineAt(source, offset);
  // Spaces in place of the front matter keep all places true.
  const tree = parseMdx(blanked(head, ' ') + body);
  const ofFront = ['title', 'description', 'questions'].flatMap((key): Passage[] => {
    const start = line(head.indexOf(`\n${key}:`) + 1);
    return [front[key]]
      .flat()
      .flatMap((value) => (typeof value === 'string' ? [{file, text: value, line: () => start}] : []));
  });
  return {
    ...doc,
    tree,
    line,
    headings: docHeadings(tree),
    passages: [...ofFront, ...markdownPassages(tree, source, file, line)],
  };
}

/** @returns every page of the documentation, by path. */
export function parseDocs(): ParsedDoc[] {
  return readDocs().map(toParsedDoc);
}

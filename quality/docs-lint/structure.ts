/** Checks the form of a page: front matter, headings, links, images and tables. */
import type {Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import {servicePath, services} from '../../src/catalogue/services';
import {repeated, type Finding} from './finding';
import {isBare} from './passage';
import {nodeText, type ParsedDoc} from './parsedDoc';
import {shellFaults} from './shellBlocks';
import {valueText} from '@ecosystems-docs/openapi-docs/words';

/** Reports a problem at a line or a node, with its fix. */
type Report = (at: number | Nodes, what: string, fix: string) => void;

const FRONT_KEYS: readonly string[] = ['title', 'description', 'questions', 'slug', 'service', 'toc_max_heading_level'];

function nodeLine(node: Nodes): number {
  return node.position?.start.line ?? 1;
}

function checkFrontMatter({file, route, front}: ParsedDoc, report: Report): void {
  const {title, description, service} = front;
  const fail = (what: string, fix: string): void => report(1, what, fix);
  if (typeof title !== 'string' || !title.trim()) fail('The page has no title.', 'Add `title:` to its front matter.');
  if (typeof description !== 'string' || !description.trim())
    fail('The page has no description.', 'Add `description:` to its front matter.');
  for (const key of Object.keys(front))
    if (!FRONT_KEYS.includes(key)) fail(`Nothing reads \`${key}\`.`, `Remove it. Known: ${FRONT_KEYS.join(', ')}.`);
  const owner = services.find((candidate) => servicePath(candidate) === route);
  if (file.startsWith('docs/services/') && !owner)
    fail(
      "The page's path is not that of a service.",
      'Move it to docs/services/<category>/<id>.mdx, with both as in src/catalogue/services.ts.',
    );
  if (owner && service !== owner.id)
    fail('The page does not say which service it is about.', `Add \`service: ${owner.id}\` to its front matter.`);
  if (!owner && service !== undefined)
    fail(`The page is not that of the service ${valueText(service)}.`, 'Remove `service`.');
  if (owner && title !== owner.title)
    fail(`The service is called "${owner.title}" everywhere else.`, 'Use the title of src/catalogue/services.ts.');
}

function checkHeadings({headings, tree}: ParsedDoc, report: Report): void {
  let depth = 1;
  const ids = new Set<string>();
  for (const heading of headings) {
    const {text, id, line} = heading;
    if (heading.depth === 1) report(line, 'The title is the only heading of the first level.', 'Use two # or more.');
    else if (heading.depth > depth + 1) report(line, `"${text}" skips a level.`, `Use ${'#'.repeat(depth + 1)}.`);
    else if (heading.depth > 3) report(line, `"${text}" is deeper than the page's contents show.`, 'Use ## or ###.');
    depth = heading.depth;
    if (ids.has(id)) report(line, `The id "${id}" occurs twice.`, 'Give this heading an id of its own: {#…}.');
    else if (!heading.explicit && /-\d+$/.test(id) && ids.has(id.replace(/-\d+$/, '')))
      report(line, `Two headings say "${text}".`, 'Word one of them differently, or give it an id: {#…}.');
    ids.add(id);
  }
  tree.children.forEach((node, index) => {
    const next = tree.children[index + 1];
    if (node.type === 'heading' && (!next || (next.type === 'heading' && next.depth <= node.depth)))
      report(node, `There is nothing below "${nodeText(node)}".`, 'Write the section, or remove its heading.');
  });
}

/** Link texts that do not name their target. */
const EMPTY_TEXT =
  /^(here|this|that|it|link|this (page|link|guide|one)|page|source|code|more|read more|learn more|see|see here|click here|details|example|docs|documentation|website|below|above)$/i;

function checkLinks({tree, source}: ParsedDoc, report: Report): void {
  visit(tree, 'link', (node) => {
    const text = nodeText(node).replace(/\s+/g, ' ').trim();
    if (isBare(node, source))
      report(
        node,
        `The URL ${text} is its own link text.`,
        'Write [what it links to](URL), or put a URL that nobody follows into backticks.',
      );
    else if (!text) report(node, `The link to ${node.url} has no text.`, 'Say where it leads.');
    else if (EMPTY_TEXT.test(text))
      report(node, `The link text "${text}" does not say where it leads.`, 'Name the page, the file or the thing.');
  });
}

function checkTables({tree}: ParsedDoc, report: Report): void {
  visit(tree, 'table', (table) => {
    const [head, ...rows] = table.children;
    const width = head?.children.length ?? 0;
    if (head?.children.some((cell) => !nodeText(cell).trim()))
      report(table, 'A column has no heading.', 'Name every column in the first row.');
    if (rows.length === 0) report(table, 'The table has no rows.', 'Fill it, or remove it.');
    for (const row of rows)
      if (row.children.length !== width)
        report(
          row,
          `The row has ${row.children.length} cells, the head has ${width}.`,
          'Write as many cells as columns; write \\| for the character in a cell.',
        );
  });
  visit(tree, 'paragraph', (node) => {
    if (nodeText(node).startsWith('|'))
      report(
        node,
        'This is not read as a table.',
        'Put a row of names and | --- | above it, and an empty line before.',
      );
  });
}

function checkImages({tree}: ParsedDoc, report: Report): void {
  const missing = 'The image has no text alternative.';
  visit(tree, (node) => {
    if ((node.type === 'image' || node.type === 'imageReference') && !node.alt?.trim())
      report(node, missing, 'Say in the brackets what it shows.');
    if (
      (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') &&
      (node.name === 'img' || node.name === 'Image') &&
      !node.attributes.some((attribute) => 'name' in attribute && attribute.name === 'alt' && attribute.value)
    )
      report(node, missing, 'Say in alt="…" what it shows.');
  });
}

function checkShell({tree}: ParsedDoc, report: Report): void {
  visit(tree, 'code', (node) => {
    if (!/^(ba|z)?sh$|^shell$|^console$/.test(node.lang ?? '')) return;
    for (const {line, what, fix} of shellFaults(node.value)) report(nodeLine(node) + 1 + line, what, fix);
  });
}

/** Placeholders for text that is still to be written. */
const UNFINISHED = /DUMMYPAGE|\bTODO\b|\bFIXME\b|\bTBD\b|\bXXX\b|lorem ipsum/gi;

function checkFinished({source, line}: ParsedDoc, report: Report): void {
  for (const match of source.matchAll(UNFINISHED))
    report(line(match.index), `"${match[0]}" is a placeholder.`, 'Write it.');
}

/** What is checked, by the name of its rule. */
const CHECKS: Readonly<Record<string, (page: ParsedDoc, report: Report) => void>> = {
  'front-matter': checkFrontMatter,
  heading: checkHeadings,
  link: checkLinks,
  table: checkTables,
  image: checkImages,
  shell: checkShell,
  unfinished: checkFinished,
};

/** @returns the problems of the form of a page. */
export function checkStructure(page: ParsedDoc): Finding[] {
  const findings: Finding[] = [];
  for (const [rule, check] of Object.entries(CHECKS))
    check(page, (at, what, fix) => {
      findings.push({file: page.file, line: typeof at === 'number' ? at : nodeLine(at), rule, what, fix});
    });
  return findings;
}

/** @returns pages whose title or description is that of another page. */
export function checkUnique(pages: readonly ParsedDoc[]): Finding[] {
  const fix = 'Say what this page is about.';
  return ['title', 'description'].flatMap((key) =>
    repeated(pages, ({front}) => front[key]).map(({item: {file}, first}) => {
      const what = `The ${key} is the same as in ${first.file}.`;
      return {file, line: 1, rule: 'front-matter', what, fix};
    }),
  );
}

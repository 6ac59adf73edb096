/** Every check of pages that needs no build; all findings of a run. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import {VFile} from 'vfile';
import {visit} from 'unist-util-visit';
import {DescriptionErrors} from '@ecosystems-docs/openapi-docs/node';
import {partOf} from '../../src/content/node/parts';
import {beforeRehype, beforeRemark} from '../../src/content/node/plugins';
import {sorted, type Finding} from '../docs-lint/finding';
import {parseDoc, type ParsedDoc} from '../docs-lint/parsedDoc';
import {pageExampleProblems} from '../../src/content/node/pageExamples';
import {renderPart} from '../../src/outputs/parts';
import {checkBytes} from './bytes';
import {checkFrontMatter} from './frontMatter';
import {checkLines} from './lines';
import {checkAddresses, checkCode, checkLinks, targetsOf, type Targets} from './links';
import {checkOpening} from './opening';

/** @returns what to do about an error of the MDX compiler, whose messages are about its grammar */
function compilerFix(message: string): string {
  if (/acorn|expression/.test(message)) return 'Put text with { or } in backticks, or write {"{"} for a brace.';
  if (/before name|in name|Unexpected character|closing tag|end of file/i.test(message))
    return 'Put text with < in backticks, or write &lt;; close every element that is opened.';
  return 'Correct what the message names; src/content/README.md says what pages may contain.';
}

/** Whether an error comes from an API description that can't be read, and not from the page. */
function isOfDescriptions(error: unknown): boolean {
  return error instanceof Error && (error instanceof DescriptionErrors || isOfDescriptions(error.cause));
}

/** Compiles a page as the build does; the compiler stops at the first fault of its grammar. */
async function compileFaults({file, body, bodyLine}: ParsedDoc): Promise<Finding[]> {
  // Loaded here because it is an ES module only.
  const {compile} = await import('@mdx-js/mdx');
  // Empty lines replace the front matter, so that line numbers stay true; Docusaurus' heading ids are not MDX.
  const value = '\n'.repeat(bodyLine - 1) + body.replace(/\{#[\w-]+\}$/gm, '');
  try {
    await compile(new VFile({path: file, value}), {
      remarkPlugins: [remarkGfm, remarkDirective, ...beforeRemark],
      rehypePlugins: beforeRehype,
    });
    return [];
  } catch (error) {
    const errors: unknown[] = error instanceof AggregateError ? error.errors : [error];
    // Said once, with file and line in openapi/, and not for each page that needs it.
    return errors
      .filter((one) => !isOfDescriptions(one))
      .map((one) => {
        const {line = 1, message} = one as Error & {line?: number};
        const [, at, text] = /^[^:\s]+\.mdx:(\d+)(?::\d+)?:?\s*([^]*)$/.exec(message) ?? [];
        const what = (text ?? message).trim();
        return {file, line: Number(at ?? line), rule: 'mdx', what, fix: compilerFix(what)};
      });
  }
}

/** Renders what is generated for a page, as the build does minutes later without naming the page. */
function renderFaults({file, tree}: ParsedDoc): Finding[] {
  const findings: Finding[] = [];
  visit(tree, 'mdxJsxFlowElement', (node) => {
    try {
      const part = partOf(node);
      if (part) renderPart(part);
    } catch (error) {
      if (isOfDescriptions(error)) return;
      findings.push({
        file,
        line: node.position?.start.line ?? 1,
        rule: 'part',
        what: `<${node.name}> fails: ${error instanceof Error ? error.message : String(error)}.`,
        fix: 'Correct its component, or the data that src/content/node/partData.ts gives it.',
      });
    }
  });
  return findings;
}

/** What does not compile is not rendered. */
async function generatedFaults(page: ParsedDoc): Promise<Finding[]> {
  const faults = await compileFaults(page);
  return faults.length > 0 ? faults : renderFaults(page);
}

/** A page as far as it can be read. */
interface Read {
  file: string;
  page?: ParsedDoc;
  findings: Finding[];
}

function readOne(file: string, root: string): Read {
  const bytes = readFileSync(path.join(root, file));
  const source = bytes.toString('utf8');
  const findings = [...checkBytes(file, bytes), ...checkFrontMatter(file, source)];
  if (findings.some(({rule}) => rule === 'front matter')) return {file, findings};
  try {
    return {file, page: parseDoc(file, source), findings};
  } catch (error) {
    const {message, line} = error as Error & {line?: number; place?: {line?: number; start?: {line: number}}};
    const {place} = error as {place?: {line?: number; start?: {line: number}}};
    const at = line ?? place?.line ?? place?.start?.line ?? 1;
    return {file, findings: [...findings, {file, line: at, rule: 'mdx', what: message, fix: compilerFix(message)}]};
  }
}

/** @returns the route of a page that can't be read, for links to it */
function unreadRoute(file: string, root: string): string {
  const [, slug] = /^slug:\s*["']?(\/[^\s"']*)/m.exec(readFileSync(path.join(root, file), 'utf8')) ?? [];
  return `/docs${slug ?? `/${file.replace(/^docs\/|\.mdx$/g, '').replace(/(^|\/)index$/, '$1')}`}`;
}

/**
 * @param read makes the targets of links
 * @returns them; if an API description cannot be read, what is wrong in it instead, and no link is checked
 */
export function readTargets(read: () => Targets): {targets?: Targets; findings: Finding[]} {
  try {
    return {targets: read(), findings: []};
  } catch (error) {
    if (!(error instanceof DescriptionErrors)) throw error;
    return {
      findings: error.errors.map(({file, line, message, fix}) => ({
        file: path.relative('.', file),
        line,
        rule: 'description',
        what: message,
        fix,
      })),
    };
  }
}

/** @returns a finding for each page that no sidebar has: readers would never find it */
function unlisted(files: readonly string[], listed: ReadonlySet<string>): Finding[] {
  return files
    .filter((file) => !listed.has(file.replace(/^docs\/|\.mdx$/g, '')))
    .map((file) => ({
      file,
      line: 1,
      rule: 'sidebar',
      what: 'No sidebar has the page, so readers cannot find it.',
      fix: 'Add it to sidebars.ts.',
    }));
}

/** @returns the pages of `docs/`, from the project's folder */
export const listDocs = (root = '.'): string[] =>
  readdirSync(path.join(root, 'docs'), {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.mdx') && !path.basename(name).startsWith('_'))
    .map((name) => `docs/${name.split(path.sep).join('/')}`)
    .sort();

/** @returns a finding for each address of a page in the code of the site that leads nowhere */
function codeFaults(root: string, targets: Targets): Finding[] {
  return readdirSync(path.join(root, 'src'), {recursive: true, encoding: 'utf8'})
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
    .flatMap((name) => checkCode(`src/${name}`, readFileSync(path.join(root, 'src', name), 'utf8'), targets));
}

/**
 * Checks pages, and the addresses of pages in code.
 *
 * @param files pages to check, from the root; links can lead to all others too
 * @param root the project's folder
 * @param listed ids of the pages in the sidebars; without it sidebars are not checked
 * @returns everything that is wrong, by file and line
 */
export async function checkDocs(
  files: readonly string[],
  root = '.',
  listed?: ReadonlySet<string>,
): Promise<Finding[]> {
  const read = [...new Set([...listDocs(root), ...files])].map((file) => readOne(file, root));
  const pages = read.flatMap(({page}) => page ?? []);
  const unread = read.flatMap(({file, page}) => (page ? [] : [unreadRoute(file, root)]));
  const {targets, findings} = readTargets(() => targetsOf(pages, unread));
  const chosen = read.filter(({file}) => files.includes(file));
  const findingsOfPages = await Promise.all(
    chosen.map(async ({page, findings: own}) => {
      if (!page) return own;
      const lines = checkLines(page.file, page.source, page.bodyLine);
      // What follows from a block without an end would hide the cause.
      const isOpen = lines.some(({rule, what}) => rule === 'fence' && what.includes('before the next one'));
      return [
        ...own,
        ...checkOpening(page),
        ...lines,
        ...(targets ? checkLinks(page, targets) : []),
        ...(isOpen ? [] : await generatedFaults(page)),
        ...pageExampleProblems(page).map((problem) => ({rule: 'example', ...problem})),
      ];
    }),
  );
  const addresses = checkAddresses(pages).filter(({file}) => files.includes(file));
  const code = targets ? codeFaults(root, targets) : [];
  return sorted([
    ...findings,
    ...findingsOfPages.flat(),
    ...addresses,
    ...code,
    ...(listed ? unlisted(files, listed) : []),
  ]);
}

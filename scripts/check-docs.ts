/**
 * `npm run docs:check [file…]`: compiles pages with the site's Markdown plugins
 * and prints what is wrong, without building the site. The build checks the
 * same and links and anchors besides. Here alone, each example has to answer
 * the request above it.
 */
import {readFileSync} from 'node:fs';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import {VFile} from 'vfile';
import {beforeRehype, beforeRemark} from '../src/content/build/plugins';
import {readDoc, readDocs} from '../src/markdown/docs';
import {pageExampleProblems} from '../tools/page-examples/pageExamples';

async function problemsOf(path: string): Promise<string[]> {
  // Loaded here because it is an ES module only.
  const {compile} = await import('@mdx-js/mdx');
  const doc = readDoc(path, readFileSync(path, 'utf8'));
  const {body, bodyLine: first} = doc;
  // Empty lines stand in for the front matter, so that line numbers stay true;
  // Docusaurus' heading ids are not MDX.
  const value = '\n'.repeat(first - 1) + body.replace(/\{#[\w-]+\}$/gm, '');
  try {
    await compile(new VFile({path, value}), {
      remarkPlugins: [remarkGfm, remarkDirective, ...beforeRemark],
      rehypePlugins: beforeRehype,
    });
    return pageExampleProblems(doc);
  } catch (error) {
    const {line, message} = error as Error & {line?: number};
    return [message.startsWith(path) ? message : `${path}:${line ?? 1}: ${message}`];
  }
}

async function main(): Promise<void> {
  const files = process.argv.length > 2 ? process.argv.slice(2) : readDocs().map(({file}) => file);
  const problems = (await Promise.all(files.map(problemsOf))).flat();
  for (const problem of problems) console.error(problem);
  console.log(`${files.length} pages checked, ${problems.length} errors`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}

void main();

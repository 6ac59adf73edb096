import type {LoadContext, Plugin} from '@docusaurus/types';
import {readDocs} from '../../markdown/docs';
import {pageExampleProblems} from './pageExamples';

/** Checks what no page can tell while it is compiled: whether each example answers the request above it. */
export default function contentPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'content',
    getPathsToWatch: () => [`${siteDir}/docs/**/*.mdx`],
    /** @throws Error that names each example of a page that doesn't answer the request above it */
    loadContent() {
      const problems = readDocs().flatMap(pageExampleProblems);
      if (problems.length === 0) return;
      throw new Error(problems.map(({file, line, what, fix}) => `${file}:${line}: ${what} ${fix}`).join('\n'));
    },
  };
}

import type {MarkdownHooks} from '@docusaurus/types';

type Hook = Exclude<MarkdownHooks['onBrokenMarkdownLinks'], string>;

/**
 * The specification wants a broken Markdown link (a relative path to a source
 * file that does not exist) to warn only. Stock Docusaurus warns, but then the
 * same link fails the build as a broken link of the page; so the link is marked
 * as not to be checked again.
 *
 * @returns the link as it was written
 */
export const warnOfBrokenMarkdownLink: Hook = ({url, node, sourceFilePath}) => {
  console.warn(
    `[WARNING] ${sourceFilePath}: the Markdown link "${url}" leads to no file. Correct the path, or link to the page's URL.`,
  );
  node.data = {...node.data, hProperties: {...node.data?.hProperties, 'data-noBrokenLinkCheck': true}};
  return url;
};

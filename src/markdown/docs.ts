/** The pages of `docs/`: the one reader that search, Markdown, checks and reports share. Build time only. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import matter from 'gray-matter';

/** A page of `docs/` as its author wrote it. */
export interface Doc {
  /** Path below `docs/` without the ending, such as `guides/index`. */
  id: string;
  /** Path from the root of the repository, such as `docs/guides/index.mdx`. */
  file: string;
  /** Path of the page on the site; that of a folder ends in a slash. */
  route: string;
  front: Readonly<Record<string, unknown>>;
  /** The whole file, with line ends as on Unix. */
  source: string;
  /** What follows the front matter; comments are blanked out, so that places stay true. */
  body: string;
  /** Where the body begins in `source`. */
  bodyOffset: number;
  /** Line of the file on which the body begins, counted from 1. */
  bodyLine: number;
}

const ROOT = path.resolve(__dirname, '../..');

// Comments in MDX: what authors say to each other.
const COMMENT = /\{\/\*[^]*?\*\/\}/g;

function routeOf(id: string, slug: unknown): string {
  if (slug === undefined) return `/docs/${id.replace(/(^|\/)index$/, '$1')}`;
  if (typeof slug !== 'string' || !slug.startsWith('/'))
    throw new Error(`docs/${id}.mdx: a slug must begin with "/" here.`);
  return `/docs${slug}`;
}

/** @throws Error that names the file: the reader of front matter doesn't */
function splitFrontMatter(file: string, source: string): {front: Record<string, unknown>; content: string} {
  try {
    const {data: front, content} = matter(source);
    return {front, content};
  } catch (error) {
    const [reason = ''] = (error as Error).message.split('\n');
    throw new Error(
      `${file}: The front matter isn't valid YAML: ${reason}. Put a value that contains ": " in quotes. npm run docs:check -- ${file} names the line.`,
      {cause: error},
    );
  }
}

/**
 * @param file path from the root of the repository
 * @param text the file's content
 * @throws Error that names the file, where its front matter can't be read or the slug is not one that this site uses
 */
export function readDoc(file: string, text: string): Doc {
  const source = text.replace(/\r\n/g, '\n');
  const {front, content} = splitFrontMatter(file, source);
  const body = content.replace(COMMENT, (comment) => comment.replace(/[^\n]/g, ' '));
  const id = file.replace(/^docs\/|\.mdx$/g, '');
  const bodyOffset = source.length - body.length;
  return {
    id,
    file,
    route: routeOf(id, front.slug),
    front,
    source,
    body,
    bodyOffset,
    bodyLine: source.slice(0, bodyOffset).split('\n').length,
  };
}

/**
 * @param root root of the repository
 * @returns every page, drafts included, by path
 */
export function readDocs(root = ROOT): Doc[] {
  return readdirSync(path.join(root, 'docs'), {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.mdx') && !path.basename(name).startsWith('_'))
    .map((name) => `docs/${name.split(path.sep).join('/')}`)
    .sort()
    .map((file) => readDoc(file, readFileSync(path.join(root, file), 'utf8')));
}

/** The sources of pages in `docs/`: front matter and address, as Docusaurus reads them. Build time only. */
import {parse} from 'yaml';

/** A source file taken apart. */
export interface PageSource {
  front: Readonly<Record<string, unknown>>;
  /** What follows the front matter. */
  body: string;
  /** Line of the file on which the body begins, counted from 1. */
  line: number;
}

/** @returns front matter and body of a page; without front matter, all of it is the body. */
export function splitSource(text: string): PageSource {
  const [all = '', front = ''] = /^---\n([\s\S]*?)\n---\n/.exec(text) ?? [];
  return {front: (parse(front) ?? {}) as Record<string, unknown>, body: text.slice(all.length), line: all.split('\n').length};
}

/**
 * @param id path below `docs/` without the ending, such as `guides/index`
 * @param slug what the front matter says of the address
 * @returns the address of the page; that of a folder ends in a slash
 * @throws Error where the slug is not one that this site uses
 */
export function pageAddress(id: string, slug?: unknown): string {
  if (slug === undefined) return `/docs/${id.replace(/(^|\/)index$/, '$1')}`;
  if (typeof slug !== 'string' || !slug.startsWith('/')) throw new Error(`docs/${id}.mdx: a slug must begin with "/" here.`);
  return `/docs${slug}`;
}

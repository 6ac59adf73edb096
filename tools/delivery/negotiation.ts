/**
 * What a reader gets who asks for Markdown, and who asks for what is not there.
 * The rules are regular expressions because every server is configured
 * with them: the container's nginx and the local server.
 */
import {NOT_FOUND_TEXT} from '../../src/catalogue/site';
import {fileRoute} from '../../src/catalogue/plainRoute';

/** An `Accept` that names Markdown with full weight, as agents do. Browsers never name it; with less weight the page is sent, which RFC 9110 allows. */
export const WANTS_MARKDOWN =
  /(?:^|,)[ \t]*text\/markdown[ \t]*(?:;[ \t]*(?:charset|variant)=[^,;]*)*(?:;[ \t]*q=1(?:\.0*)?[ \t]*)?(?:,|$)/i;

/** An `Accept` that names HTML, as browsers send it when they open a page. Programs mostly send none, or take anything. */
export const NAMES_HTML = /text\/html/i;

/** Addresses of pages, as part of an expression: those without an extension. Their response depends on `Accept`. */
export const PAGE_PATH = '/(?:[^?]*/)?[^/.?]*';
export const PAGE_ADDRESS = new RegExp(`^${PAGE_PATH}$`);

/** Addresses for programs, as part of an expression: a missing file there gets a response in text. */
export const TEXT_PATH = String.raw`/(?:llms|skills)/.*|/.*\.(?:md|txt)`;
const TEXT_ADDRESS = new RegExp(`^(?:${TEXT_PATH})$`);

/** So many folders below the root hold texts of their own; the rest of an address does not matter. */
export const DEEPEST_FOLDER = 4;

/** `Vary` of pages, for caches. */
export const VARY_PAGE = 'Accept, Accept-Encoding';

/** @returns the path of the Markdown of a page, whether there is one or not */
export function markdownOf(pathname: string): string {
  return `${fileRoute(pathname)}.md`;
}

/** @returns whether the response for a missing file is text */
export function missesText(pathname: string, accept = ''): boolean {
  return TEXT_ADDRESS.test(pathname) || WANTS_MARKDOWN.test(accept) || !NAMES_HTML.test(accept);
}

/** @returns the paths where the text for a missing file can be, the nearest folder first */
export function missingTexts(pathname: string): string[] {
  const folders = pathname.split('/').slice(1, -1).slice(0, DEEPEST_FOLDER);
  return Array.from({length: folders.length + 1}, (_, index) =>
    ['', ...folders.slice(0, folders.length - index), NOT_FOUND_TEXT].join('/'),
  );
}

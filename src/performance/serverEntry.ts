/**
 * Stands in for the stock entry of the server bundle, which renders every page
 * in every build. An operation's page is made of its data, the code and what all
 * pages have in common (keptPages.ts); where a build before was made of the same,
 * its result is taken over. That spares three quarters of the rendering.
 */
import renderPage, {type PageToRender, type RenderedPage} from '@docusaurus/core/lib/client/serverEntry';
import keptPages from '@generated/server/pages.json';
import {keptAsync} from '../kept/kept';

/** @returns the page's HTML, and what its rendering says of links, anchors and the head */
export default async function render(page: PageToRender): Promise<RenderedPage> {
  const madeOf = keptPages.madeOf[page.pathname];
  return madeOf === undefined ? renderPage(page) : keptAsync(keptPages.folder, madeOf, () => renderPage(page));
}

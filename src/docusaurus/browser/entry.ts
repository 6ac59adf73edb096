/**
 * Starts the site in the browser in steps. The stock entry evaluates all of its
 * modules in one task, which on a slow phone holds up the reader for a tenth of
 * a second; here the page can answer between the steps.
 */
// Comes first, because the steps below create elements from strings.
import '../../browser/trusted';
import {pageSpelledOtherwise, readablePath, type Route} from './correctUrl';

const pause = (): Promise<void> =>
  new Promise((resolve) => {
    // Unlike a timer it does not wait longer each time.
    const {port1, port2} = new MessageChannel();
    port1.onmessage = () => resolve();
    port2.postMessage(null);
  });

// Shows before the document is ready that scripts are found, so the base URL is
// right; otherwise the landing page's banner would appear (docusaurus.config.ts).
window.docusaurus = {prefetch: () => false, preload: () => false};

// Removes the tags of the page's other scripts. They come before this one
// (pageScripts.ts), so each has loaded or failed by now. The bundler's loader would
// wait for the tag of a failed one; without it, it requests the script again and
// reports a second failure.
for (const script of document.querySelectorAll('script[src^="/assets/js/"]')) script.remove();

const {pathname, search, hash} = window.location;
const readable = readablePath(pathname);
if (readable !== undefined) window.history.replaceState(null, '', window.location.origin + readable + search + hash);

/** Only the page of a wrong address is of no version. */
const isPage = document.querySelector('meta[name=content-version]') !== null;

// Hosts serve a page with a slash or `index.html` behind its address too. React would then
// render other links and another canonical URL than the page has.
const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
if (isPage && canonical) {
  const {pathname: own} = new URL(canonical.href);
  if (own !== window.location.pathname) window.history.replaceState(window.history.state, '', own + search + hash);
}

/** @returns whether the browser is on its way to the page that the URL means */
function leaves(routes: readonly Route[]): boolean {
  if (isPage) return false;
  const page = pageSpelledOtherwise(window.location.pathname, routes);
  if (page !== undefined) window.location.replace(page + search + hash);
  return page !== undefined;
}

async function start(): Promise<void> {
  await pause();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await pause();
  const {default: routes} = await import(/* webpackMode: "eager" */ '@generated/routes');
  if (leaves(routes)) return;
  await pause();
  await import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/App');
  await pause();
  await import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry');
}

void start();

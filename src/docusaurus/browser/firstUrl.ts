/** Corrects the URL of the first page before the router reads it. */
import {pageSpelledOtherwise, readablePath} from './correctUrl';
import {CONTENT_VERSION} from '../../markers/markers';

const {origin, pathname, search, hash} = window.location;
const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');

// Only the page of a wrong address is of no version.
if (document.querySelector(`meta[name=${CONTENT_VERSION}]`)) {
  // Hosts serve a page with a slash or `index.html` behind its address too. React would then
  // render other links and another canonical URL than the page has.
  const own = canonical ? new URL(canonical.href).pathname : pathname;
  if (own !== pathname) window.history.replaceState(window.history.state, '', origin + own + search + hash);
} else {
  const path = readablePath(pathname) ?? pathname;
  if (path !== pathname) window.history.replaceState(null, '', origin + path + search + hash);
  void import(/* webpackMode: "eager" */ '@generated/routes').then(({default: routes}) => {
    const page = pageSpelledOtherwise(path, routes);
    if (page !== undefined) window.location.replace(origin + page + search + hash);
  });
}

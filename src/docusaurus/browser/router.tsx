/**
 * Moves from page to page in one step. Stock Docusaurus tells every part of the
 * page of a new address at the click, has it render the old page once more, and
 * again when the next page has come; with React 19 no nested context can keep
 * the first of the two from all links of the page. Here the address is told
 * when the next page is there, so that each page is rendered once.
 *
 * What the specification asks of a navigation is as it was: the old page stays
 * until the new one has loaded, the progress bar is told at the click, and a page
 * that cannot be loaded is asked for again as a whole.
 */
import {useState, type ReactNode} from 'react';
import {createBrowserHistory, type History, type Location} from 'history';
import {Route, Router} from 'react-router';
import ClientLifecyclesDispatcher, {
  dispatchLifecycleAction,
} from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import normalizeLocation from '@docusaurus/core/lib/client/normalizeLocation';
import preload from '@docusaurus/core/lib/client/preload';
import {painted} from '../../static/browser/painted';
import {hideOffline, showOffline} from './offline';

/**
 * @param history the browser's
 * @returns the same history, whose listeners hear of an address when its page has loaded; of one that the reader has left by then they hear nothing
 */
export function whenLoaded(history: History): History {
  let shown = history.location;
  let page: Promise<unknown> = Promise.resolve();
  dispatchLifecycleAction('onRouteUpdate', {previousLocation: null, location: normalizeLocation(shown)});
  history.listen((location) => {
    const next = normalizeLocation(location);
    hideOffline();
    const stopWaiting = dispatchLifecycleAction('onRouteUpdate', {
      previousLocation: normalizeLocation(shown),
      location: next,
    });
    // The response to a click is painted before the next page is rendered, which
    // takes longer.
    page = Promise.all([preload(next.pathname), painted()]).then(
      () => {
        stopWaiting();
        if (history.location === location) shown = location;
      },
      (error: unknown) => {
        console.warn(error);
        if (history.location !== location) return new Promise(() => undefined);
        // A new release may have taken the page's files away: the page itself is still there.
        // Without a connection the browser would put its own error page in place of this one.
        if (navigator.onLine) window.location.reload();
        else {
          stopWaiting();
          showOffline();
        }
        return new Promise(() => undefined);
      },
    );
  });
  return Object.create(history, {
    listen: {
      value: (listener: Parameters<History['listen']>[0]) =>
        history.listen((location, action) => {
          void page.then(() => {
            if (history.location === location) listener(location, action);
          });
        }),
    },
  }) as History;
}

/** Stands in for the router's own. */
export function BrowserRouter({children}: {children?: ReactNode}): ReactNode {
  const [history] = useState(() => whenLoaded(createBrowserHistory()));
  return <Router history={history}>{children}</Router>;
}

/** The stock entry imports it for sites that are configured to put their paths behind a hash; this one is not, and saves its code. */
export const HashRouter = BrowserRouter;

/**
 * Stands in for Docusaurus' part of this name, which has nothing left to hold.
 *
 * @param location where the page stands
 */
export default function PendingNavigation({location, children}: {location: Location; children: ReactNode}): ReactNode {
  const [places, setPlaces] = useState<{now: Location; before: Location | null}>({now: location, before: null});
  if (places.now !== location) setPlaces({now: location, before: places.now});
  return (
    <ClientLifecyclesDispatcher previousLocation={places.before} location={places.now}>
      <Route location={places.now} render={() => children} />
    </ClientLifecyclesDispatcher>
  );
}

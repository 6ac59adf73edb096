/**
 * Replaces the router, so that a navigation renders each page once. Stock
 * Docusaurus changes the location at the click, which renders the old page once
 * more, and renders the next page when it has loaded; with React 19 no nested
 * context can keep the first of the two from all links of the page. Here the
 * location changes when the next page has loaded.
 *
 * Keeps what the specification requires of a navigation: the old page stays
 * until the new one has loaded, the progress bar starts at the click, and a page
 * that cannot be loaded is requested as a whole document.
 */
import {useLayoutEffect, useState, type ReactNode} from 'react';
import {createBrowserHistory, type History, type Location} from 'history';
import {Route, Router} from 'react-router';
import ClientLifecyclesDispatcher, {
  dispatchLifecycleAction,
} from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import normalizeLocation from '@docusaurus/core/lib/client/normalizeLocation';
import preload from '@docusaurus/core/lib/client/preload';
import {afterNextPaint} from '../../browser/afterNextPaint';
import {unlessLeaving} from '../../browser/leaving';
import {endVisit} from '../../browser/visit';
import {hideOffline, showOffline} from './offline';
import {keepPlaces, leaveEntry, showEntry} from './scrollPositions';

/**
 * @param history the browser's
 * @returns the same history, whose listeners are called once the page has loaded, unless the reader has navigated on by then
 */
export function whenLoaded(history: History): History {
  let shown = history.location;
  let page: Promise<unknown> = Promise.resolve();
  dispatchLifecycleAction('onRouteUpdate', {previousLocation: null, location: normalizeLocation(shown)});
  history.listen((location, action) => {
    const next = normalizeLocation(location);
    const isSamePage = location.pathname === shown.pathname;
    leaveEntry(isSamePage);
    // The search page replaces its own address while the reader types.
    if (!(isSamePage && action === 'REPLACE')) endVisit();
    hideOffline();
    const stopWaiting = dispatchLifecycleAction('onRouteUpdate', {
      previousLocation: normalizeLocation(shown),
      location: next,
    });
    // Paints the response to the click before rendering the next page, which
    // takes longer.
    page = unlessLeaving(() => Promise.all([preload(next.pathname), afterNextPaint()])).then(
      (loaded) => {
        if (!loaded) return new Promise(() => undefined);
        stopWaiting();
        if (history.location === location) shown = location;
        return undefined;
      },
      (error: unknown) => {
        console.warn(error);
        if (history.location !== location) return new Promise(() => undefined);
        // A new release may have removed the page's files, but still has the page.
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

/** Replaces the router's own. */
export function BrowserRouter({children}: {children?: ReactNode}): ReactNode {
  const [history] = useState(() => {
    keepPlaces();
    return whenLoaded(createBrowserHistory());
  });
  return <Router history={history}>{children}</Router>;
}

/** Satisfies an import of the stock entry, which is for sites with their paths after a hash. */
export const HashRouter = BrowserRouter;

/**
 * Replaces Docusaurus' component of this name, which has nothing left to hold back.
 *
 * @param location of the page
 */
export default function PendingNavigation({location, children}: {location: Location; children: ReactNode}): ReactNode {
  const [pages, setPages] = useState<{now: Location; before: Location | null}>({now: location, before: null});
  if (pages.now !== location) setPages({now: location, before: pages.now});
  // Comes after Docusaurus has scrolled, because a parent's effects run last; the first page isn't a navigation.
  useLayoutEffect(() => {
    if (pages.before) showEntry(pages.now.key);
  }, [pages]);
  return (
    <ClientLifecyclesDispatcher previousLocation={pages.before} location={pages.now}>
      <Route location={pages.now} render={() => children} />
    </ClientLifecyclesDispatcher>
  );
}

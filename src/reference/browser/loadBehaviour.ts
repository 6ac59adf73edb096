/**
 * Behaviour of the pages of operations, whose content is finished HTML. It is
 * fetched where there is such a page: other pages do not pay for it.
 */
import {pageRoot} from '../../prerendered/browser/pageRoot';
import type * as Behaviour from './operationBehaviour';

let loaded: typeof Behaviour | undefined;

/** Docusaurus calls this after every navigation, the first page included. */
export function onRouteDidUpdate(): void {
  if (!pageRoot().querySelector('[data-console]')) return;
  if (loaded) {
    loaded.markPlace();
    return;
  }
  void import(/* webpackChunkName: "operation" */ './operationBehaviour').then(
    (behaviour) => {
      loaded = behaviour;
      behaviour.start();
    },
    // The page is whole without it; the next navigation tries again.
    (error: unknown) => console.warn(error),
  );
}

/**
 * Loads custom elements by their tag: each once a page has one. Those that many pages have come with the
 * main script; a page is complete without the others, so the next page tries again where one fails.
 */
import type {ClientModule} from '@docusaurus/types';

const ELEMENTS: Readonly<Record<string, () => Promise<unknown>>> = {
  'copy-button': () => import(/* webpackMode: "eager" */ '../components/CopyButton/CopyButton.browser'),
  'language-tabs': () => import(/* webpackMode: "eager" */ '../components/Samples/LanguageTabs.browser'),
  'run-request': () => import(/* webpackMode: "eager" */ '../console/browser/runRequest'),
  'operation-pairs': () => import(/* webpackChunkName: "operation" */ '../reference/operation/Operation.browser'),
  'question-filter': () =>
    import(/* webpackChunkName: "question-filter" */ '../content/QuestionFilter/QuestionFilter.browser'),
  'owner-table': () => import(/* webpackChunkName: "owner-table" */ '../lockfile-check/browser/ownerTable'),
};

function loadElements(): void {
  for (const [name, element] of Object.entries(ELEMENTS))
    if (document.querySelector(name)) element().catch(() => undefined);
}

if (typeof document !== 'undefined') loadElements();

const clientModule: ClientModule = {onRouteDidUpdate: loadElements};

export default clientModule;

/**
 * Starts the site in the browser in steps. The stock entry evaluates all of its modules in one task,
 * which holds up the reader for 130 ms more on a slow phone; here the page can answer between them.
 */

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

const STEPS: readonly (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '@generated/routes'),
  () => import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/App'),
  () => import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry'),
];

async function start(): Promise<void> {
  for (const load of STEPS) {
    await pause();
    await load();
  }
}

void start();

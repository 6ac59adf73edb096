/**
 * `X.static.tsx` is rendered by the server only. In the browser's production
 * bundle, Prerendered takes its place and keeps the HTML that is in the page, so
 * nothing that the module imports is shipped.
 *
 * @returns {string} the module that the browser gets
 */
module.exports = function staticModule() {
  return "export {default} from '@site/src/prerender/browser/Prerendered';";
};

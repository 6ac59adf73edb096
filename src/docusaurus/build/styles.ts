/**
 * Changes how Docusaurus' bundler splits files: styles of parts that load on
 * demand stay with their part, where stock Docusaurus gathers all of them in one
 * sheet; a part's libraries stay with it, as a file of their own is one more to
 * ask for.
 */

import {FRAME, OPERATION} from '../routeTables';

const ON_DEMAND = /[\\/]src[\\/](category|console|content|landing|operation|search|service|recognise)[\\/]/;

/**
 * @param groups the bundler's groups of modules as Docusaurus sets them, which are changed
 * @throws Error when Docusaurus gathers styles in another way
 */
export function splitOnDemand(groups: Record<string, object | string | false> | undefined): void {
  if (!groups || typeof groups.styles !== 'object')
    throw new Error('Docusaurus collects its styles differently from what src/docusaurus/build/styles.ts expects.');
  groups.defaultVendors = false;
  // What pages of the docs and of operations share is in the chunk that both load.
  groups.layout = {
    name: FRAME,
    chunks: ({name}: {name?: string}) => name === FRAME || name === OPERATION,
    minChunks: 2,
    enforce: true,
  };
  groups.styles = {...groups.styles, test: (module: {identifier(): string}) => !ON_DEMAND.test(module.identifier())};
}

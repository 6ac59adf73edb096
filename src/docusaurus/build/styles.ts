/**
 * Changes how Docusaurus' bundler splits files: styles of parts that load on
 * demand stay with their part, where stock Docusaurus gathers all of them in one
 * sheet; a part's libraries stay with it, as a file of their own is one more to
 * ask for.
 */

const ON_DEMAND = /[\\/]src[\\/](console|landing|search|recognise)[\\/]/;

/**
 * @param groups the bundler's groups of modules as Docusaurus sets them, which are changed
 * @throws Error when Docusaurus gathers styles in another way
 */
export function splitOnDemand(groups: Record<string, object | string | false> | undefined): void {
  if (!groups || typeof groups.styles !== 'object')
    throw new Error('Docusaurus collects its styles differently from what src/docusaurus/build/styles.ts expects.');
  groups.defaultVendors = false;
  groups.styles = {...groups.styles, test: (module: {identifier(): string}) => !ON_DEMAND.test(module.identifier())};
}

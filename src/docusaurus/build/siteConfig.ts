/**
 * Replaces `@generated/docusaurus.config` by the parts of the configuration that
 * code in the browser reads. Stock Docusaurus puts all of it in the main bundle:
 * the plugins, Markdown's settings and the build's.
 */
import path from 'node:path';
import type {DocusaurusConfig, LoadContext} from '@docusaurus/types';
import {coreClient, writeClientFile} from './core';
import type {Replacement} from './replaceModules';

const CLIENT_CONFIG = [
  'title',
  'tagline',
  'url',
  'baseUrl',
  'baseUrlIssueBanner',
  'favicon',
  'noIndex',
  'titleDelimiter',
  'trailingSlash',
  'themeConfig',
  'customFields',
] as const;

/**
 * @param config the site's configuration
 * @returns what of it the browser needs
 */
export function clientConfig(config: DocusaurusConfig): object {
  const {prism: _prism, ...themeConfig} = config.themeConfig as Record<string, unknown>;
  return {
    ...Object.fromEntries(CLIENT_CONFIG.map((name) => [name, config[name]])),
    themeConfig,
    future: {experimental_router: config.future.experimental_router},
  };
}

/** Writes the browser's configuration. @returns the replacement */
export function siteConfig({generatedFilesDir, siteConfig: config}: LoadContext): Replacement {
  // A route that takes the configuration as its data brings it through the registry.
  const registry = path.join(generatedFilesDir, 'client', 'registry.js');
  return {
    by: 'src/docusaurus/build/siteConfig.ts',
    request: '@generated/docusaurus.config',
    issuers: [coreClient('docusaurusContext.js'), coreClient('clientEntry.js'), registry],
    file: writeClientFile(generatedFilesDir, 'docusaurus.config.json', JSON.stringify(clientConfig(config))),
  };
}

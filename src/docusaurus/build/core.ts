import path from 'node:path';

/**
 * @param file a file of Docusaurus' client code, such as `App.js`
 * @returns its path
 */
export const coreClient = (file: string): string =>
  path.join(path.dirname(require.resolve('@docusaurus/core/lib/client/App.js')), file);

/** Folder of the site's sources. */
export const SOURCES = path.resolve(__dirname, '../..');

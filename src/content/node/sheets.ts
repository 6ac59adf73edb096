import type {MdxjsEsm} from 'mdast-util-mdxjs-esm';

/**
 * The style sheets of pages in MDX beyond the site's, by the name that a part gives in Generated.tsx. Several parts share
 * one, because each set of sheets that a page has takes one of the twelve places in the policy of all pages.
 */
const SHEETS = {
  page: 'content/page.css',
  reference: 'content/reference.css',
  service: 'reference/service/service.css',
  drawing: 'components/Drawing/Drawing.css',
  model: 'content/DataModel/DataModel.css',
  starts: 'content/Starts/Starts.css',
} as const;

export type SheetName = keyof typeof SHEETS;

/** @returns `import '<sheet>'`: a style sheet is in the pages that use its component */
export function importOf(name: SheetName): MdxjsEsm {
  const sheet = `@site/src/${SHEETS[name]}`;
  return {
    type: 'mdxjsEsm',
    value: `import ${JSON.stringify(sheet)};`,
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        body: [{type: 'ImportDeclaration', specifiers: [], source: {type: 'Literal', value: sheet}, attributes: []}],
      },
    },
  };
}

import type {MdxjsEsm} from 'mdast-util-mdxjs-esm';

/** @returns `import '<sheet>'`: a style sheet is in the pages that use its component */
export function importOf(sheet: string): MdxjsEsm {
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

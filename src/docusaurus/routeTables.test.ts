import {describe, expect, it} from 'vitest';
import {browserTables} from './routeTables';

const tables = {
  routes: `import ComponentCreator from '@docusaurus/ComponentCreator';
export default [
  {
    path: '/docs',
    component: ComponentCreator('/docs', 'aaa'),
    routes: [
      {
        path: '/docs/guides/jobs',
        component: ComponentCreator('/docs/guides/jobs', 'bbb'),
        exact: true,
        sidebar: "guides"
      },
      {
        path: '/docs/services/tools/diff/get-job',
        component: ComponentCreator('/docs/services/tools/diff/get-job', 'ccc'),
        exact: true,
        sidebar: "services"
      },
      {
        path: '/docs/services/tools/diff/create-job',
        component: ComponentCreator('/docs/services/tools/diff/create-job', 'ddd'),
        exact: true,
        sidebar: "services"
      }
    ]
  },
];`,
  registry: `export default {
  "0000000a": [() => import(/* webpackChunkName: "0000000a" */ "@site/docs/guides/jobs.mdx"), "@site/docs/guides/jobs.mdx", require.resolveWeak("@site/docs/guides/jobs.mdx")],
  "00000011": [() => import(/* webpackChunkName: "00000011" */ "@generated/docs-category-tools.json"), "@generated/docs-category-tools.json", require.resolveWeak("@generated/docs-category-tools.json")],
  "0000000f": [() => import(/* webpackChunkName: "0000000f" */ "@theme/DocRoot"), "@theme/DocRoot", require.resolveWeak("@theme/DocRoot")],
  "0000000c": [() => import(/* webpackChunkName: "0000000c" */ "@theme/DocItem"), "@theme/DocItem", require.resolveWeak("@theme/DocItem")],
  "00000010": [() => import(/* webpackChunkName: "00000010" */ "@generated/docs-175.json"), "@generated/docs-175.json", require.resolveWeak("@generated/docs-175.json")],
  "0000000b": [() => import(/* webpackChunkName: "0000000b" */ "@generated/docusaurus-plugin-content-docs/default/operation-diff-getJob.json"), "@generated/docusaurus-plugin-content-docs/default/operation-diff-getJob.json", require.resolveWeak("@generated/docusaurus-plugin-content-docs/default/operation-diff-getJob.json")],};`,
  chunkNames: JSON.stringify({
    '/docs-aaa': {__comp: '0000000f', __props: '00000010', __context: {plugin: '00000010'}},
    '/docs/category/tools-eee': {__comp: '0000000c', __props: '00000011'},
    '/docs/guides/jobs-bbb': {__comp: '0000000c', content: '0000000a'},
    '/docs/services/tools/diff/get-job-ccc': {__comp: '0000000d', operation: '0000000b'},
    '/docs/services/tools/diff/create-job-ddd': {__comp: '0000000d', operation: '0000000e'},
  }),
};

describe('browserTables', () => {
  const slim = browserTables(tables);

  it('puts what all pages of the documentation show in one chunk, and keeps each page apart', () => {
    const chunks = [...slim.registry.matchAll(/webpackChunkName: "(\w+)" \*\/ "([^"]+)"/g)].map(([, chunk, module]) => [
      module,
      chunk,
    ]);
    expect(Object.fromEntries(chunks)).toEqual({
      '@site/docs/guides/jobs.mdx': expect.not.stringMatching(/^docs$/) as string,
      '@theme/DocRoot': 'docs',
      '@theme/DocItem': 'docs',
      '@generated/docs-175.json': 'docs',
      '@generated/docs-category-tools.json': expect.not.stringMatching(/^docs$/) as string,
    });
    expect(slim.registry).toContain('"docs": [() => import(/* webpackChunkName: "docs" */ "@theme/DocRoot")]');
    expect(JSON.parse(slim.chunkNames)).toMatchObject({'/docs-aaa': {__comp: 'docs'}});
  });

  it('stops when the tables have another form', () => {
    expect(() =>
      browserTables({...tables, registry: tables.registry.replaceAll('@theme/DocRoot', '@theme/Other')}),
    ).toThrow(/no route of \/docs shows @theme\/DocRoot/);
    expect(() => browserTables({...tables, routes: 'export default [];'})).toThrow(/is not the one/);
  });
});

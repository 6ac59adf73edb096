import {describe, expect, it} from 'vitest';
import {clientVersion, withoutOperations} from './clientTables';

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
  "0000000b": [() => import(/* webpackChunkName: "0000000b" */ "@generated/docusaurus-plugin-content-docs/default/operation-diff-getJob.json"), "@generated/docusaurus-plugin-content-docs/default/operation-diff-getJob.json", require.resolveWeak("@generated/docusaurus-plugin-content-docs/default/operation-diff-getJob.json")],};`,
  chunkNames: JSON.stringify({
    '/docs/guides/jobs-bbb': {__comp: '0000000c', content: '0000000a'},
    '/docs/services/tools/diff/get-job-ccc': {__comp: '0000000d', operation: '0000000b'},
    '/docs/services/tools/diff/create-job-ddd': {__comp: '0000000d', operation: '0000000e'},
  }),
};

describe('withoutOperations', () => {
  const slim = withoutOperations(tables);

  it('puts one call in the place of all operations', () => {
    expect(slim.routes).toContain('const operations = {"tools/diff":"get-job create-job"};');
    expect(slim.routes.match(/\.\.\.operationRoutes\(operations\)/g)).toHaveLength(1);
    expect(slim.routes).not.toContain("'/docs/services/tools/diff/get-job'");
    expect(slim.routes).toContain("path: '/docs/guides/jobs'");
  });

  it('drops the data of operations, and makes a page wait for its islands', () => {
    expect(slim.registry).not.toContain('operation-diff');
    expect(slim.registry).toContain('withPage("/docs/guides/jobs", import(');
    expect(slim.registry).not.toContain('resolveWeak');
    expect(slim.registry.trim().endsWith('};')).toBe(true);
  });

  it('gives chunks short names, the same in both tables', () => {
    const names = JSON.parse(slim.chunkNames) as Record<string, {content: string}>;
    expect(Object.keys(names)).toEqual(['/docs/guides/jobs-bbb']);
    expect(slim.registry).toContain(`"${names['/docs/guides/jobs-bbb']?.content ?? ''}": [`);
  });

  it('stops when the tables have another form', () => {
    expect(() => withoutOperations({...tables, routes: 'export default [];'})).toThrow(/another form/);
  });
});

describe('clientVersion', () => {
  it('keeps the sidebars and leaves the table of pages out', () => {
    expect(JSON.parse(clientVersion('{"version":{"label":"Next","docsSidebars":{"a":[]},"docs":{"x":{"title":"X"}}}}'))).toEqual({version: {label: 'Next', docsSidebars: {a: []}, docs: {}}});
  });
});

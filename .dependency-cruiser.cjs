/**
 * Dependencies point one way (ARCHITECTURE.md): catalogue ← openapi ← samples ←
 * reference, console, search, agents, mock; theme and pages on top. A subject
 * may import what is named in its row, and itself.
 */
const may = {
  catalogue: [],
  openapi: ['catalogue'],
  samples: ['catalogue', 'openapi'],
  html: [],
  kept: [],
  islands: ['kept'],
  starts: ['catalogue', 'openapi', 'samples'],
  mock: ['catalogue', 'openapi', 'samples'],
  markdown: ['catalogue', 'openapi', 'html', 'samples', 'starts', 'reference'],
  reference: ['catalogue', 'openapi', 'kept', 'html', 'islands', 'samples', 'starts', 'components'],
  console: ['catalogue', 'openapi', 'samples', 'reference', 'components'],
  search: ['catalogue', 'openapi', 'kept', 'samples', 'reference', 'components'],
  agents: ['catalogue', 'openapi', 'kept', 'samples', 'starts', 'reference', 'markdown', 'site'],
  components: ['catalogue', 'islands', 'site'],
  landing: ['catalogue', 'components', 'islands', 'openapi', 'reference', 'samples', 'site', 'starts'],
  performance: ['kept', 'islands', 'reference'],
  prose: ['catalogue', 'openapi', 'reference'],
  delivery: ['catalogue', 'site'],
  supply: [],
};

module.exports = {
  forbidden: [
    {name: 'no-circular', severity: 'error', from: {}, to: {circular: true, viaOnly: {dependencyTypesNot: ['type-only']}}},
    ...Object.entries(may).map(([subject, allowed]) => ({
      name: `${subject}-imports`,
      comment: `src/${subject} may import only: ${[subject, ...allowed].join(', ')} (see ARCHITECTURE.md)`,
      severity: 'error',
      from: {path: `^src/${subject}/`},
      to: {path: '^src/', pathNot: `^src/(${[subject, ...allowed].join('|')})/`},
    })),
    {
      name: 'no-build-code-in-browser',
      comment: 'What runs in the browser must not bring build-time code with it (types are free).',
      severity: 'error',
      from: {path: '\\.client\\.tsx?$|^src/(console|components|theme|pages)/', pathNot: '\\.test\\.tsx?$|/plugin\\.ts$|/data\\.ts$'},
      to: {path: '^src/(markdown|html|openapi|agents|mock)/|^src/reference/(descriptions|plugin|operationHtml|schemaHtml|serviceHtml|requestHtml|samplesHtml)', dependencyTypesNot: ['type-only']},
    },
  ],
  options: {
    doNotFollow: {path: 'node_modules'},
    tsConfig: {fileName: 'tsconfig.json'},
    tsPreCompilationDeps: 'specify',
    exclude: {path: '\\.test\\.tsx?$|^\\.docusaurus'},
  },
};

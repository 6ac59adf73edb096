/**
 * Which way imports point (ARCHITECTURE.md). `reachable` rules follow them all
 * the way, so that a file cannot bring along by a detour what it may not import.
 */

const {builtinModules} = require('node:module');

/** Inside src: what each subject may import besides itself, from what is known to what is shown. */
const may = {
  catalogue: [],
  markdown: [],
  openapi: [],
  samples: ['catalogue', 'openapi'],
  api: ['catalogue', 'openapi', 'samples'],
  static: ['catalogue'],
  recognise: ['catalogue', 'openapi', 'samples', 'static'],
  components: ['api', 'catalogue', 'markdown', 'openapi', 'samples', 'static'],
  operation: ['api', 'catalogue', 'components', 'openapi', 'samples', 'static'],
  service: ['api', 'catalogue', 'components', 'openapi'],
  category: ['catalogue', 'components', 'static'],
  content: [
    'api',
    'catalogue',
    'components',
    'markdown',
    'openapi',
    'recognise',
    'samples',
    'service',
    'static',
    'xray',
  ],
  landing: ['api', 'catalogue', 'components', 'content', 'openapi', 'recognise', 'static'],
  routes: ['api', 'catalogue', 'components', 'content', 'markdown', 'openapi', 'operation', 'static'],
  console: ['api', 'catalogue', 'openapi', 'recognise', 'samples', 'static'],
  project: ['catalogue', 'console', 'openapi', 'recognise', 'samples', 'static'],
  xray: ['api', 'catalogue', 'console', 'openapi', 'recognise', 'samples', 'static'],
  search: ['api', 'catalogue', 'markdown', 'openapi', 'recognise', 'samples', 'static'],
  outputs: ['api', 'catalogue', 'content', 'markdown', 'openapi', 'recognise', 'samples'],
  docusaurus: ['catalogue', 'static'],
};

/** What runs in the reader's browser only. */
const BROWSER = '^src/[^/]+/browser/|\\.browser\\.tsx?$';

module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      comment: 'Two files that need each other are one file, or share a third.',
      severity: 'error',
      from: {},
      to: {circular: true},
    },
    ...Object.entries(may).map(([subject, allowed]) => ({
      name: `${subject}-imports`,
      comment: `src/${subject} may import only: ${[subject, ...allowed].join(', ')} (ARCHITECTURE.md)`,
      severity: 'error',
      from: {path: `^src/${subject}/`},
      to: {path: '^src/', pathNot: `^src/(${[subject, ...allowed].join('|')})/`},
    })),
    {
      name: 'site-without-tools',
      comment: 'The site does not need what maintains it.',
      severity: 'error',
      from: {path: '^src/'},
      to: {path: '^(tools|scripts|bench|e2e)/'},
    },
    {
      name: 'browser-without-node',
      comment: 'What runs in the browser reaches no module of Node, by no detour.',
      severity: 'error',
      from: {path: BROWSER, pathNot: '\\.test\\.tsx?$'},
      to: {path: `^(node:)?(${builtinModules.join('|')})$`, reachable: true},
    },
    {
      name: 'declared-imports',
      comment:
        'What is imported stands in package.json; otherwise it comes and goes with the packages that happen to bring it.',
      severity: 'error',
      from: {},
      // What Docusaurus makes or aliases stands in no package.json.
      to: {
        dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'unknown', 'undetermined'],
        pathNot:
          '^@(generated|theme|theme-original)/|^@docusaurus/(Head|Link|router|useBrokenLinks|[a-zA-Z]+Context|use[A-Z]\\w+|Translate|ExecutionEnvironment|isInternalUrl|BrowserOnly|ComponentCreator|constants|Interpolate|renderRoutes)$',
      },
    },
    {
      name: 'browser-without-node-folders',
      comment: 'What runs in the browser reaches no code that runs in Node, by no detour.',
      severity: 'error',
      from: {path: BROWSER, pathNot: '\\.test\\.tsx?$'},
      to: {path: '^src/.+/node/', reachable: true},
    },
  ],
  options: {
    doNotFollow: {path: 'node_modules'},
    tsConfig: {fileName: 'tsconfig.json'},
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types', 'typings'],
    },
    exclude: {path: '\\.test\\.tsx?$|^\\.docusaurus'},
  },
};

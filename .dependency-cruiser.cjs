/**
 * Which way imports point (ARCHITECTURE.md). `reachable` rules follow them all
 * the way, so that a file cannot bring along by a detour what it may not import.
 */

const {readdirSync} = require('node:fs');
const {builtinModules} = require('node:module');
const path = require('node:path');

/** Inside src: what each subject may import besides itself. Each names only subjects above it, from what is known to what is shown. */
const may = {
  markers: [],
  catalogue: ['markers'],
  markdown: [],
  api: ['catalogue', 'markers'],
  browser: ['catalogue', 'markers'],
  prerender: ['browser', 'catalogue', 'markers'],
  /** Buttons, fields, menus: what runs in the browser is made of them. */
  'components/controls': ['browser', 'markers'],
  components: ['api', 'browser', 'catalogue', 'markdown', 'markers', 'prerender'],
  requests: ['api', 'browser', 'catalogue', 'components/controls', 'markers'],
  recognise: ['browser', 'catalogue', 'markers', 'requests'],
  'data-view': ['browser', 'components/controls', 'markers'],
  console: [
    'api',
    'browser',
    'catalogue',
    'components/RecordCard',
    'components/controls',
    'data-view',
    'markers',
    'requests',
  ],
  'lockfile-check': [
    'api',
    'browser',
    'catalogue',
    'components/controls',
    'components/RecordCard',
    'data-view',
    'markers',
    'recognise',
    'requests',
  ],
  reference: ['api', 'browser', 'catalogue', 'components', 'markdown', 'markers', 'prerender'],
  content: [
    'api',
    'browser',
    'catalogue',
    'components',
    'markdown',
    'markers',
    'prerender',
    'lockfile-check',
    'recognise',
    'reference',
    'requests',
  ],
  landing: ['api', 'browser', 'catalogue', 'components', 'content', 'markers', 'prerender', 'recognise'],
  search: ['api', 'browser', 'catalogue', 'components/controls', 'markdown', 'markers', 'recognise', 'requests'],
  outputs: ['api', 'catalogue', 'content', 'markdown', 'markers', 'recognise'],
  docusaurus: ['browser', 'catalogue', 'markers', 'prerender'],
};

Object.entries(may).forEach(([subject, allowed], place, all) => {
  const above = all.slice(0, place).map(([name]) => name);
  const upward = allowed.find((name) => !above.some((one) => `${name}/`.startsWith(`${one}/`)));
  if (upward)
    throw new Error(`src/${subject} may not import src/${upward}, which doesn't stand above it in this list.`);
});

/** The packages, each with the files that its package.json exports. */
const PACKAGES = readdirSync(path.join(__dirname, 'packages')).map((name) => ({
  name,
  doors: Object.values(require(`./packages/${name}/package.json`).exports).map((file) => file.replace('./', '')),
}));

/** What runs in the reader's browser only. */
const BROWSER = '^src/browser/|^src/components/controls/|^src/[^/]+/browser/|\\.browser\\.tsx?$';

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
      comment: `src/${subject} may import only: ${[subject, ...allowed].join(', ')}. Take what you need as an argument or a prop, move it to a subject that both may import, or widen the rule here.`,
      severity: 'error',
      from: {path: `^src/${subject}/`},
      to: {path: '^src/', pathNot: `^src/(${[subject, ...allowed].join('|')})/`},
    })),
    {
      name: 'own-styles',
      comment:
        'A style sheet belongs to the component that imports it. Use the component, or move what both need to src/components/controls.',
      severity: 'error',
      from: {path: '^src/([^/]+)/', pathNot: '^src/(pages|theme)/'},
      to: {path: '^src/.+[.]css$', pathNot: '^src/$1/'},
    },
    ...PACKAGES.map(({name, doors}) => ({
      name: `${name}-door`,
      comment: `What packages/${name} offers stands in its package.json under "exports". Import "@ecosystems-docs/${name}"; if something is missing there, add it to the index.`,
      severity: 'error',
      from: {pathNot: `^packages/${name}/`},
      to: {
        path: `^packages/${name}/`,
        pathNot: `^packages/${name}/(${doors.join('|')})$`,
      },
    })),
    {
      name: 'packages-by-name',
      comment:
        "Import a package by its name, as in '@ecosystems-docs/text': its package.json says which of its files others may import.",
      severity: 'error',
      from: {pathNot: '^packages/'},
      to: {path: '^packages/', dependencyTypesNot: ['aliased-workspace']},
    },
    {
      name: 'packages-alone',
      comment: 'A package knows nothing of the site: what it needs of it is an argument.',
      severity: 'error',
      from: {path: '^packages/'},
      to: {path: '^(src|tools|quality|scripts|bench|e2e)/'},
    },
    {
      name: 'site-without-tools',
      comment: 'The site does not need what maintains it.',
      severity: 'error',
      from: {path: '^src/'},
      to: {path: '^(tools|quality|scripts|bench|e2e)/'},
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
          '^packages/|^node_modules/vitest/|^@(generated|theme|theme-original)/|^@docusaurus/(Head|Link|router|useBrokenLinks|[a-zA-Z]+Context|use[A-Z]\\w+|Translate|ExecutionEnvironment|isInternalUrl|BrowserOnly|ComponentCreator|constants|Interpolate|renderRoutes)$',
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

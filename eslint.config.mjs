import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** Selectors of what one file writes into a page and another reads. Elements, ARIA and states of HTML need no name of ours. */
const WRITTEN_OUT = String.raw`/[.#][a-zA-Z_]|\[(data-|class|title)/`;
const READERS =
  'CallExpression:matches([callee.property.name=/^(querySelector|querySelectorAll|closest|matches)$/], [callee.name="closestInPage"])';

/** Refuses such a name outside its module. A later block replaces the list of an earlier one, so each spreads it. */
const NAMES = [
  `${READERS} > Literal[value=${WRITTEN_OUT}]`,
  `${READERS} TemplateElement[value.raw=${WRITTEN_OUT}]`,
  'CallExpression[callee.property.name="getElementById"] > Literal',
  'Literal[value=/\\[data-/]',
  'MemberExpression[property.name="dataset"]',
].map((selector) => ({
  selector,
  message: 'Name it in src/markers/markers.ts, and import it here and where it is written.',
}));

export default tseslint.config(
  {
    ignores: ['build*/', '.docusaurus*/', 'node_modules/', 'bench/starlight/', 'coverage/', 'packages/*/dist/'],
  },
  tseslint.configs.strict,
  tseslint.configs.stylistic,
  {
    // What modules of Node name in CommonJS: the loader and the import rules.
    files: ['**/*.cjs'],
    languageOptions: {
      sourceType: 'commonjs',
      globals: {module: 'writable', require: 'readonly', __dirname: 'readonly'},
    },
    rules: {'@typescript-eslint/no-require-imports': 'off', 'no-undef': 'error'},
  },
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: {parserOptions: {projectService: true, tsconfigRootDir: import.meta.dirname}},
    rules: {
      '@typescript-eslint/consistent-type-imports': [
        'error',
        {fixStyle: 'inline-type-imports', prefer: 'type-imports'},
      ],
      '@typescript-eslint/no-base-to-string': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unnecessary-condition': 'error',
      '@typescript-eslint/no-unnecessary-type-assertion': 'error',
      '@typescript-eslint/no-dynamic-delete': 'off',
      '@typescript-eslint/no-unused-vars': [
        'error',
        {argsIgnorePattern: '^_', varsIgnorePattern: '^_', destructuredArrayIgnorePattern: '^_'},
      ],
      '@typescript-eslint/no-empty-function': 'off',
      'no-console': 'off',
      'no-duplicate-imports': 'error',
      eqeqeq: ['error', 'always', {null: 'ignore'}],
    },
  },
  {
    // They compile each file as React's compiler would, so only those that may have a hook.
    files: ['src/**/*.tsx', 'src/**/use*.ts'],
    plugins: {'react-hooks': reactHooks},
    rules: reactHooks.configs.recommended.rules,
  },
  {
    // Browsers can refuse storage and the clipboard, and throw at an address. One helper each says what happens then.
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/browser/{storage,copyText,decoded}.ts', 'src/**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...['localStorage', 'sessionStorage'].map((name) => ({name, message: 'Use src/browser/storage.ts.'})),
        ...['decodeURI', 'decodeURIComponent'].map((name) => ({name, message: 'Use src/browser/decoded.ts.'})),
      ],
      'no-restricted-properties': [
        'error',
        {object: 'navigator', property: 'clipboard', message: 'Use src/browser/copyText.ts.'},
      ],
    },
  },
  {
    ...jsxA11y.configs.recommended,
    files: ['**/*.tsx'],
    rules: {
      ...jsxA11y.configs.recommended.rules,
      // A box that scrolls has to be reachable by keyboard.
      'jsx-a11y-x/no-noninteractive-tabindex': 'off',
      // Some browsers forget the roles of a table that is laid out as a grid, and Safari that of a list without bullets.
      'jsx-a11y-x/no-redundant-roles': ['error', {ul: ['list'], thead: ['rowgroup'], tbody: ['rowgroup']}],
      'jsx-a11y-x/no-interactive-element-to-noninteractive-role': [
        'error',
        {tr: ['row', 'none', 'presentation'], td: ['cell'], th: ['rowheader', 'columnheader']},
      ],
      // Keys of a whole form, tree or dialog bubble up to it; a press beside a dialog closes it, as Escape does.
      'jsx-a11y-x/no-noninteractive-element-interactions': [
        'error',
        {
          handlers: ['onClick', 'onKeyDown'],
          form: ['onKeyDown'],
          div: ['onKeyDown'],
          pre: ['onKeyDown'],
          dialog: ['onClick'],
        },
      ],
      'jsx-a11y-x/click-events-have-key-events': 'off',
      'jsx-a11y-x/label-has-associated-control': ['error', {controlComponents: ['TextInput', 'TextArea', 'Select']}],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    // Tests look at pages as browsers do; firstPress.ts is in the head as text, without imports.
    ignores: ['src/markers/markers.ts', 'src/**/*.{test,testing}.{ts,tsx}', 'src/docusaurus/browser/firstPress.ts'],
    rules: {
      'no-restricted-syntax': ['error', ...NAMES],
    },
  },
  {
    files: ['src/**/plugin.ts'],
    ignores: ['src/docusaurus/node/plugin.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...NAMES,
        {
          selector: 'Property[key.name="getClientModules"]',
          message:
            'Name client modules in src/docusaurus/node/clientModules.ts, the one list of what runs on a first visit.',
        },
      ],
    },
  },
  {
    // Static content: rendered when the site is built, so state and handlers would never run.
    files: ['src/{components,reference,content,landing}/**/*.tsx', 'src/**/*.static.tsx'],
    ignores: [
      // Frames of pages, which run in the browser.
      'src/components/PageLayout/**',
      'src/components/SidebarList/**',
      // What the console and the checks are made of.
      'src/components/controls/**',
      'src/reference/operation/OperationPage.tsx',
      'src/**/*.test.tsx',
    ],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['react'],
              importNamePattern: '^use[A-Z]',
              message: 'Static content is rendered once, when the site is built: a hook would do nothing.',
            },
          ],
        },
      ],
      'no-restricted-syntax': [
        'error',
        ...NAMES,
        {
          selector: 'JSXAttribute[name.name=/^on[A-Z]/]',
          message:
            'Static content is not hydrated: a handler would never be called. Put behaviour into a custom element or the frame of the page.',
        },
      ],
    },
  },
);

/** A part of the code whose fault harms a reader. */
interface MutatedModule {
  files: readonly string[];
  /** What must notice its faults: globs of test files. */
  tests: readonly string[];
  /** Per cent of the planted faults that these tests must notice. */
  bound: number;
}

const CHECK = 'packages/lockfile-check/src';
const READER = 'packages/lockfile-reader/src';
const API = 'packages/openapi-docs/src';

/** What can be mutated, by the name that `npm run mutate` takes. */
export const MODULES: Readonly<Record<string, MutatedModule>> = {
  findings: {
    files: [`${CHECK}/findings.ts`],
    tests: [`${CHECK}/findings.test.ts`],
    bound: 85,
  },
  headline: {
    files: [`${CHECK}/headline.ts`],
    tests: [`${CHECK}/headline.test.ts`],
    bound: 85,
  },
  inventory: {
    files: [`${CHECK}/inventory.ts`],
    tests: [`${CHECK}/inventory.test.ts`],
    bound: 85,
  },
  // What affects a version, and which text is one.
  versions: {
    files: [`${READER}/versions/{versions,open,exact}.ts`],
    tests: [`${READER}/versions/{versions,exact}.test.ts`],
    bound: 90,
  },
  origins: {
    files: [`${READER}/formats/shared/registries.ts`, `${READER}/sources.ts`],
    tests: [
      `${READER}/formats/shared/registries.test.ts`,
      `${READER}/formats/{elsewhere,sources,examples,readFile,ownFolders,nothingLost}.test.ts`,
      `${READER}/{sources,purl}.test.ts`,
      `${CHECK}/inventory.test.ts`,
    ],
    bound: 88,
  },
  secrets: {files: [`${READER}/withoutSecrets.ts`], tests: [`${READER}/withoutSecrets.test.ts`], bound: 90},
  send: {files: ['src/requests/browser/send.ts'], tests: ['src/requests/browser/*.test.ts'], bound: 85},
  pages: {files: ['src/console/browser/readPages.ts'], tests: ['src/console/browser/*.test.ts'], bound: 85},
  fields: {files: ['src/console/browser/fields.ts'], tests: ['src/console/browser/*.test.ts'], bound: 94},
  quoting: {files: [`${API}/samples/quote.ts`], tests: [`${API}/samples/quote.test.ts`], bound: 85},
  request: {files: [`${API}/samples/request.ts`], tests: [`${API}/samples/request.test.ts`], bound: 87},
};

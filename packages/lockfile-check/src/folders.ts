/** Folders that a check of a folder doesn't open: they can have a hundred thousand files, and nothing that a lockfile beside or above them doesn't name. */

/** What was installed or copied, with the languages whose lockfiles name it. */
const INSTALLED = new Map<string, readonly string[]>([
  ['node_modules', ['JavaScript']],
  ['.yarn', ['JavaScript']],
  ['vendor', ['Go', 'PHP', 'Ruby', 'Rust']],
  ['.bundle', ['Ruby']],
  ['site-packages', ['Python']],
  ['.venv', ['Python']],
  ['.tox', ['Python']],
]);

/** What tools keep for themselves: nobody would miss it in a report. */
const OF_TOOLS =
  /^\.(?:git|hg|svn|idea|vscode|gradle|terraform|next|nuxt|docusaurus|svelte-kit|turbo|nx|angular|[\w.-]{0,50}cache)$/;

/** @returns whether a folder of that name isn't opened */
export const isPassedOver = (name: string): boolean => INSTALLED.has(name) || OF_TOOLS.test(name);

/** @returns the languages whose lockfiles name what is in a folder; undefined: it isn't worth a word */
export const languagesIn = (name: string): readonly string[] | undefined => INSTALLED.get(name);

/**
 * How search reads text: words and their common form. The same code reads the index and the queries, and no part of it
 * needs Node or a browser.
 */

/** A word of a text and its position. */
export interface Token {
  /** Common form: lower case, American spelling, without endings. */
  term: string;
  start: number;
  end: number;
  /** Set if this is a whole name whose parts precede it. */
  whole?: true;
}

/** Parts of a name: `getHTTPUrl` → get, HTTP, Url; `sha256` and `URLs` stay one part. */
const PARTS = /\p{Lu}{2,}s(?!\p{L})|\p{Lu}+(?!\p{Ll})\p{N}*|\p{Lu}?\p{Ll}+\p{N}*|\p{N}+|\p{Lo}+/gu;

/** Runs of letters and digits, with names that have signs, contractions, and numbers with points. */
const RUN =
  /\bc(?:#|\+\+)|\B\.net\b|\b\d+(?:\.\d+)+(?:[kmb]\b)?|\p{L}+n['’]t\b|\b['’](?:s|re|ll|ve|d|m)\b|[\p{L}\p{N}]+/giu;

/** Names that have signs, as people also write them. */
const SIGNED = new Map([
  ['c#', 'csharp'],
  ['c++', 'cpp'],
  ['.net', 'dotnet'],
]);

/** Words that readers and texts spell in two ways, or shorten: to the form that is kept, before endings are taken off. */
const SPELLINGS: Readonly<Record<string, string>> = {
  licence: 'license',
  licences: 'license',
  licencing: 'license',
  organisation: 'organization',
  organisations: 'organization',
  org: 'organization',
  orgs: 'organization',
  normalise: 'normalize',
  normalised: 'normalize',
  normalisation: 'normalize',
  normalization: 'normalize',
  synchronise: 'sync',
  synchronised: 'sync',
  synchronisation: 'sync',
  synchronize: 'sync',
  synchronized: 'sync',
  synchronization: 'sync',
  synced: 'sync',
  recognise: 'recognize',
  recognised: 'recognize',
  summarise: 'summarize',
  customise: 'customize',
  authorise: 'authorize',
  authorisation: 'authorize',
  authorization: 'authorize',
  behaviour: 'behavior',
  colour: 'color',
  catalogue: 'catalog',
  centre: 'center',
  favourite: 'favorite',
  programme: 'program',
  labelled: 'label',
  cancelled: 'cancel',
  enquiry: 'inquiry',
  dependant: 'dependent',
  dependants: 'dependent',
  repo: 'repository',
  repos: 'repository',
  repositories: 'repository',
  vuln: 'vulnerability',
  vulns: 'vulnerability',
  avg: 'average',
  docs: 'documentation',
  prs: 'pr',
  auth: 'authentication',
  mandatory: 'required',
  id: 'id',
  ids: 'id',
  apis: 'api',
  cves: 'cve',
  news: 'news',
  js: 'javascript',
  py: 'python',
  dep: 'dependency',
  deps: 'dependency',
  pkg: 'package',
  pkgs: 'package',
  lib: 'library',
  libs: 'library',
  lock: 'lockfile',
};

/** Endings, longest first, and how much of a word must be left. */
const ENDINGS: readonly (readonly [ending: string, rest: number, instead: string])[] = [
  ['ations', 4, 'at'],
  ['ation', 4, 'at'],
  ['ness', 4, ''],
  ['ings', 4, ''],
  ['ing', 4, ''],
  ['ions', 4, ''],
  ['ion', 4, ''],
  ['ers', 4, ''],
  ['er', 4, ''],
  ['ors', 5, ''],
  ['or', 5, ''],
  ['ed', 4, ''],
  ['ly', 4, ''],
  ['e', 3, ''],
];

/** Words that must keep the ending that looks like one. */
const WHOLE = new Set(
  'number header order user server owner member never other under however string error mirror vector sponsor docker paper version region need speed feed seed embed family only reply apply early supply power later letter filter parameter register computer integer letters during license package release database issue core one done none date state rate code note page use file time name type size node role service contributor'.split(
    ' ',
  ),
);

/**
 * @param word one word in lower case
 * @returns its common form; words with the same form are the same word to search
 */
export function stem(word: string): string {
  const known = Object.hasOwn(SPELLINGS, word) ? (SPELLINGS[word] as string) : word;
  let form = known;
  if (form.length > 3 && form.endsWith('ies')) form = `${form.slice(0, -3)}y`;
  else if (/(ss|x|ch|sh)es$/.test(form)) form = form.slice(0, -2);
  else if (form.length > 3 && /[^sui]s$/.test(form)) form = form.slice(0, -1);
  if (WHOLE.has(form)) return form;
  // poll(ing) → pol, as below.
  if (form.length > 3) form = form.replace(/ll$/, 'l');
  for (const [ending, rest, instead] of ENDINGS) {
    if (!form.endsWith(ending) || form.length - ending.length < rest) continue;
    form = `${form.slice(0, -ending.length)}${instead}`;
    // committ(er) → commit, but not process(ing) → proces.
    if (ending !== 'e' && /([bdgklmnprt])\1$/.test(form)) form = form.slice(0, -1);
    return form.length > 4 && form.endsWith('e') ? form.slice(0, -1) : form;
  }
  return form;
}

/** Words in two parts that are read as one, in texts and queries alike. */
const COMPOUNDS = new Map(
  [
    ['look', 'up', 'lookup'],
    ['lock', 'file', 'lockfile'],
    ['package', 'url', 'purl'],
    ['user', 'agent', 'useragent'],
    ['time', 'stamp', 'timestamp'],
    ['change', 'log', 'changelog'],
    ['web', 'page', 'webpage'],
    ['open', 'collective', 'opencollective'],
    ['name', 'space', 'namespace'],
    ['hugging', 'face', 'huggingface'],
    ['conda', 'forge', 'condaforge'],
    ['source', 'forge', 'sourceforge'],
    ['c', 'sharp', 'csharp'],
    ['deps', 'dev', 'deps.dev'],
    ['ecosyste', 'ms', 'ecosyste.ms'],
  ].map(([first, second, whole]) => [`${stem(first!)} ${stem(second!)}`, whole!]),
);

/** @returns the one word that two neighbouring words (common forms) are read as; undefined if they stay two. */
function compoundOf(first: string, second: string): string | undefined {
  return COMPOUNDS.get(`${first} ${second}`);
}

const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Runs of letters and digits as they were read: an index has the same few thousand again and again. */
const knownRuns = new Map<string, readonly Token[]>();

/** @returns the words of a run of letters and digits, with their positions in it */
function readRun(run: string): readonly Token[] {
  const known = knownRuns.get(run);
  if (known) return known;
  const name = SIGNED.get(run.toLowerCase()) ?? (/n['’]t$/i.test(run) ? run.replace(/['’]/, '') : undefined);
  const found: Token[] = /^['’]/.test(run)
    ? []
    : name
      ? [{term: stem(plain(name)), start: 0, end: run.length}]
      : run.includes('.')
        ? [{term: run.toLowerCase(), start: 0, end: run.length}]
        : [...run.matchAll(PARTS)].map(({0: part, index}) => ({
            term: stem(plain(part)),
            start: index,
            end: index + part.length,
          }));
  // "GitHub" is found by "github", "lookupPackage" by "lookuppackage".
  if (found.length > 1) found.push({term: stem(plain(run)), start: 0, end: run.length, whole: true});
  knownRuns.set(run, found);
  return found;
}

/**
 * @param text any text: prose, names in any style, paths
 * @returns its words in order; a name in camel case gives its parts and, over the same place, the whole
 */
export function tokens(text: string): Token[] {
  const found: Token[] = [];
  for (const run of text.matchAll(RUN)) {
    for (const token of readRun(run[0])) {
      const before = found.at(-1);
      const start = run.index + token.start;
      const end = run.index + token.end;
      const compound = before && !before.whole && !token.whole ? compoundOf(before.term, token.term) : undefined;
      if (compound && before) found[found.length - 1] = {term: compound, start: before.start, end};
      else if (token.whole) found.push({term: token.term, start, end, whole: true});
      else found.push({term: token.term, start, end});
    }
  }
  return found;
}

/** @returns the common forms of a text's words. */
export function terms(text: string): string[] {
  return tokens(text).map(({term}) => term);
}

/**
 * A key that all forms of a name share: `dependent_repos_count`,
 * `dependentReposCount`, `dependent-repositories-count`.
 */
export function nameKey(text: string): string {
  return tokens(text)
    .filter(({whole}) => !whole)
    .map(({term}) => term)
    .join(' ');
}

/** Words of a question that do not say what it is about. */
const STOP_WORDS = new Set(
  'a an the and or of for to in on at by with from as into is are was be been it its this that these those there do does did can could may might must shall should will would i me my we our you your how what which who whom whose when where why get give me show tell want need find please about any some all every have has had if then so not no am whats wheres hows whos im ive dont doesnt didnt cant couldnt wont wouldnt shouldnt isnt arent wasnt havent hasnt happens happen via per using than called whether long take takes much ecosyste.ms'.split(
    ' ',
  ),
);

/** @returns whether a word of a query may be left out. */
export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word.replace(/['’]/, ''));
}

const SMALL_TERMS = new Set([...STOP_WORDS].map(stem));

/** @returns whether a common form is one of a word that may be left out. */
export function isSmallTerm(term: string): boolean {
  return SMALL_TERMS.has(term);
}

/** Words that readers use for each other in questions to this site. */
const SYNONYMS = `
publisher uploader maintainer author
newest latest recent new current
vulnerability hole flaw weakness security advisory exploit insecure cve
advisory warning alert bulletin notice
affected vulnerable impacted hit
cite mention citation reference
sponsor donate donor backer pay supporter
fund money funding donation grant budget
tarball archive zip compressed
image container
version release
published released uploaded
package library module gem crate dependency component
dependency requirement require need upstream
dependent consumer downstream reverse user relies
critical important essential crucial
sole single only lone
repository project codebase
owner organization company account
forge host platform
bot dependabot
pull pr merge
account token key login signup credentials register
limit quota throttle blocked
refresh sync update resync recrawl reindex
keyword tag label topic
topic subject theme
scope namespace organization company vendor prefix
hash digest checksum fingerprint
issue ticket bug
batch bulk many multiple several mass
newcomer beginner good starter
distribution distro
tree transitive resolve indirect
compare diff difference change
people person developer user committer contributor
biggest popular top most
ranking rank percentile score
old stale outdated freshness delay lag
script program code
excel spreadsheet csv export
laptop local locally
article paper publication study scholarly
statistics stats metric figure number
count number amount total
notify notification alert watch subscribe follow
abandoned unmaintained dead inactive alive
deprecated yanked removed withdrawn deleted unpublished
event activity action
contents inside text
parse read extract scan
license legal copyright
sbom bom inventory
manifest declared
commercial business paid enterprise company
price cost free billing
personal private gdpr privacy erase
browser frontend
agent ai llm assistant chatbot
mock fake simulate offline
error fail failure problem
collection set group
status state
credit attribution
contribute volunteer
history past historic historical
subscribe feed
`
  .trim()
  .split('\n')
  .map((group) => group.split(' ').map(stem));

/** @returns the common forms of words that readers use for one */
export function synonymsOf(term: string): string[] {
  return SYNONYMS.filter((group) => group.includes(term)).flatMap((group) => group.filter((other) => other !== term));
}

/** Packages that pages have in their samples, as package URLs. In a question their names say nothing of what it's about. */
const PACKAGES = new Map(
  'npm/lodash npm/react npm/express npm/left-pad npm/vue npm/webpack npm/axios pypi/django pypi/numpy pypi/flask pypi/pandas pypi/requests gem/rails gem/sinatra gem/rack cargo/serde composer/laravel docker/redis'
    .split(' ')
    .map((name) => [name.split('/')[1]!, `pkg:${name}`]),
);

/** @returns the package URL of a name that our samples have */
export function samplePackage(name: string): string | undefined {
  return PACKAGES.get(name.toLowerCase());
}

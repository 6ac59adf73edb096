/**
 * How search reads text: words, their common form, and what readers call the
 * same thing. The same code reads the index and the queries, and no part of it
 * needs Node or a browser.
 */

/** A word of a text and where it stands. */
export interface Token {
  /** Common form: lower case, American spelling, without endings. */
  term: string;
  start: number;
  end: number;
  /** Set where this is a whole name whose parts came before it. */
  whole?: true;
}

/** Parts of a name: `getHTTPUrl` → get, HTTP, Url; `sha256` and `URLs` stay one part. */
const PARTS = /\p{Lu}{2,}s(?!\p{L})|\p{Lu}+(?!\p{Ll})\p{N}*|\p{Lu}?\p{Ll}+\p{N}*|\p{N}+|\p{Lo}+/gu;
const RUN = /[\p{L}\p{N}]+/gu;

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
const WHOLE = new Set([
  'number',
  'header',
  'order',
  'user',
  'server',
  'owner',
  'member',
  'never',
  'other',
  'under',
  'however',
  'string',
  'error',
  'mirror',
  'vector',
  'sponsor',
  'docker',
  'paper',
  'version',
  'region',
  'need',
  'speed',
  'feed',
  'seed',
  'embed',
  'family',
  'only',
  'reply',
  'apply',
  'early',
  'supply',
  'power',
  'later',
  'letter',
  'filter',
  'parameter',
  'register',
  'computer',
  'integer',
  'letters',
  'during',
  'license',
  'package',
  'release',
  'database',
  'issue',
  'core',
  'one',
  'done',
  'none',
  'date',
  'state',
  'rate',
  'code',
  'note',
  'page',
  'use',
  'file',
  'time',
  'name',
  'type',
  'size',
  'node',
  'role',
  'service',
  'contributor',
]);

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
    ['ecosyste', 'ms', 'ecosyste.ms'],
  ].map(([first, second, whole]) => [`${stem(first!)} ${stem(second!)}`, whole!]),
);

/** @returns the one word that two neighbouring words (common forms) are read as; undefined where they are two. */
export function compoundOf(first: string, second: string): string | undefined {
  return COMPOUNDS.get(`${first} ${second}`);
}

const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * @param text any text: prose, names in any style, paths
 * @returns its words in order; a name in camel case gives its parts and, over the same place, the whole
 */
export function tokens(text: string): Token[] {
  const found: Token[] = [];
  const add = (word: string, start: number, end: number): void => {
    const before = found.at(-1);
    const term = stem(word);
    const compound = before && !before.whole ? compoundOf(before.term, term) : undefined;
    if (compound && before) found[found.length - 1] = {term: compound, start: before.start, end};
    else found.push({term, start, end});
  };
  for (const run of text.matchAll(RUN)) {
    const parts = [...run[0].matchAll(PARTS)];
    for (const part of parts) add(plain(part[0]), run.index + part.index, run.index + part.index + part[0].length);
    // "GitHub" is found by "github", "lookupPackage" by "lookuppackage".
    if (parts.length > 1)
      found.push({term: stem(plain(run[0])), start: run.index, end: run.index + run[0].length, whole: true});
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

/** Words of a question that say nothing about what is asked. */
const STOP_WORDS = new Set(
  'a an the and or of for to in on at by with from as into is are was be been it its this that these those there do does did can could may might must shall should will would i me my we our you your how what which who whom whose when where why get give me show tell want need find please about any some all every have has had if then so not no am happens happen via per using called whether long take takes much ecosyste.ms'.split(
    ' ',
  ),
);

/** Words that many questions have and few answers. */
const WEAK_WORDS = new Set(
  'result information detail thing know check work way use see make keep kept one two between without most more less many much only just still already than but out up down over under before after between both each other another same very enough else'
    .split(' ')
    .map(stem),
);

/** @returns whether a word (its common form) says little of what is looked for. */
export function isWeakWord(term: string): boolean {
  return WEAK_WORDS.has(term);
}

/** Words that say what kind of thing is asked for, and their kinds. */
const KIND_WORDS: Readonly<Record<string, Intent>> = {
  field: 'property',
  property: 'property',
  attribute: 'property',
  column: 'property',
  return: 'property',
  answer: 'property',
  response: 'property',
  parameter: 'parameter',
  param: 'parameter',
  argument: 'parameter',
  option: 'parameter',
  operation: 'operation',
  endpoint: 'operation',
  call: 'operation',
  method: 'operation',
  route: 'operation',
  service: 'service',
  guide: 'prose',
  tutorial: 'prose',
  recipe: 'prose',
};

export type Intent = 'meaning' | 'operation' | 'parameter' | 'property' | 'prose' | 'service';

/** @returns whether a word of a query may be left out. */
export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word);
}

const KIND_TERMS = new Map(Object.entries(KIND_WORDS).map(([word, kind]) => [stem(word), kind]));

/** @returns the kind of thing that a word (in its common form) asks for. */
export function intentOf(term: string): Intent | undefined {
  return KIND_TERMS.get(term);
}

/** What readers call the same thing; phrases are written with spaces. Spelling, number and endings are dealt with above. */
const SYNONYMS: readonly (readonly string[])[] = [
  ['cve', 'vulnerability', 'advisory', 'ghsa', 'osv', 'known flaw'],
  ['dependent', 'depend on', 'reverse dependency', 'used by', 'relies on'],
  ['rate limit', 'throttle', 'quota', '429', 'too many requests', 'over the limit'],
  ['lockfile', 'manifest', 'package lock json', 'gemfile', 'requirements txt'],
  ['purl', 'package identifier'],
  ['key', 'token', 'bearer', 'credential', 'secret'],
  ['authentication', 'authenticate', 'log in', 'login', 'sign in', 'identify'],
  ['pagination', 'paging', 'cursor', 'page through', 'next page'],
  ['operation', 'endpoint', 'route'],
  ['organization', 'owner'],
  ['sbom', 'software bill of materials', 'bill of materials', 'cyclonedx', 'spdx'],
  ['cli', 'command line', 'terminal', 'shell', 'console'],
  ['dump', 'bulk', 'bulk data', 'data set', 'export', 'download everything', 'download all'],
  ['docker', 'container', 'image'],
  ['star', 'stargazer'],
  ['count', 'number', 'how many'],
  ['price', 'cost', 'plan', 'pay', 'pricing', 'paid', 'how much', 'subscription'],
  ['attribution', 'credit', 'cite', 'citation'],
  ['agent', 'mcp', 'ai', 'llm', 'language model', 'chatgpt', 'claude'],
  ['pull request', 'merge request', 'pr'],
  ['issue', 'ticket', 'bug'],
  ['fresh', 'up to date', 'how often', 'updated', 'stale', 'current'],
  ['refresh', 'ping', 'fresh copy', 'sync', 'resync', 'read again'],
  ['cors', 'browser', 'webpage', 'cross origin', 'frontend'],
  ['maintain', 'maintainer', 'maintained'],
  ['dds', 'bus factor', 'one person', 'truck factor'],
  ['donation', 'donate'],
  ['diff', 'compare', 'difference', 'comparison'],
  ['sort', 'order by', 'ordering'],
  ['digest', 'hash', 'checksum', 'sha256'],
  ['distro', 'distribution'],
  ['contributor', 'committer', 'author', 'wrote', 'people contribute', 'written by'],
  ['removal', 'remove', 'delete', 'erase', 'gdpr', 'takedown', 'take down', 'privacy'],
  ['job', 'async', 'asynchronous', 'background', 'poll'],
  ['newcomer', 'beginner', 'good first issue', 'first timers'],
  ['changelog', 'release notes', 'what changed'],
  ['resolver', 'resolve', 'transitive'],
  ['how long', 'time to', 'duration'],
  ['company', 'commercial', 'business', 'enterprise'],
  ['empty', 'nothing', 'no result'],
  ['timestamp', 'time', 'date', 'iso 8601'],
  ['host', 'forge', 'code host'],
  ['user', 'account', 'login'],
  ['help', 'support', 'contact'],
  ['vulnerable', 'affected', 'vulnerability'],
  ['critical', 'important'],
  ['popular', 'most used', 'ranking'],
  ['latest', 'newest', 'recent'],
  ['event', 'activity'],
  ['webhook', 'notification', 'live', 'stream'],
  ['unmaintained', 'abandoned', 'inactive', 'health', 'gone quiet'],
  ['encode', 'escape', 'names in paths', 'encoding'],
  ['pending', '202', 'accepted'],
  ['not found', '404'],
  ['install', 'setup', 'set up'],
  ['local', 'locally', 'development', 'self host'],
  ['funder', 'who pays', 'sponsored by'],
  ['refresh', 'update a package', 'update a repository', 'make you update'],
  ['remaining', 'have left', 'requests left'],
  ['supported', 'covered', 'coverage'],
  ['release', 'published'],
  ['email', 'email address', 'mail'],
  ['user agent', 'client name'],
  ['minimum', 'at least'],
  ['maximum', 'at most', 'largest'],
  ['body', 'payload'],
  ['slow', 'timeout', 'timed out', 'performance'],
];

/** For each phrase (common forms, joined by spaces) the other phrases of its groups. */
const ALTERNATIVES = new Map<string, string[][]>();
let longest = 1;
for (const group of SYNONYMS) {
  const phrases = group.map((phrase) => terms(phrase));
  for (const phrase of phrases) {
    const key = phrase.join(' ');
    longest = Math.max(longest, phrase.length);
    const known = ALTERNATIVES.get(key) ?? [];
    ALTERNATIVES.set(key, [...known, ...phrases.filter((other) => other.join(' ') !== key)]);
  }
}

/** The longest phrase that has synonyms, in words. */
export const LONGEST_PHRASE = longest;

/** @returns other ways to say a phrase, each a list of words that belong together; empty where none is known. */
export function alternatives(phrase: readonly string[]): readonly (readonly string[])[] {
  return ALTERNATIVES.get(phrase.join(' ')) ?? [];
}

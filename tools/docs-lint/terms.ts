/**
 * The words that we use for things, and those that we do not use: one name for
 * one thing, on all pages and in all API descriptions. `terms.test.ts` tries
 * every entry; `npm run docs:lint` and `npm test` apply the tables.
 */
import type {Finding} from './finding';
import type {Passage} from './passage';

export interface Term {
  /** `term`, `style` or `word`. */
  rule: string;
  /** What is not written. A space stands for line breaks too. */
  wrong: RegExp;
  /** What is written instead; several where it depends on the meaning. */
  right: string;
  why: string;
  /** Phrases that hold the wrong form and are right: proper names. */
  except?: RegExp | undefined;
  /** A sentence that must be found, and one that must not. */
  bad: string;
  good: string;
}

type Row = [wrong: RegExp, right: string, bad: string, good: string, except?: RegExp];

const everywhere = (pattern: RegExp): RegExp => new RegExp(pattern, `g${pattern.flags}`);

/** Each rule's terms by their reason. */
const TABLES: Readonly<Record<string, Record<string, Row[]>>> = {
  /** Names of things. */
  term: {
    'an operation is one method on one path, and that is what the reference lists': [
      [/\bend-?points?\b/i, 'operation', 'This endpoint takes a package URL.', 'This operation takes a package URL.'],
    ],
    'the file describes one API; the OpenAPI Specification is the standard that it follows': [
      [
        /\b(swagger|open ?api)( (file|spec|specification|definition|document|schema)s?)\b|\bswagger\b|\b(API )?specs?\b(?!-)/i,
        'API description',
        'Download the swagger file.',
        'Download the API description, which follows the OpenAPI Specification.',
        /\bOpenAPI (Specification|descriptions?|documents?)\b|\bSwagger UI\b/,
      ],
    ],
    'one name for one thing': [
      [
        /\bAPI (specification|definition|document)s?\b/i,
        'API description',
        'Read the API definition.',
        'Read the API description.',
      ],
      [/\bsmall letters\b/i, 'lower case', 'In small letters.', 'In lower case.'],
    ],
    'the noun has a c in British English; the verb has an s': [
      [
        /\blicenses?\b/i,
        'licence',
        'Which license does it have?',
        'Its licence is the GNU Affero General Public License. It is licensed.',
        /\b(Public|Apache|MIT|BSD|ISC|SPDX|Commons( \S+)*) Licenses?( List)?\b|\b(to|not|can|may|will) license\b/,
      ],
    ],
    'one spelling': [
      [/\be-mail(s|ed)?\b/i, 'email', 'Send an e-mail.', 'Send an email.'],
      [/\block[ -]files?\b/i, 'lockfile', 'Send a lock file.', 'Send a lockfile.'],
      [/\bdatasets?\b/i, 'data set', 'A dataset.', 'A data set.'],
      [/\bfilenames?\b/i, 'file name', 'The filename.', 'The file name.'],
      [/\btime[ -]stamps?\b/i, 'timestamp', 'A time stamp.', 'A timestamp.'],
      [/\btimezones?\b/i, 'time zone', 'A timezone.', 'A time zone.'],
      [/\bmeta[ -]data\b/i, 'metadata', 'Its meta data.', 'Its metadata.'],
      [/\bname[ -]spaces?\b/i, 'namespace', 'A name space.', 'A namespace.'],
      [/\blook-ups?\b/i, 'lookup', 'A look-up.', 'A lookup: look it up.'],
      [/\bset-ups?\b/i, 'setup', 'Its set-up.', 'Its setup: set it up.'],
      [
        /\b\d+(\.\d+)? (%|percent\b|per cent\b)/i,
        'the number and % without a space',
        'It is 87 % or 98 percent.',
        'It is 87%.',
      ],
      [/\bweb[ -]sites?\b/i, 'website', 'A web site.', 'A website.'],
      [/\bhomepages?\b/i, 'home page', 'Its homepage.', 'Its home page.'],
      [/\bids?\b/, 'ID', 'The id of a host.', 'The ID of a host.', /\bORCID iD\b/],
      [/\bcommand-line\b/i, 'command line', 'A command-line client.', 'A command line client.'],
      [/\bopen-source\b/i, 'open source', 'An open-source project.', 'An open source project.'],
      [/\bratelimit\w*\b|\brate-limit\b(?!-)/i, 'rate limit', 'The rate-limit.', 'The rate limit.'],
    ],
    'that is its name; its value in the header is `anonymous`': [
      [/\banonymous (pool|tier)\b/i, 'common pool', 'The anonymous pool.', 'The common pool.'],
    ],
    'it is no proper name inside a sentence': [
      [
        /\bPackage URLs?\b|\b[Pp]ackage-?(url|URL)s?\b/,
        'package URL',
        'Take a Package URL.',
        'Package URLs are names. Take a package URL.',
        /(?<=^\W*|[.?:]\W+)Package URLs?\b|\bPackage URL (Specification|Type Definitions)\b/,
      ],
    ],
    'the standard writes purl': [
      [
        /\bPURLs?\b|\bpURLs?\b|\bPurls?\b/,
        'package URL, or purl',
        'Take a PURL.',
        'Take a purl.',
        /(?<=^\W*|[.?:]\W+)Purls?\b/,
      ],
    ],
    'proper name': [
      [/\bGithub\b|\bgithub\b(?!\.\w)/, 'GitHub', 'On Github.', 'On GitHub.'],
      [/\bGitlab\b|\bgitlab\b(?!\.\w)/, 'GitLab', 'On Gitlab.', 'On GitLab.'],
      [/\bNPM\b|\bNpm\b/, 'npm', 'From NPM.', 'From npm.'],
      [/\bPypi\b|\bPyPi\b|\bpypi\b(?!\.\w)/, 'PyPI', 'From pypi.', 'From PyPI.'],
      [/\bRuby ?[Gg]ems\.org\b|\bRubygems\b|\brubygems\b(?!\.\w)/, 'RubyGems', 'From Rubygems.', 'From RubyGems.'],
      [/\bPostgres\b/i, 'PostgreSQL', 'It needs Postgres.', 'It needs PostgreSQL.'],
      [/\b([Jj]avascript|[Jj]ava [Ss]cript)\b/, 'JavaScript', 'In Javascript.', 'In JavaScript.'],
      [/\bNode ?JS\b|\bnode\.js\b|\bNodejs\b/, 'Node.js', 'With NodeJS.', 'With Node.js.'],
      [/\bopencollective\b(?!\.\w)|\bOpenCollective\b/, 'Open Collective', 'On OpenCollective.', 'On Open Collective.'],
      [/\bOpen API\b(?! keys?\b)|\bOpenApi\b|\bopenapi\b/, 'OpenAPI', 'OpenApi 3.1.', 'OpenAPI 3.1.'],
    ],
    'lower case, also at the beginning of a sentence': [
      [
        /\bECOSYSTE\.MS\b|\bEcosyste\.ms\b|\b[Ee]cosystems\.ms\b/,
        'ecosyste.ms',
        'Ecosyste.ms answers.',
        'ecosyste.ms answers.',
      ],
    ],
    abbreviation: [
      [/\bcve\b|\bCve\b/, 'CVE', 'A cve.', 'A CVE.'],
      [/\bsboms?\b/, 'SBOM', 'An sbom.', 'An SBOM.'],
      [/\burls?\b|\bUrls?\b/, 'URL', 'Its url.', 'Its URL.'],
    ],
    'said in full, a reader need not know the abbreviation': [
      [/\bCLI\b/, 'command line client', 'Use the CLI.', 'Use the command line client.', /\b(GitHub|Gemini) CLI\b/],
    ],
    'the fields are called dependent_…': [
      [/\bdependants?\b/i, 'dependent packages, dependent repositories', 'Its dependants.', 'Its dependent packages.'],
    ],
    'the account page calls it a key': [[/\bAPI tokens?\b/i, 'API key', 'Send an API token.', 'Send an API key.']],
    'said in full': [
      [/\bPRs?\b/, 'pull request', 'Open a PR.', 'Open a pull request.'],
      [/\brepos?\b(?!\.\w)/i, 'repository', 'In this repo.', 'In this repository.'],
      [/\bdocs\b(?!\.\w)/i, 'documentation', 'Read our docs.', 'Read our documentation.', /\bRead the Docs\b/],
      [/\bvulns?\b/i, 'vulnerability', 'A vuln.', 'A vulnerability.'],
    ],
    'it says what it means': [
      [
        /\b(white|black)lists?(ed)?\b/i,
        'list of what is allowed, list of what is blocked',
        'A whitelist.',
        'A list of what is allowed.',
      ],
    ],
    'both are British; we use one': [
      [
        /\b[a-z]{3,}iz(e|es|ed|ing|er|ers|ation|ations|ational|able)\b/i,
        'the same word with s for z',
        'It is normalized by an organization.',
        'It is normalised by an organisation of that size.',
        /\b(over|re|down)?(siz|priz|seiz|capsiz)(e|es|ed|ing)\b/i,
      ],
    ],
    'British spelling': [[/\banalyz(e|es|ed|ing|er)\b/i, 'analyse', 'Analyze it.', 'Analyse it.']],
  },

  /** Words of the style guide: the field's term, and what reads as translated. */
  style: {
    "the field's word": [
      [
        /\b(is|are|was|were|be) answered\b|\banswers? with\b|\banswered by\b|\b(an?|the|its|this|each|every|one|per) answers? (of|from|is|has|holds|may|can|gives|names|lists|carries|says|brings|comes)\b/i,
        'response, or returns',
        'Zero is answered with a 500.',
        'Zero returns a 500. What it answers is a question.',
      ],
      [
        /\baddress(es)?\b/i,
        'URL',
        'The address of the repository.',
        'The URL of the repository; an email address.',
        /\b(email|IP|IPv4|IPv6|MAC|postal|maintainer) address(es)?\b/i,
      ],
      [/\bask(s|ed|ing)? (it )?again\b/i, 'retry, or poll', 'Ask again later.', 'Retry later.'],
      [/\bin the (path|query)$/i, 'path parameters, query parameters', 'In the query', 'Query parameters'],
      [/\blowered to\b/i, 'capped at', 'It is lowered to 1,000.', 'It is capped at 1,000.'],
      [/\bkeyset\b/i, 'cursor pagination', 'A keyset parameter.', 'Cursor pagination.'],
      [/\bcounted lists?\b/i, 'list with a total count', 'A counted list.', 'A list with a total count.'],
      [/\bpaged\b/i, 'paginated', 'It is paged.', 'It is paginated.'],
      [/\bletter case\b|\bcase matters\b/i, 'case-sensitive', 'Letter case matters.', 'It is case-sensitive.'],
      [
        /\bname(s|d)? (yourself|itself|your client)\b/i,
        'identify your client',
        'Name yourself.',
        'Identify your client.',
      ],
      [/\bflaws?\b/i, 'vulnerability', 'A known flaw.', 'A known vulnerability.'],
      [
        /\bbills? of materials\b/i,
        'SBOM',
        'A bill of materials.',
        'An SBOM (software bill of materials).',
        /\bsoftware bills? of materials\b/i,
      ],
      [/\bclosing slash(es)?\b/i, 'trailing slash', 'A closing slash.', 'A trailing slash.'],
      [
        /\bcontent delivery network\b|\bkept at the edge\b/i,
        'CDN cache',
        'It is kept at the edge.',
        'The CDN caches it.',
      ],
      [/\bmend(s|ed|ing)?\b/i, 'fix', 'Mend it.', 'Fix it.'],
      [/\brest(s|ed|ing)? (up)?on\b/i, 'depends on', 'What rests on it.', 'What depends on it.'],
      [/\bfigures?\b/i, 'statistics, counts', 'Compare the figures.', 'Compare the statistics.'],
      [/\bgather(s|ed|ing)?\b/i, 'collect, index, sync, crawl', 'It gathers data.', 'It indexes data.'],
      [/\btests? (only )?(the )?presence\b/i, 'flag parameter', 'It tests presence.', 'A flag parameter.'],
    ],
    'we write as ecosyste.ms': [[/\bthe provider(['’]s)?\b/i, 'we, our', "The provider's document.", 'Our document.']],
    'both are published': [
      [
        /\bpublished (document|description)s?\b/i,
        "the service's own OpenAPI document",
        'The published document.',
        "The service's own OpenAPI document.",
      ],
    ],
    'it is an inquiry in the way of the reader': [
      [
        /\bcould not be read\b|\bnobody (says|knows)\b|\bas its source shows\b/i,
        'one instruction, or the fact',
        'It could not be read.',
        'Check the header.',
      ],
    ],
    'it is said on the caption only': [
      [/\billustrative\b/i, "nothing: the example's caption says it", 'An illustrative answer.', 'An example.'],
    ],
    'it reads as translated': [
      [
        /\bletters? of the law\b|\bstands? still\b|\bin one's hand\b|\bin your hand\b/i,
        'the plain fact',
        'Use stands still.',
        'Counts date from January 2026.',
      ],
    ],
  },

  /** Words that say nothing, press or talk down, and sentences that are in the reader's way. */
  word: {
    'what is simple for us need not be so for the reader': [
      [/\b(simply|just)\b/i, 'nothing', 'Just call it.', 'Call it.'],
    ],
    'the reader is to judge': [
      [
        /\b(easy|easily|easier|easiest|effortless(ly)?|trivial(ly)?|straightforward)\b/i,
        'nothing, or what makes it so',
        'This is easy.',
        'This takes one request.',
      ],
    ],
    'if it were so, it need not be said': [
      [/\b(obviously|of course|clearly|naturally|needless to say)\b/i, 'nothing', 'Obviously, it fails.', 'It fails.'],
    ],
    'an instruction is polite when it is short': [
      [/\bplease\b/i, 'the request alone', 'Please note that it fails.', 'It fails.'],
    ],
    'everything here is to be noted': [
      [
        /(?<!\b(a|the|this|'s) )\b(note that|it is important to|keep in mind that|be aware that|it should be noted)\b/i,
        'the fact alone',
        'Note that it fails.',
        'It fails.',
      ],
    ],
    shorter: [
      [/\bin order to\b/i, 'to', 'Page in order to see all.', 'Page to see all.'],
      [/\b(leverag(e|es|ed|ing)|utili[sz](e|es|ed|ing|ation))\b/i, 'use', 'Leverage the API.', 'Use the API.'],
    ],
    'advertising is no information': [
      [
        /\b(seamless(ly)?|robust(ly|ness)?|powerful(ly)?|cutting-edge|world-class|best-in-class|state-of-the-art|game-chang\w+|blazing(ly)?|supercharge\w*|unlock(s|ing)?|empower\w*|delight\w*|next-generation|rich set)\b/i,
        'what it does',
        'A powerful API.',
        'An API that answers in one request.',
      ],
    ],
    'a link is read without its sentence': [
      [/\bclick here\b/i, 'where the link leads', 'Click here.', 'Read the guide.'],
    ],
    'it measures nothing': [
      [
        /\b(very|really|quite|extremely|incredibly)\b/i,
        'nothing, or a number',
        'Very large lists.',
        'Lists of more than 10,000 items.',
      ],
    ],
    'said in full': [
      [
        /\b(e\.g\.|i\.e\.|etc\.?(?=\W|$)|viz\.)/i,
        'for example, that is, and so on',
        'Registries, e.g. npm.',
        'Registries, for example npm.',
      ],
    ],
    'clearer for readers whose first language is another one': [
      [
        /\b\w+n['’]t\b|\b(it|that|there|here|what|who|let)['’]s\b|\b(you|we|they)['’](re|ve|ll|d)\b/i,
        'the words in full',
        "It doesn't answer.",
        'It does not answer.',
      ],
    ],
    'facts need no emphasis': [[/!/, 'a full stop', 'It works!', 'It works.']],
  },
};

/** Every term, with its rule and its reason. */
export const TERMS: readonly Term[] = Object.entries(TABLES).flatMap(([rule, reasons]) =>
  Object.entries(reasons).flatMap(([why, rows]) =>
    rows.map(([wrong, right, bad, good, except]) => ({
      rule,
      wrong: everywhere(wrong),
      right,
      why,
      bad,
      good,
      except: except && everywhere(except),
    })),
  ),
);

/** More words than this in one sentence are hard to hold. */
export const LONGEST_SENTENCE = 30;

/** @returns where a text has the wrong form, and how it stands there. */
export function occurrences(text: string, {wrong, except}: Term): {at: number; form: string}[] {
  const collapsed = text.replace(/\s+/g, ' ');
  const matches = [...collapsed.matchAll(wrong)];
  if (matches.length === 0) return [];
  const allowed = except ? [...collapsed.matchAll(except)] : [];
  const places = [...text.matchAll(/\s+|\S/g)].map(({index}) => index);
  return matches
    .filter(
      ({index, 0: form}) =>
        !allowed.some((phrase) => phrase.index <= index && index + form.length <= phrase.index + phrase[0].length),
    )
    .map(({index, 0: form}) => ({at: places[index] ?? 0, form}));
}

/** @returns a finding for each use of a form that we do not write. */
export function checkTerms(passage: Passage): Finding[] {
  return TERMS.flatMap((term) =>
    occurrences(passage.text, term).map(({at, form}) => ({
      file: passage.file,
      line: passage.line(at),
      rule: term.rule,
      what: `"${form}" is not used here.`,
      fix: `Write ${term.right}: ${term.why}.`,
    })),
  );
}

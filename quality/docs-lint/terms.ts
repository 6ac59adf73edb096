/**
 * The words that we use for things, and those that we do not use: one name for
 * one thing, on all pages and in all API descriptions. `terms.test.ts` tries
 * every entry; `npm run docs:lint` and `npm test` apply the tables.
 */
import type {Finding} from './finding';
import {findingAt, type Passage} from './passage';

export interface Term {
  /** `term`, `style` or `word`. */
  rule: string;
  /** The rejected wording, as whole words. A space also matches line breaks. */
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

const wholeWords = ({source, flags}: RegExp): RegExp => new RegExp(`(?<!\\w)(?:${source})(?!\\w)`, `g${flags}`);

/** Each rule's terms by their reason. */
const TABLES: Readonly<Record<string, Record<string, Row[]>>> = {
  /** Names of things. */
  term: {
    'an operation is one method on one path, and that is what the reference lists': [
      [/end-?points?/i, 'operation', 'This endpoint takes a package URL.', 'This operation takes a package URL.'],
    ],
    'the file describes one API; the OpenAPI Specification is the standard that it follows': [
      [
        /(swagger|open ?api)( (file|spec|specification|definition|document|schema)s?)|swagger|(API )?specs?(?!-)/i,
        'API description',
        'Download the swagger file.',
        'Download the API description, which follows the OpenAPI Specification.',
        /OpenAPI (Specification|descriptions?|documents?)|Swagger UI/,
      ],
    ],
    'one name for one thing': [
      [/API (specification|definition|document)s?/i, 'API description', 'The API definition.', 'The API description.'],
      [/small letters/i, 'lower case', 'In small letters.', 'In lower case.'],
    ],
    'the noun has a c in British English; the verb has an s': [
      [
        /licenses?/i,
        'licence',
        'Which license does it have?',
        'Its licence is the GNU Affero General Public License. It is licensed.',
        /(Public|Apache|MIT|BSD|ISC|SPDX|Commons( \S+)*) Licenses?( List)?|(to|not|can|may|will) license/,
      ],
    ],
    'one spelling': [
      [/e-mail(s|ed)?/i, 'email', 'Send an e-mail.', 'Send an email.'],
      [/lock[ -]files?/i, 'lockfile', 'Send a lock file.', 'Send a lockfile.'],
      [/datasets?/i, 'data set', 'A dataset.', 'A data set.'],
      [/filenames?/i, 'file name', 'The filename.', 'The file name.'],
      [/time[ -]stamps?/i, 'timestamp', 'A time stamp.', 'A timestamp.'],
      [/timezones?/i, 'time zone', 'A timezone.', 'A time zone.'],
      [/meta[ -]data/i, 'metadata', 'Its meta data.', 'Its metadata.'],
      [/name[ -]spaces?/i, 'namespace', 'A name space.', 'A namespace.'],
      [/look-ups?/i, 'lookup', 'A look-up.', 'A lookup: look it up.'],
      [/set-ups?/i, 'setup', 'Its set-up.', 'Its setup: set it up.'],
      [/\d+(\.\d+)? (%|percent|per cent)/i, 'the number and % without a space', 'At 87 % or 98 percent.', 'At 87%.'],
      [/web[ -]sites?/i, 'website', 'A web site.', 'A website.'],
      [/homepages?/i, 'home page', 'Its homepage.', 'Its home page.'],
      [/ids?/, 'ID', 'The id of a host.', 'The ID of a host.', /ORCID iD/],
      [/command-line/i, 'command line', 'A command-line client.', 'A command line client.'],
      [/open-source/i, 'open source', 'An open-source project.', 'An open source project.'],
      [/ratelimit\w*|rate-limit(?!-)/i, 'rate limit', 'The rate-limit.', 'The rate limit.'],
    ],
    'that is its name; its value in the header is `anonymous`': [
      [/anonymous (pool|tier)/i, 'common pool', 'The anonymous pool.', 'The common pool.'],
    ],
    'it is no proper name inside a sentence': [
      [
        /Package URLs?|[Pp]ackage-?(url|URL)s?/,
        'package URL',
        'Take a Package URL.',
        'Package URLs are names. Take a package URL.',
        /(?<=^\W*|[.?:]\W+)Package URLs?|Package URL (Specification|Type Definitions)/,
      ],
    ],
    'the standard writes purl': [
      [/PURLs?|pURLs?|Purls?/, 'package URL, or purl', 'Take a PURL.', 'Take a purl.', /(?<=^\W*|[.?:]\W+)Purls?/],
    ],
    'proper name': [
      [/Github|github(?!\.\w)/, 'GitHub', 'On Github.', 'On GitHub.'],
      [/Gitlab|gitlab(?!\.\w)/, 'GitLab', 'On Gitlab.', 'On GitLab.'],
      [/NPM|Npm/, 'npm', 'From NPM.', 'From npm.'],
      [/Pypi|PyPi|pypi(?!\.\w)/, 'PyPI', 'From pypi.', 'From PyPI.'],
      [/Ruby ?[Gg]ems\.org|Rubygems|rubygems(?!\.\w)/, 'RubyGems', 'From Rubygems.', 'From RubyGems.'],
      [/Postgres/i, 'PostgreSQL', 'It needs Postgres.', 'It needs PostgreSQL.'],
      [/([Jj]avascript|[Jj]ava [Ss]cript)/, 'JavaScript', 'In Javascript.', 'In JavaScript.'],
      [/Node ?JS|node\.js|Nodejs/, 'Node.js', 'With NodeJS.', 'With Node.js.'],
      [/opencollective(?!\.\w)|OpenCollective/, 'Open Collective', 'On OpenCollective.', 'On Open Collective.'],
      [/Open API(?! keys?)|OpenApi|openapi/, 'OpenAPI', 'OpenApi 3.1.', 'OpenAPI 3.1.'],
    ],
    'lower case, also at the beginning of a sentence': [
      [/ECOSYSTE\.MS|Ecosyste\.ms|[Ee]cosystems\.ms/, 'ecosyste.ms', 'Ecosyste.ms answers.', 'ecosyste.ms answers.'],
    ],
    abbreviation: [
      [/cve|Cve/, 'CVE', 'A cve.', 'A CVE.'],
      [/sboms?/, 'SBOM', 'An sbom.', 'An SBOM.'],
      [/urls?|Urls?/, 'URL', 'Its url.', 'Its URL.'],
    ],
    'said in full, a reader need not know the abbreviation': [
      [/CLI/, 'command line client', 'Use the CLI.', 'Use the command line client.', /(GitHub|Gemini) CLI/],
    ],
    'the fields are called dependent_…': [
      [/dependants?/i, 'dependent packages, dependent repositories', 'Its dependants.', 'Its dependent packages.'],
    ],
    'the account page calls it a key': [[/API tokens?/i, 'API key', 'Send an API token.', 'Send an API key.']],
    'said in full': [
      [/PRs?/, 'pull request', 'Open a PR.', 'Open a pull request.'],
      [/repos?(?!\.\w)/i, 'repository', 'In this repo.', 'In this repository.'],
      [/docs(?!\.\w)/i, 'documentation', 'Read our docs.', 'Read our documentation.', /Read the Docs/],
      [/vulns?/i, 'vulnerability', 'A vuln.', 'A vulnerability.'],
    ],
    'it says what it means': [
      [
        /(white|black)lists?(ed)?/i,
        'list of what is allowed, list of what is blocked',
        'A whitelist.',
        'A list of what is allowed.',
      ],
    ],
    'both are British; we use one': [
      [
        /[a-z]{3,}iz(e|es|ed|ing|er|ers|ation|ations|ational|able)/i,
        'the same word with s for z',
        'It is normalized by an organization.',
        'It is normalised by an organisation of that size.',
        /(over|re|down)?(siz|priz|seiz|capsiz)(e|es|ed|ing)/i,
      ],
    ],
    'British spelling': [[/analyz(e|es|ed|ing|er)/i, 'analyse', 'Analyze it.', 'Analyse it.']],
  },

  /** Words of the style guide: the field's term, and what reads as translated. */
  style: {
    "the field's word": [
      [
        /(is|are|was|were|be) answered|answers? with|answered by|(an?|the|its|this|each|every|one|per) answers? (of|from|is|has|holds|may|can|gives|names|lists|carries|says|brings|comes)/i,
        'response, or returns',
        'Zero is answered with a 500.',
        'Zero returns a 500. What it answers is a question.',
      ],
      [
        /address(es)?/i,
        'URL',
        'The address of the repository.',
        'The URL of the repository; an email address.',
        /(email|IP|IPv4|IPv6|MAC|postal|maintainer) address(es)?/i,
      ],
      [/ask(s|ed|ing)? (it )?again/i, 'retry, or poll', 'Ask again later.', 'Retry later.'],
      [/in the (path|query)$/i, 'path parameters, query parameters', 'In the query', 'Query parameters'],
      [/lowered to/i, 'capped at', 'It is lowered to 1,000.', 'It is capped at 1,000.'],
      [/keyset/i, 'cursor pagination', 'A keyset parameter.', 'Cursor pagination.'],
      [/counted lists?/i, 'list with a total count', 'A counted list.', 'A list with a total count.'],
      [/paged/i, 'paginated', 'It is paged.', 'It is paginated.'],
      [/letter case|case matters/i, 'case-sensitive', 'Letter case matters.', 'It is case-sensitive.'],
      [/name(s|d)? (yourself|itself|your client)/i, 'identify your client', 'Name yourself.', 'Identify your client.'],
      [/flaws?/i, 'vulnerability', 'A known flaw.', 'A known vulnerability.'],
      [
        /bills? of materials/i,
        'SBOM',
        'A bill of materials.',
        'An SBOM (software bill of materials).',
        /software bills? of materials/i,
      ],
      [/closing slash(es)?/i, 'trailing slash', 'A closing slash.', 'A trailing slash.'],
      [/content delivery network|kept at the edge/i, 'CDN cache', 'It is kept at the edge.', 'The CDN caches it.'],
      [/mend(s|ed|ing)?/i, 'fix', 'Mend it.', 'Fix it.'],
      [/rest(s|ed|ing)? (up)?on/i, 'depends on', 'What rests on it.', 'What depends on it.'],
      [/figures?/i, 'statistics, counts', 'Compare the figures.', 'Compare the statistics.'],
      [/gather(s|ed|ing)?/i, 'collect, index, sync, crawl', 'It gathers data.', 'It indexes data.'],
      [/tests? (only )?(the )?presence/i, 'flag parameter', 'It tests presence.', 'A flag parameter.'],
    ],
    'one apostrophe, which a reader can also type': [[/\w*’\w*/, "'", 'It isn’t here.', "It isn't here."]],
    'one word for one action': [
      [/(press|click|tap)( on)? (Run|Send|Table|Try it|Download)/i, 'choose', 'Press Run.', 'Choose Run.'],
    ],
    'we write as we speak': [
      [
        /cannot|(could|do|does|did|is|are|was|were|has|have|should|would) not/i,
        'the contraction',
        'It does not exist.',
        "It doesn't exist, and can't.",
      ],
    ],
    'we write as ecosyste.ms': [[/the provider(['’]s)?/i, 'we, our', "The provider's document.", 'Our document.']],
    'both are published': [
      [
        /published (document|description)s?/i,
        "the service's own OpenAPI document",
        'The published document.',
        "The service's own OpenAPI document.",
      ],
    ],
    'it is an inquiry in the way of the reader': [
      [
        /could not be read|nobody (says|knows)|as its source shows/i,
        'one instruction, or the fact',
        'It could not be read.',
        'Check the header.',
      ],
    ],
    'it is said on the caption only': [
      [/illustrative/i, "nothing: the example's caption says it", 'An illustrative answer.', 'An example.'],
    ],
    'it reads as translated': [
      [
        /letters? of the law|stands? still|in one's hand|in your hand/i,
        'the plain fact',
        'Use stands still.',
        'Counts date from January 2026.',
      ],
      [
        /(that|which) names? (it|them|an?|the|this)/i,
        'mentions (a text), lists (a file), for (an advisory)',
        'Manifests that name a package.',
        'Manifests that list a package.',
      ],
      [
        /(has|have|are) (large )?(gaps|missing) since \d{4}/i,
        'has had … since',
        'It has gaps since 2025.',
        'It has had gaps since 2025.',
      ],
      [/no schedule/i, "isn't … on a schedule", 'No schedule updates it.', "It isn't updated on a schedule."],
      [/(?<=, )the most [a-z]+ first/i, 'most … first', 'Labels, the most used first.', 'Labels, most used first.'],
      [/in (our|\w+'s) names/i, 'our name for it', 'Ecosystem, in our names.', 'Our name for the ecosystem.'],
      [/those of them/i, 'the noun', 'Those of them that are open.', 'Issues that are open.'],
      [/growing (delays|pauses)/i, 'increasing delays', 'With growing delays.', 'With increasing delays.'],
      [
        /chang(e|es|ed) behind/i,
        'even if you get a 304',
        'It can change behind a 304.',
        'It can change without notice.',
      ],
      [/(of|from) who/i, 'the noun', 'Login of who merged it.', 'Login of the account that merged it.'],
      [
        /gives? or gave|sponsors? or sponsored/i,
        'past and present',
        'What it gives or gave.',
        'Past and present gifts.',
      ],
    ],
  },

  /** Words that say nothing, press or talk down, and sentences that are in the reader's way. */
  word: {
    'what is simple for us need not be so for the reader': [[/(simply|just)/i, 'nothing', 'Just call it.', 'Call it.']],
    'the reader is to judge': [
      [
        /(easy|easily|easier|easiest|effortless(ly)?|trivial(ly)?|straightforward)/i,
        'nothing, or what makes it so',
        'This is easy.',
        'This takes one request.',
      ],
    ],
    'if it were so, it need not be said': [
      [/(obviously|of course|clearly|naturally|needless to say)/i, 'nothing', 'Obviously, it fails.', 'It fails.'],
    ],
    'an instruction is polite when it is short': [
      [/please/i, 'the request alone', 'Please note that it fails.', 'It fails.'],
    ],
    'everything here is to be noted': [
      [
        /(?<!\b(a|the|this|'s) )(note that|it is important to|keep in mind that|be aware that|it should be noted)/i,
        'the fact alone',
        'Note that it fails.',
        'It fails.',
      ],
    ],
    shorter: [
      [/in order to/i, 'to', 'Page in order to see all.', 'Page to see all.'],
      [/(leverag(e|es|ed|ing)|utili[sz](e|es|ed|ing|ation))/i, 'use', 'Leverage the API.', 'Use the API.'],
    ],
    'advertising is no information': [
      [
        /(seamless(ly)?|robust(ly|ness)?|powerful(ly)?|cutting-edge|world-class|best-in-class|state-of-the-art|game-chang\w+|blazing(ly)?|supercharge\w*|unlock(s|ing)?|empower\w*|delight\w*|next-generation|rich set)/i,
        'what it does',
        'A powerful API.',
        'An API that answers in one request.',
      ],
    ],
    'a link is read without its sentence': [[/click here/i, 'where the link leads', 'Click here.', 'Read the guide.']],
    'it measures nothing': [
      [/(very|really|quite|extremely|incredibly)/i, 'nothing, or a number', 'Very large.', 'Lists of 10,000 items.'],
    ],
    'said in full': [
      [/(e\.g\.|i\.e\.|etc\.?(?=\W|$)|viz\.)/i, 'for example, that is, and so on', 'See e.g. npm.', 'For example npm.'],
    ],
    'facts need no emphasis': [[/\S*!\S*/, 'a full stop', 'It works!', 'It works.']],
  },
};

/** Every term, with its rule and its reason. */
export const TERMS: readonly Term[] = Object.entries(TABLES).flatMap(([rule, reasons]) =>
  Object.entries(reasons).flatMap(([why, rows]) =>
    rows.map(([wrong, right, bad, good, except]) => ({
      rule,
      wrong: wholeWords(wrong),
      right,
      why,
      bad,
      good,
      except: except && wholeWords(except),
    })),
  ),
);

/** More words than this in one sentence are hard to hold. */
export const MAX_SENTENCE_WORDS = 30;

/** @returns where a text uses the wrong form, and how it is written there. */
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
    occurrences(passage.text, term).map(({at, form}) =>
      findingAt(passage, at, term.rule, `"${form}" is not used here.`, `Write ${term.right}: ${term.why}.`),
    ),
  );
}

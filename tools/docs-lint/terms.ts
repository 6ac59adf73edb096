/**
 * The words that we use for things, and those that we do not use: one name for
 * one thing, on all pages and in all API descriptions. `terms.test.ts` tries
 * every entry; `npm run docs:lint` and `npm test` apply the table.
 */
import type {Finding} from './finding';
import type {Passage} from './passage';

export interface Term {
  /** What is not written. A space stands for line breaks too. */
  wrong: RegExp;
  /** What is written instead; several where it depends on the meaning. */
  right: string;
  why: string;
  /** Phrases that hold the wrong form and are right: proper names. */
  except?: RegExp;
  /** A sentence that must be found, and one that must not. */
  bad: string;
  good: string;
}

/** Names of things. */
export const TERMS: readonly Term[] = [
  {
    wrong: /\bend-?points?\b/i,
    right: 'operation',
    why: 'an operation is one method on one path, and that is what the reference lists',
    bad: 'This endpoint takes a package URL.',
    good: 'This operation takes a package URL.',
  },
  {
    wrong:
      /\b(swagger|open ?api)( (file|spec|specification|definition|document|schema)s?)\b|\bswagger\b|\b(API )?specs?\b(?!-)/i,
    right: 'API description',
    why: 'the file describes one API; the OpenAPI Specification is the standard that it follows',
    except: /\bOpenAPI (Specification|descriptions?|documents?)\b|\bSwagger UI\b/,
    bad: 'Download the swagger file.',
    good: 'Download the API description, which follows the OpenAPI Specification.',
  },
  {
    wrong: /\bAPI (specification|definition|document)s?\b/i,
    right: 'API description',
    why: 'one name for one thing',
    bad: 'Read the API definition.',
    good: 'Read the API description.',
  },
  {
    wrong: /\blicenses?\b/i,
    right: 'licence',
    why: 'the noun has a c in British English; the verb has an s',
    except: /\b(Public|Apache|MIT|BSD|ISC|SPDX|Commons( \S+)*) Licenses?( List)?\b|\b(to|not|can|may|will) license\b/,
    bad: 'Which license does it have?',
    good: 'Its licence is the GNU Affero General Public License. It is licensed.',
  },
  {wrong: /\be-mail(s|ed)?\b/i, right: 'email', why: 'one spelling', bad: 'Send an e-mail.', good: 'Send an email.'},
  {
    wrong: /\block[ -]files?\b/i,
    right: 'lockfile',
    why: 'one spelling',
    bad: 'Send a lock file.',
    good: 'Send a lockfile.',
  },
  {wrong: /\bdatasets?\b/i, right: 'data set', why: 'one spelling', bad: 'A dataset.', good: 'A data set.'},
  {wrong: /\bfilenames?\b/i, right: 'file name', why: 'one spelling', bad: 'The filename.', good: 'The file name.'},
  {wrong: /\btime[ -]stamps?\b/i, right: 'timestamp', why: 'one spelling', bad: 'A time stamp.', good: 'A timestamp.'},
  {wrong: /\btimezones?\b/i, right: 'time zone', why: 'one spelling', bad: 'A timezone.', good: 'A time zone.'},
  {wrong: /\bmeta[ -]data\b/i, right: 'metadata', why: 'one spelling', bad: 'Its meta data.', good: 'Its metadata.'},
  {wrong: /\bname[ -]spaces?\b/i, right: 'namespace', why: 'one spelling', bad: 'A name space.', good: 'A namespace.'},
  {wrong: /\blook-ups?\b/i, right: 'lookup', why: 'one spelling', bad: 'A look-up.', good: 'A lookup: look it up.'},
  {wrong: /\bset-ups?\b/i, right: 'setup', why: 'one spelling', bad: 'Its set-up.', good: 'Its setup: set it up.'},
  {
    wrong: /\bsmall letters\b/i,
    right: 'lower case',
    why: 'one name for one thing',
    bad: 'In small letters.',
    good: 'In lower case.',
  },
  {
    wrong: /\banonymous (pool|tier)\b/i,
    right: 'common pool',
    why: 'that is its name; its value in the header is `anonymous`',
    bad: 'The anonymous pool.',
    good: 'The common pool.',
  },
  {
    wrong: /\b\d+(\.\d+)? (%|percent\b|per cent\b)/i,
    right: 'the number and % without a space',
    why: 'one spelling',
    bad: 'It is 87 % or 98 percent.',
    good: 'It is 87%.',
  },
  {wrong: /\bweb[ -]sites?\b/i, right: 'website', why: 'one spelling', bad: 'A web site.', good: 'A website.'},
  {wrong: /\bhomepages?\b/i, right: 'home page', why: 'one spelling', bad: 'Its homepage.', good: 'Its home page.'},
  {
    wrong: /\bPackage URLs?\b|\b[Pp]ackage-?(url|URL)s?\b/,
    right: 'package URL',
    why: 'it is no proper name inside a sentence',
    except: /(?<=^\W*|[.?:]\W+)Package URLs?\b|\bPackage URL (Specification|Type Definitions)\b/,
    bad: 'Take a Package URL.',
    good: 'Package URLs are names. Take a package URL.',
  },
  {
    wrong: /\bPURLs?\b|\bpURLs?\b|\bPurls?\b/,
    right: 'package URL, or purl',
    why: 'the standard writes purl',
    except: /(?<=^\W*|[.?:]\W+)Purls?\b/,
    bad: 'Take a PURL.',
    good: 'Take a purl.',
  },
  {wrong: /\bGithub\b|\bgithub\b(?!\.\w)/, right: 'GitHub', why: 'proper name', bad: 'On Github.', good: 'On GitHub.'},
  {wrong: /\bGitlab\b|\bgitlab\b(?!\.\w)/, right: 'GitLab', why: 'proper name', bad: 'On Gitlab.', good: 'On GitLab.'},
  {
    wrong: /\bECOSYSTE\.MS\b|\bEcosyste\.ms\b|\b[Ee]cosystems\.ms\b/,
    right: 'ecosyste.ms',
    why: 'lower case, also at the beginning of a sentence',
    bad: 'Ecosyste.ms answers.',
    good: 'ecosyste.ms answers.',
  },
  {wrong: /\bNPM\b|\bNpm\b/, right: 'npm', why: 'proper name', bad: 'From NPM.', good: 'From npm.'},
  {
    wrong: /\bPypi\b|\bPyPi\b|\bpypi\b(?!\.\w)/,
    right: 'PyPI',
    why: 'proper name',
    bad: 'From pypi.',
    good: 'From PyPI.',
  },
  {
    wrong: /\bRuby ?[Gg]ems\.org\b|\bRubygems\b|\brubygems\b(?!\.\w)/,
    right: 'RubyGems',
    why: 'proper name',
    bad: 'From Rubygems.',
    good: 'From RubyGems.',
  },
  {
    wrong: /\bPostgres\b/i,
    right: 'PostgreSQL',
    why: 'proper name',
    bad: 'It needs Postgres.',
    good: 'It needs PostgreSQL.',
  },
  {
    wrong: /\bJavascript\b|\bjavascript\b|\bjava script\b/i,
    right: 'JavaScript',
    why: 'proper name',
    except: /\bJavaScript\b/,
    bad: 'In Javascript.',
    good: 'In JavaScript.',
  },
  {
    wrong: /\bNode ?JS\b|\bnode\.js\b|\bNodejs\b/,
    right: 'Node.js',
    why: 'proper name',
    bad: 'With NodeJS.',
    good: 'With Node.js.',
  },
  {
    wrong: /\bopencollective\b(?!\.\w)|\bOpenCollective\b/,
    right: 'Open Collective',
    why: 'proper name',
    bad: 'On OpenCollective.',
    good: 'On Open Collective.',
  },
  {
    wrong: /\bOpen API\b(?! keys?\b)|\bOpenApi\b|\bopenapi\b/,
    right: 'OpenAPI',
    why: 'proper name',
    bad: 'OpenApi 3.1.',
    good: 'OpenAPI 3.1.',
  },
  {wrong: /\bcve\b|\bCve\b/, right: 'CVE', why: 'abbreviation', bad: 'A cve.', good: 'A CVE.'},
  {wrong: /\bsboms?\b/, right: 'SBOM', why: 'abbreviation', bad: 'An sbom.', good: 'An SBOM.'},
  {wrong: /\burls?\b|\bUrls?\b/, right: 'URL', why: 'abbreviation', bad: 'Its url.', good: 'Its URL.'},
  {
    wrong: /\bids?\b/,
    right: 'ID',
    why: 'one spelling',
    except: /\bORCID iD\b/,
    bad: 'The id of a host.',
    good: 'The ID of a host.',
  },
  {
    wrong: /\bCLI\b/,
    right: 'command line client',
    why: 'said in full, a reader need not know the abbreviation',
    except: /\b(GitHub|Gemini) CLI\b/,
    bad: 'Use the CLI.',
    good: 'Use the command line client.',
  },
  {
    wrong: /\bcommand-line\b/i,
    right: 'command line',
    why: 'one spelling',
    bad: 'A command-line client.',
    good: 'A command line client.',
  },
  {
    wrong: /\bopen-source\b/i,
    right: 'open source',
    why: 'one spelling',
    bad: 'An open-source project.',
    good: 'An open source project.',
  },
  {
    wrong: /\bdependants?\b/i,
    right: 'dependent packages, dependent repositories',
    why: 'the fields are called dependent_…',
    bad: 'Its dependants.',
    good: 'Its dependent packages.',
  },
  {
    wrong: /\bratelimit\w*\b|\brate-limit\b(?!-)/i,
    right: 'rate limit',
    why: 'one spelling',
    bad: 'The rate-limit.',
    good: 'The rate limit.',
  },
  {
    wrong: /\bAPI tokens?\b/i,
    right: 'API key',
    why: 'the account page calls it a key',
    bad: 'Send an API token.',
    good: 'Send an API key.',
  },
  {wrong: /\bPRs?\b/, right: 'pull request', why: 'said in full', bad: 'Open a PR.', good: 'Open a pull request.'},
  {
    wrong: /\brepos?\b(?!\.\w)/i,
    right: 'repository',
    why: 'said in full',
    bad: 'In this repo.',
    good: 'In this repository.',
  },
  {
    wrong: /\bdocs\b(?!\.\w)/i,
    right: 'documentation',
    why: 'said in full',
    except: /\bRead the Docs\b/,
    bad: 'Read our docs.',
    good: 'Read our documentation.',
  },
  {wrong: /\bvulns?\b/i, right: 'vulnerability', why: 'said in full', bad: 'A vuln.', good: 'A vulnerability.'},
  {
    wrong: /\b(white|black)lists?(ed)?\b/i,
    right: 'list of what is allowed, list of what is blocked',
    why: 'it says what it means',
    bad: 'A whitelist.',
    good: 'A list of what is allowed.',
  },
  {
    wrong: /\b[a-z]{3,}iz(e|es|ed|ing|er|ers|ation|ations|ational|able)\b/i,
    right: 'the same word with s for z',
    why: 'both are British; we use one',
    except: /\b(over|re|down)?(siz|priz|seiz|capsiz)(e|es|ed|ing)\b/i,
    bad: 'It is normalized by an organization.',
    good: 'It is normalised by an organisation of that size.',
  },
  {
    wrong: /\banalyz(e|es|ed|ing|er)\b/i,
    right: 'analyse',
    why: 'British spelling',
    bad: 'Analyze it.',
    good: 'Analyse it.',
  },
];

/** Words of the style guide: the field's term, and what reads as translated. */
export const STYLE: readonly Term[] = [
  {
    wrong:
      /\b(is|are|was|were|be) answered\b|\banswers? with\b|\banswered by\b|\b(an?|the|its|this|each|every|one|per) answers? (of|from|is|has|holds|may|can|gives|names|lists|carries|says|brings|comes)\b/i,
    right: 'response, or returns',
    why: "the field's word",
    bad: 'Zero is answered with a 500.',
    good: 'Zero returns a 500. What it answers is a question.',
  },
  {
    wrong: /\baddress(es)?\b/i,
    right: 'URL',
    why: "the field's word",
    except: /\b(email|IP|IPv4|IPv6|MAC|postal|maintainer) address(es)?\b/i,
    bad: 'The address of the repository.',
    good: 'The URL of the repository; an email address.',
  },
  {
    wrong: /\bask(s|ed|ing)? (it )?again\b/i,
    right: 'retry, or poll',
    why: "the field's word",
    bad: 'Ask again later.',
    good: 'Retry later.',
  },
  {
    wrong: /\bin the (path|query)$/i,
    right: 'path parameters, query parameters',
    why: "the field's word",
    bad: 'In the query',
    good: 'Query parameters',
  },
  {
    wrong: /\blowered to\b/i,
    right: 'capped at',
    why: "the field's word",
    bad: 'It is lowered to 1,000.',
    good: 'It is capped at 1,000.',
  },
  {
    wrong: /\bkeyset\b/i,
    right: 'cursor pagination',
    why: "the field's word",
    bad: 'A keyset parameter.',
    good: 'Cursor pagination.',
  },
  {
    wrong: /\bcounted lists?\b/i,
    right: 'list with a total count',
    why: "the field's word",
    bad: 'A counted list.',
    good: 'A list with a total count.',
  },
  {wrong: /\bpaged\b/i, right: 'paginated', why: "the field's word", bad: 'It is paged.', good: 'It is paginated.'},
  {
    wrong: /\bletter case\b|\bcase matters\b/i,
    right: 'case-sensitive',
    why: "the field's word",
    bad: 'Letter case matters.',
    good: 'It is case-sensitive.',
  },
  {
    wrong: /\bname(s|d)? (yourself|itself|your client)\b/i,
    right: 'identify your client',
    why: "the field's word",
    bad: 'Name yourself.',
    good: 'Identify your client.',
  },
  {
    wrong: /\bflaws?\b/i,
    right: 'vulnerability',
    why: "the field's word",
    bad: 'A known flaw.',
    good: 'A known vulnerability.',
  },
  {
    wrong: /\bbills? of materials\b/i,
    right: 'SBOM',
    why: "the field's word",
    except: /\bsoftware bills? of materials\b/i,
    bad: 'A bill of materials.',
    good: 'An SBOM (software bill of materials).',
  },
  {
    wrong: /\bclosing slash(es)?\b/i,
    right: 'trailing slash',
    why: "the field's word",
    bad: 'A closing slash.',
    good: 'A trailing slash.',
  },
  {
    wrong: /\bcontent delivery network\b|\bkept at the edge\b/i,
    right: 'CDN cache',
    why: "the field's word",
    bad: 'It is kept at the edge.',
    good: 'The CDN caches it.',
  },
  {wrong: /\bmend(s|ed|ing)?\b/i, right: 'fix', why: "the field's word", bad: 'Mend it.', good: 'Fix it.'},
  {
    wrong: /\bthe provider(['’]s)?\b/i,
    right: 'we, our',
    why: 'we write as ecosyste.ms',
    bad: "The provider's document.",
    good: 'Our document.',
  },
  {
    wrong: /\bpublished (document|description)s?\b/i,
    right: "the service's own OpenAPI document",
    why: 'both are published',
    bad: 'The published document.',
    good: "The service's own OpenAPI document.",
  },
  {
    wrong: /\bcould not be read\b|\bnobody (says|knows)\b|\bas its source shows\b/i,
    right: 'one instruction, or the fact',
    why: 'it is an inquiry in the way of the reader',
    bad: 'It could not be read.',
    good: 'Check the header.',
  },
  {
    wrong: /\brest(s|ed|ing)? (up)?on\b/i,
    right: 'depends on',
    why: "the field's word",
    bad: 'What rests on it.',
    good: 'What depends on it.',
  },
  {
    wrong: /\bfigures?\b/i,
    right: 'statistics, counts',
    why: "the field's word",
    bad: 'Compare the figures.',
    good: 'Compare the statistics.',
  },
  {
    wrong: /\bgather(s|ed|ing)?\b/i,
    right: 'collect, index, sync, crawl',
    why: "the field's word",
    bad: 'It gathers data.',
    good: 'It indexes data.',
  },
  {
    wrong: /\btests? (only )?(the )?presence\b/i,
    right: 'flag parameter',
    why: "the field's word",
    bad: 'It tests presence.',
    good: 'A flag parameter.',
  },
  {
    wrong: /\billustrative\b/i,
    right: "nothing: the example's caption says it",
    why: 'it is said on the caption only',
    bad: 'An illustrative answer.',
    good: 'An example.',
  },
  {
    wrong: /\bletters? of the law\b|\bstands? still\b|\bin one's hand\b|\bin your hand\b/i,
    right: 'the plain fact',
    why: 'it reads as translated',
    bad: 'Use stands still.',
    good: 'Counts date from January 2026.',
  },
];

/** Words that say nothing, press or talk down, and sentences that are in the reader's way. */
export const WORDS: readonly Term[] = [
  {
    wrong: /\b(simply|just)\b/i,
    right: 'nothing',
    why: 'what is simple for us need not be so for the reader',
    bad: 'Just call it.',
    good: 'Call it.',
  },
  {
    wrong: /\b(easy|easily|easier|easiest|effortless(ly)?|trivial(ly)?|straightforward)\b/i,
    right: 'nothing, or what makes it so',
    why: 'the reader is to judge',
    bad: 'This is easy.',
    good: 'This takes one request.',
  },
  {
    wrong: /\b(obviously|of course|clearly|naturally|needless to say)\b/i,
    right: 'nothing',
    why: 'if it were so, it need not be said',
    bad: 'Obviously, it fails.',
    good: 'It fails.',
  },
  {
    wrong: /\bplease\b/i,
    right: 'the request alone',
    why: 'an instruction is polite when it is short',
    bad: 'Please note that it fails.',
    good: 'It fails.',
  },
  {
    wrong:
      /(?<!\b(a|the|this|'s) )\b(note that|it is important to|keep in mind that|be aware that|it should be noted)\b/i,
    right: 'the fact alone',
    why: 'everything here is to be noted',
    bad: 'Note that it fails.',
    good: 'It fails.',
  },
  {wrong: /\bin order to\b/i, right: 'to', why: 'shorter', bad: 'Page in order to see all.', good: 'Page to see all.'},
  {
    wrong: /\b(leverag(e|es|ed|ing)|utili[sz](e|es|ed|ing|ation))\b/i,
    right: 'use',
    why: 'shorter',
    bad: 'Leverage the API.',
    good: 'Use the API.',
  },
  {
    wrong:
      /\b(seamless(ly)?|robust(ly|ness)?|powerful(ly)?|cutting-edge|world-class|best-in-class|state-of-the-art|game-chang\w+|blazing(ly)?|supercharge\w*|unlock(s|ing)?|empower\w*|delight\w*|next-generation|rich set)\b/i,
    right: 'what it does',
    why: 'advertising is no information',
    bad: 'A powerful API.',
    good: 'An API that answers in one request.',
  },
  {
    wrong: /\bclick here\b/i,
    right: 'where the link leads',
    why: 'a link is read without its sentence',
    bad: 'Click here.',
    good: 'Read the guide.',
  },
  {
    wrong: /\b(very|really|quite|extremely|incredibly)\b/i,
    right: 'nothing, or a number',
    why: 'it measures nothing',
    bad: 'Very large lists.',
    good: 'Lists of more than 10,000 items.',
  },
  {
    wrong: /\b(e\.g\.|i\.e\.|etc\.?(?=\W|$)|viz\.)/i,
    right: 'for example, that is, and so on',
    why: 'said in full',
    bad: 'Registries, e.g. npm.',
    good: 'Registries, for example npm.',
  },
  {
    wrong: /\b\w+n['’]t\b|\b(it|that|there|here|what|who|let)['’]s\b|\b(you|we|they)['’](re|ve|ll|d)\b/i,
    right: 'the words in full',
    why: 'clearer for readers whose first language is another one',
    bad: "It doesn't answer.",
    good: 'It does not answer.',
  },
  {wrong: /!/, right: 'a full stop', why: 'facts need no emphasis', bad: 'It works!', good: 'It works.'},
];

/** More words than this in one sentence are hard to hold. */
export const LONGEST_SENTENCE = 30;

/** A text with every run of spaces as one, and where each of its characters stood. */
interface Collapsed {
  text: string;
  places: readonly number[];
}

function collapse(text: string): Collapsed {
  const places: number[] = [];
  let end = 0;
  for (const {0: space, index} of text.matchAll(/\s+/g)) {
    for (let at = end; at <= index; at += 1) places.push(at);
    end = index + space.length;
  }
  for (let at = end; at < text.length; at += 1) places.push(at);
  return {text: text.replace(/\s+/g, ' '), places};
}

const compiled = new Map<RegExp, RegExp>();

function all(text: string, pattern: RegExp): RegExpExecArray[] {
  const known = compiled.get(pattern) ?? new RegExp(pattern.source, `g${pattern.flags}`);
  compiled.set(pattern, known);
  return [...text.matchAll(known)];
}

function found(
  {text, places}: Collapsed,
  {wrong, except}: Pick<Term, 'wrong' | 'except'>,
): {at: number; form: string}[] {
  const matches = all(text, wrong);
  if (matches.length === 0) return [];
  const allowed = except ? all(text, except).map((match) => [match.index, match.index + match[0].length] as const) : [];
  return matches
    .filter(({index, 0: match}) => !allowed.some(([start, end]) => start <= index && index + match.length <= end))
    .map(({index, 0: form}) => ({at: places[index] ?? 0, form}));
}

/** @returns where a text has the wrong form, and how it stands there. */
export function occurrences(text: string, term: Pick<Term, 'wrong' | 'except'>): {at: number; form: string}[] {
  return found(collapse(text), term);
}

/** @returns a finding for each use of a form that we do not write. */
export function checkTerms(passage: Passage): Finding[] {
  const text = collapse(passage.text);
  const apply =
    (rule: string) =>
    (term: Term): Finding[] =>
      found(text, term).map(({at, form}) => ({
        file: passage.file,
        line: passage.line(at),
        rule,
        what: `"${form}" is not used here.`,
        fix: `Write ${term.right}: ${term.why}.`,
      }));
  return [...TERMS.flatMap(apply('term')), ...STYLE.flatMap(apply('style')), ...WORDS.flatMap(apply('word'))];
}

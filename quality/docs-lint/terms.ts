/** The names that we use for things, on all pages and in all API descriptions: one for each. */
import type {Finding} from './finding';
import {findingAt, type Passage} from './passage';

/** The rejected form as whole words (a space also matches a line break), what we write, and phrases that may have it. */
type Term = [wrong: RegExp, right: string, except?: RegExp];

const TERMS: readonly Term[] = [
  [/end-?points?/i, 'operation'],
  [
    /(swagger|open ?api)( (file|spec|specification|definition|document|schema)s?)|swagger|(API )?specs?(?!-)/i,
    'OpenAPI description',
    /OpenAPI (Specification|descriptions?|documents?)|Swagger UI/,
  ],
  [/API (specification|definition|document)s?/i, 'OpenAPI description'],
  [/published (document|description)s?/i, "the service's own OpenAPI document"],
  [
    /licenses?/i,
    'licence (the verb has an s)',
    /(Public|Apache|MIT|BSD|ISC|SPDX|Commons( \S+)*) Licenses?( List)?|(to|not|can|may|will) license/,
  ],
  [/e-mail(s|ed)?/i, 'email'],
  [/lock[ -]files?/i, 'lockfile'],
  [/datasets?/i, 'data set'],
  [/filenames?/i, 'file name'],
  [/time[ -]stamps?/i, 'timestamp'],
  [/timezones?/i, 'time zone'],
  [/meta[ -]data/i, 'metadata'],
  [/name[ -]spaces?/i, 'namespace'],
  [/look-ups?/i, 'lookup'],
  [/set-ups?/i, 'setup'],
  [/\d+(\.\d+)? (%|percent|per cent)/i, 'the number and % without a space'],
  [/web[ -]sites?/i, 'website'],
  [/homepages?/i, 'home page'],
  [/ids?/, 'ID', /ORCID iD/],
  [/command-line/i, 'command line'],
  [/open-source/i, 'open source'],
  [/ratelimit\w*|rate-limit(?!-)/i, 'rate limit'],
  [/anonymous (pool|tier)/i, 'common pool'],
  [/keyset/i, 'cursor pagination'],
  [/paged/i, 'paginated'],
  [/flaws?/i, 'vulnerability'],
  [/bills? of materials/i, 'SBOM', /software bills? of materials/i],
  [/address(es)?/i, 'URL', /(email|IP|IPv4|IPv6|MAC|postal|maintainer) address(es)?/i],
  [
    /Package URLs?|[Pp]ackage-?(url|URL)s?/,
    'package URL',
    /(?<=^\W*|[.?:]\W+)Package URLs?|Package URL (Specification|Type Definitions)/,
  ],
  [/PURLs?|pURLs?|Purls?/, 'package URL, or purl', /(?<=^\W*|[.?:]\W+)Purls?/],
  [/Github|github(?!\.\w)/, 'GitHub'],
  [/Gitlab|gitlab(?!\.\w)/, 'GitLab'],
  [/NPM|Npm/, 'npm'],
  [/Pypi|PyPi|pypi(?!\.\w)/, 'PyPI'],
  [/Ruby ?[Gg]ems\.org|Rubygems|rubygems(?!\.\w)/, 'RubyGems'],
  [/Postgres/i, 'PostgreSQL'],
  [/([Jj]avascript|[Jj]ava [Ss]cript)/, 'JavaScript'],
  [/Node ?JS|node\.js|Nodejs/, 'Node.js'],
  [/opencollective(?!\.\w)|OpenCollective/, 'Open Collective'],
  [/Open API(?! keys?)|OpenApi|openapi/, 'OpenAPI'],
  [/ECOSYSTE\.MS|Ecosyste\.ms|[Ee]cosystems\.ms/, 'ecosyste.ms'],
  [/cve|Cve/, 'CVE'],
  [/sboms?/, 'SBOM'],
  [/urls?|Urls?/, 'URL'],
  [/CLI/, 'command line client', /(GitHub|Gemini) CLI/],
  [/dependants?/i, 'dependent packages, dependent repositories'],
  [/API tokens?/i, 'API key'],
  [/PRs?/, 'pull request'],
  [/repos?(?!\.\w)/i, 'repository'],
  [/docs(?!\.\w)/i, 'documentation', /Read the Docs/],
  [/vulns?/i, 'vulnerability'],
  [/(white|black)lists?(ed)?/i, 'list of what is allowed, list of what is blocked'],
  [
    /[a-z]{3,}iz(e|es|ed|ing|er|ers|ation|ations|ational|able)/i,
    'the same word with s for z',
    /(over|re|down)?(siz|priz|seiz|capsiz)(e|es|ed|ing)/i,
  ],
  [/analyz(e|es|ed|ing|er)/i, 'analyse'],
  [/\w*’\w*/, 'a straight apostrophe, which search finds'],
];

const wholeWords = ({source, flags}: RegExp): RegExp => new RegExp(`(?<!\\w)(?:${source})(?!\\w)`, `g${flags}`);

const PATTERNS = TERMS.map(([wrong, right, except]) => ({
  wrong: wholeWords(wrong),
  right,
  except: except && wholeWords(except),
}));

/** @returns a finding for each use of a name that we don't use */
export function checkTerms(passage: Passage): Finding[] {
  const text = passage.text.replace(/\s+/g, ' ');
  // Where each character of the collapsed text stands in the passage.
  const places = [...passage.text.matchAll(/\s+|\S/g)].map(({index}) => index);
  return PATTERNS.flatMap(({wrong, right, except}) => {
    const allowed = except ? [...text.matchAll(except)] : [];
    return [...text.matchAll(wrong)]
      .filter(
        ({index, 0: form}) =>
          !allowed.some((phrase) => phrase.index <= index && index + form.length <= phrase.index + phrase[0].length),
      )
      .map(({index, 0: form}) =>
        findingAt(passage, places[index] ?? 0, 'term', `"${form}" is not used here.`, `Write ${right}.`),
      );
  });
}

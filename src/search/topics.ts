/**
 * Words of readers that our pages do not use, or that more pages use than are
 * about them, each with the pages that they lead to. Edited by hand: add a word
 * where readers look for a subject by another name, never to move one query.
 * Number, spelling and compounds are the same word here (words.ts). A test holds
 * that every page exists. The first page of a word is the best one.
 */
import {nameKey} from './words';

const DATA = '/docs/services/data-services';
const TOOLS = '/docs/services/tools';
const INDEXES = '/docs/services/indexes';
const EXPERIMENTS = '/docs/services/experiments';
const FAQ = '/docs/about/faq';
const WORDS = '/docs/guides/glossary';
const RECIPES = '/docs/guides/recipes';

/** Words, separated by commas, and where they lead. */
const LIST: readonly (readonly [words: string, ...pages: string[]])[] = [
  // Licences, money, people, law
  [
    'licence, data licence, copyleft, share alike, sharealike, cc by-sa, creative commons, agpl, open data licence, terms of use, reuse',
    '/docs/usage/licences',
  ],
  ['credit, attribution, acknowledge', '/docs/usage/licences', '/docs/usage/citing'],
  ['cite, citing, bibtex, doi of the data, academic citation, zenodo', '/docs/usage/citing'],
  [
    'price, pricing, plan, cost, subscription, quote, purchase, purchase order, invoice, vendor, procurement, commercial licence, enterprise, sla, service level',
    '/docs/usage/commercial',
    '/docs/get-started/commercial',
  ],
  ['cancel, refund', `${FAQ}#refund`],
  ['free, free tier', `${FAQ}#free`],
  ['sso, single sign on, saml', `${FAQ}#sso`],
  ['soc 2, iso 27001, dpa, compliance', `${FAQ}#compliance`],
  [
    'privacy, gdpr, personal data, pii, data protection, opt out, right to be forgotten, erasure, data subject',
    '/docs/usage/privacy',
  ],
  ['support, contact, email us, help desk, report abuse', '/docs/about/contact'],
  ['uptime, outage, downtime, status page, incident', '/docs/about/contact#status', '/docs/usage/stability#status'],
  ['security report, disclosure, responsible disclosure, report a vulnerability', '/docs/about/contact#security'],
  ['funder, grant, team, who runs, mission', '/docs/about/'],
  [
    'governance, bylaws, board, committee, steering committee, voting, vote, election, decision making',
    '/docs/about/governance',
  ],
  ['values, principles', '/docs/about/charter'],
  ['accessibility, wcag, a11y, screen reader, keyboard', '/docs/about/accessibility'],
  ['code of conduct, harassment, moderation', '/docs/contributing/conduct'],
  ['contribute, pull request to the project, hacktoberfest', '/docs/contributing/'],
  ['question, faq', FAQ],
  // Using the APIs
  [
    'authentication, api key, token, bearer, credential, user agent, polite pool, mailto, sign up, identify',
    '/docs/usage/authentication',
  ],
  [
    'rate limit, throttling, quota, burst, backoff, exponential backoff, too many requests, 429, concurrency, parallel',
    '/docs/usage/rate-limits',
  ],
  [
    'pagination, paging, cursor, link header, next page, keyset, total count',
    '/docs/usage/pagination',
    '/docs/guides/large-lists',
  ],
  ['error, status code, error message, 404, not found, 422, 500, server error, exception', '/docs/usage/errors'],
  ['202, accepted, pending', '/docs/usage/errors#pending'],
  [
    'cache, caching, etag, conditional request, if none match, if modified since, 304, cdn, cloudflare, gzip, compression, timeout',
    '/docs/usage/caching',
  ],
  ['cors, access control allow origin, cross origin, preflight, same origin', '/docs/usage/caching#cors'],
  [
    'convention, base url, time zone, date format, iso 8601, case sensitive, trailing slash, redirect, null, encoding',
    '/docs/usage/conventions',
  ],
  ['sort, sorting, filter, filtering, order by, search by word', '/docs/usage/sorting-and-filtering'],
  ['versioning, breaking change, deprecation, stability, backwards compatible', '/docs/usage/stability'],
  ['changelog, what is new, release notes of the api', '/docs/usage/changelog'],
  [
    'openapi, swagger, api description, specification, postman, insomnia, bruno, client generator, code generation',
    '/docs/usage/downloads',
  ],
  ['mock, mock server, sandbox, stub, fixture, test server, offline test', '/docs/usage/mock-server'],
  [
    'sdk, client library, library, wrapper, python, ruby client, golang, javascript, typescript, r package',
    '/docs/guides/languages',
    `${FAQ}#libraries`,
  ],
  ['cli, command line, terminal, shell', `${TOOLS}/cli`, '/docs/guides/command-line'],
  [
    'ai, llm, mcp, agent, claude, chatgpt, copilot, cursor ide, model context protocol, llms.txt, skill',
    '/docs/guides/agents',
  ],
  [
    'bulk, dump, export, snapshot, sqlite, postgres dump, data set, download everything, mirror',
    '/docs/guides/bulk-data',
  ],
  ['bigquery, parquet, csv, snowflake', `${FAQ}#parquet`, '/docs/guides/bulk-data'],
  ['job, async, asynchronous, polling, queue, background', '/docs/guides/jobs'],
  ['freshness, stale, update frequency, refresh, resync, sync, crawl', '/docs/guides/freshness'],
  ['rss, atom, feed, subscribe, live, stream, sse', '/docs/guides/streams-and-feeds', '/docs/guides/freshness'],
  ['purl, package url, package identifier', '/docs/guides/package-urls'],
  ['architecture, microservices, system design, data flow', '/docs/guides/architecture'],
  ['development, run locally, local setup, docker compose, self host, install a service', '/docs/guides/development'],
  ['onboarding, first week, new joiner', '/docs/guides/onboarding'],
  ['glossary, terms, definitions, vocabulary', WORDS],
  ['which service, choose a service, overview of services', '/docs/guides/find-a-service'],
  ['deps.dev, libraries.io, alternative, competitor, comparison', '/docs/guides/comparison', `${FAQ}#libraries-io`],
  // What there is not
  ['graphql', `${FAQ}#graphql`],
  ['webhook', `${FAQ}#webhooks`],
  ['cwe, weakness', `${FAQ}#cwe`],
  ['kev, known exploited, cisa', `${FAQ}#kev`],
  ['vex, openvex', `${FAQ}#vex`],
  ['slsa, provenance, sigstore, attestation', `${FAQ}#provenance`],
  ['typosquatting, malware, malicious package, supply chain attack', `${FAQ}#typosquatting`],
  ['end of life, eol', `${FAQ}#end-of-life`],
  ['trending', `${FAQ}#trending`],
  ['badge, shield', `${FAQ}#badges`],
  ['wordpress', `${FAQ}#wordpress`],
  ['hugging face, models, machine learning', `${FAQ}#hugging-face`],
  ['ipv6', `${FAQ}#ipv6`],
  ['pgp, gpg', `${FAQ}#pgp`],
  // Services by what others call them
  [
    'package, npm, pypi, pip, maven, maven central, cargo, crate, nuget, composer, packagist, hex, pub, conda, homebrew, cran, registry data, artifact',
    `${DATA}/packages`,
  ],
  [
    'repository, github, gitlab, codeberg, bitbucket, gitea, forge, source code host, fork, topic',
    `${DATA}/repositories`,
  ],
  ['tag, git tag', `${DATA}/repositories/get-host-repository-tags`],
  ['release, github release', `${DATA}/repositories/get-host-repository-releases`],
  [
    'advisory, vulnerability, cve, ghsa, nvd, osv, security, sca, snyk, npm audit, dependency check, severity, exploit',
    `${DATA}/advisories`,
  ],
  ['epss, cvss', `${WORDS}#cvss`, `${DATA}/advisories`],
  ['archive, zip, unzip, tarball, tar gz, extract, unpack, sdist, wheel', `${TOOLS}/archives`],
  ['readme', `${TOOLS}/archives/readme`],
  ['repomix, repopack', `${TOOLS}/archives/get-repomix`, `${TOOLS}/archives/repopack`],
  ['manifest, lockfile, parse dependencies, package manager file, bibliothecary', `${TOOLS}/dependency-parser`],
  ['diff, compare files, compare versions, compare releases', `${TOOLS}/diff`],
  [
    'licence detection, licence scanner, scancode, licensee, licence file, spdx license list',
    `${TOOLS}/license-parser`,
  ],
  [
    'resolver, dependency tree, dependency graph, transitive dependency, version resolution, semver, pubgrub',
    `${TOOLS}/resolver`,
  ],
  [
    'sbom, software bill of materials, cyclonedx, cyclone dx, spdx, syft, dependency track, bom',
    `${TOOLS}/sbom-parser`,
  ],
  ['summary, all about a project', `${TOOLS}/summary`],
  ['commit, git log, author, committer, contributor, blame', `${INDEXES}/commits`],
  ['bus factor, truck factor, dds', `${WORDS}#dds`, `${INDEXES}/commits`],
  ['dependabot, renovate, security update, update bot, dependency update', `${INDEXES}/dependabot`],
  [
    'docker, container, container image, oci, dockerfile, image layers, docker hub, kubernetes, base image',
    `${INDEXES}/docker`,
  ],
  ['distro, linux distribution, alpine, debian, ubuntu', `${INDEXES}/docker/get-distros`, `${INDEXES}/docker`],
  [
    'issue, ticket, bug tracker, issue triage, closing time, response time, pull request, merge request',
    `${INDEXES}/issues`,
  ],
  ['open collective, collective, expenses, budget, transparent finances', `${INDEXES}/open-collective`],
  ['sponsor, github sponsors, patreon, sponsorship, maintainer income', `${INDEXES}/sponsors`],
  ['funding, donation, donate, pay maintainers', `${RECIPES}/funding`],
  ['timeline, event, gh archive, activity, activity feed, history of a repository', `${INDEXES}/timeline`],
  ['dashboard, collection, portfolio, ospo', '/docs/services/products/dashboards'],
  ['fund, ecosystem fund, allocation', '/docs/services/products/funds'],
  ['awesome, awesome list, curated list', `${EXPERIMENTS}/awesome`],
  ['climate, climate change, sustainability, energy, biodiversity, open sustainable technology', `${EXPERIMENTS}/ost`],
  [
    'good first issue, hackathon, beginner issue, newcomer, help wanted',
    `${EXPERIMENTS}/ost/get-issues`,
    '/docs/contributing/#find-an-issue',
  ],
  [
    'paper, scientific paper, article, literature, bibliometrics, openalex, citation count, mention',
    `${EXPERIMENTS}/papers`,
  ],
  ['ruby, gem, rubygems, bundler', `${EXPERIMENTS}/ruby`, `${DATA}/packages`],
  ['science, research software, citation file, rse', `${EXPERIMENTS}/science`],
  // Tasks by what others call them
  ['health, abandoned, unmaintained, inactive, scorecard, openssf, chaoss', `${RECIPES}/project-health`],
  ['affected, am i affected, impact of a vulnerability, patch, fix', `${RECIPES}/affected-packages`],
  ['inventory, software inventory, asset list', `${RECIPES}/dependency-inventory`],
  ['licence compliance, licence audit, licence policy', `${RECIPES}/dependency-licences`],
  ['maintainer, owner of a package, publisher', `${RECIPES}/maintainers`],
  [
    'dependent, reverse dependency, used by, downstream',
    `${DATA}/packages/get-registry-package-dependent-packages`,
    `${DATA}/repositories/usage-package-dependent-repositories`,
  ],
  ['critical, critical package, critical project', `${DATA}/packages/get-critical-packages`, `${WORDS}#critical`],
  ['checksum, hash, digest, integrity, identify a file', `${DATA}/packages/lookup-versions`],
  ['ecosystem', `${WORDS}#ecosystem`],
  ['registry', `${DATA}/packages/get-registries`, `${WORDS}#registry`],
  ['keyword', `${DATA}/packages/get-keywords`],
];

interface Topic {
  address: string;
  /** Place among the pages of its words; 0 is the best. */
  rank: number;
}

const TOPICS = new Map<string, Topic[]>();
for (const [words, ...pages] of LIST) {
  for (const word of words.split(', '))
    TOPICS.set(
      nameKey(word),
      pages.map((address, rank) => ({address, rank})),
    );
}
const LONGEST = Math.max(...[...TOPICS.keys()].map((key) => key.split(' ').length));

/** Every page that a word leads to, for the test. */
export const TOPIC_PAGES: readonly string[] = [...new Set(LIST.flatMap(([, ...pages]) => pages))];

/**
 * @param words the words of a query in their common form, in order
 * @returns the pages that runs of them lead to, with the number of words of the run
 */
export function topicsIn(words: readonly string[]): (Topic & {words: number})[] {
  const found: (Topic & {words: number})[] = [];
  for (let from = 0; from < words.length; from += 1) {
    for (let length = Math.min(LONGEST, words.length - from); length > 0; length -= 1) {
      const topics = TOPICS.get(words.slice(from, from + length).join(' '));
      if (!topics) continue;
      found.push(...topics.map((topic) => ({...topic, words: length})));
      break;
    }
  }
  return found;
}

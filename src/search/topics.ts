/**
 * Words of readers that our pages do not use, or that more pages use than are
 * about them, each with the pages that they lead to. Edited by hand: add a word
 * where readers look for a subject by another name, never to move one query.
 * Number, spelling and compounds are the same word here (words.ts). A test holds
 * that every page exists. The first page of a word is the best one.
 *
 * `SUBJECTS` decide a query by their share of it. `NAMES`, of other products and
 * of what clients and servers say, decide a longer one too: nobody who pastes an
 * error text with a 429 in it asks for its other words.
 */
import {nameKey} from './words';

const DATA = '/docs/services/data-services';
const TOOLS = '/docs/services/tools';
const INDEXES = '/docs/services/indexes';
const EXPERIMENTS = '/docs/services/experiments';
const FAQ = '/docs/about/faq';
const WORDS = '/docs/guides/glossary';
const RECIPES = '/docs/guides/recipes';
const COMPARISON = '/docs/guides/comparison';
const ERRORS = '/docs/usage/errors';
const LIMITS = '/docs/usage/rate-limits';
const CACHING = '/docs/usage/caching';
const CONVENTIONS = '/docs/usage/conventions';

/** Words, separated by commas, and where they lead. */
type List = readonly (readonly [words: string, ...pages: string[]])[];

const SUBJECTS: List = [
  // Licences, money, people, law
  [
    'licence, data licence, copyleft, share alike, sharealike, cc by-sa, creative commons, agpl, open data licence, terms of use, reuse',
    '/docs/usage/licences',
  ],
  ['credit, attribution, acknowledge', '/docs/usage/licences', '/docs/usage/citing'],
  ['cite, citing, bibtex, doi of the data, academic citation', '/docs/usage/citing'],
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
  ['who funds, funded by, grant, team, who runs, mission', '/docs/about/'],
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
    'rate limit, throttling, quota, burst, backoff, exponential backoff, concurrency, parallel, requests per hour, requests left',
    '/docs/usage/rate-limits',
  ],
  ['pagination, paging, cursor, next page, keyset, total count', '/docs/usage/pagination', '/docs/guides/large-lists'],
  ['status code, error message, error code, error format', '/docs/usage/errors'],
  ['pending', '/docs/usage/errors#pending'],
  ['cache, caching, conditional request, cdn, cloudflare, gzip, compression, timeout', '/docs/usage/caching'],
  ['from a browser, from a web page, in the browser, frontend', '/docs/usage/caching#cors'],
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
  ['parquet, csv', `${FAQ}#parquet`, '/docs/guides/bulk-data'],
  ['job, async, asynchronous, polling, queue, background', '/docs/guides/jobs'],
  ['freshness, stale, update frequency, refresh, resync, sync, crawl', '/docs/guides/freshness'],
  ['rss, atom, feed, subscribe, live, stream, sse', '/docs/guides/streams-and-feeds', '/docs/guides/freshness'],
  ['purl, package url, package identifier', '/docs/guides/package-urls'],
  ['architecture, microservices, system design, data flow', '/docs/guides/architecture'],
  ['development, run locally, local setup, docker compose, self host, install a service', '/docs/guides/development'],
  ['onboarding, first week, new joiner', '/docs/guides/onboarding'],
  ['glossary, terms, definitions, vocabulary', WORDS],
  ['which service, choose a service, overview of services', '/docs/guides/find-a-service'],
  ['alternative, competitor, comparison, similar services', COMPARISON],
  // What there is not
  ['graphql', `${FAQ}#graphql`],
  ['webhook', `${FAQ}#webhooks`],
  ['cwe, weakness', `${FAQ}#cwe`],
  ['kev, known exploited, cisa', `${FAQ}#kev`],
  ['vex, openvex', `${FAQ}#vex`],
  ['slsa, provenance, attestation', `${FAQ}#provenance`],
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
    'advisory, vulnerability, cve, ghsa, nvd, osv, security, sca, severity, exploit, known vulnerability',
    `${DATA}/advisories`,
  ],
  ['epss, cvss', `${WORDS}#cvss`, `${DATA}/advisories`],
  ['archive, zip, unzip, tarball, tar gz, extract, unpack, sdist, wheel', `${TOOLS}/archives`],
  ['readme', `${TOOLS}/archives/readme`],
  ['repomix, repopack', `${TOOLS}/archives/get-repomix`, `${TOOLS}/archives/repopack`],
  ['manifest, lockfile, parse dependencies, package manager file, bibliothecary', `${TOOLS}/dependency-parser`],
  ['diff, compare files, compare versions, compare releases', `${TOOLS}/diff`],
  ['licence detection, licence scanner, licence file, spdx license list', `${TOOLS}/license-parser`],
  ['resolver, dependency tree, transitive dependency, version resolution, semver, pubgrub', `${TOOLS}/resolver`],
  ['sbom, software bill of materials, cyclonedx, cyclone dx, spdx, bom', `${TOOLS}/sbom-parser`],
  ['summary, all about a project', `${TOOLS}/summary`],
  ['commit, git log, author, committer, contributor, blame', `${INDEXES}/commits`],
  ['bus factor, truck factor, dds', `${WORDS}#dds`, `${INDEXES}/commits`],
  ['dependabot, security update, update bot, dependency update, bot pull request', `${INDEXES}/dependabot`],
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
  ['sponsor, github sponsors, sponsorship, maintainer income', `${INDEXES}/sponsors`],
  ['funding, donation, donate, pay maintainers', `${RECIPES}/funding`],
  ['timeline, event, gh archive, activity, activity feed, history of a repository', `${INDEXES}/timeline`],
  ['dashboard, collection, portfolio, ospo', '/docs/services/products/dashboards'],
  ['ecosystem fund, allocation', '/docs/services/products/funds'],
  ['awesome, awesome list, curated list', `${EXPERIMENTS}/awesome`],
  ['climate, climate change, sustainability, energy, biodiversity, open sustainable technology', `${EXPERIMENTS}/ost`],
  [
    'good first issue, hackathon, beginner issue, newcomer, help wanted',
    `${EXPERIMENTS}/ost/get-issues`,
    '/docs/contributing/#find-an-issue',
  ],
  ['paper, scientific paper, article, literature, bibliometrics, citation count, mention', `${EXPERIMENTS}/papers`],
  ['ruby, gem, rubygems, bundler', `${EXPERIMENTS}/ruby`, `${DATA}/packages`],
  ['science, research software, citation file, rse', `${EXPERIMENTS}/science`],
  // Tasks by what others call them
  [
    'health, abandoned, unmaintained, inactive, scorecard, openssf, healthy, alive, package health',
    `${RECIPES}/project-health`,
  ],
  ['affected, am i affected, impact of a vulnerability, patch, fix', `${RECIPES}/affected-packages`],
  ['inventory, software inventory, asset list', `${RECIPES}/dependency-inventory`],
  ['licence compliance, licence audit', `${RECIPES}/dependency-licences`],
  ['maintainer, owner of a package, publisher', `${RECIPES}/maintainers`],
  [
    'dependent, reverse dependency, downstream',
    `${DATA}/packages/get-registry-package-dependent-packages`,
    `${DATA}/repositories/usage-package-dependent-repositories`,
  ],
  ['critical, critical package, critical project', `${DATA}/packages/get-critical-packages`, `${WORDS}#critical`],
  ['checksum, hash, digest, integrity, identify a file', `${DATA}/packages/lookup-versions`],
  ['who wrote, wrote the code, people contribute, how many people', `${INDEXES}/commits`, `${RECIPES}/maintainers`],
  [
    'more results, more than 1000, more than 100, all results, last page, page size, per page',
    '/docs/usage/pagination',
    '/docs/guides/large-lists',
  ],
  ['email removed, remove my, delete my, my email', '/docs/usage/privacy', '/docs/about/contact#removal'],
  ['ecosystem', `${WORDS}#ecosystem`],
  ['registry', `${DATA}/packages/get-registries`, `${WORDS}#registry`],
  ['keyword', `${DATA}/packages/get-keywords`],
];

const NAMES: List = [
  // What servers say
  [
    '429, too many requests, error 1015, quota exceeded, rate limit exceeded, x ratelimit, retry after, http 429',
    LIMITS,
    `${ERRORS}#statuses`,
  ],
  [
    '400, bad request, 422, unprocessable, unprocessable entity, unprocessable content, 405, method not allowed, 406, 410, 413, 414, 415',
    `${ERRORS}#statuses`,
    ERRORS,
  ],
  [
    '401, 403, unauthorized, unauthorised, forbidden, invalid api key',
    `${ERRORS}#statuses`,
    '/docs/usage/authentication',
  ],
  [
    '404, not found, http 404, curl 22, record not found, resource not found, no route matches, routing error',
    `${ERRORS}#not-found`,
    `${ERRORS}#statuses`,
  ],
  [
    '500, nomethoderror, undefined method, activerecord, statement timeout, something went wrong, internal server error, server error, http 500',
    `${ERRORS}#server-errors`,
    `${ERRORS}#statuses`,
  ],
  [
    '502, 503, 504, 520, 521, 522, 523, 524, 525, bad gateway, web server is down, upstream, service unavailable, gateway timeout',
    `${ERRORS}#statuses`,
    '/docs/about/contact#status',
  ],
  ['202, accepted, 202 accepted', `${ERRORS}#pending`, '/docs/guides/jobs#pending'],
  ['301, 302, 307, 308, moved permanently, too many redirects', `${CONVENTIONS}#hosts`, `${ERRORS}#statuses`],
  ['304, not modified, if none match, if modified since, etag', `${CACHING}#conditional`, CACHING],
  ['cf cache status, cache control, max age, s maxage, stale while revalidate, cf ray', CACHING],
  ['link header, rel next, total count header, total pages', '/docs/usage/pagination', '/docs/guides/large-lists'],
  [
    "can't be blank, is required, parameter is required, parameter missing, param is missing, is invalid, failed to, error msg",
    `${ERRORS}#texts`,
    `${ERRORS}#bodies`,
  ],
  ['job failed, execution expired, timeout error execution expired', `${ERRORS}#jobs`, '/docs/guides/jobs'],
  [
    'nothing found, no results, empty array, empty list, empty response, empty result',
    `${FAQ}#empty-list`,
    `${ERRORS}#unknown`,
  ],
  // What clients say
  [
    'cors, cors error, cors policy, access control allow origin, cross origin, preflight, same origin, no access control allow origin, failed to fetch, load failed, networkerror, network error, network error when attempting to fetch resource, opaque response',
    `${CACHING}#cors`,
    `${FAQ}#browser`,
  ],
  [
    'etimedout, curl 28, curl 52, curl 56, connect timeout, timeout was reached, deadline exceeded, net read timeout, net open timeout, socket timeout, remote end closed, empty reply from server, utf 8 codec, invalid byte sequence, incorrect header check, econnreset, econnaborted, esockettimedout, socket hang up, read timed out, timed out, connection timeout, connection reset, connection timed out, request timeout, read timeout, timeout exceeded, aborterror, epipe',
    `${CACHING}#transport`,
    `${ERRORS}#statuses`,
  ],
  [
    'enotfound, curl 6, curl 7, curl 35, curl 60, no such host, unknown host, eai again, err name not resolved, handshake, self signed, local issuer, getaddrinfo, econnrefused, connection refused, name resolution, could not resolve host, certificate, ssl error, sslerror, tls, enetunreach, ehostunreach',
    '/docs/about/contact#status',
    `${CONVENTIONS}#base-urls`,
  ],
  ['max retries exceeded, retry, retries', `${LIMITS}#back-off`, `${ERRORS}#statuses`],
  [
    'json decode error, json parser error, json.parse, invalid char in json text, cannot unmarshal, extra data, malformed json, invalid json, expecting value, unexpected token, unexpected end of json input, invalid character looking for beginning of value, json parse error, not valid json, text html, html instead of json',
    `${ERRORS}#bodies`,
    `${ERRORS}#read`,
    `${FAQ}#json`,
  ],
  // Other services of data about packages
  ['deps.dev, open source insights, software heritage, swhid, swh, save code now, world of code', COMPARISON],
  ['libraries.io, libraries.io api', COMPARISON, `${FAQ}#libraries-io`],
  ['sourcerank', `${COMPARISON}#libraries-io`, `${WORDS}#ranking`],
  ['tidelift, lifter', COMPARISON, `${RECIPES}/funding`],
  ['resolved graph, resolved dependency graph, dependency resolution', `${TOOLS}/resolver`],
  [
    'package system, package management system, platform, supported platforms',
    `${WORDS}#ecosystem`,
    '/docs/guides/coverage',
  ],
  [
    'sha1, sha256, sha384, sha512, md5, query by hash, hash query, determine version, determineversion',
    `${DATA}/packages/lookup-versions`,
  ],
  [
    'registry api, npm registry, packument, dist tags, pypi api, pypi json, simple index, trove classifier, crates.io, rubygems.org, npmjs, pkg.go.dev, pypistats, npm stat, npm downloads, download counts, packagephobia, package metadata',
    `${DATA}/packages`,
  ],
  [
    'repology, supported ecosystems, supported registries, supported package managers, ecosystems supported, ecosystems are supported, package managers supported',
    '/docs/guides/coverage',
    `${FAQ}#coverage`,
  ],
  [
    'artifactory, verdaccio, nexus repository, npm view, npm info, npm search, pip show, pip index, gem info, cargo search, conda search, composer show',
    `${DATA}/packages`,
  ],
  [
    'npm ls, npm list, npm explain, yarn why, pipdeptree, mvn dependency, gradle dependencies, cargo tree, go mod graph, pip compile',
    `${TOOLS}/resolver`,
    `${RECIPES}/dependency-licences`,
  ],
  [
    'npm outdated, bundle outdated, npm check updates, libyear',
    `${DATA}/packages/get-registry-package-latest-version`,
    `${RECIPES}/watching-releases`,
  ],
  [
    'newreleases.io, anitya, release monitoring, changes feed, npm replicate, pypi rss',
    `${RECIPES}/watching-releases`,
    '/docs/guides/streams-and-feeds',
  ],
  ['npm owner, npm access, pypi roles', `${RECIPES}/maintainers`],
  // Vulnerabilities
  [
    'osv.dev, osv scanner, osv schema, osv format, osv api, osv query',
    `${DATA}/advisories`,
    COMPARISON,
    `${WORDS}#osv`,
  ],
  [
    'snyk, owasp, dependency check, mend, whitesource, jfrog xray, veracode, checkmarx, semgrep, aikido, endor labs, vulncheck, opencve, mitre, rustsec, pysec, mal, usn, dsa, rhsa, go vulnerability database, npm audit, pip audit, cargo audit, bundler audit, govulncheck, oss index, sonatype, nexus iq, vulndb, github advisory database, advisory database, ghsa database, security advisories, vulnerability database, dependency check, mend, whitesource, veracode, jfrog xray, vulnerability scanner, owasp dependency check, dependency scanning, snyk test, euvd, vulncheck',
    `${DATA}/advisories`,
    `${RECIPES}/ci-gate`,
    COMPARISON,
  ],
  [
    'affected range, affected versions, patched versions, first patched version, fixed version, fixed in, introduced version',
    `${RECIPES}/affected-packages`,
    `${DATA}/advisories`,
  ],
  [
    'exploit maturity, priority score, risk score, exploit prediction, reachability, triage',
    `${RECIPES}/kev-vex-triage`,
    `${DATA}/advisories`,
  ],
  [
    'policy gate, policy as code, fail the build, break the build, ci check, github action to check, pipeline',
    `${RECIPES}/ci-gate`,
  ],
  [
    'dockerhub, docker hub tags, docker inspect, quay.io, ghcr, trivy, grype, docker scout, clair, anchore, distroless, snyk container, container scanning, image scanning',
    `${INDEXES}/docker`,
    `${DATA}/advisories`,
  ],
  ['socket.dev, socket, phylum, typosquat, dependency confusion, slopsquatting, protestware', `${FAQ}#typosquatting`],
  ['sigstore, in toto, cosign, rekor, trusted publishing, signed releases, reproducible build', `${FAQ}#provenance`],
  // Update bots
  ['dependabot alert, security alert, vulnerability alert', `${INDEXES}/dependabot`, `${DATA}/advisories`],
  [
    'dependabot.yml, dependabot update, version update, grouped update, renovate, renovate bot, mend renovate, dependency dashboard, merge confidence, compatibility score, greenkeeper, pyup, automerge, bump version',
    `${INDEXES}/dependabot`,
  ],
  ['minimum release age, stability days, release age', `${RECIPES}/ci-gate`, `${RECIPES}/watching-releases`],
  ['release notes of a package, release notes of dependencies', `${TOOLS}/archives/changelog`],
  // Health
  [
    'snyk advisor, criticality score, chaoss, augur, grimoirelab, bitergia, cauldron, ossinsight, libhunt, lfx insights, npms.io, health score, time to first response, change request closure ratio, release frequency, community profile, branch protection, maintained check, openssf best practices',
    `${RECIPES}/project-health`,
    `${WORDS}#scorecard`,
  ],
  [
    'openssf scorecard, scorecard check, scorecard score, scorecard api',
    `${WORDS}#scorecard`,
    `${RECIPES}/project-health`,
  ],
  ['contributor absence factor, absence factor, pony factor', `${WORDS}#dds`, `${INDEXES}/commits`],
  [
    'elephant factor, organizational diversity, contributor stats, commit activity, code frequency, punch card, git blame, git shortlog, git fame, contributors api, contributors endpoint, contributors graph, github insights, github pulse, openhub, open hub',
    `${INDEXES}/commits`,
  ],
  [
    'issue response time, issue age, change request, review time, merge time, merge rate, issue resolution duration',
    `${INDEXES}/issues`,
    `${RECIPES}/project-health`,
  ],
  ['new contributor, onboarding contributor', `${INDEXES}/commits`, `${RECIPES}/project-health`],
  // Code hosts
  ['github api, github rest api, octokit', COMPARISON, `${DATA}/repositories`],
  [
    'stargazer, watcher, github search api, search repositories, repos endpoint, gitlab projects api',
    `${DATA}/repositories`,
  ],
  [
    'dependency graph, dependency review, dependency submission',
    `${DATA}/repositories`,
    `${RECIPES}/dependency-inventory`,
  ],
  [
    'network dependents, used by, used by count',
    `${DATA}/repositories/usage-package-dependent-repositories`,
    `${DATA}/packages/get-registry-package-dependent-packages`,
  ],
  ['sbom export, export sbom, dependency graph sbom', `${DATA}/repositories/get-host-repository-sbom`],
  ['latest release, releases latest', `${DATA}/repositories/get-host-repository-releases`],
  ['contents api, repository contents, raw file, file contents', `${TOOLS}/archives/contents`],
  ['compare api, compare commits, compare two commits', `${TOOLS}/diff`],
  [
    'events api, public events, push event, watch event, star event, gharchive, clickhouse, ghtorrent, star history',
    `${INDEXES}/timeline`,
  ],
  ['personal access token, github token, github app, oauth, jwt', '/docs/usage/authentication'],
  ['api version header, x github api version, accept header version', '/docs/usage/stability'],
  // Licences and SBOMs
  [
    'spdx expression, spdx license, spdx license expression, spdx license id, spdx identifier, license expression',
    `${WORDS}#spdx`,
    `${WORDS}#normalised-licence`,
    `${TOOLS}/license-parser`,
  ],
  [
    'mit, apache 2.0, gpl, gpl 2.0, gpl 3.0, lgpl, mpl 2.0, bsd 2 clause, bsd 3 clause, isc, unlicense, cc0, licenseref',
    `${WORDS}#normalised-licence`,
    `${TOOLS}/license-parser`,
    `${RECIPES}/dependency-licences`,
  ],
  [
    'license checker, license finder, pip licenses, cargo deny, go licenses, clearlydefined, clearly defined, fossa, black duck, fossology, ort, scancode, licensee, askalono',
    `${TOOLS}/license-parser`,
    `${RECIPES}/dependency-licences`,
  ],
  [
    'license policy, license issue, license compatibility, license concluded, license declared, noassertion',
    `${RECIPES}/dependency-licences`,
    `${WORDS}#spdx`,
  ],
  [
    'syft, cdxgen, dependency track, cyclonedx cli, spdx tools, guac, sbom tool, spdx document, spdx json, spdxid, bom ref, external refs, tag value',
    `${TOOLS}/sbom-parser`,
    `${RECIPES}/dependency-inventory`,
  ],
  [
    'ntia minimum elements, cyber resilience act, executive order 14028',
    `${RECIPES}/dependency-inventory`,
    `${TOOLS}/sbom-parser`,
  ],
  // Money, research, help
  [
    'thanks.dev, patreon, stackaid, liberapay, ko fi, buy me a coffee, funding.yml, funding.json, back your stack, gitcoin, drips, polar.sh, open source pledge',
    `${RECIPES}/funding`,
    `${INDEXES}/sponsors`,
  ],
  ['sponsorable, sponsor tier, github sponsors api', `${INDEXES}/sponsors`],
  ['backer, fiscal host, fiscal sponsor', `${INDEXES}/open-collective`],
  [
    'openalex, orcid, arxiv, google scholar, scopus, crossref, semantic scholar, datacite, softcite, cited by, bioconductor',
    `${EXPERIMENTS}/papers`,
  ],
  ['zenodo, figshare, dataverse', '/docs/usage/citing', `${EXPERIMENTS}/papers`],
  ['bigquery, snowflake', `${FAQ}#parquet`, '/docs/guides/bulk-data'],
  ['citation.cff, codemeta.json, joss', `${EXPERIMENTS}/science`, '/docs/usage/citing'],
  [
    'stackoverflow, stack overflow, discord, slack, mastodon, forum, mailing list',
    '/docs/about/contact',
    `${FAQ}#help`,
  ],
  [
    'openapi generator, kiota, orval, speakeasy, stainless, generate a client',
    `${FAQ}#generate`,
    '/docs/usage/downloads',
  ],
  ['endoflife.date', `${FAQ}#end-of-life`],
  ['purl spec, package url spec, packageurl', '/docs/guides/package-urls'],
];

interface Topic {
  address: string;
  /** Place among the pages of its words; 0 is the best. */
  rank: number;
  /** Whether it decides a longer query too. */
  named: boolean;
}

/** A topic and the words of the query that name it. */
export interface TopicRun extends Topic {
  from: number;
  to: number;
}

/** By words without spaces: ClearlyDefined, clearlydefined and clearly defined are one name. */
const TOPICS = new Map<string, Topic[]>();
for (const [list, named] of [
  [SUBJECTS, false],
  [NAMES, true],
] as const) {
  for (const [words, ...pages] of list) {
    for (const word of words.split(', ')) {
      TOPICS.set(
        nameKey(word).replaceAll(' ', ''),
        pages.map((address, rank) => ({address, rank, named})),
      );
    }
  }
}
const LONGEST = Math.max(
  ...[...SUBJECTS, ...NAMES].flatMap(([words]) => words.split(', ').map((word) => nameKey(word).split(' ').length)),
);

/** Every line, for the test. */
export const TOPIC_LINES: List = [...SUBJECTS, ...NAMES];

/**
 * @param words the words of a query in their common form, in order
 * @returns the pages that runs of them lead to
 */
export function topicsIn(words: readonly string[]): TopicRun[] {
  const found: TopicRun[] = [];
  for (let from = 0; from < words.length; from += 1) {
    for (let to = Math.min(words.length, from + LONGEST); to > from; to -= 1) {
      const run = words.slice(from, to).join('');
      // The parts of ScanCode keep an ending that the whole name loses.
      const topics = TOPICS.get(run) ?? TOPICS.get(nameKey(run));
      if (!topics) continue;
      found.push(...topics.map((topic) => ({...topic, from, to})));
      break;
    }
  }
  return found;
}

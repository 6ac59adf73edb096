/**
 * What readers ask, in their words, by the place that answers it. Edited by
 * hand: write what somebody would ask who has not read the page, without the
 * words of its title, and no query of bench/search. Search compares each phrase
 * with the query as it does a title. Words of other products and of messages
 * belong in topics.ts. Build time only.
 */

const ABOUT: Readonly<Record<string, string>> = {
  'about/': 'who is behind it, people behind the project, nonprofit, who made this, where does the money come from',
  'about/#support': 'donate to ecosyste.ms, sponsor your work, help pay for the servers',
  'about/accessibility': 'disabled users, works without a mouse, zoom and contrast',
  'about/contact': 'write to you, talk to a person, phone number, postal address, whom to ask, send feedback',
  'about/contact#removal': 'take down my profile, delete what you hold about me',
  'about/contact#status': 'is it down, is it only me, service not reachable, scheduled maintenance',
  'about/contact#security': 'found a security hole in your site',
  'about/faq#what': 'what does ecosyste.ms do, explain it in one sentence',
  'about/faq#who': 'which organisation operates it, who is responsible',
  'about/faq#libraries-io': 'successor of libraries.io, same people as libraries.io',
  'about/faq#production': 'reliable enough, guarantee, can I depend on it, stable enough to build a product on',
  'about/faq#free': 'does it cost anything, without paying, free of charge, price for students and open source',
  'about/faq#need-key':
    'use it without signing up, register first, create an account, anonymous access, get started without login',
  'about/faq#how-many': 'calls per hour, how much may I use it, daily allowance, maximum number of requests',
  'about/faq#polite': 'higher limit for free, raise my limit without a key',
  'about/faq#send-key': 'where to put the token, which header for the key, pass my api key',
  'about/faq#key-lower': 'paid plan has a lower limit, key makes it worse, fewer requests with a key',
  'about/faq#over-limit': 'am I blocked when I send too many, banned, penalty',
  'about/faq#concurrency':
    'several threads, requests at the same time, simultaneous connections, speed up with parallel calls',
  'about/faq#browser': 'call from javascript on my site, single page app, client side request, fetch from react',
  'about/faq#refund': 'stop paying, end my plan, money back',
  'about/faq#delete-account': 'close my account, remove my login',
  'about/faq#sources': 'how do you collect the data, origin of the records, crawled from where',
  'about/faq#coverage': 'do you have data for my language, is my package manager included',
  'about/faq#fresh': 'when was this last updated, how current, delay until a new version shows, real time',
  'about/faq#missing': 'my package is not there, project does not show up, not in the index, cannot find my repository',
  'about/faq#empty-list': 'why no results, response is just brackets, lookup finds nothing',
  'about/faq#pending': 'status is pending, response has no data yet',
  'about/faq#search': 'find by keyword, partial match, autocomplete, full text search, name contains',
  'about/faq#no-total': 'how many results in all, count of all records, number of pages unknown',
  'about/faq#boolean': 'false is treated as true, filter does not turn off, parameter set to false',
  'about/faq#critical': 'when is a package critical, how are critical packages chosen, most important packages',
  'about/faq#vulnerable': 'am I safe, is this version affected, does this release have security problems',
  'about/faq#events-missing': 'gap in events, some activity is missing, event not listed',
  'about/faq#wrong-data':
    'record is wrong, fix incorrect information, wrong repository for a package, update metadata by hand',
  'about/faq#download': 'get all of it, complete copy, whole database, offline copy',
  'about/faq#live': 'notify me, push changes, get told about updates, alert on new version',
  'about/faq#commercial-use':
    'use in a paid product, closed source, sell it, company may use the data, proprietary software',
  'about/faq#credit': 'mention you, which text to show, name the source, do I have to say where it is from',
  'about/faq#cite': 'reference in my thesis, publication, academic work',
  'about/faq#self-host': 'host it myself, own instance, on premises, run on our servers',
  'about/faq#removal': 'delete my email, remove my name, I do not want to be listed',
  'about/faq#vulnerability': 'bug bounty, security bug in the service',
  'about/faq#requests-stored': 'do you log my ip, what you track, logs of my queries, do you use cookies',
  'about/faq#libraries': 'is there a package for python, official wrapper, import a module',
  'about/faq#generate': 'create typed client, build an sdk',
  'about/faq#mock': 'run tests without network, fake server, avoid real calls in tests',
  'about/faq#agents': 'use with a chat bot, ai assistant, language model access',
  'about/faq#version': 'is there a v2, latest api version, current version number',
  'about/faq#json': 'accept header, response format, get xml',
  'about/faq#help': 'I am stuck, ask a question, where to ask',
  'about/governance': 'how are decisions made, who is in charge, rules of the organisation, who has the last word',
  'about/governance#maintainers': 'get commit rights, be promoted',
  'about/governance#committees': 'join a committee, who sits on the board',
  'about/governance#disagree': 'object to a decision, complain about a decision, conflict',
  'about/charter': 'what do you believe in, vision of the project',
  'contributing/': 'how can I help, first contribution, get involved, send a patch',
  'contributing/#registry': 'support another package manager, add my registry, write a mapping for a registry',
  'contributing/#data': 'correct data, wrong package details',
  'contributing/#refresh': 'index a project again, trigger an update',
  'contributing/#bug-report': 'something is broken, tell you about a bug, file an issue',
  'contributing/#find-an-issue': 'what can I work on, easy task',
  'contributing/#tests': 'how to test my change, rspec',
  'contributing/#documentation': 'typo in the docs, edit this page',
  'contributing/conduct': 'how to behave, somebody insulted me, report bad behaviour',
  'get-started/commercial': 'our company wants to use it, business customers, evaluate for our firm',
  'get-started/commercial#procurement': 'purchasing department, we need an offer',
  'get-started/oss': 'I maintain an open source project, for maintainers',
  'get-started/oss#missing': 'add my package, how is a package added',
  'get-started/internal': 'new employee, join the team',
  'get-started/new': 'where do I begin, explain the basics, I am new here',
  '': 'how do I start, quick start, hello world, overview of the documentation',
};

const GUIDES: Readonly<Record<string, string>> = {
  'guides/agents': 'connect an assistant, tool for llm, let claude query packages, set up mcp in my editor',
  'guides/agents#source': 'let a model read the code of a package',
  'guides/architecture': 'how does it work inside, what talks to what, how services are connected',
  'guides/architecture#flow': 'from publish to api, what happens after a push',
  'guides/bulk-data': 'too many packages to look up one by one, whole data set, size of the download',
  'guides/bulk-data#dumps': 'how large are the files, where is the database file',
  'guides/bulk-data#restore': 'import the dump, load into postgres, pg_restore',
  'guides/bulk-data#bulk-lookup': 'list of a hundred names, many in one call',
  'guides/bulk-data#custom': 'special extract, data on request',
  'guides/command-line': 'use from bash, script without programming',
  'guides/comparison':
    'why not use another service, what is better, advantage over others, differs from other services',
  'guides/coverage':
    'which languages, list of package managers, which registries do you have, does it cover my ecosystem',
  'guides/data-model':
    'how records relate, entity relationship, foreign key, schema of the database, why do counts differ',
  'guides/development': 'run it on my machine, start a rails server, set up for coding, build from source',
  'guides/development#trouble':
    'installation does not work, gem fails to compile, database does not start, setup error',
  'guides/development#test': 'run the test suite of a service',
  'guides/development#databases': 'install redis and postgresql',
  'guides/dumps': 'sql on the data, select from packages, tables and columns, analyse with postgres',
  'guides/find-a-service': 'which api do I need, where do I find this data, choose an endpoint, which service has this',
  'guides/find-a-service#overlaps': 'same data in two services, different numbers in two services',
  'guides/first-api-call': 'beginner example, step by step tutorial, try it out, my first request',
  'guides/freshness': 'record is old, out of date, outdated data, last sync, why is a new version not there yet',
  'guides/freshness#ask-again': 'force an update, reload a record, make you fetch it again, update now',
  'guides/freshness#schedule': 'how often do you check, update interval, cron',
  'guides/freshness#first-time': 'project you have never seen, first lookup of a repository',
  'guides/jobs': 'wait until finished, long running task, result comes later, check if it is done',
  'guides/jobs#wait': 'how long does a job take, is the job finished, loop until complete',
  'guides/jobs#traps': 'job result is gone, how long are results kept, job expired',
  'guides/languages': 'code example, sample program, how to call from my program, use with requests or axios',
  'guides/languages#python': 'python script, pandas',
  'guides/languages#r': 'tidyverse, rstudio, httr',
  'guides/languages#javascript': 'node example, fetch example',
  'guides/large-lists': 'read every record, loop over all pages, more than ten thousand, iterate over everything',
  'guides/large-lists#changes': 'only new records, incremental update, changed since, delta',
  'guides/large-lists#keyset': 'fast way to go deep into a list',
  'guides/libraries': 'tools built on it, who uses it, gem or npm module for the api',
  'guides/onboarding': 'plan for my first days, what to learn first',
  'guides/package-urls': 'how to write a purl, identifier with type and namespace, pkg colon',
  'guides/package-urls#encode': 'percent encoding, at sign in the name, slash in package name, scoped package in a url',
  'guides/package-urls#not-found': 'purl gives nothing, package exists but lookup is empty',
  'guides/package-urls#many': 'list of purls at once',
  'guides/package-urls#types': 'which type for composer, purl type names',
  'guides/quickstart-ospo': 'overview of our open source, report for management, all projects of my company',
  'guides/quickstart-research':
    'study software ecosystems, data for my thesis, empirical research, draw a random sample',
  'guides/quickstart-research#biases': 'is the data representative, limits of the data set',
  'guides/quickstart-security': 'check my project for security problems, scan dependencies, security team',
  'guides/quickstart-security#lockfile':
    'are my dependencies safe, audit a lockfile, find vulnerabilities in my project',
  'guides/recipes/affected-packages':
    'who is hit by a vulnerability, how far does a bug spread, which version has the fix, log4shell',
  'guides/recipes/ci-gate':
    'stop a pull request with insecure dependencies, block merge, check in github actions, fail when vulnerable',
  'guides/recipes/dependency-inventory':
    'what do we use, list all third party software, everything in our repositories',
  'guides/recipes/dependency-licences':
    'which licences do I ship, legal check, gpl in my dependencies, third party notices, licence report',
  'guides/recipes/funding': 'give money to projects I use, support the people behind my dependencies, where to donate',
  'guides/recipes/kev-vex-triage':
    'which vulnerability first, prioritise findings, too many alerts, not exploitable, false positives',
  'guides/recipes/maintainers':
    'who is responsible for a library, people behind a package, contact the author, who can publish',
  'guides/recipes/maintainers#code': 'who wrote most of it, top authors',
  'guides/recipes/project-health':
    'is it dead, still maintained, how active, should I use this library, quality of a project, risk of a dependency',
  'guides/recipes/sbom-enrichment': 'add data to components, complete an sbom, missing licence in sbom',
  'guides/recipes/watching-releases':
    'tell me about new releases, monitor a package, new version published, upgrade available, follow npm',
  'guides/streams-and-feeds': 'subscribe to changes, instead of polling, server sent events, push',
  'guides/streams-and-feeds#ping': 'tell you that I released, hook after publish',
  'guides/glossary#dependent': 'what uses this, opposite of dependency, dependent repos count meaning',
  'guides/glossary#dds': 'how many people share the work, development distribution score',
  'guides/glossary#downloads': 'how are downloads counted, period of the download number',
  'guides/glossary#ranking': 'how is the rank computed, top percent, average ranking',
  'guides/glossary#registry': 'what is a registry, npmjs.org as a name',
  'guides/glossary#ecosystem': 'what is an ecosystem, npm versus npmjs.org',
  'guides/glossary#namespace': 'group id, scope, vendor part of a name',
  'guides/glossary#kind': 'runtime or development dependency, dependency scope',
  'guides/glossary#requirement': 'version range, caret and tilde, constraint',
  'guides/glossary#manifest': 'what is a package file',
  'guides/glossary#normalised-licence': 'difference between licenses and normalized_licenses',
  'guides/glossary#blast-radius': 'how bad is it, reach of a vulnerability',
  'guides/glossary#cvss': 'how severe, severity score from 0 to 10, probability of exploitation',
};

const USAGE: Readonly<Record<string, string>> = {
  'usage/': 'rules for clients, fair use, what must I do, best practice',
  'usage/authentication': 'log in, say who I am, do I need a password, introduce my program, send my email',
  'usage/authentication#which-tier': 'is my key used, key is ignored, am I in the polite pool, test my key',
  'usage/authentication#send-a-key': 'header for the key, use my token',
  'usage/authentication#keep-it-safe': 'leaked key, store secrets, key in git',
  'usage/caching': 'cached response, save requests, how long is a response cached, why do I see an old response',
  'usage/caching#age': 'how long until a cached copy expires',
  'usage/caching#cached-404': 'still not found after it was added, not found although it exists now',
  'usage/caching#transport': 'slow response, request takes too long, compressed response, connection limit',
  'usage/caching#conditional': 'only download when changed, unchanged response',
  'usage/changelog': 'what changed lately, new features, recent changes',
  'usage/citing': 'reference the data set, which doi, how to mention in a publication',
  'usage/citing#biases': 'how reliable are the counts, sampling error',
  'usage/commercial': 'how much does it cost, pay for more requests, higher limits, buy, paid tier, upgrade',
  'usage/commercial#invoices': 'pay by bank transfer, pay by invoice, bill, tax number, credit card',
  'usage/commercial#commercial-licence': 'do not want to share alike, licence without attribution',
  'usage/conventions': 'format of requests and responses, general rules of the api',
  'usage/conventions#times': 'format of dates, utc, local time, timestamps',
  'usage/conventions#nulls': 'number as string, missing property, value is null, field absent',
  'usage/conventions#hosts': 'follow a redirect, moved to another url, http to https',
  'usage/conventions#names-in-paths': 'slash in a name, escape special characters, url encode',
  'usage/conventions#case': 'upper and lower case, capital letters in names',
  'usage/conventions#presence-parameters': 'boolean parameter, true and false, flag is on whatever its value',
  'usage/conventions#base-urls': 'root of the api, host name, server address, which domain',
  'usage/downloads': 'machine readable description, yaml file, import into a client',
  'usage/downloads#generate': 'generate code, typescript types, create a client',
  'usage/differences': 'your specification is wrong, docs differ from the spec',
  'usage/errors': 'something went wrong, list of errors, request fails, handle errors, exception',
  'usage/errors#statuses': 'meaning of a status code, what does 404 mean, what does 500 mean, unexpected status',
  'usage/errors#texts': 'meaning of a message, error message says',
  'usage/errors#bodies': 'html page instead of data, shape of the error body',
  'usage/errors#not-found': 'record does not exist, not found but it is there, package not found, record not found',
  'usage/errors#unknown': 'unknown name gives an empty list',
  'usage/errors#pending': 'result is not ready yet, accepted but no data',
  'usage/errors#jobs': 'job ended with an error, status error of a job, job does not finish',
  'usage/errors#partial': 'some items of a batch are missing, success with an error inside',
  'usage/errors#server-errors': 'the server crashed, we are sorry but something went wrong, try again later',
  'usage/licences': 'may I use the data, legal terms, conditions, publish what I made from it, allowed uses',
  'usage/licences#share-alike': 'do I have to publish my changes, derived database, open my own data, same licence',
  'usage/licences#internal-use': 'only inside our company, not published',
  'usage/licences#attribution': 'how to give credit, say where the data is from',
  'usage/licences#code': 'licence of the software, source code licence',
  'usage/mock-server': 'test without the real api, fake responses, simulate errors',
  'usage/mock-server#tests': 'use in unit tests, in ci',
  'usage/pagination':
    'next results, only the first hundred, get the rest of a list, where is the second page, page number',
  'usage/pagination#totals': 'how many in all, total header missing, number of records',
  'usage/pagination#page-sizes': 'records per page, get more at once, maximum page size',
  'usage/pagination#page-limits': 'cannot go past page, deep pages fail, last possible page',
  'usage/pagination#read-to-the-end': 'when to stop, is this the last page, loop through pages',
  'usage/pagination#stable': 'duplicates between pages, records missing while paging, same record twice',
  'usage/privacy': 'personal information, data about developers, which data about me, names and emails',
  'usage/privacy#removal': 'remove my email address, delete my data, be forgotten, hide my account',
  'usage/privacy#duties': 'may I email maintainers, use contact data, process personal data',
  'usage/rate-limits': 'too fast, slow down, how many calls are allowed, request was refused, limit reached',
  'usage/rate-limits#see': 'requests left, remaining calls, how much have I used',
  'usage/rate-limits#after-a-429': 'when may I try again, how long to wait, when does the limit reset',
  'usage/rate-limits#back-off': 'wait and retry, sleep between requests',
  'usage/rate-limits#counted': 'does a failed request count, which requests count',
  'usage/rate-limits#concurrency': 'parallel requests, how many at once',
  'usage/rate-limits#ask-less': 'reduce the number of calls, stay below the limit, use fewer requests',
  'usage/sorting-and-filtering': 'order of results, newest first, narrow down a list, most downloaded first',
  'usage/sorting-and-filtering#dates': 'changed since a date, created after, updated between, last week',
  'usage/sorting-and-filtering#search': 'find by text, keyword query, search box',
  'usage/stability': 'will it break, warned before a change, how long is a version supported, guarantees',
  'usage/stability#follow': 'hear about changes, announcement of changes',
};

const DATA: Readonly<Record<string, string>> = {
  'services/data-services/packages': 'data about libraries, metadata of a library, which packages exist, popularity',
  'services/data-services/packages/lookup-package':
    'package from a repository url, packages published from a repository, package details, find the repository of a package, licence of a package, how many downloads',
  'services/data-services/packages/bulk-lookup-packages': 'metadata of many packages at once, batch of purls',
  'services/data-services/packages/get-registry-package':
    'info of one package, description homepage and licence, npm info, pip show',
  'services/data-services/packages/get-registry-package-versions':
    'all releases of a package, version history, when was each version published',
  'services/data-services/packages/get-registry-package-version-numbers': 'only the version numbers',
  'services/data-services/packages/get-registry-package-latest-version':
    'newest release of a package, current version, is there an update, outdated dependency',
  'services/data-services/packages/get-registry-package-version': 'details of one release, dependencies of a version',
  'services/data-services/packages/get-registry-package-dependent-packages':
    'who uses my package, used by, packages that need it, who imports my library',
  'services/data-services/packages/get-registry-package-dependent-package-kinds':
    'how many packages use it, number of dependents',
  'services/data-services/packages/get-registry-package-related-packages': 'other packages in the same monorepo',
  'services/data-services/packages/get-dependencies': 'all dependency edges, export the dependency graph',
  'services/data-services/packages/get-registries': 'list of package managers, how many packages per registry',
  'services/data-services/packages/get-registry-package-names': 'every package name, complete list of names',
  'services/data-services/packages/get-registry-packages':
    'most downloaded packages of npm, top packages, browse a registry, new packages',
  'services/data-services/packages/get-registry-recent-versions':
    'newest releases of a registry, what was published today, latest uploads to pypi',
  'services/data-services/packages/get-registry-maintainers':
    'people with the most packages, all publishers of a registry',
  'services/data-services/packages/get-registry-maintainer-packages':
    'packages by an author, what else does this person publish, packages of a user',
  'services/data-services/packages/get-registry-namespace-packages':
    'packages of a scope, all packages of an organisation',
  'services/data-services/packages/lookup-versions': 'which package is this file, identify a jar by its hash',
  'services/data-services/packages/get-critical-packages': 'most important packages, core infrastructure',
  'services/data-services/packages/get-critical-sole-maintainers':
    'only one maintainer, single person risk, one person projects',
  'services/data-services/packages/get-critical-packages-list':
    'critical packages without funding, critical packages that need money',
  'services/data-services/packages/ping-package':
    'refresh a package, update package now, reindex a package, my release does not show up',
  'services/data-services/packages/get-registry-package-code-meta': 'codemeta file of a package',
  'services/data-services/packages/get-keyword': 'packages with a tag, packages about a subject',
  'services/data-services/advisories': 'security problems of packages, known security holes, are there vulnerabilities',
  'services/data-services/advisories/lookup-advisories': 'security issues of one package, does this package have a cve',
  'services/data-services/advisories/get-advisories':
    'newest vulnerabilities, filter by severity, all critical advisories, latest cves',
  'services/data-services/advisories/query-batch-vulnerabilities':
    'check many packages at once, scan a list of dependencies',
  'services/data-services/advisories/query-vulnerabilities': 'vulnerabilities of a certain version',
  'services/data-services/advisories/get-vulnerability': 'details of a cve, look up a cve number',
  'services/data-services/advisories/get-sources': 'where do advisories come from, which vulnerability databases',
  'services/data-services/advisories#rank-advisories-by-risk':
    'most dangerous vulnerabilities, high probability of exploitation',
  'services/data-services/repositories':
    'data about projects on github, metadata of a repo, stars and forks, source code host',
  'services/data-services/repositories/repositories-lookup':
    'repository details from a url, number of stars, find repo by link',
  'services/data-services/repositories/get-host-repository':
    'info of one repo, default branch, is it archived, stars forks and licence',
  'services/data-services/repositories/get-host-repositories': 'all repositories on gitlab, browse repositories',
  'services/data-services/repositories/get-host-repository-manifests':
    'dependencies of a repository, what does a repo depend on, package files in a repo',
  'services/data-services/repositories/get-host-repository-sbom': 'bill of materials of a repo, generate an sbom',
  'services/data-services/repositories/get-host-repository-tags': 'git tags, versions of a repo',
  'services/data-services/repositories/get-host-repository-releases': 'changelog from github, release notes of a repo',
  'services/data-services/repositories/usage-package-dependent-repositories':
    'projects that use my library, which repos use this package, who uses this action',
  'services/data-services/repositories/usage-package': 'number of repositories that use a package',
  'services/data-services/repositories/usage-ecosystem': 'most used libraries on github',
  'services/data-services/repositories/get-host-owner-repositories':
    'all repos of an organisation, projects of a user, repositories of my company',
  'services/data-services/repositories/get-host-owner': 'profile of a user, organisation details',
  'services/data-services/repositories/lookup-host-owner': 'find a user by email, who has this email',
  'services/data-services/repositories/get-registries': 'which git hosts, gitlab instances, self hosted forges',
  'services/data-services/repositories/ping-host-repository': 'refresh a repository, update repo now, crawl my repo',
};

const TOOLS: Readonly<Record<string, string>> = {
  'services/tools/archives':
    'look into a package, files inside a release, read source without downloading, browse source code',
  'services/tools/archives/list': 'file names in a tarball, what is inside a package, list of files',
  'services/tools/archives/contents': 'read one file of a package, show source file, open package json of a release',
  'services/tools/archives/readme': 'readme of a package, readme as html',
  'services/tools/archives/changelog':
    'release notes of a version, what is new in a version, what changed between releases',
  'services/tools/archives/get-repomix':
    'all code in one text, whole repository for a language model, context for llm, pack a repo into a prompt',
  'services/tools/dependency-parser':
    'read my package.json, dependencies from a file, parse pom.xml, upload a lockfile',
  'services/tools/dependency-parser/job-formats':
    'which files can be parsed, supported lockfiles, is my manifest supported',
  'services/tools/diff': 'what changed between two versions, compare source code, see changes before an upgrade',
  'services/tools/license-parser':
    'which licence is this, read licence text, find licence of a download, detect licence of a project',
  'services/tools/resolver':
    'full dependency tree, indirect dependencies, which versions get installed, dependencies of dependencies, npm ls',
  'services/tools/resolver/list-registries': 'which package managers can be resolved',
  'services/tools/sbom-parser':
    'read my sbom, convert cyclonedx to json, what is in this sbom, upload an sbom, validate sbom',
  'services/tools/summary': 'everything about one project, combined data, project profile',
  'services/tools/cli': 'program for the shell, install the client',
  'services/tools/cli#installation': 'brew install, how to install the command',
  'services/tools/cli#environment-variables': 'settings by variable, configure with env',
  'services/tools/cli#output-formats': 'output as json or table, print csv',
  'services/indexes/commits':
    'who wrote the code, number of commits, authors of a repo, top contributors, one person project',
  'services/indexes/commits/get-repository-commits': 'commit history, latest commits, when was the last commit',
  'services/indexes/commits/get-host-repository':
    'how many committers, commits per author, when did somebody last commit',
  'services/indexes/commits/get-host-committer': 'which repositories does a person commit to, projects of a developer',
  'services/indexes/dependabot':
    'automated dependency updates, bot pull requests of a repo, how many updates are merged',
  'services/indexes/dependabot/get-host-repository-issues': 'update pull requests of a repo',
  'services/indexes/dependabot#see-how-a-fix-spreads': 'how fast are vulnerabilities patched',
  'services/indexes/docker':
    'what is installed in an image, software inside a container, images that include a library',
  'services/indexes/docker/list-package-dependencies': 'images with a certain package, which images ship openssl',
  'services/indexes/docker/usage-package': 'how many images have a package',
  'services/indexes/docker/get-package-version': 'contents of an image tag, packages in an image, sbom of an image',
  'services/indexes/docker/get-package-versions': 'tags of an image',
  'services/indexes/docker/get-distro-versions': 'images based on a distribution, alpine based images',
  'services/indexes/issues':
    'how fast are issues answered, open bugs of a project, time to merge, time to close, responsiveness',
  'services/indexes/issues/get-host-repository-issues': 'open issues, bugs of a project, list pull requests',
  'services/indexes/issues/get-host-repository':
    'average time to merge a pull request, time to close an issue, how many open issues',
  'services/indexes/issues/get-host-repository-labels': 'names of labels, tags of issues',
  'services/indexes/issues/get-host-author': 'issues opened by a user, pull requests of a person',
  'services/indexes/issues/get-host-owner-maintainers': 'maintainers in an organisation, who merges for a company',
  'services/indexes/open-collective': 'how is donated money spent, balance of a project, income and expenses',
  'services/indexes/sponsors': 'is someone sponsored, can this person be sponsored, who gives money to a developer',
  'services/indexes/sponsors/list-account-sponsorships': 'who sponsors an account, sponsors of a maintainer',
  'services/indexes/sponsors/list-account-sponsors': 'whom does a company sponsor',
  'services/indexes/timeline': 'what happened in a repository, activity over time, github history, star events',
  'services/indexes/timeline/get-repository-summary':
    'new stars in a period, how many stars last week, forks per month, events per year',
  'services/indexes/timeline/get-user-events': 'what did a user do, activity of a developer',
  'services/indexes/timeline/list-repository-names': 'which repositories are active now',
};

const OTHERS: Readonly<Record<string, string>> = {
  'services/products/dashboards': 'charts for a group of projects, overview of several projects, monitor our projects',
  'services/products/funds':
    'how is money divided, which projects get money, payments to projects, donate to a whole ecosystem',
  'services/experiments/awesome': 'lists of good software, recommended projects, curated collection of links',
  'services/experiments/awesome/get-project-lists': 'is my project on a list, lists that mention a project',
  'services/experiments/awesome#add-a-list-or-refresh-it': 'submit my list, add an awesome list',
  'services/experiments/ost': 'climate projects, green software, environment',
  'services/experiments/ost/get-issues':
    'easy issues for a beginner, where can I start to contribute, first contribution to a climate project',
  'services/experiments/ost#score': 'how is the project score computed',
  'services/experiments/papers':
    'software cited in research, science that uses a package, software mentioned in publications',
  'services/experiments/papers/list-project-mentions':
    'papers that use my package, who cites my software, citations of a library',
  'services/experiments/papers/list-paper-mentions': 'software used in a paper, which packages does an article use',
  'services/experiments/papers/get-paper': 'look up a paper, article by doi',
  'services/experiments/ruby': 'rails projects, data about gems',
  'services/experiments/science': 'research code, academic software, is it scientific software',
  'services/experiments/science#cite-a-project': 'how to cite research software, bibtex of a project',
};

/** Phrases, separated by commas, by address below `/docs/`. */
export const QUESTIONS: Readonly<Record<string, string>> = {
  ...ABOUT,
  ...GUIDES,
  ...USAGE,
  ...DATA,
  ...TOOLS,
  ...OTHERS,
};

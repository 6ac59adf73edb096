/** Recognises URLs. */
import {decode} from '@ecosystems-docs/openapi-docs/samples';
import {collectiveReading, isLogin, LOGIN, ownerReading, registryLogin, sponsorsReading} from './accounts';
import {isInside} from '@ecosystems-docs/lockfile-reader';
import {apiNameOf, hasOwnerPages, hostWith, looksLikeCodeHost} from '@ecosystems-docs/lockfile-reader/code-hosts';
import {fileReading} from './files';
import {doiReading, vulnerabilityReading} from './identifiers';
import {imageFrom, otherRegistry, PUBLIC_HUB} from './containerImages';
import {packageFrom} from './packages';
import {ACCEPTED, makeRequest, refuse, singleReading, type Reading, type Recognised, type Refusal} from './reading';
import {repositoryName, repositoryReading} from './repositories';

/** Pages of registries: domain, path, type of the package URL. */
const PAGES: readonly (readonly [domain: string, path: RegExp, type: string])[] = [
  ['registry.npmjs.org', /^(@[^/]+\/[^/]+|[^/]+)(?:\/(\d[^/]*))?$/, 'npm'],
  ['npmjs.com', /^package\/(@[^/]+\/[^/]+|[^/]+)(?:\/v\/([^/]+))?/, 'npm'],
  ['pypi.org', /^project\/([^/]+)(?:\/([^/]+))?/, 'pypi'],
  ['pypi.org', /^(?:simple|pypi)\/([^/]+)/, 'pypi'],
  ['rubygems.org', /^gems\/([^/]+)(?:\/versions\/([^/]+))?/, 'gem'],
  ['crates.io', /^crates\/([^/]+)(?:\/([^/]+))?/, 'cargo'],
  ['docs.rs', /^([^/]+)(?:\/(\d[^/]*))?/, 'cargo'],
  ['packagist.org', /^packages\/([^/]+\/[^/]+)/, 'composer'],
  ['nuget.org', /^packages\/([^/]+)(?:\/([^/]+))?/, 'nuget'],
  ['hex.pm', /^packages\/([^/]+)(?:\/([^/]+))?/, 'hex'],
  ['hexdocs.pm', /^([^/]+)(?:\/(\d[^/]*))?/, 'hex'],
  ['pub.dev', /^packages\/([^/]+)(?:\/versions\/([^/]+))?/, 'pub'],
  ['central.sonatype.com', /^artifact\/([^/]+\/[^/]+)(?:\/([^/]+))?/, 'maven'],
  ['search.maven.org', /^artifact\/([^/]+\/[^/]+)(?:\/([^/]+))?/, 'maven'],
  ['mvnrepository.com', /^artifact\/([^/]+\/[^/]+)(?:\/([^/]+))?/, 'maven'],
  ['pkg.go.dev', /^([^@]+)(?:@([^/]+))?/, 'golang'],
  ['cran.r-project.org', /^(?:web\/packages\/|package=)([^/]+)/, 'cran'],
  ['formulae.brew.sh', /^formula\/([^/]+)/, 'brew'],
  ['cocoapods.org', /^pods\/([^/]+)/, 'cocoapods'],
  ['hackage.haskell.org', /^package\/([^/]+)/, 'hackage'],
  ['hub.docker.com', /^_\/([^/]+)/, 'docker'],
  ['hub.docker.com', /^r\/([^/]+\/[^/]+)/, 'docker'],
];

const OTHER_FUNDING = /(^|\.)(patreon|ko-fi|liberapay|buymeacoffee|tidelift|thanks|polar|paypal|issuehunt)\.\w+$/;
/** Registries of images other than Docker Hub, by domain. */
export const IMAGE_REGISTRY =
  /^(?:ghcr\.io|quay\.io|(?:[\w-]+\.)?gcr\.io|[\w-]+-docker\.pkg\.dev|mcr\.microsoft\.com|public\.ecr\.aws|[\w.-]+\.amazonaws\.com|[\w-]+\.azurecr\.io|registry\.(?!hub\.)[\w.-]+|lscr\.io|cgr\.dev|nvcr\.io|docker\.elastic\.co|localhost)$/;
/** What stands in front of an owner, and whether that is an organisation. */
const BEFORE_OWNER = new Map([
  ['orgs', true],
  ['groups', true],
  ['users', false],
]);
/** First parts of paths that are no owner. */
const NO_OWNER =
  /^(about|advisories|apps|collections|contact|customer-stories|enterprise|explore|features|help|issues|login|marketplace|notifications|pricing|pulls|search|security|settings|site|topics|trending)$/;

/** The parts of a URL that show what it names. */
interface Parts {
  url: URL;
  /** Host in lower case, without `www.`. */
  domain: string;
  segments: readonly string[];
  path: string;
}

function urlParts(url: URL): Parts {
  const segments = url.pathname.split('/').filter(Boolean).map(decode);
  return {url, domain: url.hostname.toLowerCase().replace(/^www\./, ''), segments, path: segments.join('/')};
}

/** @returns what a page of a registry, a funding platform or another known site names */
function siteReading({domain, segments: [first = '', second = ''], path}: Parts): Recognised | Refusal | undefined {
  const arxiv = domain === 'arxiv.org' && /^(?:abs|pdf)\/(\d{4}\.\d{4,5})/.exec(path)?.[1];
  if (arxiv) return singleReading(doiReading(`10.48550/arxiv.${arxiv}`));
  if (domain === 'opencollective.com' && /^[a-z0-9][\w-]*$/i.test(first))
    return singleReading(collectiveReading(first.toLowerCase()));
  if (domain === 'funds.ecosyste.ms' && first === 'funds' && second) {
    return singleReading({
      kind: 'funding',
      what: `Fund ${second}`,
      requests: [makeRequest('funds/getFund', 'See what it received and paid out', {slug: second})],
    });
  }
  if (/(^|\.)ecosyste\.ms$/.test(domain))
    return refuse('This is a URL of ecosyste.ms itself.', 'Paste what you want to look up there. ' + ACCEPTED);
  if (OTHER_FUNDING.test(domain))
    return refuse(
      `We don't index accounts on ${domain}.`,
      "Paste the URL of a page on Open Collective or GitHub Sponsors, or of the project's repository.",
    );
  if (domain === 'npmjs.com' && /^~[\w.-]+$/.test(first)) return singleReading(registryLogin(first.slice(1)));
  for (const [site, pattern, type] of PAGES) {
    const [, name, version] = (site === domain && pattern.exec(path)) || [];
    if (name) return singleReading(packageFrom(`${type}/${name}`, version));
  }
  if (PUBLIC_HUB.test(`${domain}/`)) {
    const image = imageFrom(path);
    return image ? singleReading(image) : refuse("The name of the image is missing or isn't valid on Docker Hub.");
  }
  return undefined;
}

/** @returns where the bare text of a file in a repository is; other URLs without query and fragment */
function rawAddress({url, domain, segments}: Parts): string {
  if (domain === 'github.com' && (segments[2] === 'blob' || segments[2] === 'raw') && segments.length > 4)
    return `https://raw.githubusercontent.com/${segments.toSpliced(2, 1).map(encodeURIComponent).join('/')}`;
  return `${url.origin}${url.pathname.replace('/-/blob/', '/-/raw/').replace(/(\/src)(\/(?:branch|tag|commit)\/)/, '/raw$2')}`;
}

/** @returns what a URL of an owner on a code host names */
function ownerOf({domain, segments: [first = '', second = '', ...rest]}: Parts): Reading | undefined {
  if (!hasOwnerPages(domain)) return undefined;
  const isOrganisation = BEFORE_OWNER.get(first);
  const login = isOrganisation === undefined ? first : second;
  const isWhole = isOrganisation !== undefined || (second === '' && rest.length === 0);
  return isWhole && isLogin(login, domain) && !NO_OWNER.test(first)
    ? ownerReading(login, domain, isOrganisation)
    : undefined;
}

/** @returns the repository that a URL of a code host, or what looks like one, is in */
function repositoryOf({domain, segments, path}: Parts): Reading | undefined {
  const host = hostWith('raw', domain) ?? hostWith('archives', domain) ?? domain;
  if (!looksLikeCodeHost(host) && !/\.git$/.test(path) && !segments.includes('-')) return undefined;
  const name = repositoryName(host, segments);
  return name ? repositoryReading(host, name) : undefined;
}

/** @returns what a page of GitHub that is in no repository is; undefined if it's an owner's or a repository's */
function githubPage({domain, segments: [first = '', second = '']}: Parts): Recognised | Refusal | undefined {
  if (domain !== 'github.com') return undefined;
  if (first === 'sponsors' && LOGIN.test(second)) return singleReading(sponsorsReading(second));
  return NO_OWNER.test(first) ? refuse('This GitHub page is neither a repository nor an account.') : undefined;
}

/** @returns what a code host has at a URL: a vulnerability or a file, and the owner or the repository */
function codeHostReadings(parts: Parts): Recognised | Refusal | undefined {
  const inPath = vulnerabilityReading(parts.path) ?? fileReading(rawAddress(parts), parts.segments.at(-1) ?? '');
  const own = inPath && !('refusal' in inPath) ? [inPath] : [];
  const page = githubPage(parts);
  if (page) return 'refusal' in page && vulnerabilityReading(parts.path) ? {readings: own} : page;
  const holder = ownerOf(parts) ?? repositoryOf(parts);
  const readings = holder ? [...own, holder] : own;
  return readings.length > 0 ? {readings} : inPath && 'refusal' in inPath ? inPath : undefined;
}

/** What a URL can be. The first that knows it says what it is. */
const READERS: readonly ((parts: Parts) => Recognised | Refusal | undefined)[] = [
  ({domain}) =>
    isInside(domain) && !IMAGE_REGISTRY.test(domain)
      ? refuse(`${domain} can't be reached from outside its network, so we don't know it.`)
      : undefined,
  ({domain, path}) => {
    const vulnerability = apiNameOf(domain) ? undefined : vulnerabilityReading(path);
    return vulnerability && singleReading(vulnerability);
  },
  siteReading,
  codeHostReadings,
  ({domain, segments}) => (IMAGE_REGISTRY.test(domain) && segments.length > 0 ? otherRegistry(domain) : undefined),
];

/** @param url of a page, a repository or a file, with any scheme that was made `https` */
export function urlReadings(url: URL): Recognised | Refusal {
  const parts = urlParts(url);
  for (const read of READERS) {
    const reading = read(parts);
    if (reading) return reading;
  }
  return refuse(`${parts.domain} isn't a code host, registry or funding platform that we support.`);
}

/** @returns the URL; undefined if the text is none */
export function toUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}

/**
 * Every header that the site is sent with. This is the one place: `_headers`
 * and the container's configuration (generate.ts) and the local server
 * (../server/staticServer.ts) are made from it.
 */
import {LOOPBACK} from '../../src/requests/requestUrl';
import {addresses} from '../../src/api/node/fileAddresses';
import {words} from '../command/words';

/** Who sends the policy; each can say something else. */
export type Sender =
  /** A host that terminates TLS itself and reads `_headers`. */
  | 'tls'
  /** A server behind one that terminates TLS: the container. */
  | 'behind-tls'
  /** `npm start` and the browser tests: plain HTTP on the reader's machine. */
  | 'local'
  /** The page itself, for hosts without headers of our own. */
  | 'meta';

/** Hashes of the inline scripts and styles of a page, in the form `sha256-…`. */
export interface Hashes {
  scripts: readonly string[];
  styles: readonly string[];
}

/** The policies by which text may become elements (`prerendered`, and `default` for inert text) and URLs scripts (`bundler`): src/browser/trusted.ts, src/docusaurus/node/plugin.ts. */
const TRUSTED = ['prerendered', 'default', 'bundler'];

/** Where the console's requests go when it is pointed at the mock server on the reader's own machine. */
const MOCK_SERVERS = LOOPBACK.map((host) => `${host}:*`);

/** @returns the Content-Security-Policy, as one line */
export function contentPolicy({scripts, styles}: Hashes, sender: Sender): string {
  const directives: [name: string, ...sources: string[]][] = [
    ['default-src', "'self'"],
    ['script-src', "'self'", ...scripts.map((hash) => `'${hash}'`)],
    // Allows the style sheet in the page (tools/site-build/inlineStyles.ts) and styles that scripts set, but no `style` attributes in HTML.
    ['style-src', "'self'", ...styles.map((hash) => `'${hash}'`)],
    ['img-src', "'self'", 'data:'],
    // The console calls the services from the reader's browser.
    ['connect-src', "'self'", 'https://*.ecosyste.ms', ...(sender === 'local' ? MOCK_SERVERS : [])],
    ['worker-src', "'self'"],
    ['frame-src', "'none'"],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', ...TRUSTED],
    // Browsers ignore it in a page, with a warning.
    ...(sender === 'meta' ? [] : [['frame-ancestors', "'none'"] as [string, string]]),
    // Over plain HTTP it would turn the site's own addresses into HTTPS ones, which nothing serves.
    ...(sender === 'tls' ? [['upgrade-insecure-requests'] as [string]] : []),
  ];
  return directives.map((words) => words.join(' ')).join('; ');
}

/** The policy in a page, up to the end of where its requests may go. */
const CONNECT_IN_PAGE = /<meta http-equiv=Content-Security-Policy content="[^"]*?\bconnect-src [^;"]*/;

/**
 * What a page and a server allow must agree, so the local server changes the
 * page's own policy too. A published page can't allow the reader's machine.
 *
 * @param html a built page
 * @returns the page whose policy also lets requests go to the reader's own machine; the same where it has no policy
 */
export function allowLoopback(html: string): string {
  return html.replace(CONNECT_IN_PAGE, (policy) => [policy, ...MOCK_SERVERS].join(' '));
}

/** Features that no page of the site uses. Names that browsers do not know make them complain, so the list holds common ones only. */
const UNUSED_FEATURES = words(`
  accelerometer autoplay browsing-topics camera clipboard-read display-capture encrypted-media fullscreen
  geolocation gyroscope hid magnetometer microphone midi payment picture-in-picture publickey-credentials-get
  screen-wake-lock serial usb xr-spatial-tracking
`);

export type Headers = Readonly<Record<string, string>>;

/** @returns the headers of every response, whatever its address and status */
export function commonHeaders(hashes: Hashes, sender: Exclude<Sender, 'meta'>): Headers {
  return {
    'Content-Security-Policy': contentPolicy(hashes, sender),
    'Referrer-Policy': 'same-origin',
    'Permissions-Policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(sender === 'local' ? {} : {'Strict-Transport-Security': 'max-age=63072000; includeSubDomains'}),
  };
}

/** A header of some addresses. */
export interface PathHeader {
  name: string;
  value: string;
  /** Those below a folder (`/img/*`), single ones, and those that end in an extension (`*.json`). */
  paths: readonly string[];
}

export const CACHE = 'Cache-Control';

/** What is used again without asking; no address is in two of them. */
export const CACHED: readonly PathHeader[] = [
  // Names below /assets/ hold a hash of their content, so they never change.
  {name: CACHE, value: 'public, max-age=31536000, immutable', paths: ['/assets/*']},
  // Logos and the site's icon, which every page has: a new one may come a day later.
  {name: CACHE, value: 'public, max-age=86400', paths: ['/img/*', '/favicon.ico', '/apple-touch-icon.png']},
  // Requested with the version of the content in the address (src/prerender). Cached for a day at most, because an old part can be served for a new one while a release is copied file by file.
  {name: CACHE, value: 'public, max-age=86400', paths: ['/parts/*']},
];

/** Everything else is revalidated before use; mostly the response is a short 304. */
export const REVALIDATED = 'no-cache';

export const PATH_HEADERS: readonly PathHeader[] = [
  // Lets programs in other pages read the files for programs. They are public and depend on no cookie.
  {
    name: 'Access-Control-Allow-Origin',
    value: '*',
    paths: [addresses.apiCatalog, '*.json', '*.md', '*.txt', '*.xml', '*.yaml'],
  },
  // Parts of pages, which the pages fetch: no page to find.
  {name: 'X-Robots-Tag', value: 'noindex', paths: ['/parts/*']},
];

/** Files that servers read themselves and do not send. */
export const HIDDEN: readonly string[] = ['/_headers', '/404.html'];

/** A slash that is written as `%2F`, or a backslash: the router of the pages takes it for a part of a name, so a server must not find a page there. */
export const ENCODED_SLASH = /%2f|%5c/i;

/** Compressed copies, which servers send instead of the file and not under an address of their own. */
export const COPY = /\.(br|gz)$/;

export const MEDIA_TYPES: Headers = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  http: 'text/plain; charset=utf-8',
  ico: 'image/x-icon',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  md: 'text/markdown; charset=utf-8',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'application/xml; charset=utf-8',
  yaml: 'application/yaml',
  zip: 'application/zip',
};

/** Media types of single addresses. */
export const MEDIA_TYPES_OF_PATHS: Headers = {
  // RFC 9727: a path without an extension.
  [addresses.apiCatalog]: 'application/linkset+json',
  '/changes.xml': 'application/atom+xml',
  '/opensearch.xml': 'application/opensearchdescription+xml',
};

const extensionOf = (pathname: string): string => /\.([a-z0-9]+)$/.exec(pathname)?.[1] ?? '';

function contains(paths: readonly string[], pathname: string): boolean {
  return paths.some((path) => {
    if (path.startsWith('*')) return pathname.endsWith(path.slice(1));
    return path.endsWith('*') ? pathname.startsWith(path.slice(0, -1)) : pathname === path;
  });
}

/**
 * What generated configurations say, as a function.
 *
 * @param pathname address of a file that exists
 * @returns the headers that depend on the address; no `Content-Type` if the type is unknown
 */
export function headersFor(pathname: string): Headers {
  const type = MEDIA_TYPES_OF_PATHS[pathname] ?? MEDIA_TYPES[extensionOf(pathname)];
  return {
    [CACHE]: CACHED.find(({paths}) => contains(paths, pathname))?.value ?? REVALIDATED,
    ...Object.fromEntries(
      PATH_HEADERS.filter(({paths}) => contains(paths, pathname)).map(({name, value}) => [name, value]),
    ),
    ...(type ? {'Content-Type': type} : {}),
  };
}

/** The configuration for nginx 1.22 and newer, with the modules of Debian's packages `nginx-light` and `libnginx-mod-http-brotli-static`. */
import {
  CACHE,
  CACHED,
  commonHeaders,
  COPY,
  ENCODED_SLASH,
  MEDIA_TYPES,
  MEDIA_TYPES_OF_PATHS,
  PATH_HEADERS,
  REVALIDATED,
  type Hashes,
  type PathHeader,
} from './headers';
import {DEEPEST_FOLDER, markdownOf, NAMES_HTML, PAGE_PATH, TEXT_PATH, WANTS_MARKDOWN} from './negotiation';
import {NOT_FOUND_TEXT} from '../../src/catalogue/site';

const escaped = (text: string): string => text.replace(/[.\\+*?^$()[\]{}|]/g, '\\$&');

function patterns(paths: readonly string[]): string[] {
  const extensions = paths.flatMap((path) => (path.startsWith('*.') ? path.slice('*.'.length) : []));
  const others = paths.filter((path) => !path.startsWith('*'));
  return [
    ...others.map((path) => (path.endsWith('*') ? `~^${escaped(path.slice(0, -1))}` : `~^${escaped(path)}$`)),
    ...(extensions.length > 0 ? [`~\\.(${extensions.join('|')})$`] : []),
  ];
}

const variable = (name: string): string => `$docs_${name.toLowerCase().replaceAll('-', '_')}`;

/** A header without a value is not sent, which is what `default ""` does. */
function map(name: string, headers: readonly PathHeader[], otherwise: string): string {
  return `map $uri ${variable(name)} {
    default "${otherwise}";
${headers.flatMap(({value, paths}) => patterns(paths).map((pattern) => `    "${pattern}" "${value}";`)).join('\n')}
}`;
}

/** What is no address of a file although one would be found: see ENCODED_SLASH and COPY, two slashes in a row, and names that are dots. What the address says is looked for where it's decoded, how it's written in the request. */
const NO_ADDRESS = `map $uri $docs_copy {
    default "";
    "~${COPY.source}" 1;
}
map $request_uri $docs_no_address {
    default $docs_copy;
    "~*^[^?]*(${ENCODED_SLASH.source})" 1;
    "~*^[^?]*/(?:\\.|%2e){1,2}(?:[/?#]|$)" 1;
    "~^(?!https?://)[^?]*//" 1;
    "~^https?://[^?]*//" 1;
}`;

/** In each location that finds files, not in the server: there it would hold for the Not Found page too. */
const REFUSE = 'if ($docs_no_address) { return 404; }';

/** Depths of folders with a text for missing files, the deepest first. */
const DEPTHS = Array.from({length: DEEPEST_FOLDER}, (_, index) => DEEPEST_FOLDER - index);

/** The rules of negotiation.ts. A variable keeps its first value, which is that of the requested address. */
const NEGOTIATION = `map $http_accept $docs_wants {
    default "";
    "~*${WANTS_MARKDOWN.source}" markdown;
    "~*${NAMES_HTML.source}" html;
}
map $docs_wants$uri $docs_markdown {
    default "";
    "markdown/" "${markdownOf('/')}";
    "~^markdown(?<docs_page>/(?:.*/)?[^/.]+)/?$" "$docs_page.md";
}
map $docs_wants$uri $docs_missing {
    default @missing;
    "~^html(?!(?:${TEXT_PATH})$)/" /404.html;
}
map $uri $docs_vary_page {
    default "";
    "~^${PAGE_PATH}$" Accept;
}
map $status $docs_vary {
    default $docs_page_varies;
    404 Accept;
}
${DEPTHS.map(
  (depth) => `map $uri $docs_folder_${depth} {
    # No folder has this name.
    default "/-";
    "~^(?<docs_folder_of_${depth}>(?:/[^/]+){${depth}})/" "$docs_folder_of_${depth}";
}`,
).join('\n')}`;

/** Goes into the `http` block. */
const maps = (): string =>
  [
    NEGOTIATION,
    NO_ADDRESS,
    map(CACHE, CACHED, REVALIDATED),
    ...PATH_HEADERS.map((header) => map(header.name, [header], '')),
  ].join('\n');

const indent = (text: string, by = '    '): string => text.replace(/^(?=.)/gm, by);

/** The files whose name doesn't tell their type. */
const TYPED_PATHS = Object.entries(MEDIA_TYPES_OF_PATHS)
  .map(
    ([path, type]) => `location = ${path} {
    ${REFUSE}
    types { }
    default_type ${type};
}`,
  )
  .join('\n');

/** What is answered if there is no such file, or no such address. */
const ERRORS = `# A program is told in text, with the nearest that exists.
error_page 404 $docs_missing;
location @missing {
    try_files ${[...DEPTHS.map((depth) => `$docs_folder_${depth}`), ''].map((folder) => `${folder}/${NOT_FOUND_TEXT}`).join(' ')} =404;
}
# 400: an address that is not well formed; 414: one that is too long.
error_page 400 414 /404.html;
location = /404.html {
    internal;
}`;

/** What is inside the `server` block of the site. */
function site(hashes: Hashes, root: string): string {
  const isText = (type: string): boolean => type.endsWith('; charset=utf-8');
  const bare = (type: string): string => type.replace(/;.*/, '');
  return `root ${root};
server_tokens off;

types {
${Object.entries(MEDIA_TYPES)
  .map(([extension, type]) => `    ${bare(type)} ${extension};`)
  .join('\n')}
}
default_type application/octet-stream;
charset utf-8;
charset_types ${Object.values(MEDIA_TYPES)
    .filter((type) => isText(type) && bare(type) !== 'text/html')
    .map(bare)
    .join(' ')};

# Headers stand here and nowhere below: a location with one of its own would lose these.
${Object.entries(commonHeaders(hashes, 'behind-tls'))
  .map(([name, value]) => `add_header ${name} "${value}" always;`)
  .join('\n')}
${['Vary', CACHE, ...PATH_HEADERS.map(({name}) => name)].map((name) => `add_header ${name} ${variable(name)} always;`).join('\n')}

# Files were compressed when the site was built.
brotli_static on;
gzip_static on;
gzip_vary on;
etag on;

# The address that was requested: a file that is found has another.
set $docs_page_varies $docs_vary_page;

# A long search is no attack.
large_client_header_buffers 4 32k;

# A page is a folder with an index.html and a text with the Markdown, and answers with and without the slash at its end.
location / {
    ${REFUSE}
    try_files $docs_markdown $uri $uri/index.html =404;
}
# Files of the build itself.
location ~ /\\.(?!well-known/) {
    return 404;
}
${TYPED_PATHS}
location = /_headers {
    return 404;
}
location ~ /${escaped(NOT_FOUND_TEXT)}$ {
    return 404;
}
${ERRORS}`;
}

interface ContainerOptions {
  hashes: Hashes;
  /** Folder of the site in the image. */
  root: string;
  /** Port of plain HTTP; a proxy in front ends TLS. */
  port?: number;
  /** The only folder that is written to; a tmpfs. */
  temporary?: string;
  /** Where requests are logged; standard output is read by the container's runtime. */
  log?: string;
}

/** @returns a whole nginx.conf for an unprivileged user and a root file system that cannot be written to */
export function nginxContainer({
  hashes,
  root,
  port = 8080,
  temporary = '/tmp',
  log = '/dev/stdout',
}: ContainerOptions): string {
  return `# Made by the build of the site (tools/delivery/nginx.ts), with the hashes of its inline scripts and styles.
load_module /usr/lib/nginx/modules/ngx_http_brotli_static_module.so;
worker_processes auto;
daemon off;
pid ${temporary}/nginx.pid;
error_log stderr warn;

events {
    worker_connections 1024;
}

http {
${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `    ${name}_temp_path ${temporary}/${name};`).join('\n')}
    access_log ${log};
    sendfile on;
    tcp_nopush on;

${indent(maps())}

    server {
        listen ${port};
        # No redirect says the port, which is another in front of the proxy.
        absolute_redirect off;

${indent(site(hashes, root), '        ')}
        location = /healthz {
            access_log off;
            return 204;
        }
    }
}
`;
}

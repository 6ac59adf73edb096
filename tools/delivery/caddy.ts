/** A Caddyfile for Caddy 2.6 and newer. */
import {
  CACHE,
  CACHED,
  commonHeaders,
  ENCODED_SLASH,
  MEDIA_TYPES,
  MEDIA_TYPES_OF_PATHS,
  PATH_HEADERS,
  REVALIDATED,
  type Hashes,
} from './headers';
import {DEEPEST_FOLDER, markdownOf, PAGE_PATH, TEXT_PATH, VARY_PAGE, WANTS_MARKDOWN} from './negotiation';
import {NOT_FOUND_TEXT} from '../../src/catalogue/site';

export interface CaddyOptions {
  hashes: Hashes;
  /** Folder of the site. */
  root: string;
  /** Host name of the site, for which Caddy requests the certificate. */
  address: string;
  /** Certificate and key as files instead, with which tests work. */
  tls?: {certificate: string; key: string};
}

/** Whoever wants the Markdown of a page. */
const WANTS = `header_regexp Accept "(?i)${WANTS_MARKDOWN.source}"\npath_regexp ^${PAGE_PATH}$`;

const indent = (text: string, by: string): string => text.replace(/^/gm, by);

/** Depths of folders with a text for missing files, the deepest first. */
const DEPTHS = Array.from({length: DEEPEST_FOLDER + 1}, (_, index) => DEEPEST_FOLDER - index);

/** A header with its value. */
const line = (name: string, value: string): string => `${name} "${value}"`;

/** Headers of every response, of kinds of files and of single files. */
const headersOf = (hashes: Hashes): string => `	header -Server
	header {
${Object.entries(commonHeaders(hashes, 'tls'))
  .map(([name, value]) => `\t\t${line(name, value)}`)
  .join('\n')}
	}
	@others not path ${CACHED.flatMap(({paths}) => paths).join(' ')}
	header @others ${line(CACHE, REVALIDATED)}
${[...CACHED, ...PATH_HEADERS].map(({name, value, paths}, index) => `\t@paths${index} path ${paths.join(' ')}\n\theader @paths${index} ${line(name, value)}`).join('\n')}
${Object.entries(MEDIA_TYPES)
  .map(([extension, type]) => {
    const exceptions = Object.keys(MEDIA_TYPES_OF_PATHS).filter((path) => path.endsWith(`.${extension}`));
    const except = exceptions.length > 0 ? `\n\t\tnot path ${exceptions.join(' ')}` : '';
    return `\t@${extension} {\n\t\tpath *.${extension}${except}\n\t}\n\theader @${extension} ${line('Content-Type', type)}`;
  })
  .join('\n')}
${Object.entries(MEDIA_TYPES_OF_PATHS)
  .map(([path, type]) => `\theader ${path} ${line('Content-Type', type)}`)
  .join('\n')}`;

/** What is answered if there is no such file. */
const ERRORS = `	handle_errors {
		header -Server
		header ${line(CACHE, REVALIDATED)}
		header @page {
			${line('Vary', VARY_PAGE)}
			defer
		}
		# A program is told in text, with the nearest that exists: who asks for a text, or for the Markdown of a page.
		@text {
			expression {http.error.status_code} == 404
			not {
				not path_regexp ^(?:${TEXT_PATH})$
				not {
${indent(WANTS, '\t\t\t\t\t')}
				}
			}
		}
		handle @text {
			header ${line('Content-Type', MEDIA_TYPES.txt!)}
			header ${line('Access-Control-Allow-Origin', '*')}
			try_files ${DEPTHS.map((depth) => `${Array.from({length: depth}, (_, index) => `/{path.${index}}`).join('')}/${NOT_FOUND_TEXT}`).join(' ')}
			file_server {
				precompressed br gzip
			}
		}
		# Whatever is wrong with the address, the page leads on; the status says the rest.
		handle {
			header ${line('Content-Type', MEDIA_TYPES.html!)}
			rewrite * /404.html
			file_server {
				precompressed br gzip
			}
		}
	}`;

/** @returns the site's part of a Caddyfile, which may be all of it. Templates, so that they read as the file that they make. */
export function caddyfile({hashes, root, address, tls}: CaddyOptions): string {
  return `# Made by the build of the site (tools/delivery/caddy.ts), with the hashes of its inline scripts and styles.
${address} {${tls ? `\n\ttls ${tls.certificate} ${tls.key}` : ''}
	root * ${root}

${headersOf(hashes)}

	# What a page answers depends on what its reader accepts.
	@wants {
${indent(WANTS, '\t\t')}
	}
	map @wants {path} {docs_markdown} {
		/ ${markdownOf('/')}
		~^(/(?:.*/)?[^/.]+)/?$ \${1}.md
	}
	@markdown file {docs_markdown}
	header @markdown {
		${line('Content-Type', MEDIA_TYPES.md!)}
		${line('Access-Control-Allow-Origin', '*')}
	}
	# Whether a file has compressed copies or not, another request can get another form of it.
	@page path_regexp ^${PAGE_PATH}$
	header @page {
		${line('Vary', VARY_PAGE)}
		defer
	}
	@file not path_regexp ^${PAGE_PATH}$
	header @file {
		Vary Accept-Encoding
		defer
	}

	@method not method GET HEAD
	header @method Allow "GET, HEAD"
	error @method 405
	# No file has such a name; the file system would refuse it, which is no fault of the server.
	@name path_regexp [^/]{200}|[^\\x00-\\x7f]{20}|\\x00
	error @name 404
	# The router of the pages does not take these for slashes.
	@encoded expression \`{http.request.orig_uri}.matches('(?i)^[^?]*(${ENCODED_SLASH.source})')\`
	error @encoded 404
	# Compressed copies are sent in the place of the file alone.
	@copies path *.br *.gz
	error @copies 404

	# A page is a folder with an index.html and a text with the Markdown, and answers with and without the slash at its end.
	try_files {docs_markdown} {path} {path}/index.html
	file_server {
		# Files were compressed when the site was built.
		precompressed br gzip
		disable_canonical_uris
		hide .finished.json _headers 404.html ${NOT_FOUND_TEXT}
	}

${ERRORS}
}
`;
}

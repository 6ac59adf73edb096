/**
 * Makes the tags that lead programs from a page to what else there is of it: what
 * it is, in JSON-LD, its social image, its Markdown, llms.txt and the feed. They are
 * put into the HTML after it was built, so that no script in the browser has to know
 * or carry them. Title and description aren't among them: the page's frame sets those.
 */
import {absolute, twinPath} from './addresses';
import {FEED} from './feed';
import {jsonLd} from './jsonLd';
import {LLMS} from './llms';
import type {Page} from './pages';
import {escapeMarkup} from './markdownText';
import {SOCIAL_SIZE, socialPath} from './social/path';

function property(name: string, content: string): string {
  return `<meta property="${name}" content="${escapeMarkup(content)}">`;
}

/**
 * @param page a page of the site
 * @param modified when its source last changed, as ISO 8601
 * @returns its tags, to insert before `</head>`
 */
export function discoveryTags(page: Page, modified?: string): string {
  return [
    property('og:type', page.route === '/' ? 'website' : 'article'),
    property('og:image', absolute(socialPath(page.route))),
    property('og:image:width', String(SOCIAL_SIZE.width)),
    property('og:image:height', String(SOCIAL_SIZE.height)),
    property('og:image:alt', `ecosyste.ms documentation: ${page.title}`),
    `<link rel="alternate" type="text/markdown" href="${twinPath(page.route)}">`,
    // llmstxt.org, version 2 (August 2026): `describedby`, a registered relation, leads to the llms.txt that covers a page.
    `<link rel="describedby" type="text/plain" href="${LLMS}">`,
    `<link rel="alternate" type="application/atom+xml" href="${FEED}" title="API changes">`,
    // The text can hold `</script>`.
    `<script type="application/ld+json">${JSON.stringify(jsonLd(page, modified)).replaceAll('<', '\\u003c')}</script>`,
  ].join('');
}

/** `/changes.xml`: the changelog of the API descriptions as an Atom feed (RFC 4287). */
import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {changelogEntry} from '../content/node/changelogData';
import {ChangelogEntryContent} from '../content/Changelog/Changelog';
import type {ChangelogEntry} from '../content/Changelog/changelogProps';
import {readChangelog, type DatedChanges} from '../api/node/changelog';
import {SITE_TITLE} from '../catalogue/site';
import {OPENAPI_DIR} from '../api/node/descriptions';
import {absolute} from './addresses';
import {escapeMarkup} from './markdownText';

export const FEED = '/changes.xml';
const PAGE = '/docs/usage/changelog';

/** @returns what an entry says as HTML, whose links lead to this site from anywhere */
function entryHtml(entry: ChangelogEntry): string {
  const html = renderToStaticMarkup(createElement(ChangelogEntryContent, entry));
  return html.replace(/(?<=<a href=")\/[^"]*/g, absolute);
}

/** A day has no time: noon is the same day nearly everywhere. */
const time = (date: string): string => `${date}T12:00:00Z`;

function entryXml(entry: ChangelogEntry): string {
  return [
    '  <entry>',
    `    <id>tag:docs.ecosyste.ms,2026:changes/${entry.id}</id>`,
    `    <title>${escapeMarkup(entry.title)}</title>`,
    `    <link href="${absolute(`${PAGE}#${entry.id}`)}"/>`,
    `    <updated>${time(entry.date)}</updated>`,
    `    <content type="html">${escapeMarkup(entryHtml(entry))}</content>`,
    '  </entry>',
  ].join('\n');
}

/** @returns the feed, the latest entry first */
export function renderFeed(list: readonly DatedChanges[] = readChangelog(OPENAPI_DIR)): string {
  const [latest] = list;
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
    '  <id>tag:docs.ecosyste.ms,2026:changes</id>',
    `  <title>${escapeMarkup(`${SITE_TITLE}: API changelog`)}</title>`,
    `  <link href="${absolute(PAGE)}"/>`,
    `  <link rel="self" type="application/atom+xml" href="${absolute(FEED)}"/>`,
    `  <updated>${time(latest?.date ?? '2026-11-21')}</updated>`,
    '  <author><name>ecosyste.ms</name></author>',
    '  <rights>CC BY-SA 4.0</rights>',
    ...list.map((entry) => entryXml(changelogEntry(entry))),
    '</feed>',
    '',
  ].join('\n');
}

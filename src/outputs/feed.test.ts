import {describe, expect, it} from 'vitest';
import type {DatedChanges} from '../api/node/changelog';
import {renderFeed} from './feed';

const entries: DatedChanges[] = [
  {
    id: '2026-12-02',
    date: '2026-12-02',
    since: 'abc',
    apis: [
      {
        api: 'packages',
        title: 'Packages',
        read: '2026-12-01',
        cause: 'code',
        reworded: ['lookupPackage'],
        deprecated: ['lookupPackage'],
        details: 1,
        changes: [
          {fact: 'parameter GET /packages/lookup query purl', before: 'string', after: 'string[]'},
          {fact: 'operation GET /gone', before: 'there'},
        ],
      },
    ],
  },
  {
    id: '2026-11-21',
    date: '2026-11-21',
    initial: {
      apis: 1,
      operations: 2,
      parameters: 3,
      differences: 4,
      disagreements: [{api: 'packages', operation: 'GET /packages/ping', kind: 'undescribed'}],
    },
  },
];

describe('the feed', () => {
  const xml = renderFeed(entries);

  it('has what Atom asks for: ids, titles, times, an author, a link to itself', () => {
    expect(xml).toMatch(/^<\?xml version="1\.0" encoding="utf-8"\?>\n<feed xmlns="http:\/\/www\.w3\.org\/2005\/Atom"/);
    expect(xml).toContain('<link rel="self" type="application/atom+xml" href="https://docs.ecosyste.ms/changes.xml"/>');
    expect(xml).toContain('  <updated>2026-12-02T12:00:00Z</updated>\n  <author>');
    expect(xml.match(/<id>[^<]+<\/id>/g)).toEqual([
      '<id>tag:docs.ecosyste.ms,2026:changes</id>',
      '<id>tag:docs.ecosyste.ms,2026:changes/2026-12-02</id>',
      '<id>tag:docs.ecosyste.ms,2026:changes/2026-11-21</id>',
    ]);
  });

  it('says what changed, with absolute links, as escaped HTML', () => {
    expect(xml).toContain('<title>Changes in Packages</title>');
    expect(xml).toContain(
      '&lt;h4 id=&quot;2026-12-02-packages&quot;&gt;Packages&lt;/h4&gt;&lt;p class=&quot;kind kind--removed&quot;&gt;Removed&lt;/p&gt;&lt;ul&gt;&lt;li&gt;&lt;code&gt;GET /gone&lt;/code&gt;.',
    );
    const lookup = 'https://docs.ecosyste.ms/docs/services/data-services/packages/lookup-package';
    expect(xml).toContain(
      `&lt;p class=&quot;kind kind--deprecated&quot;&gt;Deprecated&lt;/p&gt;&lt;ul&gt;&lt;li&gt;&lt;a href=&quot;${lookup}&quot;&gt;Look up a package&lt;/a&gt;.`,
    );
    expect(xml).toContain(
      `Query parameter &lt;code&gt;purl&lt;/code&gt; of &lt;a href=&quot;${lookup}&quot;&gt;&lt;code&gt;GET /packages/lookup&lt;/code&gt;&lt;/a&gt; is array of string, not string.`,
    );
    expect(xml.indexOf('&gt;Removed&lt;')).toBeLessThan(xml.indexOf('&gt;Deprecated&lt;'));
    expect(xml).toContain('We checked newer code of the services, as of 1 December 2026.');
    expect(xml).toContain('We corrected 1 detail of formats, limits and null values.');
    expect(xml).toContain('1 working operation wasn');
  });
});

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
});

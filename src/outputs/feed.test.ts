import {expect, it} from 'vitest';
import {renderFeed} from './feed';

it('has what Atom asks for: ids, titles, times, an author, a link to itself', () => {
  const xml = renderFeed(['2026-12-02', '2026-11-21'].map((date) => ({id: date, date, apis: []})));
  expect(xml).toMatch(/^<\?xml version="1\.0" encoding="utf-8"\?>\n<feed xmlns="http:\/\/www\.w3\.org\/2005\/Atom"/);
  expect(xml).toContain('<link rel="self" type="application/atom+xml" href="https://docs.ecosyste.ms/changes.xml"/>');
  expect(xml).toContain('  <updated>2026-12-02T12:00:00Z</updated>\n  <author>');
  expect(xml.match(/<id>[^<]+<\/id>/g)).toEqual([
    '<id>tag:docs.ecosyste.ms,2026:changes</id>',
    '<id>tag:docs.ecosyste.ms,2026:changes/2026-12-02</id>',
    '<id>tag:docs.ecosyste.ms,2026:changes/2026-11-21</id>',
  ]);
});

import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {ChangelogEntryContent} from './Changelog';
import type {ServiceChanges} from './changelogProps';

const service = (title: string, ...headings: string[]): ServiceChanges => ({
  anchor: title,
  title,
  groups: headings.map((heading) => ({heading, changes: ['`a`.']})),
});
const kindsOf = (...services: ServiceChanges[]): string[] =>
  [
    ...renderToStaticMarkup(<ChangelogEntryContent notes={[]} services={services} />).matchAll(
      /<p class="kind[^>]*>([^<]*)|<h4[^>]*>([^<]*)/g,
    ),
  ].map(([, kind, title]) => kind ?? title ?? '');

it('an entry has a kind that all its services share once, above them', () => {
  expect(kindsOf(service('A', 'New'), service('B', 'New'))).toEqual(['New', 'A', 'B']);
});

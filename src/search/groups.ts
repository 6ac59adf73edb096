/** What the groups of results are called, and what is said where there is none. */
import type {ResultGroup, Results} from './shown';

/** Names of the kinds, as headings. */
export const KIND_TITLES: Readonly<Record<ResultGroup['kind'], string>> = {
  best: 'Best matches',
  service: 'Services',
  operation: 'Operations',
  parameter: 'Parameters',
  property: 'Response properties',
  guide: 'Guides',
  page: 'Pages',
  section: 'Sections',
};

/** @returns that nothing was found, or nothing of the kind that is wanted */
export const noResults = ({kinds}: Results, of: string): string =>
  `No results ${kinds.length > 0 ? 'of this kind ' : ''}for “${of}”.`;

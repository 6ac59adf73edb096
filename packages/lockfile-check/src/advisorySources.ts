/**
 * Which ecosystems have a source of advisories, and which one.
 *
 * Source: `app/models/sources/*.rb` of ecosyste-ms/advisories at this commit.
 */
import type {EcosystemName} from '@ecosystems-docs/lockfile-reader/ecosystems';

export const ADVISORY_SOURCES_COMMIT = '241d8a1e3f3f3641f1f6b5efdb21940f90fb1354';

/** Kinds of the sources of advisories, as in `source_kind`. */
export type AdvisorySource = 'github' | 'erlef' | 'cpansa';

const GITHUB = ['github'] as const;

/** The sources that publish advisories under an ecosystem's name. */
const SOURCES: Readonly<Partial<Record<EcosystemName, readonly AdvisorySource[]>>> = {
  actions: GITHUB,
  cargo: GITHUB,
  cpan: ['cpansa'],
  go: GITHUB,
  hex: ['github', 'erlef'],
  maven: GITHUB,
  npm: GITHUB,
  nuget: GITHUB,
  packagist: GITHUB,
  pub: GITHUB,
  pypi: GITHUB,
  rubygems: GITHUB,
};

/** @returns the sources of an ecosystem; undefined where nobody publishes advisories under its name, as far as we know */
export const advisorySourcesOf = (ecosystem: string): readonly AdvisorySource[] | undefined =>
  Object.hasOwn(SOURCES, ecosystem) ? SOURCES[ecosystem as EcosystemName] : undefined;

export const hasAdvisorySource = (ecosystem: string): boolean => advisorySourcesOf(ecosystem) !== undefined;

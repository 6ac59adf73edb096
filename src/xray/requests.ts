/** Which request shows a column's value for a row, and which page explains what can be got wrong with it. */
import type {RequestValues} from '../samples/request';
import type {StartOperation} from '../recognise/startOperations';
import type {ColumnId, Row} from './rows';

export interface ColumnRequest {
  operation: StartOperation;
  values: RequestValues;
}

/** A page that explains a trap. */
export interface Explanation {
  page: string;
  title: string;
  /** The trap in a sentence. */
  trap: string;
}

const byName = ({package: one, finding}: Row): ColumnRequest['values']['parameters'] | undefined =>
  finding && {
    registryName: finding.record.registry,
    packageName: finding.record.name,
    ...(one.version ? {versionNumber: one.version} : {}),
  };

/** @returns the request that returns what a column shows of a row */
export function requestFor(column: ColumnId, row: Row): ColumnRequest {
  const {finding, package: one} = row;
  const names = byName(row);
  const lookup: ColumnRequest = {operation: 'packages/lookupPackage', values: {parameters: {purl: one.purl}}};
  if (!finding || !names) return lookup;
  const {versionNumber, ...nameOnly} = names;
  switch (column) {
    case 'package':
      return {operation: 'packages/bulkLookupPackages', values: {parameters: {}, body: {purls: [one.purl]}}};
    case 'version':
      return versionNumber === undefined
        ? lookup
        : {operation: 'packages/getRegistryPackageVersion', values: {parameters: names}};
    case 'advisories':
      return {
        operation: 'advisories/getAdvisories',
        values: {parameters: {ecosystem: finding.record.ecosystem, package_name: finding.record.name}},
      };
    case 'dependents':
      return {operation: 'packages/getRegistryPackageDependentPackages', values: {parameters: nameOnly}};
    default:
      return lookup;
  }
}

export const EXPLANATIONS: Readonly<Record<ColumnId, Explanation>> = {
  package: {
    page: '/docs/guides/package-urls#not-found',
    title: 'Why a lookup finds nothing',
    trap: "A package that isn't in the response may still exist: we may not have it, or may have it under another name.",
  },
  version: {
    page: '/docs/guides/package-urls#look-up',
    title: 'Look up a package URL',
    trap: 'A lookup ignores the version. Request the version itself to see whether it exists.',
  },
  newest: {
    page: '/docs/guides/freshness#see',
    title: 'Check how old a record is',
    trap: 'The newest version is the highest stable one when we last synced the package.',
  },
  advisories: {
    page: '/docs/guides/quickstart-security#rules',
    title: 'Three rules for advisories',
    trap: 'No request filters by version, and the advisories in a package record are a copy. This request returns the current ones.',
  },
  licence: {
    page: '/docs/guides/recipes/dependency-licences#state',
    title: 'Read what the registry states',
    trap: "The licence is the package's, not that of your version. Other means that we don't recognise it.",
  },
  maintainers: {
    page: '/docs/guides/recipes/maintainers#publishers',
    title: 'Read who can publish a package',
    trap: "Maintainers are the accounts that can publish. Some registries don't name any, which isn't zero.",
  },
  release: {
    page: '/docs/guides/recipes/project-health#releases',
    title: 'Check how often a project releases',
    trap: 'A package without recent releases can be finished rather than abandoned.',
  },
  status: {
    page: '/docs/guides/data-model#status',
    title: 'Values of status',
    trap: 'Status is about the package, not your version. A package without a status counts as active.',
  },
  dependents: {
    page: '/docs/guides/recipes/affected-packages#packages',
    title: 'List the packages that depend on it',
    trap: 'Counts packages that depend on it in any of their versions, old ones included.',
  },
  funding: {
    page: '/docs/guides/recipes/funding#links',
    title: 'Collect the links of your dependencies',
    trap: 'No link means that none was published where we look, not that nobody can be funded.',
  },
  synced: {
    page: '/docs/guides/freshness#schedule',
    title: 'Sync schedules',
    trap: 'This is when we last compared the package with its registry. Parts of the record can be older.',
  },
};

const GATE = {page: '/docs/guides/recipes/ci-gate', title: 'Fail CI on vulnerable dependencies'} as const;
const ENRICH = {page: '/docs/guides/recipes/sbom-enrichment', title: 'Enrich SBOMs at scale'} as const;

/** @returns the recipe that does the same without a browser, for a format */
export function recipeFor(format: string): {page: string; title: string} {
  return /^(cyclonedx|spdx|purls)$/.test(format) ? ENRICH : GATE;
}

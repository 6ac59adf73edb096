/**
 * "Start from what you have": the kinds of identifier that readers bring, and
 * the operations that take them. The landing page and the guide show the list;
 * every request in it is checked when the site is built.
 *
 * Most requests are those that the form gives for the example, so that list
 * and form say the same; what a single pasted text cannot lead to is added.
 */
import type {StartOperation} from './startOperations';
import type {StartKind, StartRequest} from './reading';
import {recognise} from './recognise';

export interface Start {
  id: StartKind;
  /** What the reader has. */
  what: string;
  example: string;
  requests: readonly StartRequest[];
}

/** @returns the requests of the first reading of a text. */
function requestsFor(text: string, omit: readonly StartOperation[] = []): StartRequest[] {
  const result = recognise(text);
  if ('refusal' in result)
    throw new Error(`src/recognise/starts.ts: the example "${text}" is refused: ${result.refusal}`);
  return (result.readings[0]?.requests ?? []).filter((request) => !omit.includes(request.operation));
}

export const starts: readonly Start[] = [
  {
    id: 'package-url',
    what: 'A package URL',
    example: 'pkg:npm/react',
    requests: [
      ...requestsFor('pkg:npm/react'),
      {
        operation: 'packages/bulkLookupPackages',
        gives: 'Look up to 100 package URLs at once',
        values: {parameters: {}, body: {purls: ['pkg:maven/org.apache.logging.log4j/log4j-core']}},
      },
    ],
  },
  {
    id: 'repository-url',
    what: 'A repository URL',
    example: 'https://github.com/rails/rails',
    requests: requestsFor('https://github.com/rails/rails'),
  },
  {
    id: 'vulnerability',
    what: 'A CVE or GHSA ID',
    example: 'CVE-2021-44228',
    requests: [...requestsFor('CVE-2021-44228')],
  },
  {
    id: 'sbom',
    what: 'An SBOM, a lockfile or an archive',
    example: 'https://raw.githubusercontent.com/ecosyste-ms/digest/main/package.json',
    requests: [
      ...requestsFor(
        'https://raw.githubusercontent.com/CycloneDX/bom-examples/master/SBOM/proton-bridge/proton-bridge-v1.8.0.bom.json',
      ).map((request) => ({...request, gives: 'Parse an SBOM'})),
      ...requestsFor('https://raw.githubusercontent.com/ecosyste-ms/digest/main/package.json').map((request) => ({
        ...request,
        gives: 'Parse a manifest or lockfile',
      })),
      ...requestsFor('https://github.com/ecosyste-ms/digest/archive/refs/heads/main.zip', [
        'dependency-parser/createJob',
      ]),
      {
        operation: 'advisories-osv/queryBatchVulnerabilities',
        gives: 'Check up to 1,000 packages for vulnerabilities',
        values: {
          parameters: {},
          body: {queries: [{package: {name: 'lodash', ecosystem: 'npm'}}, {purl: 'pkg:npm/left-pad'}]},
        },
      },
    ],
  },
  {
    id: 'image',
    what: 'The name of a container image',
    example: 'redis:8.2.1',
    requests: [
      ...requestsFor('redis:8.2.1'),
      {
        operation: 'docker/getPackages',
        gives: 'Search images by a word',
        values: {parameters: {query: 'redis', sort: 'downloads', order: 'desc'}},
      },
    ],
  },
  {
    id: 'doi',
    what: 'The DOI of a paper',
    example: '10.1038/s41592-019-0686-2',
    requests: requestsFor('10.1038/s41592-019-0686-2'),
  },
  {
    id: 'login',
    what: 'A person or organisation',
    example: '@octocat',
    requests: [
      ...requestsFor('@octocat', [
        'dependabot/getHostOwner',
        'issues/getHostOwner',
        'sponsors/listAccountSponsors',
        'dashboards/getCollectionAdvisories',
        'packages/getRegistryMaintainer',
        'timeline/getUserSummary',
      ]),
      {
        operation: 'packages/getRegistryMaintainerPackages',
        gives: 'List the packages that they can publish on npm',
        values: {parameters: {registryName: 'npmjs.org', MaintainerLoginOrUUID: 'octocat'}},
      },
    ],
  },
  {
    id: 'funding',
    what: 'A funding account',
    example: 'https://opencollective.com/babel',
    requests: [
      ...requestsFor('https://opencollective.com/babel'),
      ...requestsFor('https://github.com/sponsors/octocat'),
      {
        operation: 'funds/searchFunds',
        gives: 'Find the fund for a technology',
        values: {parameters: {query: 'django'}},
      },
    ],
  },
];

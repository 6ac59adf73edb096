/** The records that the landing page shows, made from the examples of the API descriptions. */
import {exampleMismatches} from '@ecosystems-docs/openapi-docs/facts';
import {checkRecordKinds} from '../../api/node/checkCards';
import {onlyRecord, readCard} from '../../api/recordCard';
import {kindOf} from '../../api/cards';
import {readRequest, requestExample} from '../../content/node/readRequest';
import type {LandingRecord} from '../LandingExample';

interface Start {
  /** What a reader pastes to get here; the form on the page recognises it. */
  text: string;
  /** Info string and values of a request fence, as pages write them. */
  request: readonly [meta: string, values: string];
}

const STARTS: readonly Start[] = [
  {
    text: 'pkg:npm/react',
    request: [
      'packages/lookupPackage fields=name,ecosystem,description,status,licenses,latest_release_number,latest_release_published_at,dependent_packages_count,dependent_repos_count,downloads,downloads_period,advisories,last_synced_at samples=curl',
      'purl: pkg:npm/react',
    ],
  },
  {
    text: 'https://github.com/sdsc-ordes/gimie',
    request: [
      'repositories/repositoriesLookup fields=full_name,description,language,license,archived,stargazers_count,open_issues_count,pushed_at,commit_stats.total_commits,commit_stats.total_committers,last_synced_at,host.name samples=curl',
      'url: https://github.com/sdsc-ordes/gimie',
    ],
  },
  {
    text: 'CVE-2021-23337',
    request: [
      'dependabot/getAdvisory fields=title,severity,identifiers,cvss_score,epss_percentage,published_at,withdrawn_at,packages,updated_at samples=curl',
      'advisoryId: CVE-2021-23337',
    ],
  },
];

/**
 * @returns the records, the first of which the page opens with
 * @throws Error if an example has no card or doesn't answer its request, or a card shows what isn't returned
 */
export function landingRecords(): LandingRecord[] {
  checkRecordKinds();
  return STARTS.map(({text, request: [meta, values]}) => {
    const request = readRequest(meta, values);
    const {operation, response} = request;
    const kind = kindOf(`${operation.api}/${operation.id}`);
    const card = kind && response && readCard(kind, onlyRecord(response.example.value));
    if (!card) throw new Error(`src/landing/node/records.ts: ${meta} has no example to show as a card.`);
    const mismatch = exampleMismatches(operation, request.values, response.example.value)[0];
    if (mismatch) throw new Error(`src/landing/node/records.ts: the example doesn't answer ${values}: ${mismatch}.`);
    return {text, card, example: requestExample(request)};
  });
}

/** Requests for a vulnerability and for a paper. Browser-safe. */
import {makeRequest, type Reading} from './reading';

const CVE = /\bCVE-\d{4}-\d{4,}\b/i;
/** The alphabet is GitHub's own. */
const GHSA = /\bGHSA(?:-[23456789cfghjmpqrvwx]{4}){3}\b/i;

/** @returns the requests for the first CVE or GHSA identifier in a text; undefined if it has none */
export function vulnerabilityReading(text: string): Reading | undefined {
  const ghsa = GHSA.exec(text)?.[0];
  const cve = CVE.exec(text)?.[0].toUpperCase();
  const id = ghsa ? `GHSA${ghsa.slice(4).toLowerCase()}` : cve;
  if (!id) return undefined;
  const requests = [
    makeRequest('dependabot/getAdvisory', 'Get the advisory and its packages', {advisoryId: id}),
    makeRequest('dependabot/getAdvisoryIssues', 'List where its fix was merged', {advisoryId: id, state: 'merged'}),
  ];
  // Behind the one that a browser can send.
  if (!ghsa) requests.push(makeRequest('advisories-osv/getVulnerability', 'Get the vulnerability as OSV', {id}));
  return {
    kind: 'vulnerability',
    what: `Vulnerability ${id}`,
    advisory: id,
    note: 'With the uuid of this response, the Advisories service returns affected versions and usage counts.',
    requests,
  };
}

/** @param doi without an address in front, not encoded */
export function doiReading(doi: string): Reading {
  const arxiv = /^10\.48550\/arxiv\./i.test(doi);
  const value = arxiv ? doi.toLowerCase() : doi;
  return {
    kind: 'doi',
    what: `Paper ${value}`,
    note: arxiv
      ? 'arXiv DOIs are stored in lower case.'
      : 'DOIs are case-sensitive: write this one exactly as it is stored.',
    requests: [
      makeRequest('papers/getPaper', 'Get the paper', {doi: value}),
      makeRequest('papers/listPaperMentions', 'List the packages that it mentions', {doi: value}),
    ],
  };
}

import {describe, expect, it} from 'vitest';
import {load} from '@ecosystems-docs/openapi-docs/node';
import {consoleOperation} from '../../console/node/data';
import {corsText, effectText, failureText, whoText} from './requestText';

const operation = (api: string, id: string) =>
  consoleOperation(load(api).operations.find((candidate) => candidate.id === id)!);
const registries = operation('packages', 'getRegistries');
const job = operation('dependency-parser', 'createJob');

it('failures name the host and what to do', () => {
  expect(failureText(registries, 'offline')).toContain('offline');
  expect(failureText(registries, 'refused')).toContain('allow this site to reach packages.ecosyste.ms');
  expect(failureText(registries, 'timeout')).toContain('30 seconds');
  expect(failureText(registries, 'timeout')).toContain('per_page');
  expect(failureText(operation('packages', 'getRegistry'), 'timeout')).not.toContain('per_page');
  expect(failureText(registries, 'too large')).toBe(
    'The response is larger than 200 MB, so we stopped the download. Request less data, for example with a smaller per_page, or run the request in a terminal.',
  );
  expect(failureText(registries, 'cancelled')).toBe('Request cancelled.');
  expect(failureText(job, 'cancelled')).toContain('may still have received it');
  expect(failureText(registries, 'redirected', {contact: true, key: true})).toContain(
    "your email address and your API key aren't sent to another host",
  );
  expect(failureText(job, 'redirected', undefined, 'https://example.org/jobs/1;$(id)')).toMatch(
    / curl -i 'https:\/\/example\.org\/jobs\/1;\$\(id\)'$/,
  );
});

describe('before sending', () => {
  it('says what goes along, and why not where a redirect could take it away', () => {
    expect(whoText(registries, {contact: false, key: false})).toBeUndefined();
    expect(whoText(registries, {contact: true, key: false})).toBe('Sent with your email address.');
    expect(whoText(job, {contact: false, key: true})).toMatch(
      /^We don't send your API key .* it could reach another host/,
    );
  });

  it('effects are named', () => {
    expect(effectText(registries)).toBeUndefined();
    expect(effectText(job)).toBe('This creates a job on parser.ecosyste.ms.');
    expect(effectText(operation('packages', 'lookupPackage'))).toContain('queue a sync');
  });

  it('missing CORS is named', () => {
    expect(corsText(operation('dashboards', 'getProjects'))).toMatch(/^dashboards\.ecosyste\.ms doesn't allow/);
    expect(corsText(operation('advisories-osv', 'getVulnerability'))).toMatch(/^The OSV API doesn't allow/);
  });
});

import {describe, expect, it} from 'vitest';
import {loadAll} from '@ecosystems-docs/openapi-docs/node';
import {DESCRIPTIONS} from '@ecosystems-docs/openapi-docs/testing';
import {Routes} from './routes';

const routes = new Routes(loadAll(DESCRIPTIONS));

describe('Routes', () => {
  it('prefers fixed segments, and lets slashes stand where the description does', () => {
    const find = (path: string): unknown => {
      const match = routes.find('repos.ecosyste.ms', 'GET', `/api/v1${path}`);
      return match.operation ? [match.operation.id, match.path] : match;
    };
    expect(find('/hosts/GitHub/owners/lookup')).toEqual(['lookupHostOwner', {HostName: 'GitHub'}]);
    expect(find('/hosts/GitHub/repositories/numpy/numpy')).toEqual([
      'getHostRepository',
      {hostName: 'GitHub', repositoryName: 'numpy/numpy'},
    ]);
    expect(find('/hosts/GitHub/repositories/numpy%2Fnumpy/tags')).toEqual([
      'getHostRepositoryTags',
      {hostName: 'GitHub', repositoryName: 'numpy/numpy'},
    ]);
  });

  it('says why an address leads nowhere', () => {
    const problem = (host: string, method: string, path: string): string => {
      const miss = routes.find(host, method, path);
      return miss.operation ? '' : miss.problem;
    };
    expect(problem('packages.example', 'GET', '/')).toMatch(/^there is no host "packages\.example"; known: advisories/);
    expect(problem('packages.ecosyste.ms', 'GET', '/api/v1/registry')).toContain('/api/v1/registries');
    expect(problem('packages.ecosyste.ms', 'DELETE', '/api/v1/registries')).toMatch(/ does not take DELETE, only GET$/);
  });
});

import {describe, expect, it} from 'vitest';
import {loadAll} from '@ecosystems-docs/openapi-docs/node';
import {DESCRIPTIONS} from '@ecosystems-docs/openapi-docs/testing';
import {valueText} from '@ecosystems-docs/openapi-docs/words';
import {prepareRequest} from '@ecosystems-docs/openapi-docs/samples';
import {Routes} from './routes';

const apis = loadAll(DESCRIPTIONS);
const routes = new Routes(apis);
const operations = apis.flatMap((api) => api.operations);

describe('Routes', () => {
  it('finds every operation by the address of its examples', () => {
    for (const operation of operations) {
      const path = operation.parameters.filter((parameter) => parameter.in === 'path');
      const {url} = prepareRequest(operation, {
        parameters: Object.fromEntries(path.map((parameter) => [parameter.name, parameter.example])),
      });
      const {host, pathname} = new URL(url);
      expect(routes.find(host, operation.method, pathname)).toEqual({
        operation,
        api: expect.objectContaining({id: operation.api}) as unknown,
        path: Object.fromEntries(path.map((parameter) => [parameter.name, valueText(parameter.example)])),
      });
    }
  });

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
    expect(routes.find('packages.example', 'GET', '/')).toMatchObject({
      status: 404,
      problem: expect.stringMatching(/^there is no host "packages\.example"; known: advisories/) as string,
    });
    expect(routes.find('packages.ecosyste.ms', 'GET', '/api/v1/registry')).toMatchObject({
      status: 404,
      problem: expect.stringContaining('/api/v1/registries') as string,
    });
    expect(routes.find('packages.ecosyste.ms', 'DELETE', '/api/v1/registries')).toMatchObject({
      status: 405,
      allow: ['GET', 'HEAD'],
    });
    expect(routes.find('packages.ecosyste.ms', 'GET', '/api/v1/registries/%E0%A4%A')).toMatchObject({
      status: 404,
      problem: expect.stringContaining('percent-encoded') as string,
    });
  });
});

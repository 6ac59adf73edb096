import {matchRoutes, type RouteConfig} from 'react-router-config';
import {describe, expect, it} from 'vitest';
import {serviceRoutes} from './serviceRoutes';

describe('serviceRoutes', () => {
  const operation = (path: string): {path: string; exact: true} => ({path, exact: true});
  const routes = serviceRoutes({
    'tools/diff': [operation('/docs/services/tools/diff/get-job'), operation('/docs/services/tools/diff/get-job-log')],
    'tools/archives': [operation('/docs/services/tools/archives/get-job')],
  });
  const found = (path: string): unknown[] => matchRoutes(routes as unknown as RouteConfig[], path).map(({route}) => (route.routes ? route.sidebar : route.path));

  it('finds an operation by its service, with the sidebar of its page', () => {
    expect(found('/docs/services/tools/diff/get-job')).toEqual(['services', '/docs/services/tools/diff/get-job']);
    expect(found('/docs/services/tools/diff/get-job-log')).toEqual(['services', '/docs/services/tools/diff/get-job-log']);
    expect(found('/docs/services/tools/archives/get-job')).toEqual(['services', '/docs/services/tools/archives/get-job']);
  });

  it.each(['/docs/services/tools/diff', '/docs/services/tools/diff/get', '/docs/services/tools/archives/get-job-log', '/docs/services/tools/diff/get-job/more'])('finds nothing at %s', (path) => {
    expect(found(path)).toEqual([]);
  });
});

import {describe, expect, it} from 'vitest';
import {factText} from './access';
import {API_COUNT, offersCors, services} from './services';

it('counts the services with an API, and their descriptions, as the facts of pages do', () => {
  expect(factText('count.services')).toBe(String(API_COUNT));
  expect(factText('count.apis')).toBe(String(services.flatMap(({descriptions}) => descriptions).length));
});

describe('offersCors', () => {
  it('is true below /api/ of a service that answers other sites’ pages, and nowhere else', () => {
    expect(offersCors('packages', 'https://packages.ecosyste.ms/api/v1')).toBe(true);
    expect(offersCors('advisories', 'https://advisories.ecosyste.ms/api/v1')).toBe(true);
    expect(offersCors('advisories', 'https://advisories.ecosyste.ms/v1')).toBe(false);
    expect(services.filter(({id, apiBase}) => apiBase && !offersCors(id, apiBase)).map(({id}) => id)).toEqual([
      'dashboards',
    ]);
  });

  it('refuses a service that does not exist', () => {
    expect(() => offersCors('packagez', 'https://packages.ecosyste.ms/api/v1')).toThrow(
      /There is no service "packagez"/,
    );
  });
});

import {describe, expect, it} from 'vitest';
import {offersCors, services} from './services';

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

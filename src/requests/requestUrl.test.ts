import {describe, expect, it} from 'vitest';
import {readBase, withBase, withContact, withoutContact} from './requestUrl';

describe('readBase', () => {
  it.each(['http://localhost:4010', 'http://localhost:4010/', 'http://127.0.0.1'])('takes %s', (base) => {
    expect(readBase(base)).toBe(base.replace(/\/$/, ''));
  });

  it.each([
    null,
    '',
    'https://localhost:4010',
    // No policy of the site allows it.
    'http://[::1]:4010',
    'http://localhost.example.org',
    'http://localhost:4010/path',
    'http://user@localhost',
    'https://example.org',
    'javascript:alert(1)',
  ])('does not take %s', (base) => {
    expect(readBase(base)).toBeUndefined();
  });
});

describe('addresses', () => {
  const url = 'https://packages.ecosyste.ms/api/v1/packages/lookup';

  it('go below the base', () => {
    expect(withBase(url, 'http://localhost:4010')).toBe(
      'http://localhost:4010/packages.ecosyste.ms/api/v1/packages/lookup',
    );
    expect(withBase(url, undefined)).toBe(url);
  });

  it.each([url, `${url}?purl=pkg%3Anpm%2Freact`, `${url}?page=2&per_page=1`])(
    'take the contact address: %s',
    (address) => {
      const full = withContact(address, 'a+b@example.org');
      expect(full).toMatch(/[?&]mailto=a%2Bb%40example\.org$/);
      expect([withoutContact(full), withContact(address, '')]).toEqual([address, address]);
    },
  );

  it('lose the contact address wherever it stands', () => {
    expect(withoutContact(`${url}?mailto=a%40b.c&page=2`)).toBe(`${url}?page=2`);
    expect(withoutContact(`${url}?page=2&mailto=a%40b.c&per_page=1`)).toBe(`${url}?page=2&per_page=1`);
    expect(withoutContact(`${url}?mailto=a%40b.c#part`)).not.toContain('a%40b');
  });
});

import {expect, it} from 'vitest';
import {LAST_RELEASE, securityTxt} from './wellKnown';

it('security.txt has the fields of RFC 9116, valid for less than a year', () => {
  expect(securityTxt('2026-11-21')).toBe(
    [
      'Contact: mailto:security@ecosyste.ms',
      'Expires: 2027-11-16T00:00:00Z',
      'Preferred-Languages: en',
      'Canonical: https://docs.ecosyste.ms/.well-known/security.txt',
      'Policy: https://docs.ecosyste.ms/docs/about/contact#security',
      '',
    ].join('\n'),
  );
});

it('security.txt has not expired: set LAST_RELEASE in src/outputs/wellKnown.ts to the day of the release', () => {
  const [, expires = ''] = /^Expires: (.*)$/m.exec(securityTxt(LAST_RELEASE)) ?? [];
  expect(Date.parse(expires)).toBeGreaterThan(Date.now());
});

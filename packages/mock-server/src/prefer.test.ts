import {describe, expect, it} from 'vitest';
import {readPreferences} from './prefer';

describe('readPreferences', () => {
  it('reads every preference', () => {
    expect(readPreferences('code=429, example=exceeded; delay=250,body=broken, size=4MB , cors=none')).toEqual({
      code: '429',
      example: 'exceeded',
      delay: 250,
      body: 'broken',
      size: 4e6,
      cors: 'none',
    });
  });

  it('takes nothing from an empty text, and quotes off', () => {
    expect(readPreferences('')).toEqual({});
    expect(readPreferences('code="404"')).toEqual({code: '404'});
  });

  it.each('code=ok code delay=-1 delay=999999999 body=half size=big size=6MB cors=all dynamic=true'.split(' '))(
    'refuses %s',
    (text) => {
      expect(() => readPreferences(text)).toThrow('Prefer');
    },
  );
});

import {describe, expect, it} from 'vitest';
import {versionedPurl} from '@ecosystems-docs/lockfile-check';
import {npm} from '@ecosystems-docs/lockfile-check/testing';
import {readShared, shareFragment} from './share';

describe('a link', () => {
  it('comes back as the package URLs that went in', () => {
    const odd = [
      npm('a', '1.0.0+build,2'),
      {...npm('b', '2'), purl: 'pkg:gem/b?repository_url=https%3A%2F%2Fgem.coop'},
      npm('@s/c'),
    ];
    const {fragment, shared} = shareFragment(odd);
    expect(shared).toBe(3);
    expect(fragment).toMatch(/^#project-check=npm\/a@/);
    for (const link of [fragment, fragment.replace(/^#project-check=/, '#xray=')])
      expect(readShared(link)?.split('\n')).toEqual(odd.map(versionedPurl));
  });

  it('takes as many as fit, and says how many', () => {
    const many = Array.from({length: 2000}, (_, index) => npm(`package-${index}`, '1.0.0'));
    const {fragment, shared} = shareFragment(many);
    expect(fragment.length).toBeLessThanOrEqual(6000);
    expect(shared).toBeGreaterThan(200);
    expect(readShared(fragment)?.split('\n')).toHaveLength(shared);
  });

  it.each(['', '#project-check=', '#try=1', '#other'])('has no packages in %j', (hash) => {
    expect(readShared(hash)).toBeUndefined();
  });
});

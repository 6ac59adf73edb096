import {describe, expect, it} from 'vitest';
import {CODE_HOSTS, hasNestedGroups, hasOwnerPages, hostWith, isPublicCodeHost, looksLikeCodeHost} from './codeHosts';

describe('a code host', () => {
  it.each(Object.keys(CODE_HOSTS))('that is listed is one everywhere: %s', (domain) => {
    expect([hasOwnerPages(domain), looksLikeCodeHost(domain), isPublicCodeHost(domain)]).toEqual([true, true, true]);
  });

  it.each(['gitlab.example.com', 'gitea.example.com', 'git.example.com', 'code.example.com', 'gitee.com', 'git.sr.ht'])(
    'is recognised by its domain: %s',
    (domain) => expect(looksLikeCodeHost(domain)).toBe(true),
  );

  it.each(['example.com', 'inventory.example.com', 'salsa.example.com', 'digital.example.com'])(
    'is no other domain: %s',
    (domain) => expect([looksLikeCodeHost(domain), hasNestedGroups(domain)]).toEqual([false, false]),
  );

  it('with GitLab has groups of groups', () => {
    const domains = ['gitlab.com', 'gitlab.example.com', 'salsa.debian.org', 'invent.kde.org', 'github.com'];
    expect(domains.map(hasNestedGroups)).toEqual([true, true, true, true, false]);
  });

  it('has other domains for files and archives', () => {
    expect(hostWith('raw', 'raw.githubusercontent.com')).toBe('github.com');
    expect(hostWith('archives', 'codeload.github.com')).toBe('github.com');
    expect(hostWith('raw', 'github.com')).toBeUndefined();
  });
});

it('tells places of public code from others, and from keys that objects inherit', () => {
  expect('codeload.github.com api.github.com git.sr.ht framagit.org'.split(' ').every(isPublicCodeHost)).toBe(true);
  const inherited = ['constructor', 'toString'];
  const others = ['gitlab.example.com', 'github.com.example.org', 'raw.githubusercontent.com', ...inherited];
  expect(others.filter(isPublicCodeHost)).toEqual([]);
  expect(inherited.filter(hasOwnerPages)).toEqual([]);
});

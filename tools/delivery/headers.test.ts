import {describe, expect, it} from 'vitest';
import {commonHeaders, contentPolicy, headersFor, type Sender} from './headers';

const HASH = 'sha256-abc=';
const STYLE = 'sha256-def=';
const HASHES = {scripts: [HASH], styles: [STYLE]};

/** @returns the sources of each directive */
function parse(policy: string): Record<string, string[]> {
  return Object.fromEntries(
    policy.split('; ').map((directive) => [directive.split(' ')[0]!, directive.split(' ').slice(1)]),
  );
}

describe('contentPolicy', () => {
  const senders: readonly Sender[] = ['tls', 'behind-tls', 'local', 'meta'];

  it.each(senders)('lets only the site’s own and the named scripts run (%s)', (sender) => {
    const policy = parse(contentPolicy(HASHES, sender));
    expect(policy).toMatchObject({
      'script-src': ["'self'", `'${HASH}'`],
      'style-src': ["'self'", `'${STYLE}'`],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'frame-src': ["'none'"],
      'form-action': ["'self'"],
      'worker-src': ["'self'"],
      'default-src': ["'self'"],
    });
    expect(contentPolicy(HASHES, sender)).not.toContain('unsafe');
    // Elements and scripts are made of text by named policies alone.
    expect(policy['require-trusted-types-for']).toEqual(["'script'"]);
    expect(policy['trusted-types']).toEqual(['prerendered', 'default', 'bundler']);
  });

  it('sends requests to the services alone, on the reader’s machine to the mock server too', () => {
    const sources = (sender: Sender): string[] | undefined => parse(contentPolicy(HASHES, sender))['connect-src'];
    expect(sources('tls')).toEqual(["'self'", 'https://*.ecosyste.ms']);
    expect(sources('behind-tls')).toEqual(sources('tls'));
    expect(sources('local')).toEqual(["'self'", 'https://*.ecosyste.ms', 'http://localhost:*', 'http://127.0.0.1:*']);
    // A host that sets no headers is a published site too.
    expect(sources('meta')).toEqual(sources('tls'));
  });

  it('says in a page only what browsers heed there', () => {
    expect(parse(contentPolicy(HASHES, 'meta'))).not.toHaveProperty('frame-ancestors');
    for (const sender of ['tls', 'behind-tls', 'local'] as const)
      expect(parse(contentPolicy(HASHES, sender))['frame-ancestors']).toEqual(["'none'"]);
  });

  it('turns plain addresses into ones with TLS only where the server itself has it', () => {
    expect(senders.filter((sender) => contentPolicy(HASHES, sender).includes('upgrade-insecure-requests'))).toEqual([
      'tls',
    ]);
  });

  it('holds nothing that an attribute or a configuration would read as its own sign', () => {
    expect(contentPolicy(HASHES, 'meta')).not.toMatch(/["<>]/);
    for (const value of Object.values(commonHeaders(HASHES, 'tls'))) expect(value).not.toMatch(/["$\\{}\n]/);
  });
});

describe('headersFor', () => {
  it.each([
    ['/assets/js/main.0a1b2c3d.js', 'public, max-age=31536000, immutable', 'text/javascript; charset=utf-8'],
    ['/img/logo.svg', 'public, max-age=86400', 'image/svg+xml'],
    ['/parts/docs/about.html', 'public, max-age=86400', 'text/html; charset=utf-8'],
    ['/docs/about', 'no-cache', undefined],
    ['/docs/about.md', 'no-cache', 'text/markdown; charset=utf-8'],
    ['/.well-known/api-catalog', 'no-cache', 'application/linkset+json'],
  ])('%s', (pathname, cache, type) => {
    expect(headersFor(pathname)['Cache-Control']).toBe(cache);
    expect(headersFor(pathname)['Content-Type']).toBe(type);
  });

  it('opens to other origins what programs read, and nothing else', () => {
    for (const open of ['/openapi/packages.yaml', '/llms.txt', '/docs/about.md', '/.well-known/api-catalog'])
      expect(headersFor(open)['Access-Control-Allow-Origin'], open).toBe('*');
    for (const closed of ['/', '/docs/about', '/assets/js/main.js', '/parts/docs/about.html'])
      expect(headersFor(closed), closed).not.toHaveProperty('Access-Control-Allow-Origin');
  });
});

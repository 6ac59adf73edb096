import {describe, expect, it} from 'vitest';
import {pageSpelledOtherwise, readablePath} from './correctUrl';

const routes = [
  {path: '/docs', routes: [{path: '/docs/about/'}, {path: '/docs/usage/errors'}]},
  {path: '/'},
  {path: '*'},
];

describe('addresses', () => {
  it('that the router cannot decode become readable', () => {
    expect(readablePath('/docs/%ff')).toBe('/docs/%25ff');
    expect(readablePath('/docs/100%')).toBe('/docs/100%25');
    expect(readablePath('/docs/caf%C3%A9')).toBeUndefined();
  });

  it.each([
    ['/Docs/About', '/docs/about/'],
    ['/docs/usage/ERRORS/', '/docs/usage/errors'],
    ['/docs/usage/errors%20', '/docs/usage/errors'],
    ['/docs/usage/errors.html', '/docs/usage/errors'],
    ['/docs/About/index.html', '/docs/about/'],
    ['/INDEX.html', '/'],
    ['/docs/nothing', undefined],
    ['/docs/usage/errors', undefined],
  ])('%s is another spelling of %s', (path, page) => {
    expect(pageSpelledOtherwise(path, routes)).toBe(page);
  });
});

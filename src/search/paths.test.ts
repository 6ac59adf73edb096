import {describe, expect, it} from 'vitest';
import {pathIn} from './paths';

describe('pathIn', () => {
  it.each([
    ['GET /advisories', {method: 'GET', segments: ['advisories']}],
    [
      'https://packages.ecosyste.ms/api/v1/packages/lookup?purl=pkg:npm/react',
      {host: 'packages.ecosyste.ms', segments: ['api', 'v1', 'packages', 'lookup']},
    ],
    [
      "curl -sS 'https://repos.ecosyste.ms/api/v1/hosts/GitHub/repositories/numpy%2Fnumpy'",
      {host: 'repos.ecosyste.ms', segments: ['api', 'v1', 'hosts', 'GitHub', 'repositories', 'numpy/numpy']},
    ],
    ['packages.ecosyste.ms', {host: 'packages.ecosyste.ms', segments: []}],
    ['/a/%zz', {segments: ['a', '%zz']}],
  ])('reads %s', (text, path) => expect(pathIn(text)).toMatchObject(path));

  it.each(['get a package', 'purl', 'read/write access', ''])('finds none in %j', (text) =>
    expect(pathIn(text)).toBeUndefined(),
  );
});

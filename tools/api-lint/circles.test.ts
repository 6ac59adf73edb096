import {describe, expect, it} from 'vitest';
import {corrupted, FIXTURE, temporaryFolder} from '../../src/openapi/fixtures.testing';
import {checkDescription} from './check';

const dir = temporaryFolder();
const SCHEMAS = '  schemas:\n';

describe('references in a circle', () => {
  it('are named with file and line, each of them', async () => {
    const copy = corrupted(
      dir,
      SCHEMAS,
      `${SCHEMAS}    LoopA: { $ref: '#/components/schemas/LoopB' }\n    LoopB: { $ref: '#/components/schemas/LoopA' }\n    LoopC: { $ref: '#/components/schemas/LoopC' }\n    Leads: { $ref: '#/components/schemas/LoopA' }\n`,
    );
    const errors = await checkDescription(FIXTURE, copy.dir);
    expect(errors.map(({file, line, rule, message}) => [file, line - copy.line, rule, message])).toEqual([
      [copy.file, 1, 'ref', '`LoopA` refers to itself through `LoopB`.'],
      [copy.file, 2, 'ref', '`LoopB` refers to itself through `LoopA`.'],
      [copy.file, 3, 'ref', '`LoopC` refers to itself.'],
    ]);
  });
});

describe('the server', () => {
  it.each([
    'javascript:alert(1)//packages.ecosyste.ms/api/v1',
    'https://evil.example/api/v1',
    'https://user@packages.ecosyste.ms/api/v1',
    'https://packages.ecosyste.ms.evil.example/api/v1',
    'http://packages.ecosyste.ms/api/v1',
    'https://packages.ecosyste.ms/api/v1/',
    'https://packages.ecosyste.ms:8443/api/v1',
  ])('%s is refused', async (url) => {
    const copy = corrupted(dir, 'url: https://library.example.com/v1', `url: '${url}'`);
    const errors = await checkDescription(FIXTURE, copy.dir);
    expect(errors).toContainEqual(
      expect.objectContaining({line: copy.line, message: `The server \`${url}\` is not a base URL of ours.`}),
    );
  });
});

import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {corrupted, DESCRIPTIONS, temporaryFolder} from '@ecosystems-docs/openapi-docs/testing';
import {loadWithPlaces} from '@ecosystems-docs/openapi-docs/node';
import {checkPageSize} from './pageSize';

const dir = temporaryFolder();

it('refuses an example of Page-Items that is not the default of the operation', () => {
  const copy = corrupted(dir, 'x-headers: [by-50, paging]', 'x-headers: [paging]', 'dependabot.yaml', DESCRIPTIONS);
  const before = readFileSync(copy.file, 'utf8').split('\n').slice(0, copy.line);
  expect(checkPageSize(loadWithPlaces('dependabot', copy.dir))).toEqual([
    expect.objectContaining({
      file: copy.file,
      line: before.findLastIndex((line) => line.includes("'200':")) + 1,
      message: 'The example of `Page-Items` is 100, but a page of getPackages has 50 items by default.',
    }),
  ]);
});

import {cpSync, mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {temporaryFolder} from '@ecosystems-docs/openapi-docs/testing';
import {loadWithPlaces} from '@ecosystems-docs/openapi-docs/node';
import {checkPageSize} from './pageSize';

const dir = temporaryFolder();

it('refuses an example of Page-Items that is not the default of the operation', () => {
  const copy = mkdtempSync(join(dir, 'copy-'));
  cpSync('openapi', copy, {recursive: true});
  const file = join(copy, 'dependabot.yaml');
  const text = readFileSync(file, 'utf8');
  const search = 'x-headers: [by-50, paging]';
  expect(text).toContain(search);
  writeFileSync(file, text.replace(search, 'x-headers: [paging]'));
  const place = text.lastIndexOf("'200':", text.indexOf(search));
  expect(checkPageSize(loadWithPlaces('dependabot', copy))).toEqual([
    expect.objectContaining({
      file,
      line: text.slice(0, place).split('\n').length,
      message: 'The example of `Page-Items` is 100, but a page of getPackages has 50 items by default.',
    }),
  ]);
});

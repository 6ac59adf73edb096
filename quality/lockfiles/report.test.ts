import {describe, expect, it} from 'vitest';
import {allFixtures} from '@ecosystems-docs/lockfile-reader/testing';
import {formats} from '@ecosystems-docs/lockfile-reader';
import {counters} from './counters';
import {reportLine, lockfileReport} from './report';

describe('the readers agree with an independent count', () => {
  it.each(allFixtures())('$folder/$file', async ({name, text}) => {
    const report = await lockfileReport(name, text);
    expect(report.message).toBeUndefined();
    expect(report.differences ?? {onlyCounted: [], onlyRead: []}).toEqual({onlyCounted: [], onlyRead: []});
  });
});

it('counts only formats that are read', () => {
  const ids = formats.map(({id}) => id);
  expect(Object.keys(counters).filter((id) => !ids.includes(id))).toEqual([]);
});

it("names what differs, what is left out, and files that can't be read", async () => {
  const lock = '{"lockfileVersion":3,"packages":{"node_modules/a":{"version":"1.0.0"},"node_modules/b":{"link":true}}}';
  const report = await lockfileReport('package-lock.json', lock);
  expect(report).toMatchObject({format: 'package-lock', packages: 1, left: {local: 1}, differences: {onlyCounted: []}});
  const different = {...report, differences: {onlyCounted: ['c@1'], onlyRead: []}};
  expect(reportLine(different)).toMatch(/1 packages, left out: 1 local; DIFFERS: only counted c@1, only read –/);
  expect(reportLine(await lockfileReport('a.txt', 'hello'))).toMatch(/^not read .* a\.txt: We don't recognise/);
});

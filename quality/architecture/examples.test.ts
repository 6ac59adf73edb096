import {readFileSync} from 'node:fs';
import {expect, it, vi} from 'vitest';

it.each([
  ['lockfile-check', [[[['pkg:pypi/requests']]], ['2 package versions not looked up']]],
  ['lockfile-reader', [[[{name: './vendor/ours', reason: 'local'}]], ['pkg:pypi/requests', 'affected']]],
  ['mock-server', [[200], [429]]],
  ['openapi-docs', [['GET', '/jobs/{jobID}'], [expect.stringMatching(/^curl -A /)]]],
  ['text', [['2,000 packages'], ['1 July 2026'], ['left\\u202eright'], ['name,"\'=1+1"']]],
])('the example of %s is in its README, and prints what stands there', async (name, printed) => {
  const read = (file: string): string => readFileSync(`packages/${name}/${file}`, 'utf8');
  expect(read('README.md')).toContain(read('example.ts'));
  const log = vi.spyOn(console, 'log').mockReturnValue();
  await import(`../../packages/${name}/example.ts`);
  expect(log.mock.calls).toEqual(printed);
  log.mockRestore();
});

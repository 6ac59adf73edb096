import {readFileSync} from 'node:fs';
import {expect, it, vi} from 'vitest';

it('is in the README, and prints what the README says', async () => {
  const read = (name: string): string => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8');
  expect(read('README.md')).toContain(read('example.ts'));
  const log = vi.spyOn(console, 'log').mockReturnValue();
  await import('../example');
  expect(log.mock.calls).toEqual([[[['pkg:pypi/requests']]], ['2 package versions not looked up']]);
  log.mockRestore();
});

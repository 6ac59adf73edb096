import {createHash} from 'node:crypto';
import {expect, it} from 'vitest';
import {SITE_URL} from '../catalogue/site';
import {renderPrograms} from './programs';

it('are the command as one module that names its page, and the sums of all programs', () => {
  const files = renderPrograms();
  const command = files.get('/programs/check.mjs') ?? '';
  expect(command).toMatch(/^#!\/usr\/bin\/env node\n/);
  expect(command).toContain(`'${SITE_URL}/docs/guides/check-your-project'`.replaceAll("'", '"'));
  expect(command).not.toMatch(/^import .* from "(?!node:)/m);
  expect(command).toMatch(/semver [\d.]+ \(ISC\)\n\nThe ISC License/);
  const sums = files.get('/programs/SHA256SUMS')?.split('\n') ?? [];
  expect(sums).toContain(`${createHash('sha256').update(command).digest('hex')}  check.mjs`);
  expect(sums.filter((line) => /^[\da-f]{64} {2}ecosystems\.\w+$/.test(line)).length).toBeGreaterThan(4);
});

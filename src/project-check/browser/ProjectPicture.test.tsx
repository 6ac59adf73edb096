import {afterEach, expect, it, vi} from 'vitest';
import {mount, type Mounted} from '../../console/browser/mounted.testing';
import {advisory, file, npm, record, rowsAfter} from '../rows.testing';
import ProjectPicture from './ProjectPicture';

let mounted: Mounted;

afterEach(async () => {
  await mounted.remove();
  vi.unstubAllGlobals();
});

it.each([
  {isPhone: true, paths: 10, isOpen: true},
  {isPhone: true, paths: 11, isOpen: false},
  {isPhone: false, paths: 1, isOpen: false},
])('has paths open on a phone, where they are all there is, unless they are many: %o', async (one) => {
  vi.stubGlobal('matchMedia', () => ({matches: one.isPhone}));
  const bad = Array.from({length: one.paths}, (_, index) => `bad-${index + 1}`);
  const packages = [npm('own', '1', {direct: true}), ...bad.map((name) => npm(name, '1'))];
  const records = bad.map((name) => record(name, {advisories: [advisory(name, '< 4')]}));
  const result = file(packages, {edges: bad.map((_, index) => [0, index + 1])});
  mounted = await mount(<ProjectPicture result={result} rows={rowsAfter(packages, [record('own'), ...records])} />);
  const details = mounted.element.querySelector('details');
  expect(details?.querySelectorAll('li')).toHaveLength(one.paths);
  expect(details?.open).toBe(one.isOpen);
});

import {expect, it} from 'vitest';
import {checkTerms} from './terms';

const check = (text: string) =>
  checkTerms({file: 'a.mdx', text, line: (offset) => text.slice(0, offset).split('\n').length});

it('finds a form across the end of a line, and says where it stands', () => {
  expect(check('One\ntwo lock\n   files.')).toEqual([
    {file: 'a.mdx', line: 2, rule: 'term', what: '"lock files" is not used here.', fix: 'Write lockfile.'},
  ]);
});

it.each([
  'Use the endpoint.',
  'Download the swagger file.',
  'Which license has it?',
  'It is normalized.',
  'An sbom.',
  'Take a Package URL.',
  'It isn’t here.',
])('finds the name that we do not use: %s', (text) => {
  expect(check(text)).toHaveLength(1);
});

it.each([
  'The GNU Affero General Public License. You can license it.',
  'Package URLs are names. Take a package URL.',
  'The URL of the repository; an email address.',
  'An organisation of that size. The OpenAPI Specification.',
])('leaves what is right: %s', (text) => {
  expect(check(text)).toEqual([]);
});

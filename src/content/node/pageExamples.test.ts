import {expect, it} from 'vitest';
import {readDoc} from '../../markdown/docs';
import {pageExampleProblems, type ExampleProblem} from './pageExamples';

const problems = (body: string): ExampleProblem[] =>
  pageExampleProblems(readDoc('docs/guides/page.mdx', `---\ntitle: Page\n---\n\n${body}\n`));

const fence = (head: string, values: string): string => `\`\`\`request ${head}\n${values}\n\`\`\`\n`;

it('says file, line, what and how to fix', () => {
  expect(problems(`Text.\n\n${fence('packages/getRegistry', 'registryName: crates.io')}`)).toEqual([
    {
      file: 'docs/guides/page.mdx',
      line: 7,
      what: 'The example "recorded" does not answer the request to packages/getRegistry: `name` is npmjs.org, but the request asks for `crates.io` (`registryName`).',
      fix: 'Change the request, choose another example with example=…, or show none with answer=none.',
    },
  ]);
});

it('looks at properties that the page does not show', () => {
  const request = fence('packages/getRegistry fields=packages_count', 'registryName: crates.io');
  expect(problems(request)).toHaveLength(1);
});

it.each([
  ['a request that is answered', fence('packages/getRegistry', 'registryName: npmjs.org')],
  ['no example', fence('packages/getRegistry answer=none', 'registryName: crates.io')],
  ['the example of an error', fence('packages/getRegistry status=404', 'registryName: crates.io')],
  ['a fence that cannot be read', fence('packages/nothing', 'registryName: crates.io')],
])('accepts %s', (_title, body) => {
  expect(problems(body)).toEqual([]);
});

const CREATED = fence('dependency-parser/createJob answer=none', 'url: https://example.com/package.json');
const JOB = fence('dependency-parser/getJob example=complete', 'jobID: 3f0f3c1e-5b0a-4b5e-9c37-2f4d1f6a8b11');

it('expects the job that was created above', () => {
  expect(problems(`${CREATED}\n${JOB}`)).toEqual([
    expect.objectContaining({
      line: 9,
      what: expect.stringMatching(
        /`url` is https:\/\/github\.com\/ecosyste-ms\/digest\/.*, but the job above was created for https:\/\/example\.com\/package\.json\./,
      ) as string,
    }),
  ]);
  expect(problems(JOB)).toEqual([]);
});

import {expect, it} from 'vitest';
import {loadWithPlaces} from '@ecosystems-docs/openapi-docs/node';
import {corrupted, DESCRIPTIONS, temporaryFolder} from '@ecosystems-docs/openapi-docs/testing';
import {checkExampleRequests} from './exampleRequests';

const dir = temporaryFolder();
const changed = (search: string, replacement: string): ReturnType<typeof corrupted> =>
  corrupted(dir, search, replacement, 'commits.yaml', DESCRIPTIONS);

it('points at the example that does not answer the request of its operation', () => {
  const copy = changed('x-request: { login: alice-example }, ', '');
  expect(checkExampleRequests(loadWithPlaces('commits', copy.dir))).toMatchObject([
    {
      rule: 'example-request',
      file: copy.file,
      line: copy.line,
      message:
        'Example `typical` of getHostCommitter does not answer its request: `login` is alice-example, but the request asks for `octocat` (`login`).',
      fix: expect.stringContaining('`x-request`') as string,
    },
  ]);
});

it('holds an example to the request that it names', () => {
  const copy = changed('x-request: { login: alice-example }', 'x-request: { login: bob-example }');
  const [error] = checkExampleRequests(loadWithPlaces('commits', copy.dir));
  expect(error?.message).toContain('the request asks for `bob-example` (`login`)');
});

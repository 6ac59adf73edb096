import {cpSync, mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {loadWithPlaces} from '@ecosystems-docs/openapi-docs/node';
import {temporaryFolder} from '@ecosystems-docs/openapi-docs/testing';
import {checkExampleRequests} from './exampleRequests';

const dir = temporaryFolder();

/** A copy of the descriptions with a text replaced in the one of Commits; with the line of the text. */
function changed(search: string, replacement: string): {dir: string; line: number} {
  const copy = mkdtempSync(join(dir, 'copy-'));
  cpSync('openapi', copy, {recursive: true});
  const file = join(copy, 'commits.yaml');
  const text = readFileSync(file, 'utf8');
  expect(text).toContain(search);
  writeFileSync(file, text.replace(search, replacement));
  return {dir: copy, line: text.slice(0, text.indexOf(search)).split('\n').length};
}

it('points at the example that does not answer the request of its operation', () => {
  const copy = changed('x-request: { login: alice-example }, ', '');
  expect(checkExampleRequests(loadWithPlaces('commits', copy.dir))).toMatchObject([
    {
      rule: 'example-request',
      file: join(copy.dir, 'commits.yaml'),
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

import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {expect, it} from 'vitest';

const {forbidden} = createRequire(import.meta.url)('../../.dependency-cruiser.cjs') as {
  forbidden: {comment: string}[];
};

it('ARCHITECTURE.md has the table of what may be imported: if this fails, copy it from here', () => {
  const rows = forbidden.flatMap(({comment}) => {
    const [, subject, allowed] = /^src\/([\w-]+) may import only: [\w-]+(?:, )?([\w, -]*)\./.exec(comment) ?? [];
    return subject === undefined ? [] : [`| ${subject} | ${allowed || 'nothing'} |`];
  });
  const [, table] =
    /\| subject in `src` \|.*\n\| --- .*\n((?:\|.*\n)+)/.exec(readFileSync('ARCHITECTURE.md', 'utf8')) ?? [];
  expect(table?.trim().split('\n')).toEqual(rows);
});

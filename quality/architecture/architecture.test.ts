import {readdirSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {describe, expect, it} from 'vitest';

interface Rule {
  name: string;
  comment: string;
}

const {forbidden} = createRequire(__filename)('../../.dependency-cruiser.cjs') as {forbidden: Rule[]};

/** What each subject may import, as the import rules say it: the comment is made from the same list as the rule. */
const ruled = new Map(
  forbidden.flatMap(({name, comment}): [string, string[]][] => {
    const [, subject, list] = /^src\/([\w-]+) may import only: (.*) \(ARCHITECTURE\.md\)$/.exec(comment) ?? [];
    return subject && list && name === `${subject}-imports`
      ? [
          [
            subject,
            list
              .split(', ')
              .filter((other) => other !== subject)
              .sort(),
          ],
        ]
      : [];
  }),
);

/** The same as the table of ARCHITECTURE.md says it. */
const told = new Map(
  [...readFileSync('ARCHITECTURE.md', 'utf8').matchAll(/^\| `([\w-]+)` \|[^|]*\| ([^|]*) \|$/gm)].map(
    ([, subject = '', list = '']): [string, string[]] => [subject, list === 'nothing' ? [] : list.split(', ')],
  ),
);

describe('the table of subjects in ARCHITECTURE.md', () => {
  it('says what the import rules say', () => {
    expect(Object.fromEntries(told)).toEqual(Object.fromEntries(ruled));
  });

  it('has every subject that other code may import', () => {
    const shown = new Set(['pages', 'theme', 'css']);
    const folders = readdirSync('src', {withFileTypes: true})
      .filter((entry) => entry.isDirectory() && !shown.has(entry.name))
      .map(({name}) => name);
    expect([...told.keys()].sort()).toEqual(folders.sort());
  });
});

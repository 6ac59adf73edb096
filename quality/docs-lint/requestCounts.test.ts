import {describe, expect, it} from 'vitest';
import {format} from './finding';
import {parseDoc, type ParsedDoc} from './parsedDoc';
import {checkRequestCounts} from './requestCounts';

const page = (text: string, file = 'docs/guides/a.mdx', description = 'x'): ParsedDoc =>
  parseDoc(file, `---\ntitle: A\ndescription: ${description}\n---\n\n${text}\n`);

const TUTORIAL = ['react', 'lodash'].map(
  (name) => `\`\`\`request packages/lookupPackage\npurl: pkg:npm/${name}\n\`\`\``,
);

describe('a number of requests', () => {
  it('is that of the page, in its description and in links to it', () => {
    const tutorial = page(TUTORIAL.join('\n\n'), 'docs/guides/tutorial.mdx', 'Learn it in six requests.');
    const other = page('Read [three requests](/docs/guides/tutorial) or [two requests](/docs/guides/tutorial).');
    expect(checkRequestCounts([tutorial, other]).map(format)).toEqual([
      expect.stringMatching(
        /^docs\/guides\/tutorial\.mdx:2 count: "six requests", but docs\/guides\/tutorial\.mdx shows 2/,
      ),
      expect.stringMatching(/^docs\/guides\/a\.mdx:6 count: "three requests"/),
    ]);
  });

  it('counts a request once that is shown twice', () => {
    const twice = page([...TUTORIAL, TUTORIAL[0]].join('\n\n'), 'docs/guides/tutorial.mdx', 'Two requests.');
    expect(checkRequestCounts([twice])).toEqual([]);
  });
});

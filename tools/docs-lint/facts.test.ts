import {describe, expect, it} from 'vitest';
import {checkFacts, checkRequestCounts} from './facts';
import {format} from './finding';
import {parseDoc, type ParsedDoc} from './parsedDoc';
import {loadDescriptions} from '../../src/api/node/descriptions';

// Read here, because reading takes longer than a test may.
loadDescriptions();

const page = (text: string, file = 'docs/guides/a.mdx', description = 'x'): ParsedDoc =>
  parseDoc(file, `---\ntitle: A\ndescription: ${description}\n---\n\n${text}\n`);
const typed = (text: string): string[] => page(text).passages.flatMap(checkFacts).map(format);

const TUTORIAL = ['react', 'lodash'].map(
  (name) => `\`\`\`request packages/lookupPackage\npurl: pkg:npm/${name}\n\`\`\``,
);

describe('a number that is a fact', () => {
  it('is refused where it is typed, with the fact to write', () => {
    expect(typed('With an email address you have 15,000 requests an hour.')).toEqual([
      expect.stringMatching(/^docs\/guides\/a\.mdx:6 fact: "15,000" is typed[^]*<Fact of="rateLimit\.polite" \/>/),
    ]);
    expect(typed('We read 109 registries.')).toEqual([expect.stringContaining('count.registries')]);
    expect(typed('The APIs have 251 operations.')).toEqual([expect.stringContaining('"251 operations" is typed')]);
  });

  it('is let through as a fact, and with another unit', () => {
    expect(typed('You have <Fact of="rateLimit.polite" /> requests an hour, and 15,000 packages.')).toEqual([]);
  });
});

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

import {describe, expect, it} from 'vitest';
import {checkFacts} from './facts';
import {format} from './finding';
import {parseDoc} from './parsedDoc';
import {loadDescriptions} from '../../src/api/node/descriptions';

// Read here, because reading takes longer than a test may.
loadDescriptions();

const typed = (text: string): string[] =>
  parseDoc('docs/guides/a.mdx', `---\ntitle: A\ndescription: x\n---\n\n${text}\n`)
    .passages.flatMap(checkFacts)
    .map(format);

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

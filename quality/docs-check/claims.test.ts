import {describe, expect, it} from 'vitest';
import {format} from '../docs-lint/finding';
import {parseDoc} from '../docs-lint/parsedDoc';
import {checkClaims, checkSent} from './claims';
import {loadDescriptions} from '../../src/api/node/descriptions';

// Read here, because reading takes longer than a test may.
loadDescriptions();

/** @returns the findings of a page of Funds, whose text begins on line 7 */
const findings = (text: string, check = checkClaims): string[] =>
  check(
    parseDoc('docs/services/products/funds.mdx', `---\ntitle: Funds\ndescription: x\nservice: funds\n---\n\n${text}\n`),
  ).map(format);

describe('what a page says of a 404', () => {
  it('is wrong where the operation is described', () => {
    expect(findings('A.\n\n**A fund’s projects and funders return `404`**, although they exist.')).toEqual([
      expect.stringMatching(
        /^docs\/services\/products\/funds\.mdx:9 claim: .*GET \/funds\/\{slug\}\/projects \(funds\/getFundProjects\)/,
      ),
    ]);
  });

  it('is wrong where the linked operation has none', () => {
    expect(findings('[Registries](op:packages/getRegistries) return `404` for nothing.')).toEqual([
      expect.stringContaining('packages/getRegistries has none'),
    ]);
  });

  it('is right of some requests, of what isn’t described, and of an operation that has one', () => {
    expect(
      findings(
        'A fund’s projects return `404` if the fund is unknown.\n\nProjects have slugs, and capital letters return `404`.\n\nA fund’s funders return `404`.\n\n[A fund](op:funds/getFund) returns `404`.',
      ),
    ).toEqual([]);
  });
});

describe('what a page sends to an operation', () => {
  it('is wrong where the operation doesn’t take it', () => {
    expect(
      findings(
        'A.\n\nThe packages, by `repository_url` in [a bulk lookup](op:packages/bulkLookupPackages).',
        checkSent,
      ),
    ).toEqual([
      expect.stringMatching(
        /^docs\/services\/products\/funds\.mdx:9 claim: .*`repository_url` to packages\/bulkLookup/,
      ),
    ]);
    expect(findings('[List them](op:packages/getDependencies) with `ecosystem` and\n`name`.', checkSent)).toHaveLength(
      1,
    );
  });

  it('is right of a parameter, a value that it may have, and a property of the body', () => {
    expect(
      findings(
        '[Look up](op:packages/lookupPackage), with `repository_url`. Sort [packages](op:packages/getRegistryPackages) by `downloads` or `rank`. Many, by `purls` in [a bulk lookup](op:packages/bulkLookupPackages).',
        checkSent,
      ),
    ).toEqual([]);
  });
});

/** Faults, planted into texts that are right: the lint names the rule that each breaks. */
import {describe, expect, it} from 'vitest';
import {parseSource} from '@ecosystems-docs/openapi-docs/node';
import {lintTexts} from './lintDocs';
import {parseDoc} from './parsedDoc';

const SHARED = 'This sentence stands on one page only, and it has more than twelve words.';

const RIGHT = `---
title: A page
description: What the reader gets on this page, in one sentence of enough length.
---

We index packages of many registries. ${SHARED}

## Get a package

Send the name to [the lookup](op:packages/lookupPackage).

## Next step

Read about [errors](/docs/usage/errors).
`;

const OTHER = RIGHT.replace('A page', 'Another page')
  .replace('What the reader gets', 'What else the reader gets')
  .replace(SHARED, 'Each record has a date.');

const DESCRIPTION = `paths:
  /packages:
    get:
      summary: List packages
      description: Returns one page of packages.
`;

/** @returns the rules that the texts break, each with its file and line. */
async function rules({page = RIGHT, other = OTHER}: {page?: string; other?: string}): Promise<string[]> {
  const findings = await lintTexts({
    pages: [parseDoc('docs/usage/page.mdx', page), parseDoc('docs/usage/other.mdx', other)],
    descriptions: [parseSource('openapi/example.yaml', DESCRIPTION)],
    others: [],
  });
  return findings.map(({file, line, rule}) => `${file.split('/').at(-1) ?? ''}:${line} ${rule}`);
}

describe('the lint', () => {
  it('finds nothing in texts that are right', async () => {
    expect(await rules({})).toEqual([]);
  });

  it('names the rule that each fault breaks, in its line', async () => {
    const page = [
      ['many registries', 'many registrys, of 13.1 million packages'],
      ['Send the name to [the lookup]', 'Use the endpoint and [here]'],
    ].reduce((text, [right = '', fault = '']) => {
      expect(text).toContain(right);
      return text.replace(right, fault);
    }, RIGHT);
    expect((await rules({page, other: OTHER.replace('Each record has a date.', SHARED)})).sort()).toEqual([
      'other.mdx:6 repeated',
      'page.mdx:10 link',
      'page.mdx:10 term',
      'page.mdx:6 date',
      'page.mdx:6 spelling',
    ]);
  });

  it('finds a size that the catalogue gives as another number', async () => {
    const page = (size: string): string =>
      RIGHT.replace('Send the name', `On 1 July 2026 we had ${size}. Send the name`);
    expect(await rules({page: page('14.4 million packages')})).toEqual([]);
    expect(await rules({page: page('13.1 million packages')})).toEqual(['page.mdx:10 size']);
  });
});

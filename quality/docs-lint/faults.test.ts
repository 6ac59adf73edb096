/** Faults, planted one by one into texts that are right: the lint names the rule that each breaks. */
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
async function rules({
  page = RIGHT,
  other = OTHER,
  description = DESCRIPTION,
}: {
  page?: string;
  other?: string;
  description?: string;
}): Promise<string[]> {
  const findings = await lintTexts({
    pages: [parseDoc('docs/usage/page.mdx', page), parseDoc('docs/usage/other.mdx', other)],
    descriptions: [parseSource('openapi/example.yaml', description)],
    others: [],
  });
  return findings.map(({file, line, rule}) => `${file.split('/').at(-1) ?? ''}:${line} ${rule}`);
}

function planted(right: string, fault: string): string {
  expect(RIGHT).toContain(right);
  return RIGHT.replace(right, fault);
}

describe('the lint', () => {
  it('finds nothing in texts that are right', async () => {
    expect(await rules({})).toEqual([]);
  });

  it('finds a word of another spelling', async () => {
    expect(await rules({page: planted('many registries', 'many registrys')})).toEqual(['page.mdx:6 spelling']);
  });

  it('finds a thing under another name', async () => {
    expect(await rules({page: planted('Send the name to', 'Use the endpoint and')})).toEqual(['page.mdx:10 term']);
  });

  it('finds a link that does not say where it leads', async () => {
    expect(await rules({page: planted('[the lookup]', '[here]')})).toEqual(['page.mdx:10 link']);
  });

  it('finds a sentence of another page', async () => {
    expect(await rules({other: OTHER.replace('Each record has a date.', SHARED)})).toEqual(['other.mdx:6 repeated']);
  });

  it('finds a large number without a date', async () => {
    expect(await rules({page: planted('packages of many registries', '14.4 million packages')})).toEqual([
      'page.mdx:6 date',
    ]);
  });

  it('finds a size that the catalogue gives as another number', async () => {
    const page = (size: string): string => planted('Send the name', `On 1 July 2026 we had ${size}. Send the name`);
    expect(await rules({page: page('14.4 million packages')})).toEqual([]);
    expect(await rules({page: page('13.1 million packages')})).toEqual(['page.mdx:10 size']);
  });
});

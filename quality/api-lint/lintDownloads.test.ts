import {createConfig, lintFromString} from '@redocly/openapi-core';
import {afterEach, describe, expect, it} from 'vitest';
import {toJson} from '@ecosystems-docs/openapi-docs/node';
import {addresses} from '../../src/api/node/fileAddresses';
import {downloadDocuments} from '../../src/outputs/downloads';

const documents = [...downloadDocuments()].map(([id, document]) => ({id, text: toJson(document)}));

/** Rules that a document breaks on purpose. */
const EXPECTED: Readonly<Record<string, readonly string[]>> = {
  // The server is `https:/`, because paths begin with the host.
  [addresses.merged]: ['no-server-trailing-slash'],
};

const unexpected = (id: string, found: readonly {rule: string; text: string}[]): string[] => [
  ...new Set(found.filter(({rule}) => !EXPECTED[id]?.includes(rule)).map(({rule, text}) => `${rule}: ${text}`)),
];

// The linters do not pause: without this the test runner waits in vain for a sign of life.
afterEach(() => new Promise((done) => setImmediate(done)));

describe("Redocly's recommended rules", () => {
  it.each(documents)('$id passes', async ({id, text}) => {
    const config = await createConfig({extends: ['recommended']});
    const problems = await lintFromString({source: text, absoluteRef: `/${id}.json`, config});
    const errors = problems.filter(({severity}) => severity === 'error');
    expect(
      unexpected(
        id,
        errors.map(({ruleId, message, location}) => ({rule: ruleId, text: `${message} ${location[0]?.pointer ?? ''}`})),
      ),
    ).toEqual([]);
  });
});

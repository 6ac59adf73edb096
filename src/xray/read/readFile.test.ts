import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import type {ReadResult} from '../types';
import {readFile} from './readFile';

/** @returns what the file says, or fails with the message */
async function resultOf(name: string | undefined, text: string): Promise<ReadResult> {
  const outcome = await readFile(name, text);
  if (!outcome.ok) throw new Error(outcome.message);
  return outcome.result;
}

describe('readFile', () => {
  it('reads the lockfile of this project', async () => {
    const text = readFileSync('package-lock.json', 'utf8');
    const {packages, edges, skipped} = await resultOf('package-lock.json', text);
    const {packages: entries} = JSON.parse(text) as {packages: Record<string, {name?: string; version: string}>};
    const expected = Object.entries(entries)
      .filter(([location]) => location)
      .map(([location, {name, version}]) => `${name ?? location.replace(/^.*node_modules\//, '')}@${version}`);
    expect(new Set(packages.map(({name, version}) => `${name}@${version}`))).toEqual(new Set(expected));
    expect(packages).toHaveLength(new Set(expected).size);
    expect(skipped).toEqual([]);
    expect(edges.length).toBeGreaterThan(1000);
    expect(packages.find(({name}) => name === 'vitest')).toMatchObject({direct: true, development: true});
    expect(packages.find(({name}) => name === 'react')).toMatchObject({direct: true, development: false});
  });
});

import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {loadAll} from '@ecosystems-docs/openapi-docs/node';
import {exampleValues, loopSamplesFor} from '@ecosystems-docs/openapi-docs/samples';
import {shellFaults} from './shellBlocks';

const lines = (code: string): number[] => [...new Set(shellFaults(code).map(({line}) => line))];

it.each([
  ['npm test # everything'],
  ['# a comment'],
  ['#!/bin/sh'],
  ['ls; #x'],
  ['status=$(curl https://x)'],
  ['  path=a'],
  ["case $x in *[!0-9]*) echo 'no' ;; esac"],
  ['echo "wow!x"'],
  ['echo "isn\'t" # it\'s'],
  ['[ "$x" ] || exit 1'],
  ["case $x in '') echo no; exit 1 ;; esac"],
  ['set -euo pipefail'],
  ["curl 'https://x/y?z'"],
  ['curl -A x \\\n  y'],
  ['npm install @a/b'],
  ['curl https://x/y?z'],
  ['x a,b'],
  ['curl "https://x/%CD%80"'],
])('finds what a prompt reads otherwise in %s', (code) => {
  expect(lines(`true\n${code}`)).toEqual([1]);
});

it.each([
  ['jq \'.[] # "x"\' f'],
  ['curl https://x/y#z "$#" ${a#b}'],
  ['my_path=a; curl -d status=x'],
  ['[ ! -e x ] && [ 1 != 2 ]'],
  ['echo \'a\n# b!c\nd\' "# e"'],
  ['(\ncurl https://x || exit 1\n)'],
  ["curl 'https://x' |\n  jq '.[]'"],
  ["curl -d '{\"a\":1}' \\\n  'https://x'"],
  ['curl "https://x/%3Anpm%2Fy?z" "it\'s @a,b"'],
  ['npm install "@a/b" x@1'],
])('accepts %s', (code) => {
  expect(lines(code)).toEqual([]);
});

it('finds none in what we publish beside the pages, nor in the loops that they show', () => {
  const files = execFileSync('git', ['ls-files', '*.md'], {encoding: 'utf8'}).trim().split('\n');
  const blocks = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^```(?:ba|z)?sh.*\n([^]*?)^```$/gm)].map(([, code = '']) => [file, code]),
  );
  expect(blocks.length).toBeGreaterThan(3);
  for (const [file, code = ''] of blocks) expect(shellFaults(code), file).toEqual([]);
  for (const operation of loadAll().flatMap(({operations}) => operations))
    for (const {id, code} of loopSamplesFor(operation, exampleValues(operation)) ?? [])
      if (id === 'curl') expect(shellFaults(code), operation.id).toEqual([]);
});

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
])('finds what a prompt reads otherwise in %s', (code) => {
  expect(lines(`true\n${code}`)).toEqual([1]);
});

it.each([
  ["jq '.[] # x' f"],
  ['curl https://x/y#z "$#" ${a#b}'],
  ['my_path=a; curl -d status=x'],
  ['[ ! -e x ] && [ 1 != 2 ]'],
  ['echo \'a\n# b!c\nd\' "# e"'],
])('accepts %s', (code) => {
  expect(lines(code)).toEqual([]);
});

it('finds none in the loops that pages show', () => {
  for (const operation of loadAll().flatMap(({operations}) => operations))
    for (const {id, code} of loopSamplesFor(operation, exampleValues(operation)) ?? [])
      if (id === 'curl') expect(shellFaults(code), operation.id).toEqual([]);
});

/** Every word of every page is findable: a page is never missed by a word that few others have. */
import {expect, it} from 'vitest';
import type {Schema} from '@ecosystems-docs/openapi-docs';
import {innerSchemas} from '@ecosystems-docs/openapi-docs/words';
import {operationPath, operationsInOrder} from '../api/node/descriptions';
import {plainText} from '../api/node/text';
import {siteIndex} from './siteIndex.testing';
import {readDocsPages} from './node/docsPages';
import {openIndex} from './open';
import {isStopWord, tokens} from './words';

/** Words that more pages have are found in those that are about them. */
const MAX_PAGES = 3;

/** Interval at which rare words are tested: all of them take a minute, and find no more. */
const STEP = 5;

function schemaTexts(schema: Schema): string[] {
  return innerSchemas(schema)
    .filter(({recursive}) => !recursive)
    .flatMap(({properties = []}) =>
      properties.flatMap(({name, schema: own}) => [name, plainText(own.description ?? ''), ...schemaTexts(own)]),
    );
}

function textsByPage(): Map<string, string> {
  const docs = readDocsPages().map(({path, title, description, intro, sections}): [string, string] => [
    path,
    [title, description, intro, ...sections.flatMap((one) => [one.title, one.text, one.unshown])].join('\n'),
  ]);
  const operations = operationsInOrder().map((operation): [string, string] => [
    operationPath(operation),
    [
      operation.summary,
      plainText(operation.description),
      ...operation.parameters.flatMap(({name, description}) => [name, plainText(description)]),
      ...operation.responses
        .filter(({status}) => status.startsWith('2'))
        .flatMap(({content}) => content.flatMap(({schema}) => schemaTexts(schema))),
    ].join('\n'),
  ]);
  return new Map([...docs, ...operations]);
}

it('every word that few pages have finds each of them', () => {
  const pages = new Map<string, {word: string; on: Set<string>}>();
  for (const [path, text] of textsByPage()) {
    for (const {term, start, end, whole} of tokens(text)) {
      const word = text.slice(start, end).toLowerCase();
      if (whole || term.length < 2 || isStopWord(word)) continue;
      const known = pages.get(term) ?? {word, on: new Set()};
      known.on.add(path);
      pages.set(term, known);
    }
  }
  const rare = [...pages.values()].filter(({on}) => on.size <= MAX_PAGES).filter((_, index) => index % STEP === 0);
  expect(rare.length).toBeGreaterThan(200);
  const ask = openIndex(siteIndex);
  const missed = rare.flatMap(({word, on}) => {
    const found = ask(word, {group: 30, all: 100}).groups.flatMap(({results}) =>
      results.flatMap(({address, others}) => [address, ...others.map((other) => other.address)]),
    );
    const plain = new Set(found.map((address) => address.split('#')[0]));
    return [...on].filter((path) => !plain.has(path)).map((path) => `${word}: ${path}`);
  });
  expect(missed).toEqual([]);
});

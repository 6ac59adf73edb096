import {expect, it} from 'vitest';
import {type AnyObject, asList, asObject, isObject} from '@ecosystems-docs/openapi-docs';
import {bundleDescription, load} from '@ecosystems-docs/openapi-docs/node';
import {FIXTURE, FIXTURES} from '@ecosystems-docs/openapi-docs/testing';
import {driftBetween} from './drift';
import {upstreamChanges} from './upstream';

const api = load(FIXTURE, FIXTURES);
const ours = bundleDescription(FIXTURE, FIXTURES);
const member = (holder: unknown, key: string): AnyObject => asObject(asObject(holder)[key]);

/** The fixture's document as its service would have it: older, and other in what x-differences records. */
function published(): AnyObject {
  const document: AnyObject = {...structuredClone(ours), openapi: '3.0.1'};
  const paths = asObject(document.paths);
  delete paths['/books/search'];
  const list = member(paths['/books'], 'get');
  const isTag = (one: unknown): boolean => asObject(one).name === 'tag';
  list.parameters = asList(list.parameters).map((one) =>
    isTag(one) ? {name: 'tags', in: 'query', schema: {type: 'string'}} : one,
  );
  member(member(document.components, 'schemas').Book, 'properties').title = {type: 'number'};
  return document;
}

/** What `update` of an overlay does: objects are merged, lists are appended. */
function merge(into: AnyObject, from: AnyObject): void {
  for (const [key, value] of Object.entries(from)) {
    if (Array.isArray(value)) into[key] = [...asList(into[key]), ...asList(value)];
    else if (value !== null && typeof value === 'object') merge((into[key] = asObject(into[key])), asObject(value));
    else into[key] = value;
  }
}

/** Applies an overlay, as far as ours go: updates of the whole, and removals of a member or of items that a filter names. */
function apply(overlay: AnyObject, document: AnyObject): void {
  for (const {target, update} of asList(overlay.actions).map(asObject)) {
    if (update !== undefined) merge(document, asObject(update));
    const [, path = '', filter] = /^\$((?:\['[^']+'\])*)(?:\[\?(.*)\])?$/.exec(String(target))!;
    const keys = [...path.matchAll(/\['([^']+)'\]/g)].map(([, key = '']) => key);
    const last = keys.pop();
    if (last === undefined) continue;
    const holder = keys.reduce<AnyObject>(member, document);
    const isMeant = (one: unknown): boolean => filter!.includes(`'${String(isObject(one) ? one.name : one)}'`);
    if (filter === undefined) delete holder[last];
    else holder[last] = asList(holder[last]).filter((one) => !isMeant(one));
  }
}

it('makes the service’s document as its code is, with the evidence', () => {
  const document = published();
  const {overlay, taken} = upstreamChanges(api, ours, document);
  expect(taken).toEqual([]);
  expect(overlay).toMatchObject({overlay: '1.1.0', extends: 'https://library.example.com/openapi.yaml'});
  expect(asList(overlay.actions)[0]).toMatchObject({
    target: '$',
    description: expect.stringMatching(
      /does not have the operation\. The route exists and works\.\nhttps:\/\/github\.com\/example\/library\/blob\/0123456789abcdef0123456789abcdef01234567\/config\/routes\.rb#L12\n/,
    ) as string,
    update: {paths: {'/books/search': {get: {operationId: 'searchBooks'}}}},
  });
  expect(JSON.stringify(overlay)).not.toMatch(/"x-|"null"/);
  apply(overlay, document);
  const {stale, unrecorded} = driftBetween(ours, document, api.differences);
  expect(unrecorded).toEqual([]);
  expect(stale.map(({fact}) => fact)).toEqual(api.differences.flatMap(({facts}) => facts));
});

it('names what the service has taken', () => {
  expect(upstreamChanges(api, ours, ours)).toMatchObject({
    overlay: {actions: []},
    taken: ['books-search', 'title-is-text'],
  });
});

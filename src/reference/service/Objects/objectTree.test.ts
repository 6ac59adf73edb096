import {expect, it} from 'vitest';
import {serviceObjectsProps} from '../node/serviceData';
import {objectTree, type ObjectNode} from './objectTree';

it('has each object once, below the one that lists it', () => {
  const {objects} = serviceObjectsProps('packages');
  const names = (nodes: readonly ObjectNode[]): string[] =>
    nodes.flatMap(({object, children}) => [object.name, ...names(children)]);
  const tree = objectTree(objects);
  expect(names(tree).sort()).toEqual(objects.map(({name}) => name).sort());
  const [registry] = tree;
  expect(registry?.object.name).toBe('Registry');
  expect(registry?.children.find(({object}) => object.name === 'Package')?.by).toBe('packages_url');
});

it('says so if a service has no such object', () => {
  expect(() => serviceObjectsProps('archives')).toThrow(/return the same object/);
});

import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it} from 'vitest';
import {serviceObjectsProps} from '../node/serviceData';
import Objects from './Objects';
import {objectTree, type ObjectNode} from './objectTree';

describe('Objects', () => {
  const html = renderToStaticMarkup(<Objects {...serviceObjectsProps('packages')} />);

  it('has the anchor that the pages of operations lead to', () => {
    expect(html).toContain('id="object-package"');
  });

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
});

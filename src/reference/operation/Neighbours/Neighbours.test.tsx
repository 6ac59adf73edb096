import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it} from 'vitest';
import {findOperation} from '../../../api/node/descriptions';
import {pageOperation} from '../../../api/node/pageOperation';
import Neighbours from './Neighbours';

const objectOf = (reference: string) => {
  const {object} = pageOperation(findOperation(reference));
  if (!object) throw new Error(`${reference} returns no object.`);
  return object;
};

describe('Neighbours', () => {
  it('leads to what the object’s properties lead to, and to the objects that lead to it', () => {
    const version = objectOf('packages/getRegistryPackageVersion');
    expect(version.to).toContainEqual({
      property: 'package_url',
      many: false,
      object: 'Package',
      path: '/docs/services/data-services/packages#object-package',
    });
    expect(version.from.map(({object, property}) => `${object}.${property}`)).toContain('Package.versions_url');
    const html = renderToStaticMarkup(<Neighbours {...version} />);
    // Package leads here by two properties, and is named once.
    expect(version.from).toHaveLength(2);
    expect(html.match(/<a /g)).toHaveLength(version.to.length + 1);
  });

  it('names the service of an object that is another service’s', () => {
    const html = renderToStaticMarkup(<Neighbours {...objectOf('packages/lookupPackage')} />);
    expect(html).toContain('<code>dependent_repositories_url</code>');
    expect(html).toContain('(Repositories)</a>');
  });

  it('is not there for an object that stands alone', () => {
    expect(renderToStaticMarkup(<Neighbours {...objectOf('timeline/getEvents')} />)).toBe('');
  });
});

import {expect, it} from 'vitest';
import {services} from '../../catalogue/services';
import {findOperation} from './descriptions';
import {objectId, objectOf, objectPath, serviceObjects, type ServiceObject} from './objects';

const joinsOf = (service: string, object: string): string[] =>
  (serviceObjects(service).find(({name}) => name === object)?.joins ?? []).map(
    ({property, by, many, object: to, service: at}) => `${property} ${by} ${many ? 'list of ' : ''}${at}/${to}`,
  );

it('takes forms of one object for one', () => {
  const names = serviceObjects('packages').map(({name}) => name);
  expect(names).toContain('Package');
  expect(names).not.toContain('PackageWithRegistry');
  expect(names, 'a receipt is no object').not.toContain('Pong');
});

it('reads joins from nested objects and from URLs in examples, to other services too', () => {
  const joins = joinsOf('packages', 'Package');
  expect(joins).toContain('registry value packages/Registry');
  expect(joins).toContain('versions_url url list of packages/Version');
  expect(joins.some((join) => join.startsWith('dependent_repositories_url url list of repositories/'))).toBe(true);
  expect(joinsOf('sponsors', 'Sponsorship')).toEqual([
    'funder value sponsors/Account',
    'maintainer value sponsors/Account',
  ]);
});

it('leads only to objects that the service returns, or to another service, and has an anchor for each', () => {
  for (const {id} of services) {
    const objects = serviceObjects(id);
    const names = objects.map(({name}) => name);
    expect(new Set(names.map(objectId)).size, id).toBe(names.length);
    for (const {name, joins} of objects)
      for (const join of joins)
        if (join.service === id) expect(names.filter((known) => known !== name)).toContain(join.object);
  }
});

it('leads from an operation to the entry of what it returns', () => {
  const lookup = findOperation('packages/lookupPackage');
  const object = objectOf(lookup) as ServiceObject;
  expect(objectPath('packages', object)).toBe('/docs/services/data-services/packages#object-package');
  expect(objectOf(findOperation('packages/pingPackage')), 'a receipt is no object').toBeUndefined();
});

/** The collections of all APIs as files. */
import {addresses} from '../../api/node/fileAddresses';
import {loadDescriptions} from '../../api/node/descriptions';
import {httpFile} from './http';
import {postmanCollection, postmanEnvironment} from './postman';
import {ENVIRONMENTS} from './requests';

/** @returns the collections of each API for Postman and as `.http`, and the environments for Postman, by path */
export function renderCollections(): Map<string, string> {
  const apis = loadDescriptions();
  return new Map([
    ...apis.flatMap((api): [string, string][] => [
      [addresses.postman(api.id), postmanCollection(api)],
      [addresses.http(api.id), httpFile(api)],
    ]),
    ...ENVIRONMENTS.map((environment): [string, string] => [
      addresses.postmanEnvironment(environment),
      postmanEnvironment(apis, environment),
    ]),
  ]);
}

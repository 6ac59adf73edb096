/** The collections of all APIs as files. */
import {addresses} from '../../api/node/fileAddresses';
import {loadDescriptions} from '../../api/node/descriptions';
import {brunoFiles} from './bruno';
import {httpFile} from './http';
import {postmanCollection, postmanEnvironment} from './postman';
import {ENVIRONMENTS} from './requests';
import {zip} from './zip';

/** @returns the collections of each API for Postman, for Bruno and as `.http`, and the environments for Postman, by path */
export function renderCollections(): Map<string, string | Uint8Array> {
  const apis = loadDescriptions();
  return new Map<string, string | Uint8Array>([
    ...apis.flatMap((api): [string, string | Uint8Array][] => [
      [addresses.postman(api.id), postmanCollection(api)],
      [addresses.bruno(api.id), zip(brunoFiles(api))],
      [addresses.http(api.id), httpFile(api)],
    ]),
    ...ENVIRONMENTS.map((environment): [string, string] => [
      addresses.postmanEnvironment(environment),
      postmanEnvironment(apis, environment),
    ]),
  ]);
}

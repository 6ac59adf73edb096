/** The collections of all APIs as files. */
import {strToU8, zipSync} from 'fflate';
import {addresses} from '../../api/node/fileAddresses';
import {loadDescriptions} from '../../api/node/descriptions';
import {brunoFiles} from './bruno';
import {httpFile} from './http';
import {postmanCollection, postmanEnvironment} from './postman';
import {ENVIRONMENTS} from './requests';

/** The first day that the format knows: the same archive at each build. */
const DATE = new Date('1980-01-01T00:00:00');

function zip(files: ReadonlyMap<string, string>): Uint8Array {
  return zipSync(Object.fromEntries([...files].map(([path, text]) => [path, strToU8(text)])), {mtime: DATE});
}

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

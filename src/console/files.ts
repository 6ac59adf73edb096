/** The console's data, a file per operation. Build time only. */
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {loadDescriptions} from '../reference/descriptions';
import {dataPath} from './address';
import {consoleOperation} from './data';

/** @param dir folder for the files; made where it is missing */
export function writeConsoleData(dir: string): void {
  for (const api of loadDescriptions()) {
    for (const operation of api.operations) {
      const file = path.join(dir, dataPath(`${api.id}/${operation.id}`));
      mkdirSync(path.dirname(file), {recursive: true});
      writeFileSync(file, JSON.stringify(consoleOperation(operation)));
    }
  }
}

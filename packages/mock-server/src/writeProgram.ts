/** Makes the program of the package (package/), which runs without this repository: one file of code and one of data. */
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {build} from 'esbuild';
import {loadAll} from '../../openapi-docs/src/node/load';

/** @param dir folder for the program `mock.cjs` and the descriptions `apis.json` that it reads */
export async function writeProgram(dir: string): Promise<void> {
  await build({
    entryPoints: [path.join(__dirname, 'bin.ts')],
    outfile: path.join(dir, 'mock.cjs'),
    bundle: true,
    platform: 'node',
    target: 'node20.19',
    format: 'cjs',
    banner: {js: '#!/usr/bin/env node'},
    logLevel: 'warning',
  });
  writeFileSync(path.join(dir, 'apis.json'), JSON.stringify(loadAll()));
}

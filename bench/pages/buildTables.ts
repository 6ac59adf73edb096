/** How long a cold build takes, and one with more operations. */
import {spawnSync} from 'node:child_process';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {isMap, parseDocument, Scalar, type YAMLMap} from 'yaml';
import {TemporarySite} from '../../e2e/support/temporarySite';
import {listIds} from '@ecosystems-docs/openapi-docs/node';
import {table, TODAY, type Cells} from './tables';

/** @returns the time of a cold build */
export function buildTables(): string[] {
  const command = 'rm -rf node_modules/.cache .docusaurus-bench && npm run build --silent -- --dir build-bench';
  const start = Date.now();
  const {status} = spawnSync(command, {
    shell: true,
    stdio: 'ignore',
    env: {...process.env, DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus-bench'},
  });
  if (status !== 0) throw new Error(`"${command}" failed.`);
  return [`${TODAY}.`, table(['Build', 'Seconds'], [['cold', ((Date.now() - start) / 1000).toFixed(1)]])];
}

/** Adds copies of every operation to the API descriptions of a copy of the site. */
function multiplyOperations(site: TemporarySite, times: number): void {
  for (const id of listIds()) {
    const file = `openapi/${id}.yaml`;
    const document = parseDocument(readFileSync(path.join(site.dir, file), 'utf8'));
    const paths = document.get('paths') as YAMLMap<Scalar<string>, YAMLMap<Scalar<string>, YAMLMap>>;
    for (const {key, value} of [...paths.items]) {
      for (let copy = 2; copy <= times; copy += 1) {
        const clone = value?.clone();
        if (!isMap<Scalar<string>, YAMLMap>(clone)) continue;
        for (const {value: operation} of clone.items) {
          if (isMap(operation) && operation.has('operationId'))
            operation.set('operationId', `${String(operation.get('operationId'))}Copy${copy}`);
        }
        paths.set(new Scalar(`/copy${copy}${key.value}`), clone);
      }
    }
    site.write(file, document.toString());
  }
}

/** @returns the time of builds with one and four times our operations */
export async function growthTables(): Promise<string[]> {
  const rows: Cells[] = [];
  for (const times of [1, 4]) {
    const site = new TemporarySite();
    try {
      multiplyOperations(site, times);
      const start = Date.now();
      const {status, output} = await site.build();
      if (status !== 0)
        throw new Error(`The site with ${times} times its operations does not build:\n${output.slice(-2000)}`);
      const seconds = (Date.now() - start) / 1000;
      const operations = readdirSync(path.join(site.buildDir, 'openapi/operations'), {
        recursive: true,
        encoding: 'utf8',
      }).filter((name) => name.endsWith('.json')).length;
      rows.push([operations, seconds.toFixed(1), (seconds / operations).toFixed(3)]);
    } finally {
      site.dispose();
    }
  }
  return [`${TODAY}.`, table(['Operations', 'Seconds, cold', 'Seconds for each operation'], rows)];
}

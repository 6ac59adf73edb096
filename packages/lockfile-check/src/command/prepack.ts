/** Writes the module that the package has, before npm packs it. */
import {mkdirSync, writeFileSync} from 'node:fs';
import {bundleCommand} from './bundle';

const folder = new URL('../../dist/', import.meta.url);
mkdirSync(folder, {recursive: true});
writeFileSync(new URL('check.mjs', folder), bundleCommand().text, {mode: 0o755});

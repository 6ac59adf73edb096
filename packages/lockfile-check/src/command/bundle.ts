/** Bundles the command into one module that Node runs without anything installed. */
import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {buildSync} from 'esbuild';

const PACKAGE = fileURLToPath(new URL('../../', import.meta.url));

/** The folder of the installed package that a file is in. */
const packageOf = (file: string): string | undefined => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0];

/** @returns the name, version and licence of an installed package, and the text of its licence */
function noticeOf(folder: string): string {
  const {name, version, license} = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Record<
    string,
    string
  >;
  const file = readdirSync(folder).find((one) => /^licen[cs]e/i.test(one));
  const text = file ? readFileSync(path.join(folder, file), 'utf8') : '';
  return `${name} ${version} (${license})\n\n${text.trim()}`.replaceAll('*/', '* /');
}

interface Published {
  version: string;
  text: string;
  sha256: string;
}

let bundled: Published | undefined;

/** @returns the module, the same for the same sources; it's made once */
export function bundleCommand(): Published {
  return (bundled ??= bundle());
}

function bundle(): Published {
  const {outputFiles, metafile} = buildSync({
    absWorkingDir: PACKAGE,
    entryPoints: ['src/command/main.ts'],
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    charset: 'utf8',
    // The notices below have the licences whole.
    legalComments: 'none',
  });
  const folders = new Set(Object.keys(metafile.inputs).flatMap((file) => packageOf(path.join(PACKAGE, file)) ?? []));
  const notices = [...folders]
    .filter((folder) => existsSync(path.join(folder, 'package.json')))
    .sort()
    .map(noticeOf);
  const {version} = JSON.parse(readFileSync(path.join(PACKAGE, 'package.json'), 'utf8')) as {version: string};
  const text = `#!/usr/bin/env node
/* ecosystems-check ${version}: checks lockfiles and SBOMs. MIT, https://docs.ecosyste.ms/docs/guides/check-your-project
   It contains the packages below; their licences stand at its end. */
${outputFiles[0]?.text ?? ''}
/*
${notices.join('\n\n----\n\n')}
*/
`;
  return {version, text, sha256: createHash('sha256').update(text).digest('hex')};
}

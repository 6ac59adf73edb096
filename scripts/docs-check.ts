import {parseArgs} from 'node:util';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {sidebarOrder} from '../src/outputs/pages';
import {run, UsageError} from '../tools/command/run';
import {checkDocs, listDocs} from '../quality/docs-check/checkDocs';
import {format} from '../quality/docs-lint/finding';

const USAGE = `npm run docs:check -- [file…]

Checks the named pages, or all, without building the site: front matter, Markdown, requests, blocks, links and
anchors, encoding. Prints file, line, what is wrong and how to fix it.

Exit status: 0 nothing to fix, 1 something, 2 wrong arguments.`;

run(USAGE, async () => {
  const {positionals} = parseArgs({allowPositionals: true});
  const named = positionals.map((file) => path.relative('.', file).split(path.sep).join('/'));
  const missing = named.find((file) => !existsSync(file));
  if (missing !== undefined) throw new UsageError(`There is no file ${missing}.`);
  const files = named.length > 0 ? named : listDocs();
  const findings = await checkDocs(files, '.', new Set(sidebarOrder().map(([id]) => id)));
  for (const finding of findings) console.error(format(finding));
  const wrong = new Set(findings.map(({file}) => file)).size;
  console.log(`${files.length} pages checked, ${wrong} with errors`);
  return findings.length === 0 ? 0 : 1;
});

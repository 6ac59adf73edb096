import {parseArgs} from 'node:util';
import {run} from '../tools/command/run';
import {format} from '../quality/docs-lint/finding';
import {lintProse} from '../quality/docs-lint/lintDocs';

const USAGE = `npm run docs:lint -- [path…]

Checks the prose of pages and API descriptions: spelling, names, headings, numbers, dates. Prints file, line, what is
wrong and how to fix it; with paths, checks only files whose path begins so. npm run docs:check checks links and
Markdown.

Exit status: 0 nothing to fix, 1 something, 2 wrong arguments.`;

run(USAGE, async () => {
  const {positionals} = parseArgs({allowPositionals: true});
  const chosen = positionals.map((path) => path.replace(/^\.\//, ''));
  const findings = await lintProse((file) => chosen.length === 0 || chosen.some((path) => file.startsWith(path)));
  for (const finding of findings) console.error(format(finding));
  console.log(findings.length === 0 ? 'prose: nothing to fix' : `prose: ${findings.length} to fix`);
  return findings.length === 0 ? 0 : 1;
});

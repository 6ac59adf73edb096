/**
 * `npm run docs:lint [path…]`: checks the prose of pages and API descriptions
 * and prints file, line, what is wrong and how to fix it; with paths, only what
 * is in files whose path begins so. Exit status: 0 when nothing is wrong, else 1.
 */
import {format} from '../tools/docs-lint/finding';
import {lintProse} from '../tools/docs-lint/lintDocs';

async function main(): Promise<void> {
  const chosen = process.argv.slice(2).map((path) => path.replace(/^\.\//, ''));
  const findings = (await lintProse()).filter(
    ({file}) => chosen.length === 0 || chosen.some((path) => file.startsWith(path)),
  );
  for (const finding of findings) console.error(format(finding));
  console.log(findings.length === 0 ? 'prose: nothing to fix' : `prose: ${findings.length} to fix`);
  process.exitCode = findings.length === 0 ? 0 : 1;
}

void main();

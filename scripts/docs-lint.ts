/**
 * `npm run docs:lint [path…]`: checks the prose of pages and API descriptions
 * and prints file, line, what is wrong and how to mend it; with paths, only what
 * is in files whose path begins so. Exit status: 0 when nothing is wrong, else 1.
 */
import {format} from '../src/prose/finding';
import {lintProse} from '../src/prose/lint';

async function main(): Promise<void> {
  const chosen = process.argv.slice(2).map((path) => path.replace(/^\.\//, ''));
  const findings = (await lintProse()).filter(({file}) => chosen.length === 0 || chosen.some((path) => file.startsWith(path)));
  for (const finding of findings) console.error(format(finding));
  console.log(findings.length === 0 ? 'prose: nothing to mend' : `prose: ${findings.length} to mend`);
  process.exitCode = findings.length === 0 ? 0 : 1;
}

void main();

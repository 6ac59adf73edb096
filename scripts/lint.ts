import {parseArgs} from 'node:util';
import {spawn} from 'node:child_process';
import {run} from '../tools/command/run';

const USAGE = `npm run lint

Checks formatting, code, style sheets, imports and unused exports, side by side. Prints what each found when it ends.

Exit status: 0 nothing to fix, 1 something, 2 wrong arguments.`;

/** What is run, and what to do about what it finds. */
const PROGRAMS: Readonly<Record<string, {command: string; fix: string}>> = {
  formatting: {command: 'prettier --check --log-level warn .', fix: 'npm run format formats them.'},
  code: {command: 'eslint .', fix: 'npx eslint --fix corrects some of it.'},
  styles: {command: 'tsx scripts/lint-styles.ts', fix: 'The steps and colours are in src/css/tokens.css.'},
  imports: {
    command: 'depcruise --output-type err-long src packages quality tools scripts',
    fix: 'The rules are in .dependency-cruiser.cjs.',
  },
  unused: {
    command: 'knip',
    fix: 'Delete what nothing uses. What only its own file uses needs no export; a package that nothing imports leaves package.json.',
  },
};

/** @returns whether the program found nothing; its output comes in one piece when it ends */
function ends(name: string, {command, fix}: (typeof PROGRAMS)[string]): Promise<boolean> {
  return new Promise((resolve) => {
    const started = Date.now();
    const child = spawn(`npx ${command}`, {shell: true, env: {...process.env, FORCE_COLOR: '0'}});
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => void (output += text));
    child.on('close', (status) => {
      const seconds = Math.round((Date.now() - started) / 1000);
      const isGood = status === 0;
      console.log(
        isGood ? `✔ ${name} (${seconds} s)` : `✘ ${name} (${seconds} s): ${command}\n\n${output.trim()}\n\n${fix}\n`,
      );
      resolve(isGood);
    });
  });
}

run(USAGE, async () => {
  parseArgs();
  const results = await Promise.all(Object.entries(PROGRAMS).map(([name, program]) => ends(name, program)));
  return results.every(Boolean) ? 0 : 1;
});

import {parseArgs} from 'node:util';
import {format} from '../quality/docs-lint/finding';
import {lintStyles} from '../quality/style-lint/lintStyles';
import {run} from '../tools/command/run';

const USAGE = `npm run lint:styles

Checks that style sheets take type, space, radius, height and colour from src/css/tokens.css.

Exit status: 0 nothing to fix, 1 something, 2 wrong arguments.`;

run(USAGE, () => {
  parseArgs();
  const findings = lintStyles();
  for (const finding of findings) console.error(format(finding));
  return findings.length === 0 ? 0 : 1;
});

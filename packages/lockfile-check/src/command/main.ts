/** Starts the command. */
import {EXIT} from './exitCode';
import {run} from './run';

const {stdout, stderr, env} = process;
// Whoever reads a pipe may leave early: the result stays what it is.
stdout.on('error', () => undefined);
process.exitCode = EXIT.failed;
process.exitCode = await run(process.argv.slice(2), {
  print: (text) => stdout.write(text),
  tell: (line) => stderr.write(`${line}\n`),
  isColoured: stdout.isTTY && !env.NO_COLOR && env.TERM !== 'dumb',
});

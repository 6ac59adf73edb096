import {UsageError} from './arguments';

/**
 * Runs a script's main function, which returns the exit status. An error is printed as one line, with status 2;
 * with `usage` below it for wrong arguments. With `--help` or `-h`, prints `usage` instead.
 */
export function run(usage: string, main: () => Promise<number> | number): void {
  if (process.argv.slice(2).some((argument) => argument === '--help' || argument === '-h')) {
    console.log(usage);
    process.exitCode = 0;
    return;
  }
  // A main function that is not async throws at once.
  Promise.resolve()
    .then(main)
    .then(
      (status) => {
        process.exitCode = status;
      },
      (error: unknown) => {
        console.error(error instanceof Error ? error.message : error);
        if (error instanceof UsageError) console.error(`\n${usage}`);
        process.exitCode = 2;
      },
    );
}

import {readArguments, UsageError, type Accepted} from './arguments';

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

/**
 * For scripts without a main function: reads the arguments of the process, or ends it with
 * the usage, with status 2 if they are wrong.
 */
export function argumentsOrExit<const T extends Accepted>(
  usage: string,
  accepted: T,
): ReturnType<typeof readArguments<T>> {
  const args = process.argv.slice(2);
  if (args.some((argument) => argument === '--help' || argument === '-h')) {
    console.log(usage);
    process.exit(0);
  }
  try {
    return readArguments(args, accepted);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(`${error.message}\n\n${usage}`);
    process.exit(2);
  }
}

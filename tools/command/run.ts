/** Wrong arguments: the message is one sentence for the user, and the usage belongs below it. */
export class UsageError extends Error {}

const errorCode = (error: unknown): string => String((error as NodeJS.ErrnoException | undefined)?.code ?? '');

/** @throws UsageError unless it is a port */
export function toPort(text: string): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65535)
    throw new UsageError(`"${text}" is not a port. Give a number from 1 to 65535.`);
  return port;
}

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
        if (error instanceof UsageError || errorCode(error).startsWith('ERR_PARSE_ARGS')) console.error(`\n${usage}`);
        if (errorCode(error) === 'EADDRINUSE') console.error('Stop what uses the port, or choose another: --port N');
        process.exitCode = 2;
      },
    );
}

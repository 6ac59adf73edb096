/** Runs a script's main function; what it gives is the exit status. An error is printed as one line, with status 2. */
export function run(main: () => Promise<number>): void {
  main().then((status) => {
    process.exitCode = status;
  }, (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 2;
  });
}

/** States in which a job has ended. In all others it may go on, also in `failed` and `stopped`: docs/guides/jobs.mdx has what the services' code does. */
export const FINAL_STATES: readonly string[] = ['complete', 'error'];

/** @returns whether a job in this state may go on; false where a response has no state */
export const isRunning = (status: string | undefined): boolean =>
  status !== undefined && status !== '' && !FINAL_STATES.includes(status);

/** Seconds between two questions for a job's status. */
export const PAUSE = 2;

/** Questions for a job's status, over ten minutes: a job that stays pending ends the sample too. */
export const POLLS = 300;

/** States in which a job has ended. In all others it may go on, also in `failed` and `stopped`: docs/guides/jobs.mdx has what the services' code does. */
export const FINAL_STATES: readonly string[] = ['complete', 'error'];

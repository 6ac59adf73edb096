/** What to do about failures that say nothing of it themselves. */
const ADVICE: Readonly<Record<string, string>> = {
  ENOSPC: 'The disk is full. Free some space and build again; the last finished site is still in its place.',
  EACCES:
    'A file or folder is not writable. Give this user write permission, or build into another folder: npm run build -- --dir NAME',
  EROFS: 'The file system is read-only. Build into another folder: npm run build -- --dir NAME',
  EMFILE: 'Too many files are open. Raise the limit (ulimit -n 4096) and build again.',
};

/** @returns the cause of an error; of many failed pages that of the first */
const causeOf = (error: Error): unknown => (error instanceof AggregateError ? error.errors[0] : error.cause);

/** @returns an error and its causes, the outermost first */
function chain(error: unknown): Error[] {
  const errors: Error[] = [];
  for (let cause = error; cause instanceof Error && !errors.includes(cause); cause = causeOf(cause)) errors.push(cause);
  return errors;
}

/**
 * Docusaurus hangs the reason for a failure below its own messages, several deep.
 *
 * @param error the error of a build
 * @returns the reason, then the fix if it is known, then the origin
 */
export function explain(error: unknown): string {
  const errors = chain(error);
  const reason = errors.at(-1);
  if (!reason) return String(error);
  const advice = errors.map((one) => ADVICE[(one as NodeJS.ErrnoException).code ?? '']).find(Boolean);
  const outer = errors.slice(0, -1).flatMap(({message}) => message.split('\n')[0] || []);
  const lines = [
    reason.message,
    advice,
    outer.length > 0 ? `\nWhile: ${outer.join(' > ')}` : undefined,
    `\n${reason.stack?.split('\n').slice(1, 6).join('\n') ?? ''}`,
  ];
  return lines
    .filter((line) => line !== undefined)
    .join('\n')
    .trimEnd();
}

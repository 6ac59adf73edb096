/** How often the clock is looked at, in milliseconds. */
const LOOK_MS = 1000;

/** Waits for a time in milliseconds, or until the signal is aborted. */
export function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, signal.aborted ? 0 : milliseconds);
    signal.addEventListener('abort', end);
  });
}

/** Waits until a time in Unix milliseconds, or until the signal is aborted. Timers drift and sleep with the device, so it looks at the clock. */
export async function waitUntil(until: number, signal: AbortSignal): Promise<void> {
  while (Date.now() < until && !signal.aborted) await pause(Math.min(LOOK_MS, until - Date.now()), signal);
}

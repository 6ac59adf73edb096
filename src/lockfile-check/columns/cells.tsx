/** What cells of several columns are made of. */
import type {ReactNode} from 'react';
import {severityWord, timeOf, UNKNOWN, type JudgedAdvisory} from '@ecosystems-docs/lockfile-check';

/** A word that marks a value, because colour alone may not be seen. */
export function MarkWord({of, children}: {of: 'bad' | 'check'; children: ReactNode}): ReactNode {
  return <span className={`lockfile-check__mark lockfile-check__mark--${of}`}>{children}</span>;
}

/** How bad something is: a colour and its word. */
export function SeverityPill({of}: {of: JudgedAdvisory['severity']}): ReactNode {
  return <span className={`lockfile-check__pill lockfile-check__pill--${of}`}>{severityWord(of)}</span>;
}

/** A day, with a short month so that columns stay narrow; `unknown` where there is none. */
export function Day({time}: {time: string | undefined}): ReactNode {
  const milliseconds = timeOf(time);
  if (milliseconds === undefined) return UNKNOWN;
  return (
    <time dateTime={time}>
      {new Date(milliseconds).toLocaleDateString('en-GB', {
        day: 'numeric',
        month: 'short',
        year: 'numeric',
        timeZone: 'UTC',
      })}
    </time>
  );
}

/** @returns a probability as people read it: `94%`, `0.4%`, `under 0.1%` */
export function percent(share: number): string {
  if (share > 0 && share < 0.001) return 'under 0.1%';
  return `${(share * 100).toFixed(share < 0.1 ? 1 : 0)}%`;
}

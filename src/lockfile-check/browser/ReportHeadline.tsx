import type {ReactNode} from 'react';
import {formatNumber} from '@ecosystems-docs/text';
import {severityWord, type Headline} from '@ecosystems-docs/lockfile-check';

/** The headline in large type, with a bar of how much of the project is affected. */
export default function ReportHeadline({headline}: {headline: Headline}): ReactNode {
  const {title, rest, severities, others} = headline;
  return (
    <div className="lockfile-check__headline">
      <h3>{title}</h3>
      {severities.length > 0 && (
        <>
          <p className="lockfile-check__bar" aria-hidden="true">
            {severities.map(({severity, count}) => (
              <i key={severity} className={`lockfile-check__bar--${severity}`} style={{flexGrow: count}} />
            ))}
            <i style={{flexGrow: others}} />
          </p>
          <ul role="list" className="lockfile-check__severities">
            {severities.map(({severity, count}) => (
              <li key={severity}>
                <i className={`lockfile-check__bar--${severity}`} aria-hidden="true" />{' '}
                <strong>{formatNumber(count)}</strong> {severityWord(severity)}
              </li>
            ))}
          </ul>
        </>
      )}
      {rest && <p>{rest}</p>}
    </div>
  );
}

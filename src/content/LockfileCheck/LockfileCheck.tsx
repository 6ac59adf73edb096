import type {ReactNode} from 'react';
import {fixedText, VERDICTS} from '@ecosystems-docs/lockfile-check';
import {MAX_FILE_SIZE, MAX_FILES, MAX_TOTAL_SIZE} from '@ecosystems-docs/lockfile-reader/limits';
import {CHOOSE, CHOOSE_FILES_ID, LOCKFILE_SAMPLE, LOCKFILE_CHECK} from '../../markers/markers';

/** A report in small: what it says of some packages. Example data, and labelled so. */
const ROWS = [
  ['log4j-core 2.14.1', 'critical', '2.17.1'],
  ['tough-cookie 4.1.2', 'moderate', '4.1.3'],
  ['react 19.2.0', 'none', ''],
] as const;

function Picture(): ReactNode {
  return (
    <figure className="lockfile-check-start__picture">
      <div aria-hidden="true">
        <p>
          <strong>2</strong> package versions affected
        </p>
        <p className="lockfile-check-start__bar">
          <i className="is-critical" />
          <i className="is-moderate" />
          <i />
        </p>
        {ROWS.map(([name, severity, fix]) => (
          <p key={name} className="lockfile-check-start__row">
            <code>{name}</code>
            <b className={`is-${severity}`}>{severity === 'none' ? VERDICTS['not-affected'] : severity}</b>
            <span>{fix && fixedText([fix])}</span>
          </p>
        ))}
      </div>
      <figcaption className="example__caption">Part of a report, with example data.</figcaption>
    </figure>
  );
}

/**
 * The way into the lockfile check (src/lockfile-check): files are chosen or dropped here, and their report opens below.
 *
 * @param props.lead whether it says what it does, as the page of the check does by itself
 * @param props.picture whether a report in small stands beside it
 */
export default function LockfileCheck({lead = false, picture = false}: {lead?: boolean; picture?: boolean}): ReactNode {
  return (
    <section
      className={picture ? 'lockfile-check-start lockfile-check-start--scene on-panel' : 'lockfile-check-start'}
      aria-label="Check your project"
      {...{[LOCKFILE_CHECK]: ''}}
    >
      <div>
        {picture && <h2 id="check-project">Check your project</h2>}
        {lead && (
          <p>
            Drop lockfiles, SBOMs or a folder of repositories, and see the advisories, licences, maintainers and funding
            of every package in them.
          </p>
        )}
        <noscript>
          <p className="note">
            This needs JavaScript. Without it, <a href="/docs/guides/recipes/sbom-enrichment">enrich an SBOM</a>{' '}
            instead.
          </p>
        </noscript>
        <div className="lockfile-check-start__drop">
          <button
            className={`button button--primary ${picture ? 'button--outline ' : ''}button--lg`}
            id={CHOOSE_FILES_ID}
            type="button"
            {...{[CHOOSE]: 'files'}}
          >
            Choose lockfiles or SBOMs…
          </button>
          <p>
            <button className="as-link" type="button" {...{[CHOOSE]: 'folder'}}>
              Choose a folder…
            </button>
          </p>
          <p>
            <button className="as-link" type="button" {...{[LOCKFILE_SAMPLE]: ''}}>
              See it with a sample project
            </button>
          </p>
          <p className="note">
            Or drop them anywhere on this page. Up to {MAX_FILES} files, {MAX_FILE_SIZE / 1e6} MB each and{' '}
            {MAX_TOTAL_SIZE / 1e6} MB together. We'll ask before we send anything.
          </p>
        </div>
      </div>
      {picture && <Picture />}
    </section>
  );
}

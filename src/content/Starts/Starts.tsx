import type {ReactNode} from 'react';
import {starts, type Start} from '../../recognise/starts';

/** The examples that the form offers: the kinds of identifier that most readers bring. */
const EXAMPLES: readonly Start['id'][] = ['package-url', 'repository-url', 'vulnerability'];

/** The form that leads from what a reader has to the request for it. `recognise/browser/mountStart.tsx` makes it work; without JavaScript it is not shown. */
export function StartForm(): ReactNode {
  const examples = starts.filter(({id}) => EXAMPLES.includes(id));
  return (
    <>
      <noscript>
        <p className="note">
          With JavaScript, you can drop a lockfile or an SBOM here: your browser reads it, asks you, and looks its
          packages up, 100 per request. Without it, follow{' '}
          <a href="/docs/guides/recipes/sbom-enrichment">Enrich SBOMs at scale</a>.
        </p>
      </noscript>
      <form className="start" data-start-form="">
        <label htmlFor="start-text">Paste what you have</label>
        <input
          id="start-text"
          placeholder="pkg:npm/react"
          aria-describedby="start-hint"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
        />
        <p className="start__examples">
          <span>Try</span>
          {examples.map(({id, example}) => (
            <button key={id} className="expand" type="button" data-start-example="">
              {example}
            </button>
          ))}
        </p>
        <p className="note" id="start-hint">
          A package URL, repository URL, CVE, DOI, image or username. Nothing leaves your browser.
        </p>
        <div data-start-results="" />
        <div className="start__project">
          <p>
            <strong>Or X-ray your project.</strong> Drop a lockfile or an SBOM here, or paste its text, to see the
            advisories, licences, maintainers and funding of every package in it.
          </p>
          <p className="note">
            <button className="expand" id="start-file" type="button" data-xray="">
              Choose a lockfile or SBOM…
            </button>
            We ask before we look anything up.
          </p>
        </div>
      </form>
    </>
  );
}

/** What a reader can start from, and where each leads. */
export interface StartListProps {
  starts: readonly (Pick<Start, 'id' | 'what' | 'example'> & {
    requests: readonly {gives: string; page: string}[];
  })[];
}

/** Everything that a reader can start from, as a list. */
export function StartList({starts: all}: StartListProps): ReactNode {
  return (
    <ul className="starts">
      {all.map(({id, what, example, requests}) => (
        <li key={id} id={`start-${id}`}>
          <div>
            <strong>{what}</strong> <code>{example}</code>
          </div>
          <div className="starts__links">
            {requests.map(({gives, page}) => (
              <a key={gives} href={page}>
                {gives}
              </a>
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The form, and the list of what it takes. */
export default function Starts(props: StartListProps): ReactNode {
  return (
    <div>
      <StartForm />
      <StartList {...props} />
    </div>
  );
}

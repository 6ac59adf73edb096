import type {ReactNode} from 'react';
import LockfileCheck from '../LockfileCheck/LockfileCheck';
import {starts, type Start} from '../../recognise/starts';
import {MAX_LINE_LENGTH} from '../../browser/fieldLength';
import {SCROLL_ROW, START_EXAMPLE, START_FORM, START_RESULTS, START_SAID} from '../../markers/markers';

/** The kinds of identifier that most readers bring. */
const USUAL: readonly Start['id'][] = ['package-url', 'repository-url', 'vulnerability'];

const USUAL_EXAMPLES = starts.filter(({id}) => USUAL.includes(id)).map(({example}) => example);

/** Where the requests for what was pasted appear. */
export const StartResultsPlace = (): ReactNode => <div {...{[START_RESULTS]: ''}} />;

/**
 * The form that leads from what a reader has to the request for it. `recognise/browser/mountStart.tsx` makes it work;
 * without JavaScript it is not shown.
 *
 * @param props.examples what a reader can try, by pressing it
 */
export function StartForm({examples = USUAL_EXAMPLES}: {examples?: readonly string[]}): ReactNode {
  return (
    <form className="start" {...{[START_FORM]: ''}}>
      <label htmlFor="start-text">Paste what you have</label>
      <div className="start__row">
        <input
          className="field-input field-input--l"
          id="start-text"
          maxLength={MAX_LINE_LENGTH}
          placeholder="pkg:npm/react"
          aria-describedby="start-hint"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
        />
        <button className="button button--primary button--lg" type="submit">
          Open request
        </button>
      </div>
      <p className={`start__examples ${SCROLL_ROW}`}>
        <span>Try</span>
        {examples.map((example) => (
          <button key={example} className="expand" type="button" {...{[START_EXAMPLE]: example}}>
            {example.replace(/^https:\/\/(?=github\.com)/, '')}
          </button>
        ))}
      </p>
      <p className="note" id="start-hint">
        A package URL, repository, organisation, CVE, DOI or image. Nothing is sent before you run the request.
      </p>
      <div {...{[START_SAID]: ''}} />
    </form>
  );
}

/** What a reader can start from, and where each leads. */
export interface StartListProps {
  starts: readonly (Pick<Start, 'id' | 'what' | 'example'> & {
    requests: readonly {gives: string; page: string}[];
  })[];
}

/** Everything that a reader can start from, as a list. */
function StartList({starts: all}: StartListProps): ReactNode {
  return (
    <ul role="list" className="starts">
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
      <StartResultsPlace />
      <LockfileCheck lead />
      <StartList {...props} />
    </div>
  );
}

import type {ReactNode} from 'react';
import type {JobPaths} from '../../../api/pageOperation';

interface StepProps {
  /** Page of the operation that does it; absent on that page. */
  path?: string;
  children: string;
}

/** What a step does: a link, or on its own page the place where the reader is. */
function Step({path, children}: StepProps): ReactNode {
  return path ? <a href={path}>{children}</a> : <strong aria-current="step">{children}</strong>;
}

/** The three steps of a job, on the pages of the operations that create and get it. */
export default function JobSteps({create, get}: JobPaths): ReactNode {
  return (
    <ol className="steps">
      <li>
        <Step path={create}>Create the job</Step>: <code>Location</code> in the response is its URL.
      </li>
      <li>
        <Step path={get}>Get the job</Step> until <code>status</code> is <code>complete</code> or <code>error</code>.
      </li>
      <li>
        Read the result in <code>results</code>.
      </li>
    </ol>
  );
}

import type {ReactNode} from 'react';
import type {CategoryId} from '../../catalogue/services';
import CategoryDot from '../../components/CategoryDot/CategoryDot';
import {CopyButton} from '../../components/CopyButton/CopyButton';
import {Highlighted} from '../../components/CodeBlock/CodeBlock';
import RequestExample, {type RequestExampleProps} from '../../content/RequestExample/RequestExample';
import {CODE, RECORD} from '../../format/markers';

/** What the page shows of one record: the request that returns it, a card, and its JSON. */
export interface LandingRecord {
  /** What a reader pastes to get here. */
  text: string;
  kind: string;
  category: CategoryId;
  name: string;
  /** What stands beside the name: a version, a language, a severity. */
  mark: string;
  summary: string;
  facts: readonly (readonly [label: string, value: string])[];
  example: RequestExampleProps;
}

function Card({kind, category, name, mark, summary, facts}: LandingRecord): ReactNode {
  return (
    <div className="record__card">
      <p className="record__kind">
        <CategoryDot category={category} />
        {kind}
      </p>
      <p className="record__name">
        <strong>{name}</strong> <span>{mark}</span>
      </p>
      <p className="record__summary">{summary}</p>
      <dl className="figures">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/**
 * A record of the data with the request that returns it. "Run" of the request puts the live response in its place.
 *
 * @param props.record what it shows
 * @param props.hidden true for all but the first: choosing an example shows another (recognise/browser/mountStart.tsx)
 */
export default function RecordCard({record, hidden}: {record: LandingRecord; hidden: boolean}): ReactNode {
  const {text, example} = record;
  const {response, ...request} = example;
  return (
    <div className="record" {...{[RECORD]: text}} hidden={hidden}>
      <RequestExample {...request}>
        <div className={CODE}>
          <div className="code__bar">
            <span className="code__title">
              Response {response?.status} <span className="example__caption">{response?.caption}</span>
            </span>
            <CopyButton name={`Copy the response: ${example.operation.summary}`} />
          </div>
          <Card {...record} />
          <details>
            <summary>JSON</summary>
            <pre tabIndex={0} role="group" aria-label="Response as JSON">
              <code>
                <Highlighted code={response?.text ?? ''} language="json" />
              </code>
            </pre>
          </details>
        </div>
      </RequestExample>
    </div>
  );
}

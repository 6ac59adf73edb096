import type {ReactNode} from 'react';
import type {RecordCardData} from '../api/recordCard';
import {CopyButton} from '../components/CopyButton/CopyButton';
import {Highlighted} from '../components/CodeBlock/CodeBlock';
import RecordCard from '../components/RecordCard/RecordCard';
import Switch from '../components/Switch/Switch';
import RequestExample, {type RequestExampleProps} from '../content/RequestExample/RequestExample';
import {CODE, RECORD} from '../markers/markers';

/** What the page shows of one record: the request that returns it, a card, and its JSON. */
export interface LandingRecord {
  /** What a reader pastes to get here. */
  text: string;
  card: RecordCardData;
  example: RequestExampleProps;
}

/**
 * A record of the data with the request that returns it. "Run" of the request puts the live response in its place.
 *
 * @param props.record what it shows
 * @param props.hidden true for all but the first: choosing an example shows another (recognise/browser/mountStart.tsx)
 */
export default function LandingExample({record, hidden}: {record: LandingRecord; hidden: boolean}): ReactNode {
  const {text, card, example} = record;
  const {response, ...request} = example;
  const caption = <p className="example__caption">{response?.caption}</p>;
  const json = (
    <pre tabIndex={0} role="group" aria-label="Response as JSON">
      <code>
        <Highlighted code={response?.text ?? ''} language="json" />
      </code>
    </pre>
  );
  return (
    <div className="record" {...{[RECORD]: text}} hidden={hidden}>
      <RequestExample {...request}>
        <div className={CODE}>
          <Switch
            name={`view ${text}`}
            legend="Views of the response"
            choices={[
              {
                label: 'Card',
                content: (
                  <>
                    {caption}
                    <RecordCard card={card} />
                  </>
                ),
              },
              {
                label: 'JSON',
                content: (
                  <>
                    {caption}
                    {json}
                  </>
                ),
              },
            ]}
            bar={{
              title: `Response ${response?.status}`,
              action: <CopyButton name={`Copy the response: ${example.operation.summary}`} />,
            }}
          />
        </div>
      </RequestExample>
    </div>
  );
}

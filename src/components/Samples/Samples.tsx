import type {ReactNode} from 'react';
import type {Sample} from '@ecosystems-docs/openapi-docs/samples';
import {Highlighted} from '../CodeBlock/CodeBlock';
import {CopyButton} from '../CopyButton/CopyButton';
import LanguageTabs from './LanguageTabs';
import {CODE, SAMPLE} from '../../markers/markers';

interface SamplesProps {
  samples: readonly Sample[];
  /** What the button copies: a page has many requests. */
  copies: string;
  /** A button beside "Copy". */
  action?: ReactNode;
  /** Renders the code of a sample. */
  children: (sample: Sample, index: number) => ReactNode;
}

/** The inside of a panel with a request in every language; a style rule shows the reader's choice. */
export function SamplePanel({samples, copies, action, children}: SamplesProps): ReactNode {
  return (
    <>
      <div className="code__bar">
        <LanguageTabs samples={samples} />
        {action}
        <CopyButton name={`Copy ${copies}`} />
      </div>
      {samples.map((sample, index) => (
        <pre key={sample.id} {...{[SAMPLE]: sample.id}} tabIndex={0} role="group" aria-label={sample.label}>
          <code>{children(sample, index)}</code>
        </pre>
      ))}
    </>
  );
}

/** A request in every language. Only the first is highlighted: a guide has many requests, and colours are half of their HTML. */
export default function Samples(props: Omit<SamplesProps, 'children'>): ReactNode {
  return (
    <div className={`${CODE} samples`}>
      <SamplePanel {...props}>
        {({code, highlight}, index) => (
          <Highlighted code={code} language={index === 0 ? highlight : undefined} breaks />
        )}
      </SamplePanel>
    </div>
  );
}

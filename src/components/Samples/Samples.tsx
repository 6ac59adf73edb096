import type {ReactNode} from 'react';
import type {Sample} from '../../samples/samples';
import {Highlighted} from '../CodeBlock/CodeBlock';
import {CopyButton} from '../CopyButton/CopyButton';
import LanguageTabs from './LanguageTabs';

/**
 * A request in every language; a style rule shows the reader's choice. Only the
 * first is highlighted: a guide has many requests, and colours are half of their HTML.
 */
export default function Samples({
  samples,
  copies,
  action,
}: {
  samples: readonly Sample[];
  /** What the button copies: a page has many requests. */
  copies: string;
  /** A button beside "Copy". */
  action?: ReactNode;
}): ReactNode {
  return (
    <div className="code samples">
      <div className="code__bar">
        <LanguageTabs samples={samples} />
        {action}
        <CopyButton className="code__copy" name={`Copy ${copies}`} />
      </div>
      {samples.map(({id, label, code, highlight}, index) => (
        <pre key={id} data-sample={id} tabIndex={0} role="group" aria-label={label}>
          <code>
            <Highlighted code={code} language={index === 0 ? highlight : undefined} breaks />
          </code>
        </pre>
      ))}
    </div>
  );
}

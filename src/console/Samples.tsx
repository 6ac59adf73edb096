import {useEffect, useState, type ReactNode} from 'react';
import type {RequestValues} from '../samples/request';
import type {Sample} from '../samples/samples';
import type {ConsoleOperation} from './data';

/** Samples of a request; undefined while their code is loaded. They never hold who asks. */
function useSamples(operation: ConsoleOperation, values: RequestValues): readonly Sample[] | undefined {
  const [samples, setSamples] = useState<readonly Sample[]>();
  useEffect(() => {
    let current = true;
    void import('../samples/samples').then(
      ({samplesFor}) => {
        if (current) setSamples(samplesFor(operation, values));
      },
      // Without them the console does all else; the page itself has samples too.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [operation, values]);
  return samples;
}

/** The request as a curl command, to be copied. */
export function CurlSample({operation, values}: {operation: ConsoleOperation; values: RequestValues}): ReactNode {
  const curl = useSamples(operation, values)?.find(({id}) => id === 'curl');
  return curl ? <Code sample={curl} /> : null;
}

/** Looks as a sample of the page does; the page's own listener serves its button. */
function Code({sample}: {sample: Sample}): ReactNode {
  return (
    <div className="code">
      <div className="code__bar">
        <span className="code__title">{sample.label}</span>
        <button type="button" className="code__copy" data-copy>
          Copy
        </button>
      </div>
      <pre tabIndex={0} role="group" aria-label={`Request with ${sample.label}`}>
        <code>{sample.code}</code>
      </pre>
    </div>
  );
}

function SampleButtons({operation, values}: {operation: ConsoleOperation; values: RequestValues}): ReactNode {

  const samples = useSamples(operation, values);
  const [copied, setCopied] = useState('');
  const [failed, setFailed] = useState<Sample['id']>();
  const copy = (sample: Sample): void => {
    setFailed(undefined);
    navigator.clipboard.writeText(sample.code).then(
      () => setCopied(`Copied as ${sample.label}.`),
      () => {
        setCopied('The browser does not let this page copy. Here is the sample:');
        setFailed(sample.id);
      },
    );
  };
  const shown = samples?.find(({id}) => id === failed);
  return (
    <div className="try-samples">
      <div className="try-actions" role="group" aria-label="Copy the request as a sample">
        {samples?.map((sample) => (
          <button key={sample.id} type="button" className="try-button" onClick={() => copy(sample)}>
            {sample.label}
          </button>
        ))}
      </div>
      <p role="status" className="try-hint">
        {copied}
      </p>
      {shown && <Code sample={shown} />}
    </div>
  );
}

interface CopySamplesProps {
  operation: ConsoleOperation;
  values: RequestValues;
  /** Whether the values make a request; shows what is missing where they do not. */
  isReady: () => boolean;
}

/** Opens to a button for each language that copies the request as a sample. Only then is the code loaded that makes them. */
export function CopySamples({operation, values, isReady}: CopySamplesProps): ReactNode {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="try-button" aria-expanded={open} onClick={() => (open || isReady()) && setOpen(!open)}>
        Copy as a sample
      </button>
      {open && <SampleButtons operation={operation} values={values} />}
    </>
  );
}

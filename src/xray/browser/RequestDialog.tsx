import {useEffect, useId, useMemo, useRef, useState, type ReactNode} from 'react';
import {useOperation} from '../../console/browser/useOperation';
import {consoleLink} from '../../samples/fragment';
import {samplesFor, type Sample} from '../../samples/samples';
import table from '@generated/landing/default/starts.json';
import type {StartTable} from '../../recognise/startTarget';
import {EXPLANATIONS, requestFor, type ColumnRequest} from '../requests';
import type {ColumnId, Row} from '../rows';
import {COLUMNS} from './PackageTable';

const pages: StartTable = table;

/** The request in every language; undefined until its operation's data has come. */
function useSamples({operation, values}: ColumnRequest): {samples?: readonly Sample[]; failed?: boolean} {
  const {operation: data, failed} = useOperation(operation);
  const samples = useMemo(() => data && samplesFor(data, values), [data, values]);
  return {samples, failed};
}

function SampleCode({request}: {request: ColumnRequest}): ReactNode {
  const {samples, failed} = useSamples(request);
  // The language that the reader has chosen on any page.
  const [language, setLanguage] = useState(() => document.documentElement.dataset.sampleLanguage ?? 'curl');
  const sample = samples?.find(({id}) => id === language) ?? samples?.[0];
  if (failed) return <p>The sample didn't load.</p>;
  return (
    <>
      <label>
        Language
        <select className="try-input" value={sample?.id ?? language} onChange={({target}) => setLanguage(target.value)}>
          {samples?.map(({id, label}) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <div className="code">
        <pre tabIndex={0} role="group" aria-label="Sample">
          <code>{sample?.code ?? 'Loading…'}</code>
        </pre>
        <copy-button>
          <button type="button" className="code__copy">
            Copy
          </button>
        </copy-button>
      </div>
    </>
  );
}

interface RequestDialogProps {
  row: Row;
  column: ColumnId;
  onClose: () => void;
}

/** The request that returns a value of the table, in the reader's language, and the page that explains what can be got wrong with it. */
export default function RequestDialog({row, column: first, onClose}: RequestDialogProps): ReactNode {
  const [column, setColumn] = useState(first);
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  useEffect(() => dialog.current?.showModal(), []);
  const request = requestFor(column, row);
  const {page, title: explanation, trap} = EXPLANATIONS[column];
  return (
    <dialog ref={dialog} className="xray__dialog" aria-labelledby={title} onClose={onClose}>
      <div className="xray__head">
        <h3 id={title}>
          {COLUMNS[column]} of {row.package.name}
        </h3>
        <button type="button" className="try-button" onClick={() => dialog.current?.close()}>
          Close
        </button>
      </div>
      <label>
        Value
        <select className="try-input" value={column} onChange={({target}) => setColumn(target.value as ColumnId)}>
          {Object.entries(COLUMNS).map(([id, name]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <p>
        {trap} <a href={page}>{explanation}</a>
      </p>
      <SampleCode key={request.operation} request={request} />
      <p>
        <a href={consoleLink(pages[request.operation].page, request.values)}>Open the operation with these values</a>
      </p>
    </dialog>
  );
}

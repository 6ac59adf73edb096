import {useState, type ReactNode} from 'react';
import {withoutContact} from '../address';
import type {ConsoleOperation} from '../consoleOperation';
import type {JsonDocument} from './json/document';
import JsonView from './JsonView';
import {saveFile} from './saveFile';
import type {HttpResponse} from './send';
import TableView from './TableView';
import type {View} from './useExchange';

function download(body: Blob, {api, id}: ConsoleOperation, type: 'json' | 'csv' | 'txt'): void {
  saveFile(body, `${api}-${id}.${type}`);
}

function Headers({response}: {response: HttpResponse}): ReactNode {
  return (
    <details className="try-more">
      <summary>Response headers that browsers can read ({response.headers.length})</summary>
      <dl className="try-headers">
        {response.headers.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="try-hint">
        The services send more headers, such as those for rate limits and pagination, but don't let other sites read
        them. To see them all, use curl -i in a terminal.
      </p>
    </details>
  );
}

/** How a list is shown. */
type Shape = 'tree' | 'table';

/** What the reader chose last: the next page is shown in the same way. */
let chosen: Shape = 'tree';

interface ShapesProps {
  shape: Shape;
  onChoose: (shape: Shape) => void;
}

function Shapes({shape, onChoose}: ShapesProps): ReactNode {
  return (
    <span className="try-shapes" role="group" aria-label="Show as">
      {(['tree', 'table'] as const).map((one) => (
        <button
          key={one}
          type="button"
          className="try-button"
          aria-pressed={one === shape}
          onClick={() => {
            chosen = one;
            onChoose(one);
          }}
        >
          {one === 'tree' ? 'Tree' : 'Table'}
        </button>
      ))}
    </span>
  );
}

/** Downloads the list as CSV, which is made when it is asked for. */
function DownloadCsv({list, operation}: {list: JsonDocument; operation: ConsoleOperation}): ReactNode {
  const [hasFailed, setFailed] = useState(false);
  return (
    <button
      type="button"
      className="try-button"
      title="Adds an apostrophe to values that a spreadsheet would run as formulas"
      onClick={() =>
        void list.csv().then(
          (text) => download(new Blob([text], {type: 'text/csv'}), operation, 'csv'),
          () => setFailed(true),
        )
      }
    >
      {hasFailed ? 'Too large for CSV' : 'Download CSV'}
    </button>
  );
}

interface BodyProps {
  operation: ConsoleOperation;
  response: HttpResponse;
  view: View;
  onNext?: () => void;
}

/** A body as JSON, and what can be done with it. */
function JsonBody({operation, response, list, onNext}: Omit<BodyProps, 'view'> & {list: JsonDocument}): ReactNode {
  const [shape, setShape] = useState(chosen);
  const [isWide, setWide] = useState(false);
  const isTable = list.list !== undefined && shape === 'table';
  return (
    <>
      <div className="try-actions">
        {list.list && <Shapes shape={shape} onChoose={setShape} />}
        {isTable && (
          <button type="button" className="try-button" onClick={() => setWide(true)}>
            Enlarge
          </button>
        )}
        {onNext && (
          <button type="button" className="try-button" onClick={onNext}>
            Next page
          </button>
        )}
        <button type="button" className="try-button" onClick={() => download(response.body, operation, 'json')}>
          Download JSON
        </button>
        {list.list && <DownloadCsv list={list} operation={operation} />}
      </div>
      {isTable ? (
        <TableView document={list} isWide={isWide} onClose={() => setWide(false)} />
      ) : (
        <JsonView document={list} />
      )}
    </>
  );
}

function TextBody({operation, response, view}: BodyProps & {view: View & {kind: 'text'}}): ReactNode {
  return (
    <>
      <p className="try-actions">
        <button type="button" className="try-button" onClick={() => download(response.body, operation, 'txt')}>
          Download
        </button>
      </p>
      <p>{view.note}</p>
      <pre className="try-text" tabIndex={0} role="group" aria-label="Response as text">
        {view.text}
        {view.cut && '…'}
      </pre>
    </>
  );
}

function ResponseBody(props: BodyProps): ReactNode {
  const {view} = props;
  switch (view.kind) {
    case 'reading':
      return <p className="try-hint">Loading…</p>;
    case 'empty':
      return <p className="try-hint">Empty response.</p>;
    case 'json':
      return <JsonBody {...props} list={view.document} />;
    case 'text':
      return <TextBody {...props} view={view} />;
  }
}

/** The response itself: where it came from, its headers, and its body. */
export default function ResponseView(props: BodyProps): ReactNode {
  const {response} = props;
  return (
    <>
      {response.redirected && (
        <p className="try-hint">
          Redirected. This response is from <code>{withoutContact(response.url)}</code>
        </p>
      )}
      <Headers response={response} />
      <ResponseBody key={response.milliseconds} {...props} />
    </>
  );
}

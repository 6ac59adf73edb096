import {useEffect, useState, type ReactNode} from 'react';
import {withoutContact} from '../../requests/requestUrl';
import type {ConsoleOperation} from '../../requests/consoleOperation';
import {countIn} from './readPages';
import AllPages, {type WholeList} from './AllPages';
import ColumnChooser from '../../data-view/browser/ColumnChooser';
import DownloadCsv from '../../data-view/browser/DownloadCsv';
import {useColumns} from '../../data-view/browser/useColumns';
import {emptyText} from '../../requests/browser/requestText';
import type {Texts} from './fields';
import type {JsonDocument} from '../../data-view/browser/json/document';
import JsonView from '../../data-view/browser/JsonView';
import {essenceOf, extensionOf} from './mediaType';
import {hasPages} from './nextPage';
import {saveFile} from '../../data-view/browser/saveFile';
import type {HttpResponse} from '../../requests/browser/send';
import TableView from '../../data-view/browser/TableView';
import type {View} from './useExchange';

/** Name of the files that an operation's responses are saved as, without an extension. */
const fileName = ({api, id}: ConsoleOperation): string => `${api}-${id}`;

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

interface BodyProps {
  operation: ConsoleOperation;
  response: HttpResponse;
  view: View;
  /** What the request was made of. */
  sent?: Texts;
  onNext?: () => void;
}

interface JsonBodyProps {
  operation: ConsoleOperation;
  /** What a download holds. */
  body: Blob;
  list: JsonDocument;
  onNext?: () => void;
  /** The button that gets every page of the list. */
  allPages?: ReactNode;
}

/** A body as JSON, and what can be done with it. */
function JsonBody({operation, body, list, onNext, allPages}: JsonBodyProps): ReactNode {
  const [shape, setShape] = useState(chosen);
  const [isWide, setWide] = useState(false);
  const choice = useColumns(`${operation.api}/${operation.id}`, list.list?.columns ?? []);
  const isTable = list.list !== undefined && shape === 'table';
  return (
    <>
      <div className="try-actions">
        {list.list && <Shapes shape={shape} onChoose={setShape} />}
        {onNext && (
          <button type="button" className="try-button" onClick={onNext}>
            Next page
          </button>
        )}
        {allPages}
        <button type="button" className="try-button" onClick={() => saveFile(body, `${fileName(operation)}.json`)}>
          Download JSON
        </button>
        {list.list && <DownloadCsv list={list} file={fileName(operation)} columns={choice.columns} />}
      </div>
      {isTable ? (
        <>
          <div className="try-head">
            <ColumnChooser {...choice} />
            <button type="button" className="try-button" onClick={() => setWide(true)}>
              Enlarge
            </button>
          </div>
          <TableView document={list} columns={choice.columns} isWide={isWide} onClose={() => setWide(false)} />
        </>
      ) : (
        <JsonView document={list} />
      )}
    </>
  );
}

/** A list of which there may be more pages: the page that came, or every page once the reader has asked for them. */
function PagedBody({operation, response, sent, list, onNext}: BodyProps & {list: JsonDocument}): ReactNode {
  const [whole, setWhole] = useState<WholeList>();
  useEffect(() => () => whole?.document.close(), [whole]);
  const isPaged = sent !== undefined && hasPages(operation) && list.root.kind === 'array';
  const pages = isPaged && (onNext !== undefined || Number(sent.parameters.page || 1) > 1);
  const page = (allPages?: ReactNode): ReactNode => (
    <JsonBody operation={operation} body={response.body} list={list} onNext={onNext} allPages={allPages} />
  );
  if (!pages) return page();
  return (
    <AllPages operation={operation} sent={sent} pageCount={countIn(response, 'total-pages')} onRead={setWhole}>
      {(button) =>
        whole ? (
          <JsonBody
            key={whole.body.size}
            operation={operation}
            body={whole.body}
            list={whole.document}
            allPages={button}
          />
        ) : (
          page(button)
        )
      }
    </AllPages>
  );
}

function DownloadFile({operation, response, isText}: Omit<BodyProps, 'view'> & {isText: boolean}): ReactNode {
  const save = (): void =>
    saveFile(response.body, `${fileName(operation)}.${extensionOf(essenceOf(response.body), isText)}`);
  return (
    <p className="try-actions">
      <button type="button" className="try-button" onClick={save}>
        Download
      </button>
    </p>
  );
}

function TextBody({operation, response, view}: BodyProps & {view: View & {kind: 'text'}}): ReactNode {
  return (
    <>
      <DownloadFile operation={operation} response={response} isText />
      <p>{view.note}</p>
      <pre className="try-text" translate="no" tabIndex={0} role="group" aria-label="Response as text">
        {view.text}
        {view.cut && '…'}
      </pre>
    </>
  );
}

function ResponseBody(props: BodyProps): ReactNode {
  const {view, operation, response} = props;
  switch (view.kind) {
    case 'reading':
      return <p className="try-hint">Loading…</p>;
    case 'empty':
      return <p className="try-hint">{emptyText(response.status)}</p>;
    case 'json':
      return <PagedBody {...props} list={view.document} />;
    case 'text':
      return <TextBody {...props} view={view} />;
    case 'file':
      return (
        <>
          <DownloadFile operation={operation} response={response} isText={false} />
          <p>{view.note}</p>
        </>
      );
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

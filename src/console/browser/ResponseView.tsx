import {useEffect, useState, type ReactNode} from 'react';
import {Button, ButtonRow} from '../../components/controls/Button/Button';
import RecordCard from '../../components/RecordCard/RecordCard';
import {Fold, Hint} from '../../components/controls/FormField/FormField';
import {createPortal} from 'react-dom';
import {withoutContact} from '../../requests/requestUrl';
import type {ConsoleOperation} from '../../requests/consoleOperation';
import {COPIED, COPY_FAILURES} from '../../browser/copyText';
import {useCopy} from '../../browser/useCopy';
import AllPages, {type WholeList} from './AllPages';
import ColumnChooser from '../../data-view/browser/ColumnChooser';
import {useCsvDownload} from '../../data-view/browser/useCsvDownload';
import Menu from '../../components/controls/Menu/Menu';
import Chooser from '../../components/controls/Chooser/Chooser';
import {useColumns} from '../../data-view/browser/useColumns';
import {emptyText, repeatedText} from '../../requests/browser/requestText';
import type {Texts} from './fields';
import type {JsonDocument} from '../../data-view/browser/json/document';
import JsonView from '../../data-view/browser/JsonView';
import {hasPages} from './nextPage';
import {saveFile} from '../../data-view/browser/saveFile';
import type {HttpResponse} from '../../requests/browser/send';
import TableView from '../../data-view/browser/TableView';
import type {View} from './useExchange';

/** Name of the files that an operation's responses are saved as, without an extension. */
const fileName = ({api, id}: ConsoleOperation): string => `${api}-${id}`;

/** Copies the text of a body, or says why it can't. */
function CopyBody({body}: {body: Blob}): ReactNode {
  const [report, copy] = useCopy();
  const text = report && (report.failure ? `${COPY_FAILURES[report.failure]} Download it instead.` : COPIED);
  return (
    <Button aria-label={text ?? 'Copy the response'} onClick={() => copy(body.text())}>
      {text ?? 'Copy'}
    </Button>
  );
}

function Headers({response}: {response: HttpResponse}): ReactNode {
  return (
    <Fold title={`Headers that browsers can read (${response.headers.length})`}>
      <dl className="console-headers">
        {response.headers.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Hint>
        The services send more headers, such as those for rate limits and pagination, but don't let other sites read
        them. To see them all, use curl -i in a terminal.
      </Hint>
    </Fold>
  );
}

/** How a list is shown. */
type Shape = 'tree' | 'table';

/** What the reader chose last: the next page is shown in the same way. */
let chosen: Shape = 'tree';

const SHAPES: Readonly<Record<Shape, string>> = {tree: 'Tree', table: 'Table'};

interface BodyProps {
  operation: ConsoleOperation;
  response: HttpResponse;
  view: View;
  /** The end of the row of state, where a response is copied and downloaded. */
  tools: HTMLElement;
  /** What the request was made of. */
  sent?: Texts;
  onNext?: () => void;
}

interface JsonBodyProps extends Pick<BodyProps, 'operation' | 'tools' | 'onNext'> {
  /** What a download contains. */
  body: Blob;
  list: JsonDocument;
  /** Gets every page of the list. */
  allPages?: {label: string; ask: () => void};
}

/** A body as JSON, and what can be done with it. */
function JsonBody({operation, body, list, tools, onNext, allPages}: JsonBodyProps): ReactNode {
  const [shape, setShape] = useState(chosen);
  const [isWide, setWide] = useState(false);
  const choice = useColumns(`${operation.api}/${operation.id}`, list.list?.columns ?? []);
  const csv = useCsvDownload(list, fileName(operation), choice.columns);
  const choose = (wanted: Shape): void => {
    chosen = wanted;
    setShape(wanted);
  };
  const isTable = list.list !== undefined && shape === 'table';
  const items = [
    <button type="button" onClick={() => saveFile(body, `${fileName(operation)}.json`)}>
      Download JSON
    </button>,
    list.list && <button {...csv} />,
  ].filter(Boolean);
  return (
    <>
      {createPortal(
        <>
          <CopyBody body={body} />
          <Menu label="Download" items={items}>
            ↓
          </Menu>
        </>,
        tools,
      )}
      {(list.list ?? onNext ?? allPages) && (
        <ButtonRow>
          {list.list && <Chooser label="Show as" titles={SHAPES} chosen={shape} onChoose={choose} />}
          {isTable && <Button onClick={() => setWide(true)}>Enlarge</Button>}
          <span className="console-pages">
            {onNext && <Button onClick={onNext}>Next page</Button>}
            {allPages && <Button onClick={allPages.ask}>{allPages.label}</Button>}
          </span>
        </ButtonRow>
      )}
      {list.repeated.length > 0 && <Hint>{repeatedText(list.repeated)}</Hint>}
      {isTable ? (
        <>
          <ColumnChooser {...choice} />
          <TableView document={list} columns={choice.columns} isWide={isWide} onClose={() => setWide(false)} />
        </>
      ) : (
        <JsonView document={list} />
      )}
    </>
  );
}

/** A list of which there may be more pages: the page that came, or every page once the reader has asked for them. */
function PagedBody({operation, response, sent, list, onNext, tools}: BodyProps & {list: JsonDocument}): ReactNode {
  const [whole, setWhole] = useState<WholeList>();
  useEffect(() => () => whole?.document.close(), [whole]);
  const isPaged = sent !== undefined && hasPages(operation) && list.root.kind === 'array';
  const pages = isPaged && (onNext !== undefined || Number(sent.parameters.page || 1) > 1);
  const show = (allPages?: JsonBodyProps['allPages']): ReactNode => (
    <JsonBody
      key={whole?.body.size}
      operation={operation}
      tools={tools}
      body={whole?.body ?? response.body}
      list={whole?.document ?? list}
      onNext={whole ? undefined : onNext}
      allPages={allPages}
    />
  );
  if (!pages) return show();
  return (
    <AllPages operation={operation} sent={sent} onRead={setWhole}>
      {show}
    </AllPages>
  );
}

function DownloadText({operation, response: {body}, tools}: BodyProps): ReactNode {
  return createPortal(
    <>
      <CopyBody body={body} />
      <Button onClick={() => saveFile(body, `${fileName(operation)}.txt`)}>Download</Button>
    </>,
    tools,
  );
}

function ResponseBody(props: BodyProps): ReactNode {
  const {view, response} = props;
  switch (view.kind) {
    case 'empty':
      return <Hint>{emptyText(response.status)}</Hint>;
    case 'json':
      return (
        <>
          {view.card && <RecordCard card={view.card} />}
          <PagedBody {...props} list={view.document} />
        </>
      );
    case 'text':
      return (
        <>
          <DownloadText {...props} />
          <p>{view.note}</p>
          <pre className="console-text" translate="no" tabIndex={0} role="group" aria-label="Response as text">
            {view.text}
            {view.cut && '…'}
          </pre>
        </>
      );
  }
}

/** The response itself: where it came from, its body, and its headers. */
export default function ResponseView(props: BodyProps): ReactNode {
  const {response} = props;
  return (
    <>
      {response.redirected && (
        <Hint>
          Redirected. This response is from <code>{withoutContact(response.url)}</code>
        </Hint>
      )}
      <ResponseBody key={response.received} {...props} />
      <Headers response={response} />
    </>
  );
}

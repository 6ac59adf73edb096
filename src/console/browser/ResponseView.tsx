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
import Tabs, {type Tab} from '../../components/controls/Tabs/Tabs';
import {useColumns, type ColumnChoice} from '../../data-view/browser/useColumns';
import {VIEWS, type ViewName} from '../../requests/fragment';
import type {RecordCardData} from '../../api/recordCard';
import {emptyText, LINK_COPIED_IN_PART, repeatedText} from './resultText';
import {shareFragment} from './formFragment';
import {useChosenView} from './useChosenView';
import type {Texts} from './fields';
import type {JsonDocument} from '../../data-view/browser/json/document';
import JsonView from '../../data-view/browser/JsonView';
import {hasPages} from './nextPage';
import {saveFile} from '../../data-view/browser/saveFile';
import type {HttpResponse} from '../../requests/browser/send';
import TableView from '../../data-view/browser/TableView';
import type {View} from './exchange';

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

interface CopyLinkProps {
  /** Path of the operation's page. */
  page: string;
  sent: Texts;
  view: ViewName | undefined;
}

/** Copies a link that opens the console with the request, and shows its response in the same view. */
function CopyLink({page, sent, view}: CopyLinkProps): ReactNode {
  const [report, copy] = useCopy();
  const {fragment, isWhole} = shareFragment(sent, view);
  if (fragment === undefined) return null;
  const done = isWhole ? COPIED : LINK_COPIED_IN_PART;
  const text = report && (report.failure ? COPY_FAILURES[report.failure] : done);
  return (
    <Button
      aria-label={text ?? 'Copy link to the request'}
      onClick={() => copy(new URL(page + fragment, window.location.href).href)}
    >
      {text ?? 'Copy link'}
    </Button>
  );
}

interface BodyProps {
  operation: ConsoleOperation;
  response: HttpResponse;
  view: View;
  /** Path of the operation's page. */
  page: string;
  /** The end of the row of state, where a response is copied and downloaded. */
  tools: HTMLElement;
  /** What the request was made of. */
  sent?: Texts;
  onNext?: () => void;
}

interface JsonBodyProps extends Omit<BodyProps, 'response' | 'view'> {
  /** What a download contains. */
  body: Blob;
  list: JsonDocument;
  card?: RecordCardData;
  /** Gets every page of the list. */
  allPages?: {label: string; ask: () => void};
}

/** A list as a table: its columns, and the whole window for it. */
function ListTable({list, choice}: {list: JsonDocument; choice: ColumnChoice}): ReactNode {
  const [isWide, setWide] = useState(false);
  return (
    <>
      <ButtonRow>
        <Button onClick={() => setWide(true)}>Enlarge</Button>
      </ButtonRow>
      <ColumnChooser {...choice} />
      <TableView document={list} columns={choice.columns} isWide={isWide} onClose={() => setWide(false)} />
    </>
  );
}

/** A body of JSON: what can be done with it, and its views, the card first. */
function JsonBody(props: JsonBodyProps): ReactNode {
  const {operation, body, list, card, page, sent, tools, onNext, allPages} = props;
  const [chosen, setChosen] = useChosenView();
  const choice = useColumns(`${operation.api}/${operation.id}`, list.list?.columns ?? []);
  const csv = useCsvDownload(list, fileName(operation), choice.columns);
  const views: Readonly<Record<ViewName, Omit<Tab<ViewName>, 'id'> | undefined>> = {
    card: card && {title: 'Card', content: <RecordCard card={card} />},
    json: {title: 'JSON', content: <JsonView document={list} />},
    table: list.list && {title: 'Table', content: <ListTable list={list} choice={choice} />},
  };
  const tabs = VIEWS.flatMap((id) => (views[id] ? [{id, ...views[id]}] : []));
  const shown = tabs.find(({id}) => id === chosen) ?? tabs[0];
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
          {sent && <CopyLink page={page} sent={sent} view={tabs.length > 1 ? shown?.id : undefined} />}
          <Menu label="Download" items={items}>
            ↓
          </Menu>
        </>,
        tools,
      )}
      {list.repeated.length > 0 && <Hint>{repeatedText(list.repeated)}</Hint>}
      <Tabs label="Views of the response" tabs={tabs} chosen={shown?.id} onChoose={setChosen}>
        {(onNext ?? allPages) && (
          <span className="console-pages">
            {onNext && <Button onClick={onNext}>Next page</Button>}
            {allPages && <Button onClick={allPages.ask}>{allPages.label}</Button>}
          </span>
        )}
      </Tabs>
    </>
  );
}

/** A list of which there may be more pages: the page that came, or every page once the reader has asked for them. */
function PagedBody({response, ...props}: Omit<BodyProps, 'view'> & Pick<JsonBodyProps, 'list' | 'card'>): ReactNode {
  const {operation, sent, list, onNext} = props;
  const [whole, setWhole] = useState<WholeList>();
  useEffect(() => () => whole?.document.close(), [whole]);
  const isPaged = sent !== undefined && hasPages(operation) && list.root.kind === 'array';
  const pages = isPaged && (onNext !== undefined || Number(sent.parameters.page || 1) > 1);
  const show = (allPages?: JsonBodyProps['allPages']): ReactNode => (
    <JsonBody
      {...props}
      key={whole?.body.size}
      body={whole?.body ?? response.body}
      list={whole?.document ?? list}
      card={whole ? undefined : props.card}
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

function DownloadText({operation, response: {body}, page, sent, tools}: BodyProps): ReactNode {
  return createPortal(
    <>
      <CopyBody body={body} />
      {sent && <CopyLink page={page} sent={sent} view={undefined} />}
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
      return <PagedBody {...props} list={view.document} card={view.card} />;
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

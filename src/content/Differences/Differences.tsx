import {Fragment, type ReactNode} from 'react';
import CodeAsOf, {type CodeAsOfProps} from '../../components/CodeAsOf/CodeAsOf';
import Joined from '../../components/Joined/Joined';
import {InlineMarkdown} from '../../components/Markdown/Markdown';
import Table from '../../components/Table/Table';

interface LinkedOperation {
  summary: string;
  page: string;
}

/** A point in which our description differs from the service's own document. */
export interface ApiDifference {
  anchor: string;
  /** Markdown. */
  what: string;
  /** Markdown. */
  why: string;
  /** Empty: it holds for the whole API. */
  operations: readonly LinkedOperation[];
  /** Lines of code, each with the name of its file. */
  evidence: readonly {name: string; url: string}[];
}

export interface ApiDifferences {
  id: string;
  title: string;
  publishedUrl: string;
  /** The code that the document was compared with. */
  code: CodeAsOfProps;
  differences: readonly ApiDifference[];
  /** The operations that have differences, with the numbers of those. */
  operations: readonly (LinkedOperation & {anchor: string; numbers: readonly number[]})[];
}

const links = (operations: readonly LinkedOperation[]): ReactNode[] =>
  operations.map(({summary, page}) => (
    <a key={page} href={page}>
      {summary}
    </a>
  ));

function cellsOf({anchor, what, why, operations, evidence}: ApiDifference, index: number): ReactNode[] {
  return [
    <span id={anchor}>{index + 1}</span>,
    <span>
      <InlineMarkdown>{what}</InlineMarkdown>
    </span>,
    <span>
      <InlineMarkdown>{why}</InlineMarkdown>
    </span>,
    operations.length === 0 ? (
      'the whole API'
    ) : (
      <span>
        <Joined items={links(operations)} />
      </span>
    ),
    <span>
      <Joined
        items={evidence.map(({name, url}) => (
          <a key={url} href={url}>
            {name}
          </a>
        ))}
      />
    </span>,
  ];
}

/** The way from an operation's page: each operation with the numbers of its differences. */
function OperationIndex({operations, differences}: ApiDifferences): ReactNode {
  if (operations.length === 0) return null;
  return (
    <>
      <p>By operation:</p>
      <ul>
        {operations.map(({summary, page, anchor, numbers}) => (
          <li key={page} id={anchor}>
            <a href={page}>{summary}</a>:{' '}
            <Joined
              items={numbers.map((number) => (
                <a key={number} href={`#${differences[number - 1]?.anchor ?? ''}`}>{`no. ${number}`}</a>
              ))}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

/** The differences from the services' own OpenAPI documents: a heading, a table and an index of operations for each API. */
export default function Differences({apis}: {apis: readonly ApiDifferences[]}): ReactNode {
  return (
    <div>
      {apis.map((api) => (
        <Fragment key={api.id}>
          <h3 id={api.id}>{api.title}</h3>
          <p>
            <a href={api.publishedUrl}>The service's own document</a>, compared with the code of {api.code.repository}{' '}
            as of <CodeAsOf {...api.code} />.
          </p>
          <Table
            label={`Differences of ${api.title}`}
            head={['No.', "The service's own document", 'What the service does, and we describe', 'Operations', 'Code']}
            rows={api.differences.map(cellsOf)}
          />
          <OperationIndex {...api} />
        </Fragment>
      ))}
    </div>
  );
}

/** How many differences each API has, with links to their tables. */
export function DifferenceCounts({apis}: {apis: readonly {id: string; title: string; count: number}[]}): ReactNode {
  return (
    <ul>
      {apis.map(({id, title, count}) => (
        <li key={id}>
          <a href={`#${id}`}>{title}</a>: {count}
        </li>
      ))}
    </ul>
  );
}

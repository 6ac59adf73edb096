import {Fragment, type ReactNode} from 'react';
import CodeAsOf, {type CodeAsOfProps} from '../../components/CodeAsOf/CodeAsOf';
import Joined from '../../components/Joined/Joined';
import {InlineMarkdown} from '../../components/Markdown/Markdown';
import Table from '../../components/Table/Table';

interface LinkedOperation {
  summary: string;
  page: string;
  /** Where the link from the operation's page leads: set where it is named first. */
  anchor: string | undefined;
}

/** A point in which our description differs from the service's own document. */
interface ApiDifference {
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
}

const links = (operations: readonly LinkedOperation[]): ReactNode[] =>
  operations.map(({summary, page, anchor}) => (
    <a key={page} id={anchor} href={page}>
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

/** The differences from the services' own OpenAPI documents: how many each API has, and a heading and a table for it. */
export default function Differences({apis}: {apis: readonly ApiDifferences[]}): ReactNode {
  return (
    <div>
      {apis.length > 1 && (
        <ul>
          {apis.map(({id, title, differences}) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>: {differences.length}
            </li>
          ))}
        </ul>
      )}
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
        </Fragment>
      ))}
    </div>
  );
}

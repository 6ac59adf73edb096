import {Fragment, type ReactNode} from 'react';
import {InlineMarkdown} from '../../../components/Markdown/Markdown';
import MethodLabel from '../../../components/MethodLabel/MethodLabel';
import {GridTableHead} from '../../../components/Table/Table';
import type {Operation} from '@ecosystems-docs/openapi-docs';

interface OperationRow extends Pick<Operation, 'method' | 'summary' | 'path' | 'deprecated'> {
  page: string;
}

export interface OperationsProps {
  tasks: readonly {name: string; id: string; description: string; operations: readonly OperationRow[]}[];
}

const Breaks = ({parts}: {parts: readonly string[]}): ReactNode =>
  parts.map((part, index) => (
    <Fragment key={index}>
      <wbr />
      {part}
    </Fragment>
  ));

/** Emphasises the end of a path from its last fixed segment on, and mutes the start that it shares with others. */
function Path({path}: {path: string}): ReactNode {
  const parts = path.split(/(?=\/)/);
  const last = Math.max(
    0,
    parts.findLastIndex((part) => !part.startsWith('/{')),
  );
  return (
    <code className="path">
      {last > 0 && (
        <span className="path__start">
          <Breaks parts={parts.slice(0, last)} />
        </span>
      )}
      <b>
        <Breaks parts={parts.slice(last)} />
      </b>
    </code>
  );
}

function Row({method, summary, path, page, deprecated}: OperationRow): ReactNode {
  return (
    <tr role="row">
      <td role="cell">
        <MethodLabel method={method} />
      </td>
      <th role="rowheader" scope="row">
        <a href={page}>{summary}</a>
        {deprecated && (
          <>
            {' '}
            <span className="field__flag">deprecated</span>
          </>
        )}
      </th>
      <td role="cell">
        <Path path={path} />
      </td>
    </tr>
  );
}

/** All operations of a service, a table for each task. A row is one link. */
export default function Operations({tasks}: OperationsProps): ReactNode {
  return (
    <div>
      {tasks.map(({name, id, description, operations}) => (
        <Fragment key={name}>
          <div className="ops__task" id={id}>
            <h3>{name}</h3>
            <p>
              <InlineMarkdown>{description}</InlineMarkdown>
            </p>
          </div>
          <table className="ops" role="table" aria-label={name}>
            <GridTableHead titles={['Method', 'Operation', 'Path']} />
            <tbody role="rowgroup">
              {operations.map((operation) => (
                <Row key={operation.page} {...operation} />
              ))}
            </tbody>
          </table>
        </Fragment>
      ))}
    </div>
  );
}

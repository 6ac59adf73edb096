import {Fragment, type ReactNode} from 'react';
import {formatDate} from '@ecosystems-docs/text';
import {DUMP_SOURCE, tables, type Column, type Table as DumpTable} from '../../catalogue/dump';
import Joined from '../../components/Joined/Joined';
import Table from '../../components/Table/Table';

const TableLink = ({name}: {name: string}): ReactNode => <a href={`#table-${name}`}>{name}</a>;

function Keys({unique = []}: DumpTable): ReactNode {
  const keys = ['id', ...unique.map((columns) => columns.join(' + '))];
  return (
    <span>
      <Joined
        items={keys.map((key) => (
          <code key={key}>{key}</code>
        ))}
      />
    </span>
  );
}

function References({columns}: DumpTable): ReactNode {
  const references = columns.flatMap(({name, references: target}) =>
    target === undefined
      ? []
      : [
          <span key={name}>
            <code>{name}</code> → <TableLink name={target} />
          </span>,
        ],
  );
  return (
    <span>
      <Joined items={references} />
    </span>
  );
}

/** A row for each table of a dump: what it contains, its keys, and what its columns refer to. */
export function DumpTables(): ReactNode {
  return (
    <Table
      label="Tables of the Packages dump"
      head={['Table', 'Contains', 'Unique', 'Refers to']}
      rows={Object.entries(tables).map(([name, table]) => [
        <a href={`#table-${name}`}>
          <code>{name}</code>
        </a>,
        table.what,
        <Keys {...table} />,
        <References {...table} />,
      ])}
    />
  );
}

const columnCells = ({name, type, required, references: target}: Column): ReactNode[] => [
  <code>{name}</code>,
  <code>{type}</code>,
  required ? 'never' : 'yes',
  target === undefined ? '' : <TableLink name={target} />,
];

export function DumpColumns(): ReactNode {
  return (
    <div>
      {Object.entries(tables).map(([name, {columns}]) => (
        <Fragment key={name}>
          <h3 id={`table-${name}`}>
            <code>{name}</code>
          </h3>
          <Table
            label={`Columns of ${name}`}
            head={['Column', 'Type', 'Null', 'Refers to']}
            rows={columns.map(columnCells)}
          />
        </Fragment>
      ))}
      <p className="note">
        The schema on {formatDate(DUMP_SOURCE.dump)}, from{' '}
        <a href={`https://github.com/ecosyste-ms/packages/blob/${DUMP_SOURCE.commit}/db/schema.rb`}>
          db/schema.rb of ecosyste-ms/packages
        </a>
        .
      </p>
    </div>
  );
}

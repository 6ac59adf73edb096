import type {ReactNode} from 'react';
import {entities, entityIds, joins, type EntityId, type Join} from '../../catalogue/dataModel';
import Joined from '../../components/Joined/Joined';
import {InlineMarkdown} from '../../components/Markdown/Markdown';
import Table from '../../components/Table/Table';

/** The operation that returns each record, and its service. */
export type EntityOperations = Readonly<
  Record<EntityId, {summary: string; page: string; service: {title: string; page: string}}>
>;

function Codes({names}: {names: readonly string[]}): ReactNode {
  return (
    <span>
      <Joined
        items={names.map((name) => (
          <code key={name}>{name}</code>
        ))}
        by=" and "
      />
    </span>
  );
}

/** A row for each record. */
export function DataModelEntities({operations}: {operations: EntityOperations}): ReactNode {
  const cellsOf = (id: EntityId): ReactNode[] => {
    const {title, what, key} = entities[id];
    const {summary, page, service} = operations[id];
    return [
      <div className="model-cell">
        <strong id={`entity-${id}`}>{title}</strong>
        <span>{what}</span>
      </div>,
      <Codes names={key} />,
      <div className="model-cell">
        <a href={page}>{summary}</a>
        <span>
          in <a href={service.page}>{service.title}</a>
        </span>
      </div>,
    ];
  };
  return (
    <Table label="Records" head={['Record', 'Identified by', 'Operation']} rows={entityIds.map(cellsOf)} hasLongNames />
  );
}

function Side({id, names}: {id: EntityId; names: readonly string[]}): ReactNode {
  return (
    <div className="model-cell">
      <strong>{entities[id].title}</strong>
      {names.length > 0 ? <Codes names={names} /> : <span>its URL</span>}
    </div>
  );
}

function joinCells({from, to, by, equals, note}: Join): ReactNode[] {
  return [
    <Side id={from} names={by} />,
    <Side id={to} names={equals} />,
    note && <InlineMarkdown>{note}</InlineMarkdown>,
  ];
}

/** A row for each join. */
export function DataModelJoins(): ReactNode {
  return <Table label="Joins" head={['Property', 'Equals', 'Note']} rows={joins.map(joinCells)} hasLongNames />;
}

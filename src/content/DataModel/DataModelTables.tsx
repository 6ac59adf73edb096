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
      <strong id={`entity-${id}`}>{title}</strong>,
      what,
      <a href={service.page}>{service.title}</a>,
      <Codes names={key} />,
      <a href={page}>{summary}</a>,
    ];
  };
  return (
    <Table
      label="Records"
      head={['Record', 'What it is', 'Service', 'Identified by', 'Operation']}
      rows={entityIds.map(cellsOf)}
    />
  );
}

function joinCells({from, to, by, equals, note}: Join): ReactNode[] {
  return [
    <a href={`#entity-${from}`}>{entities[from].title}</a>,
    <Codes names={by} />,
    <a href={`#entity-${to}`}>{entities[to].title}</a>,
    equals.length > 0 ? <Codes names={equals} /> : 'its URL',
    <span>{note && <InlineMarkdown>{note}</InlineMarkdown>}</span>,
  ];
}

/** A row for each join. */
export function DataModelJoins(): ReactNode {
  return <Table label="Joins" head={['From', 'Property', 'To', 'Equals', 'Note']} rows={joins.map(joinCells)} />;
}

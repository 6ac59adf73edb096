import type {ReactNode} from 'react';
import {getService, servicePath} from '../../../catalogue/services';
import ObjectDiagram from './ObjectDiagram';
import type {Join, LinkedOperation, ObjectsProps, ServiceObject} from './objectsProps';

const OperationLink = ({operation: {summary, page}}: {operation: LinkedOperation}): ReactNode => (
  <a href={page}>{summary}</a>
);

/** @returns what a property leads to: `Registry object`, `URL of the list of Version objects` */
function targetText({by, many, object}: Join): string {
  const target = many ? `list of ${object} objects` : `${object} object`;
  return by === 'url' ? `URL of the ${target}` : target;
}

/** A property and where it leads: to an object in the response, or to the URL of one. */
function JoinItem({join, service}: {join: Join; service: string}): ReactNode {
  const target = getService(join.service);
  return (
    <li>
      <code>{join.property}</code>
      {` ${targetText(join)}`}
      {join.service !== service && (
        <>
          {' in '}
          <a href={servicePath(target)}>{target.title}</a>
        </>
      )}
    </li>
  );
}

/** @returns what is folded below an object: the objects that it links to, and its other operations */
const summaryOf = ({joins, others}: ServiceObject): string =>
  `${joins.length > 0 ? 'Linked objects, ' : ''}${others.length} more ${others.length === 1 ? 'operation' : 'operations'}`;

/** An object: the operation that returns all of it; folded, the objects that its properties link to, and the other operations. */
function ObjectItem({object, service}: {object: ServiceObject; service: string}): ReactNode {
  const {name, id, fullest, others, joins} = object;
  return (
    <li id={id}>
      <p>
        <b>{name}</b>: all properties in <OperationLink operation={fullest} />
      </p>
      <details>
        <summary>{summaryOf(object)}</summary>
        {joins.length > 0 && (
          <ul className="objects-list__joins">
            {joins.map((join) => (
              <JoinItem key={join.property} join={join} service={service} />
            ))}
          </ul>
        )}
        <ul>
          {others.map((operation) => (
            <li key={operation.page}>
              <OperationLink operation={operation} />
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}

/** The objects that several operations of a service return: where each is described, and how they join. */
export default function Objects({service, objects}: ObjectsProps): ReactNode {
  return (
    <div>
      <p>
        {objects.some(({joins}) => joins.length > 0)
          ? 'Objects returned by more than one operation, and the properties that link them.'
          : 'Objects returned by more than one operation.'}
      </p>
      <ul className="objects-list">
        {objects.map((object) => (
          <ObjectItem key={object.id} object={object} service={service} />
        ))}
      </ul>
      <ObjectDiagram service={service} objects={objects} />
    </div>
  );
}

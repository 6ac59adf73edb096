import type {ReactNode} from 'react';
import {entities, entityIds, joins, type EntityId} from '../../catalogue/dataModel';
import Drawing, {Label, type Sheet} from '../../components/Drawing/Drawing';
import {isHub, joinLine, narrowLayout, wideLayout, type Box, type Layout} from './dataModelLayout';
import type {EntityOperations} from './DataModelTables';

/** The property by which a package names its repository, on the line between the two. */
const LINK = joins.find(({from, to}) => isHub(from) && isHub(to))?.by[0] ?? '';

function Joins({layout}: {layout: Layout}): ReactNode {
  const lines = joins.map((join) => joinLine(join, layout));
  return (
    <>
      <path className="model__joins" d={lines.map(({from, to}) => `M${from.x} ${from.y}L${to.x} ${to.y}`).join('')} />
      <path className="model__ends" d={lines.map(({from}) => `M${from.x} ${from.y}h0`).join('')} />
    </>
  );
}

/** The name of a bar along it, where there's no room across. */
function UprightLabel({box: {x, y, width, height}, children}: {box: Box; children: string}): ReactNode {
  return (
    <text
      transform={`translate(${x + width / 2 + 5} ${y + height / 2})rotate(-90)`}
      textAnchor="middle"
      className="is-strong"
    >
      {children}
    </text>
  );
}

function HubLabel({box, title, service}: {box: Box; title: string; service: string}): ReactNode {
  if (box.width < 60) return <UprightLabel box={box}>{title}</UprightLabel>;
  const x = box.x + box.width / 2;
  const y = box.y + box.height / 2;
  return (
    <>
      <Label x={x} y={y - 3} anchor="middle" look="is-strong">
        {title}
      </Label>
      <Label x={x} y={y + 14} anchor="middle" look="is-quiet">
        {service}
      </Label>
    </>
  );
}

function Entity({id, box, service}: {id: EntityId; box: Box; service: string}): ReactNode {
  const {title} = entities[id];
  return (
    <a href={`#entity-${id}`}>
      <rect {...box} rx={6} className={isHub(id) ? 'model__hub' : undefined} />
      {isHub(id) ? (
        <HubLabel box={box} title={title} service={service} />
      ) : (
        <>
          <Label x={box.x + 9} y={box.y + 17}>
            {title}
          </Label>
          <Label x={box.x + 9} y={box.y + 33} look="is-quiet">
            {service}
          </Label>
        </>
      )}
    </a>
  );
}

function sheet(layout: Layout, operations: EntityOperations): Sheet {
  const {boxes, link} = layout;
  const start = boxes.package.x + boxes.package.width;
  return {
    height: layout.height,
    content: (
      <g className="model">
        <Joins layout={layout} />
        <Label x={(start + boxes.repository.x) / 2} y={link - 7} anchor="middle" look="is-quiet is-code">
          {LINK}
        </Label>
        {entityIds.map((id) => (
          <Entity key={id} id={id} box={boxes[id]} service={operations[id].service.title} />
        ))}
      </g>
    ),
  };
}

/** @returns what the drawing shows: each record with those that it names */
function describeModel(): string {
  const named = entityIds.flatMap((id) => {
    const to = joins.filter(({from}) => from === id).map((join) => entities[join.to].title);
    return to.length > 0 ? [`${entities[id].title} to ${to.join(', ')}`] : [];
  });
  return `The records of the APIs and the joins between them: ${named.join('; ')}.`;
}

/** The records of the APIs and the joins between them; the tables below it say the same. */
export default function DataModelDiagram({operations}: {operations: EntityOperations}): ReactNode {
  return (
    <Drawing
      id="data-model"
      title={describeModel()}
      wide={sheet(wideLayout(), operations)}
      narrow={sheet(narrowLayout(), operations)}
      linked
    >
      Each line is a join in the table below, with a dot at the record that has the property. Select a record to see how
      it's identified.
    </Drawing>
  );
}

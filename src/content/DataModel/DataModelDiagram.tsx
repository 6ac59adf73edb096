import type {ReactNode} from 'react';
import {entities, entityIds, joins, places, type EntityId, type Join} from '../../catalogue/dataModel';
import type {EntityOperations} from './DataModelTables';

const BOX = {width: 176, height: 46};
const COLUMN = 236;
const ROW = 72;
const MARGIN = 2;
const COLUMNS = 4;
const WIDTH = (COLUMNS - 1) * COLUMN + BOX.width + 2 * MARGIN;

/** @returns the left and upper edge of a record's box */
function corner(id: EntityId): {x: number; y: number} {
  const place = places.flat().indexOf(id);
  return {x: MARGIN + (place % COLUMNS) * COLUMN, y: MARGIN + Math.floor(place / COLUMNS) * ROW};
}

/** @returns the line of a join: between neighbours, or round those between two of one column */
function line({from, to}: Join): string {
  const [start, end] = [corner(from), corner(to)];
  const rise = end.y - start.y;
  const middle = start.y + BOX.height / 2;
  if (start.x === end.x) {
    const bulge = 14 + 8 * Math.abs(rise / ROW);
    return `M${start.x + BOX.width} ${middle}c${bulge} 0 ${bulge} ${rise} 0 ${rise}`;
  }
  const isForward = start.x < end.x;
  const x = isForward ? start.x + BOX.width : start.x;
  const run = (isForward ? end.x : end.x + BOX.width) - x;
  return `M${x} ${middle}c${run / 2} 0 ${run / 2} ${rise} ${run} ${rise}`;
}

function EntityBox({id, service}: {id: EntityId; service: string}): ReactNode {
  const {x, y} = corner(id);
  return (
    <a href={`#entity-${id}`}>
      <rect x={x} y={y} width={BOX.width} height={BOX.height} rx={6} />
      <text x={x + 10} y={y + 19}>
        {entities[id].title}
      </text>
      <text x={x + 10} y={y + 36} className="model__note">
        {service}
      </text>
    </a>
  );
}

/** The records of the APIs and the joins between them; the tables below it say the same. */
export default function DataModelDiagram({operations}: {operations: EntityOperations}): ReactNode {
  const height = (places.length - 1) * ROW + BOX.height + 2 * MARGIN;
  return (
    <figure>
      <div className="table" tabIndex={0} role="group" aria-label="Diagram: the records and how they join">
        <svg viewBox={`0 0 ${WIDTH} ${height}`} aria-labelledby="model-title" className="model">
          <title id="model-title">
            The records of the APIs and the joins between them; the tables below say the same
          </title>
          <path d={joins.map(line).join('')} />
          {entityIds.map((id) => (
            <EntityBox key={id} id={id} service={operations[id].service.title} />
          ))}
        </svg>
      </div>
      <figcaption>Each line is a join in the table of joins. Select a record to see how it is identified.</figcaption>
    </figure>
  );
}

import type {ReactNode} from 'react';
import {getService, servicePath} from '../../../catalogue/services';
import type {Join, ObjectsProps, ServiceObject} from './objectsProps';

const WIDTH = 720;
const BOX = {width: 300, head: 26, row: 18, gap: 12};
const OUTSIDE = {x: 520, width: 198};
/** How far a line between two boxes swings out, in pixels. */
const SWING = {min: 40, max: 190};

interface Placed {
  object: ServiceObject;
  y: number;
}

const heightOf = ({joins}: ServiceObject): number => BOX.head + joins.length * BOX.row + (joins.length > 0 ? 6 : 0);

/** @returns the objects one below the other, and the height of all */
function place(objects: readonly ServiceObject[]): {placed: Placed[]; height: number} {
  let y = 4;
  const placed = objects.map((object) => {
    const place = {object, y};
    y += heightOf(object) + BOX.gap;
    return place;
  });
  return {placed, height: y};
}

/** The line from a property to the object that it leads to, or out to another service. */
function Line({join, from, placed}: {join: Join; from: number; placed: readonly Placed[]}): ReactNode {
  const end = placed.find(({object}) => object.name === join.object);
  if (!end) return <path d={`M${BOX.width + 2} ${from}H${OUTSIDE.x - 6}`} markerEnd="url(#objects-end)" />;
  const to = end.y + BOX.head / 2;
  const swing = Math.min(SWING.max, SWING.min + Math.abs(to - from) / 3);
  return (
    <path
      d={`M${BOX.width + 2} ${from}c${swing} 0 ${swing} ${to - from} 6 ${to - from}`}
      markerEnd="url(#objects-end)"
    />
  );
}

/** The box of another service, at the height of the property that leads there. */
function OutsideBox({service: id, y}: {service: string; y: number}): ReactNode {
  const service = getService(id);
  return (
    <a href={servicePath(service)}>
      <rect x={OUTSIDE.x} y={y - 14} width={OUTSIDE.width} height={28} rx={6} />
      <text x={OUTSIDE.x + 10} y={y + 4}>
        {service.title}
      </text>
    </a>
  );
}

interface ObjectBoxProps extends Placed {
  placed: readonly Placed[];
  service: string;
}

function ObjectBox({object, y, placed, service}: ObjectBoxProps): ReactNode {
  const rows = object.joins.map((join, index) => ({join, y: y + BOX.head + index * BOX.row + BOX.row / 2}));
  return (
    <g>
      {rows.map((row) => (
        <Line key={row.join.property} join={row.join} from={row.y} placed={placed} />
      ))}
      {rows.map(
        (row) =>
          row.join.service !== service && <OutsideBox key={row.join.property} service={row.join.service} y={row.y} />,
      )}
      <rect x={2} y={y} width={BOX.width} height={heightOf(object)} rx={6} />
      <text x={14} y={y + 18} className="objects__name">
        {object.name}
      </text>
      <text x={BOX.width - 8} y={y + 18} textAnchor="end" className="objects__note">
        {`${object.others.length + 1} operations`}
      </text>
      {rows.map((row) => (
        <text key={row.join.property} x={14} y={row.y + 4} className="objects__note">
          {row.join.property}
        </text>
      ))}
    </g>
  );
}

/**
 * The objects of a service as a drawing: a box for each, a row for each property
 * that leads to another object, and a line from the row to where it leads. The
 * list beside it says the same, and is all that a narrow window shows. Renders nothing if no object leads to another.
 */
export default function ObjectDiagram({service, objects: all}: ObjectsProps): ReactNode {
  const reached = new Set(all.flatMap(({joins}) => joins.map(({object}) => object)));
  const objects = all.filter(({name, joins}) => joins.length > 0 || reached.has(name));
  if (objects.length === 0) return null;
  const {placed, height} = place(objects);
  return (
    <div className="objects-drawing">
      <svg viewBox={`0 0 ${WIDTH} ${height}`} className="objects" role="group" aria-labelledby="objects-title">
        <title id="objects-title">How the objects link to each other, as listed above</title>
        <marker
          id="objects-end"
          viewBox="0 0 8 8"
          refX={2}
          refY={4}
          markerWidth={8}
          markerHeight={8}
          markerUnits="userSpaceOnUse"
          orient="180"
        >
          <path d="M0 0l8 4l-8 4z" />
        </marker>
        {placed.map((one) => (
          <ObjectBox key={one.object.id} {...one} placed={placed} service={service} />
        ))}
      </svg>
    </div>
  );
}

/**
 * Where the diagram of the data model has its boxes. Two records join nearly all
 * others, so they are bars, and each of the others is a box beside its bar:
 * every join is then a straight line, and none passes a box that it is not about.
 */
import {entityIds, joins, type EntityId, type Join} from '../../catalogue/dataModel';
import {NARROW, WIDE} from '../../components/Drawing/Drawing';

/** The two records that join most others. */
const HUBS = ['package', 'repository'] as const satisfies readonly EntityId[];

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Layout {
  boxes: Readonly<Record<EntityId, Box>>;
  /** Height of the line between the two bars. */
  link: number;
  height: number;
}

export const isHub = (id: EntityId): boolean => HUBS.some((hub) => hub === id);

const areJoined = (one: EntityId, other: EntityId): boolean =>
  joins.some(({from, to}) => (from === one && to === other) || (from === other && to === one));

/** Records by what they join: the package alone, both, or the repository alone. */
function grouped(): {left: EntityId[]; shared: EntityId[]; right: EntityId[]; outer: EntityId[]} {
  const others = entityIds.filter((id) => !isHub(id));
  const joining = (...hubs: readonly boolean[]): EntityId[] =>
    others.filter((id) => HUBS.every((hub, index) => areJoined(id, hub) === hubs[index]));
  const outer = joining(false, false);
  const touchesOuter = (id: EntityId): number => Number(outer.some((other) => areJoined(id, other)));
  // Those that join a box without a bar come last, next to it.
  const right = joining(false, true).sort((a, b) => touchesOuter(a) - touchesOuter(b));
  if (outer.length > 1 || outer.some((id) => !areJoined(id, right.at(-1) ?? id)))
    throw new Error('The diagram of the data model has no place for a record that joins neither of its bars.');
  return {left: joining(true, false), shared: joining(true, true), right, outer};
}

const {left, shared, right, outer} = grouped();

/** @returns boxes of a column, from the row `first` down */
function column(ids: readonly EntityId[], box: Omit<Box, 'y'>, pitch: number, first = 0): [EntityId, Box][] {
  return ids.map((id, index) => [id, {...box, y: 1 + (first + index) * pitch}]);
}

const asBoxes = (boxes: readonly (readonly [EntityId, Box])[]): Layout['boxes'] =>
  Object.fromEntries(boxes) as Layout['boxes'];

/** Bars between three columns of boxes. */
export function wideLayout(): Layout {
  const [height, pitch] = [40, 48];
  const bar = (rows: number): number => rows * pitch - (pitch - height);
  // What both bars join has room around it, for the line from bar to bar in the middle.
  const gap = left.length / (shared.length + 1);
  const rowOf = (place: number): number => (place + 0.5) * gap - 0.5;
  const middle = Math.ceil(shared.length / 2);
  return {
    boxes: asBoxes([
      ...column(left, {x: 1, width: 150, height}, pitch),
      ['package', {x: 177, y: 1, width: 78, height: bar(left.length)}],
      ...shared.flatMap((id, index) =>
        column([id], {x: 281, width: 110, height}, pitch, rowOf(index < middle ? index : index + 1)),
      ),
      ['repository', {x: 417, y: 1, width: 98, height: bar(right.length)}],
      ...column([...right, ...outer], {x: 541, width: WIDE - 542, height}, pitch),
    ]),
    link: 1 + rowOf(middle) * pitch + height / 2,
    height: bar(right.length + outer.length) + 2,
  };
}

/** One column of boxes between the bars: those of the package, its line to the repository, and those of the repository. */
export function narrowLayout(): Layout {
  const [height, pitch] = [38, 44];
  const box = {x: 48, width: NARROW - 96, height};
  const link = left.length + shared.length;
  const end = link + 1 + right.length;
  const bar = (first: number, last: number): {y: number; height: number} => ({
    y: 1 + first * pitch,
    height: (last - first) * pitch - (pitch - height),
  });
  return {
    boxes: asBoxes([
      ...column([...left, ...shared], box, pitch),
      ['package', {x: 1, width: 30, ...bar(0, link + 1)}],
      ['repository', {x: NARROW - 31, width: 30, ...bar(left.length, end)}],
      ...column([...right, ...outer], box, pitch, link + 1),
    ]),
    link: 1 + link * pitch + height / 2 + 6,
    height: (end + outer.length) * pitch,
  };
}

/** The ends of a join's line; it begins at the record that has the property. */
interface Line {
  from: {x: number; y: number};
  to: {x: number; y: number};
}

/** @returns the straight line between the boxes of a join: across, or down between neighbours of a column */
export function joinLine({from, to}: Join, {boxes, link}: Layout): Line {
  const [start, end] = [boxes[from], boxes[to]];
  if (start.x === end.x) {
    const x = start.x + 20;
    const isDown = start.y < end.y;
    return {
      from: {x, y: isDown ? start.y + start.height : start.y},
      to: {x, y: isDown ? end.y : end.y + end.height},
    };
  }
  const smaller = isHub(from) ? end : start;
  const y = isHub(from) && isHub(to) ? link : smaller.y + smaller.height / 2;
  const isRight = start.x < end.x;
  return {
    from: {x: isRight ? start.x + start.width : start.x, y},
    to: {x: isRight ? end.x : end.x + end.width, y},
  };
}

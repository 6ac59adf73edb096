/** Places the services so that those that call each other are near: computed when the site is built. */
import {
  forceLink,
  forceManyBody,
  forceSimulation,
  forceX,
  forceY,
  type SimulationLinkDatum,
  type SimulationNodeDatum,
} from 'd3-force';
import {services, type Service} from '../../../catalogue/services';
import type {ConstellationProps, Star} from '../constellationProps';

interface Node extends SimulationNodeDatum {
  service: Service;
  x: number;
  y: number;
  /** Radius of its circle. */
  radius: number;
  /** Half the width of its name, and so of its place. */
  halfWidth: number;
}

const ROUNDS = 600;
/** Mean width of a character of a name, in the units of the drawing. */
const CHARACTER = 6.9;
/** Below a circle: its name. */
const NAME = 20;
const GAP = {x: 10, y: 9};
/** Between a name and the edge of the drawing. */
const MARGIN = 7;

const callerCount = ({id}: Service): number => services.filter(({calls}) => calls.includes(id)).length;

const radiusOf = (service: Service): number => 5 + Math.round(2.4 * Math.sqrt(callerCount(service)));

const clamp = (value: number, from: number, to: number): number => Math.min(to, Math.max(from, value));

/** Moves two nodes apart whose circles or names overlap, by the shorter way. */
function separate(a: Node, b: Node): void {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const x = a.halfWidth + b.halfWidth + GAP.x - Math.abs(dx);
  const y = a.radius + b.radius + NAME + GAP.y - Math.abs(dy);
  if (x <= 0 || y <= 0) return;
  const axis = x < y * 1.5 ? 'x' : 'y';
  const shift = ((axis === 'x' ? x : y) / 2) * (Math.sign(axis === 'x' ? dx : dy) || 1);
  a[axis] -= shift;
  b[axis] += shift;
}

/** Keeps the nodes in the drawing and their names apart. */
function arrange(nodes: readonly Node[], width: number, height: number): void {
  for (const [index, node] of nodes.entries()) for (const other of nodes.slice(index + 1)) separate(node, other);
  for (const node of nodes) {
    node.x = clamp(node.x, node.halfWidth + MARGIN, width - node.halfWidth - MARGIN);
    node.y = clamp(node.y, node.radius + 2, height - node.radius - NAME);
  }
}

function placed(width: number, height: number): Node[] {
  const nodes = services.map((service, index): Node => {
    const radius = radiusOf(service);
    const angle = (2 * Math.PI * index) / services.length;
    return {
      service,
      radius,
      halfWidth: Math.max(radius, (service.title.length * CHARACTER) / 2),
      x: width / 2 + (width / 3) * Math.cos(angle),
      y: height / 2 + (height / 3) * Math.sin(angle),
    };
  });
  const links: SimulationLinkDatum<Node>[] = services.flatMap(({id, calls}) =>
    calls.map((target) => ({source: id, target})),
  );
  const simulation = forceSimulation(nodes)
    .force(
      'link',
      forceLink<Node, SimulationLinkDatum<Node>>(links)
        .id(({service}) => service.id)
        .strength(0.03),
    )
    .force('charge', forceManyBody().strength(-420))
    .force('x', forceX(width / 2).strength((0.08 * height) / width))
    .force('y', forceY(height / 2).strength((0.08 * width) / height))
    .stop();
  for (let round = 0; round < ROUNDS; round++) {
    simulation.tick();
    arrange(nodes, width, height);
  }
  return nodes;
}

function drawing(width: number, height: number): ConstellationProps {
  const stars = placed(width, height).map(
    ({service, x, y, radius, halfWidth}): Star => ({
      ...{id: service.id, x: Math.round(x), y: Math.round(y)},
      ...{radius, halfWidth: Math.round(halfWidth)},
    }),
  );
  return {width, height, stars};
}

/** The services with their places in drawings for a wide and a narrow window. */
export const constellations = {
  wide: drawing(760, 460),
  narrow: drawing(320, 560),
};

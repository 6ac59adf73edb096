import type {ReactNode} from 'react';
import {categories, getService, servicePath, type Service} from '../../catalogue/services';
import type {ConstellationProps, Star} from './constellationProps';

/** Free space between a circle and the lines that end at it. */
const CLEARANCE = 2;

/** Height of a name below its circle. */
const NAME_HEIGHT = 18;

interface DrawingProps extends ConstellationProps {
  /** Text alternative, which the page's Markdown also has. */
  title?: string;
  /** The same for the second drawing of a page, which is not in its Markdown. */
  label?: string;
  /** Id of the service whose calls are lit. */
  lit?: string;
}

/** @returns the line from one circle to another, as part of a path */
function line(from: Star, to: Star): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  const at = (star: Star, distance: number): string =>
    `${Math.round(star.x + (dx / length) * distance)} ${Math.round(star.y + (dy / length) * distance)}`;
  return `M${at(from, from.radius + CLEARANCE)}L${at(to, -to.radius - CLEARANCE)}`;
}

/** @returns the class of a service beside one that is lit */
function relation(service: Service, lit: string | undefined): string {
  if (lit === undefined) return '';
  const calls = getService(lit).calls as readonly string[];
  if (service.id === lit) return ' is-lit';
  if (calls.includes(service.id)) return ' is-called';
  return (service.calls as readonly string[]).includes(lit) ? ' is-caller' : ' is-apart';
}

interface ServiceStarProps extends Pick<DrawingProps, 'lit' | 'stars'> {
  star: Star;
}

/** A service, linked to its page, with the lines to the services that it calls. */
function ServiceStar({star, stars, lit}: ServiceStarProps): ReactNode {
  const service = getService(star.id);
  const called = stars.filter(({id}) => (service.calls as readonly string[]).includes(id));
  // Draws of the other services only their calls to the highlighted one.
  const shown = lit === undefined || lit === star.id ? called : called.filter(({id}) => id === lit);
  return (
    <g className={`star in-${service.category}${relation(service, lit)}`}>
      {shown.length > 0 && <path d={shown.map((other) => line(star, other)).join('')} />}
      <a href={servicePath(service)}>
        <rect
          x={star.x - star.halfWidth}
          y={star.y - star.radius}
          width={2 * star.halfWidth}
          height={2 * star.radius + NAME_HEIGHT}
        />
        <circle cx={star.x} cy={star.y} r={star.radius} />
        <text x={star.x} y={star.y + star.radius + 14}>
          {service.title}
        </text>
      </a>
    </g>
  );
}

/** The services as stars: the more services call one, the larger it is, and a line leads from each to those that it calls. */
export default function Constellation({width, height, stars, title, label, lit}: DrawingProps): ReactNode {
  const id = `constellation-${width}`;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      className="constellation"
      role="group"
      {...(title ? {'aria-labelledby': id} : {'aria-label': label})}
    >
      {title && <title id={id}>{title}</title>}
      {stars.map((star) => (
        <ServiceStar key={star.id} star={star} stars={stars} lit={lit} />
      ))}
    </svg>
  );
}

/** What the colours mean. */
export function ConstellationKey(): ReactNode {
  return (
    <ul className="constellation-key">
      {categories.map(({id, title}) => (
        <li key={id} className={`in-${id}`}>
          <a href={`/docs/category/${id}`}>{title}</a>
        </li>
      ))}
    </ul>
  );
}

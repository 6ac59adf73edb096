import type {ReactNode} from 'react';

/** Distance of two lines of a label. */
const LEADING = 16;

/** A point, and where the label beside it begins. */
export interface Point {
  x: number;
  y: number;
}

interface LabelProps extends Point {
  /** Its lines from the top down; `y` is the baseline of the first. */
  children: string | readonly string[];
  /** Strong, quiet or in the colour of what it names (Drawing.css). */
  look?: string;
  anchor?: 'middle' | 'end';
}

/** Text in a drawing, on one line or several. */
export function Label({x, y, children, look, anchor}: LabelProps): ReactNode {
  const lines = typeof children === 'string' ? [children] : children;
  return (
    <text x={x} y={y} textAnchor={anchor} className={look}>
      {lines.length === 1
        ? lines[0]
        : lines.map((line, index) => (
            <tspan key={index} x={x} dy={index === 0 ? 0 : LEADING}>
              {line}
              {/* Keeps the words of two lines apart for those who hear them, without moving either. */}
              {index < lines.length - 1 && <tspan fontSize={0}> </tspan>}
            </tspan>
          ))}
    </text>
  );
}

/** A straight arrow. */
export function Arrow({from, to, look = ''}: {from: Point; to: Point; look?: string}): ReactNode {
  const angle = Math.round((Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI);
  return (
    <g className={`drawing__arrow ${look}`.trim()}>
      <path d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
      <path d="M-8 -4L0 0L-8 4" transform={`translate(${to.x} ${to.y})rotate(${angle})`} />
    </g>
  );
}

/** One form of a drawing: what it shows, and its height. The widths are those of every drawing. */
export interface Sheet {
  height: number;
  content: ReactNode;
}

/** Width of a drawing in a wide place and in a narrow one, in its own units. */
export const WIDE = 720;
export const NARROW = 300;

interface DrawingProps {
  /** Unique in a page. */
  id: string;
  /** Says in words what the drawing shows: for readers who do not see it, and in the page's Markdown. */
  title: string;
  wide: Sheet;
  narrow: Sheet;
  /** True if it has links, which a reader must be able to reach. */
  linked?: boolean;
  /** What a reader must know to read it right. */
  children?: ReactNode;
}

/** A drawing with a form for a wide and one for a narrow place, of which one is shown. */
export default function Drawing({id, title, wide, narrow, linked = false, children}: DrawingProps): ReactNode {
  const role = linked ? 'group' : 'img';
  return (
    <figure className="drawing">
      <svg viewBox={`0 0 ${WIDE} ${wide.height}`} className="drawing__wide" role={role} aria-labelledby={id}>
        <title id={id}>{title}</title>
        {wide.content}
      </svg>
      <svg viewBox={`0 0 ${NARROW} ${narrow.height}`} className="drawing__narrow" role={role} aria-label={title}>
        {narrow.content}
      </svg>
      {children && <figcaption>{children}</figcaption>}
    </figure>
  );
}

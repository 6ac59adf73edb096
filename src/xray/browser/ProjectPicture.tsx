import {useMemo, type ReactNode} from 'react';
import {count, formatNumber} from '../../catalogue/numbers';
import {pictureOf, waysToAffected, type Finding, type Picture, type PictureNode} from '../picture';
import type {Row} from '../rows';
import type {ReadResult} from '../types';

/** Sizes in the picture's own unit. */
const COLUMN = 190;
const LINE = 22;
const TOP = 28;

/** Characters of a name that fit into a column. */
const NAME_LENGTH = 24;

/** A mark is a shape, so that it isn't told by colour alone. */
const SHAPES: Readonly<Record<Finding, string>> = {
  affected: 'M-6-6h12v12h-12z',
  check: 'M0-7 7 0 0 7-7 0z',
  unknown: 'M-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0',
  none: 'M-3 0a3 3 0 1 0 6 0a3 3 0 1 0-6 0',
};

const LEGEND: Readonly<Record<Finding, string>> = {
  affected: 'affected',
  check: 'to check',
  unknown: 'not found or not looked up',
  none: 'nothing known against it',
};

const position = ({depth, place}: PictureNode): {x: number; y: number} => ({
  x: 12 + depth * COLUMN,
  y: TOP + 10 + place * LINE,
});

function Shape({mark}: {mark: Finding}): ReactNode {
  return <path className={`xray__shape xray__shape--${mark}`} d={SHAPES[mark]} />;
}

function Drawing({picture, packages}: {picture: Picture; packages: ReadResult['packages']}): ReactNode {
  const {nodes, lines, columns, tallest} = picture;
  const width = columns * COLUMN + 12;
  const height = TOP + tallest * LINE + 8;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
      {Array.from({length: columns}, (_, depth) => (
        <text key={depth} x={6 + depth * COLUMN} y={14} className="xray__layer">
          {depth === 0 ? 'direct' : `${depth + 1} steps`}
        </text>
      ))}
      {lines.map(([from, to]) => {
        const [a, b] = [position(nodes[from] as PictureNode), position(nodes[to] as PictureNode)];
        const middle = (a.x + b.x) / 2;
        return (
          <path
            key={`${from}-${to}`}
            className="xray__line"
            d={`M${a.x + 8} ${a.y}C${middle} ${a.y} ${middle} ${b.y} ${b.x - 8} ${b.y}`}
          />
        );
      })}
      {nodes.map((node) => {
        const {x, y} = position(node);
        const name = packages[node.index]?.name ?? '';
        return (
          <g key={node.index} transform={`translate(${x} ${y})`}>
            <Shape mark={node.mark} />
            <text x={11} y={4}>
              {name.length > NAME_LENGTH ? `${name.slice(0, NAME_LENGTH - 1)}…` : name}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

function Legend(): ReactNode {
  return (
    <ul className="xray__legend">
      {Object.entries(LEGEND).map(([mark, meaning]) => (
        <li key={mark}>
          <svg viewBox="-8 -8 16 16" width="16" height="16" aria-hidden="true">
            <Shape mark={mark as Finding} />
          </svg>
          {meaning}
        </li>
      ))}
    </ul>
  );
}

function Ways({ways}: {ways: readonly string[][]}): ReactNode {
  if (ways.length === 0) return <p className="xray__hint">No affected package is known.</p>;
  return (
    <details>
      <summary>{count(ways.length, 'path')} to affected packages</summary>
      <ul>
        {ways.map((way) => (
          <li key={way.join(' ')}>{way.join(' → ')}</li>
        ))}
      </ul>
    </details>
  );
}

interface ProjectPictureProps {
  result: ReadResult;
  rows: readonly Row[];
  /** In Unix milliseconds. */
  now: number;
}

/** What the project depends on, with a mark for what was found. */
export default function ProjectPicture({result, rows, now}: ProjectPictureProps): ReactNode {
  const picture = useMemo(() => pictureOf(result, rows, now), [result, rows, now]);
  const ways = useMemo(() => waysToAffected(result, rows, now), [result, rows, now]);
  if (!picture) return <p className="xray__hint">{result.formatName} has no dependency graph to draw.</p>;
  const {omitted, omittedMarked, nodes} = picture;
  return (
    <>
      <h3 id="xray-picture">Dependency graph</h3>
      <div
        className="xray__scroll xray__picture"
        tabIndex={0}
        role="img"
        aria-label={`${count(nodes.length, 'package')} by the shortest way from the project. Listed as text below.`}
      >
        <Drawing picture={picture} packages={result.packages} />
      </div>
      <Legend />
      {omitted > 0 && (
        <p className="xray__hint">
          {formatNumber(omitted)} of {count(rows.length, 'package')} {omitted === 1 ? 'is' : 'are'} missing from the
          graph, {formatNumber(omittedMarked)} of them with a mark. The table has them all.
        </p>
      )}
      <Ways ways={ways} />
    </>
  );
}

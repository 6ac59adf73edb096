import {useMemo, useState, type ReactNode} from 'react';
import {count, formatNumber} from '../../format/numbers';
import {namesDirect, pictureOf, waysToAffected, type Picture, type PictureNode} from '../picture';
import type {Row} from '../rows';
import type {ReadResult} from '@ecosystems-docs/lockfile-reader';

/** Sizes in pixels. A name's box is narrower than its column, so that an edge never meets a name. */
const COLUMN = 300;
const BOX = 230;
const LINE = 34;
const HEIGHT = 26;
const TOP = 30;

/** Characters of a name that fit into its box in the widest fonts. */
const NAME_LENGTH = 26;

/** Where xray.css shows the paths as text alone. */
const PHONE = '(max-width: 45rem)';

/** Paths that stand open on a phone. More would push the table far down. */
const MAX_OPEN_PATHS = 10;

const position = ({depth, line}: PictureNode): {x: number; y: number} => ({
  x: depth * COLUMN,
  y: TOP + (line + 0.5) * LINE,
});

function Edge({from, to}: {from: PictureNode | undefined; to: PictureNode | undefined}): ReactNode {
  if (!from || !to) return null;
  const [a, b] = [position(from), position(to)];
  const middle = (a.x + BOX + b.x) / 2;
  return <path className="xray__line" d={`M${a.x + BOX} ${a.y}C${middle} ${a.y} ${middle} ${b.y} ${b.x} ${b.y}`} />;
}

function Node({node, name}: {node: PictureNode; name: string}): ReactNode {
  const {x, y} = position(node);
  return (
    <g transform={`translate(${x + 1} ${y})`} className={`xray__node xray__node--${node.severity ?? 'way'}`}>
      <rect y={-HEIGHT / 2} width={BOX - 1} height={HEIGHT} rx={5} />
      <text x={10} y={4}>
        {name.length > NAME_LENGTH ? `${name.slice(0, NAME_LENGTH - 1)}…` : name}
      </text>
    </g>
  );
}

function Drawing({picture, result}: {picture: Picture; result: ReadResult}): ReactNode {
  const {nodes, edges, columns, lines} = picture;
  const width = (columns - 1) * COLUMN + BOX + 2;
  const height = TOP + lines * LINE + 4;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
      {Array.from({length: columns}, (_, depth) => (
        <text key={depth} x={depth * COLUMN + 2} y={16} className="xray__layer">
          {depth > 0 ? `${depth + 1} steps` : namesDirect(result) ? 'direct' : 'needed by nothing else in the file'}
        </text>
      ))}
      {edges.map(([from, to]) => (
        <Edge key={`${from}-${to}`} from={nodes[from]} to={nodes[to]} />
      ))}
      {nodes.map((node, place) => (
        <Node key={place} node={node} name={result.packages[node.index]?.name ?? ''} />
      ))}
    </svg>
  );
}

/** How the project comes to depend on what is affected: as a picture, and as text. */
export default function ProjectPicture({result, rows}: {result: ReadResult; rows: readonly Row[]}): ReactNode {
  const [isPhone] = useState(() => window.matchMedia(PHONE).matches);
  const picture = useMemo(() => pictureOf(result, rows), [result, rows]);
  const ways = useMemo(() => waysToAffected(result, rows), [result, rows]);
  if (result.edges.length === 0) return <p className="xray__hint">This file has no dependency graph to draw.</p>;
  if (ways.length === 0) return null;
  return (
    <section className="xray__ways" aria-labelledby="xray-picture">
      <h3 id="xray-picture">Paths to affected packages</h3>
      {picture && (
        <div
          className="xray__picture"
          tabIndex={0}
          role="img"
          aria-label={`The shortest paths to ${count(picture.nodes.filter(({severity}) => severity).length, 'affected package')}. Listed as text below.`}
        >
          <Drawing picture={picture} result={result} />
        </div>
      )}
      {picture && picture.omitted > 0 && (
        <p className="xray__hint">
          {formatNumber(picture.omitted)} affected {picture.omitted === 1 ? 'package is' : 'packages are'} missing from
          the picture. The table has them all.
        </p>
      )}
      <details open={isPhone && ways.length <= MAX_OPEN_PATHS}>
        <summary>{count(ways.length, 'path')} to affected packages, as text</summary>
        <ul>
          {ways.map((way) => (
            <li key={way.join(' ')}>{way.join(' → ')}</li>
          ))}
        </ul>
      </details>
    </section>
  );
}

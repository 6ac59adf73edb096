import type {ReactNode} from 'react';
import {type Coverage, coverage} from '../../catalogue/coverage';
import {KINDS, kindsText} from './coverageKinds';

/** Blocks of ecosystems, side by side where there is room: each keeps its size, so that its names can always be read. */
const BLOCKS = 3;
const PER_BLOCK = Math.ceil(coverage.length / BLOCKS);

const WIDTH = 212;
/** Width of the names, height of the titles, and the distance of two cells: across, and down. */
const NAMES = 96;
const TITLES = 98;
const STEP = 20;
const ROW = 18;
const CELL = {width: 18, height: 16};

/** @returns the path of a block's filled cells of one kind */
function cells(records: readonly Coverage[], column: number, has: (record: Coverage) => boolean): string {
  const x = NAMES + column * STEP;
  return records
    .flatMap((record, row) =>
      has(record) ? [`M${x} ${TITLES + row * ROW}h${CELL.width}v${CELL.height}h-${CELL.width}z`] : [],
    )
    .join('');
}

/** @returns the dashed line of a column, whose dashes are cells */
const emptyCells = (rows: number, column: number): string =>
  `M${NAMES + column * STEP + CELL.width / 2} ${TITLES}v${rows * ROW - 1}`;

function Block({records, title}: {records: readonly Coverage[]; title?: string}): ReactNode {
  return (
    <svg viewBox={`0 0 ${WIDTH} ${TITLES + PER_BLOCK * ROW}`} role="img" aria-hidden={title ? undefined : true}>
      {title && <title>{title}</title>}
      {records.map(({ecosystem}, row) => (
        <text key={ecosystem} y={TITLES + row * ROW + 12.5}>
          {ecosystem}
        </text>
      ))}
      <path className="coverage-map__all" d={KINDS.map((_, column) => emptyCells(records.length, column)).join('')} />
      {KINDS.map((kind, column) => (
        <g key={kind.title}>
          <path d={cells(records, column, kind.has)} />
          <text transform={`translate(${NAMES + column * STEP + 13} ${TITLES - 6})rotate(-90)`}>{kind.title}</text>
        </g>
      ))}
    </svg>
  );
}

/** Which kinds of data we read of each ecosystem, as filled cells, and how many have each. */
export default function CoverageMap(): ReactNode {
  const blocks = Array.from({length: BLOCKS}, (_, index) => coverage.slice(index * PER_BLOCK, (index + 1) * PER_BLOCK));
  return (
    <figure className="coverage-map">
      <div>
        {blocks.map((records, index) => (
          <Block
            key={index}
            records={records}
            title={index === 0 ? 'What we collect for each ecosystem (same data as the table below)' : undefined}
          />
        ))}
      </div>
      <figcaption>{kindsText()}</figcaption>
    </figure>
  );
}

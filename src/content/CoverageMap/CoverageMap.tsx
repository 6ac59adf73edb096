import type {ReactNode} from 'react';
import {coverage, type Coverage} from '../../catalogue/coverage';

const ROWS: readonly {title: string; has: (record: Coverage) => boolean}[] = [
  {title: 'Versions', has: ({versions}) => versions !== 'none'},
  {title: 'Downloads', has: ({downloads}) => downloads !== undefined},
  {title: 'Maintainers', has: ({reads}) => reads.includes('maintainers')},
  {title: 'Dependencies', has: ({reads}) => reads.includes('dependencies')},
  {title: 'Dependents', has: ({reads}) => reads.includes('dependents')},
  {title: 'Advisories', has: ({advisories}) => advisories.length > 0},
];
const TITLE = 'What we read of each ecosystem; the table below says the same';
/** Width of the titles, height of the names, and the distance of two cells: across, and down. */
const WIDE = {titles: 128, names: 84, step: 12.2, row: 22};
const NARROW = {names: 104, titles: 88, step: 32, row: 16};
const CELL = {wide: [10, 18], narrow: [28, 13]} as const;

const countOf = (has: (record: Coverage) => boolean): number => coverage.filter(has).length;

function cells(
  has: (record: Coverage) => boolean,
  at: (index: number) => string,
  [width, height]: readonly number[],
): string {
  return coverage
    .flatMap((record, index) => (has(record) ? [`M${at(index)}h${width}v${height}h-${width}z`] : []))
    .join('');
}

/** Ecosystems from left to right. */
function Wide(): ReactNode {
  const x = (index: number): number => Math.round((WIDE.titles + index * WIDE.step) * 10) / 10;
  const y = (row: number): number => WIDE.names + row * WIDE.row;
  return (
    <svg viewBox={`0 0 752 ${y(ROWS.length)}`} className="coverage-map__wide" role="img" aria-labelledby="coverage-map">
      <title id="coverage-map">{TITLE}</title>
      {coverage.map(({ecosystem}, index) => (
        <text key={ecosystem} transform={`translate(${x(index) + 8.5} ${WIDE.names - 6})rotate(-90)`}>
          {ecosystem}
        </text>
      ))}
      {ROWS.map(({title, has}, row) => (
        <g key={title}>
          <path
            className="coverage-map__all"
            d={cells(
              () => true,
              (index) => `${x(index)} ${y(row)}`,
              CELL.wide,
            )}
          />
          <path d={cells(has, (index) => `${x(index)} ${y(row)}`, CELL.wide)} />
          <text x={0} y={y(row) + 13}>
            {`${title} ${countOf(has)}/${coverage.length}`}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** Ecosystems from the top down. */
function Narrow(): ReactNode {
  const x = (row: number): number => NARROW.names + row * NARROW.step;
  const y = (index: number): number => NARROW.titles + index * NARROW.row;
  return (
    <svg viewBox={`0 0 300 ${y(coverage.length)}`} className="coverage-map__narrow" role="img" aria-label={TITLE}>
      {coverage.map(({ecosystem}, index) => (
        <text key={ecosystem} x={0} y={y(index) + 11}>
          {ecosystem}
        </text>
      ))}
      {ROWS.map(({title, has}, row) => (
        <g key={title}>
          <path
            className="coverage-map__all"
            d={cells(
              () => true,
              (index) => `${x(row)} ${y(index)}`,
              CELL.narrow,
            )}
          />
          <path d={cells(has, (index) => `${x(row)} ${y(index)}`, CELL.narrow)} />
          <text transform={`translate(${x(row) + 18} ${NARROW.titles - 6})rotate(-90)`}>{title}</text>
        </g>
      ))}
    </svg>
  );
}

/** Which kinds of data we read of each ecosystem, as filled cells. */
export default function CoverageMap(): ReactNode {
  return (
    <figure className="coverage-map">
      <Wide />
      <Narrow />
      <figcaption>A filled cell means that we read this kind of data for the ecosystem.</figcaption>
    </figure>
  );
}

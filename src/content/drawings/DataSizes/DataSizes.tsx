import type {ReactNode} from 'react';
import {scale, SCALE_DATE} from '../../../catalogue/access';
import {formatDate} from '../../../format/dates';
import {services} from '../../../catalogue/services';
import Drawing, {Label, NARROW, WIDE} from '../../../components/Drawing/Drawing';

const UNITS: Readonly<Record<string, number>> = {million: 1e6, billion: 1e9};

interface Size {
  /** As we publish it: 14.4 million. */
  value: string;
  amount: number;
  what: string;
}

/**
 * @param text an amount with what it counts, such as "14.4 million packages"
 * @throws Error if it doesn't begin with an amount
 */
function readSize(text: string): Size {
  const [, digits = '', unit = '', what = ''] = /^([\d.,]+) (?:(million|billion) )?(.+)$/.exec(text) ?? [];
  if (digits === '') throw new Error(`"${text}" doesn't begin with an amount.`);
  return {
    value: unit === '' ? digits : `${digits} ${unit}`,
    amount: Number(digits.replaceAll(',', '')) * (UNITS[unit] ?? 1),
    what,
  };
}

/** @returns what we count in all, and what single services hold besides, the smallest first */
export function dataSizes(): Size[] {
  const totals = scale.map(({value, label}) => readSize(`${value} ${label}`));
  const held = services.flatMap(({title, holds}) =>
    (holds?.replace(/ of [\d.]+ million.*/, '').split(' and ') ?? [])
      .map(readSize)
      .filter(({value}) => !totals.some((total) => total.value === value))
      .map((size) => ({...size, what: `${size.what} in ${title}`})),
  );
  return [...totals, ...held].sort((a, b) => a.amount - b.amount);
}

const FIRST = 1e4;
const LAST = 1e11;
const MARKS = [
  {amount: 1e6, name: '1 million'},
  {amount: 1e9, name: '1 billion'},
];

interface ChartProps {
  sizes: readonly Size[];
  left: number;
  right: number;
  row: number;
  /** Whether the names are above the bars, and not beside them. */
  stacked?: boolean;
}

function Chart({sizes, left, right, row, stacked = false}: ChartProps): ReactNode {
  const x = (amount: number): number =>
    Math.round(left + ((right - left) * Math.log10(amount / FIRST)) / Math.log10(LAST / FIRST));
  const top = 24;
  const decades = Array.from({length: Math.log10(LAST / FIRST) + 1}, (_, power) => FIRST * 10 ** power);
  return (
    <>
      <path
        d={decades.map((amount) => `M${x(amount)} ${top}V${top + sizes.length * row}`).join('')}
        className="is-grid"
      />
      {MARKS.map(({amount, name}) => (
        <Label key={name} x={x(amount)} y={14} anchor="middle" look="is-quiet">
          {name}
        </Label>
      ))}
      {sizes.map(({value, amount, what}, index) => {
        const y = top + index * row + (stacked ? row - 9 : row / 2);
        return (
          <g key={what} className="is-good">
            <path d={`M${left} ${y}H${x(amount)}`} />
            <circle cx={x(amount)} cy={y} r={5} className="is-filled" />
            <text x={0} y={stacked ? y - 10 : y + 4}>
              <tspan className="is-strong">{value}</tspan>
              {` ${what}`}
            </text>
          </g>
        );
      })}
    </>
  );
}

/** How many records of each kind there are, on a scale on which each line is ten times the one before. */
export default function DataSizes(): ReactNode {
  const sizes = dataSizes();
  return (
    <Drawing
      id="data-sizes"
      title={`How much data there is: ${sizes.map(({value, what}) => `${value} ${what}`).join(', ')}.`}
      wide={{height: sizes.length * 26 + 26, content: <Chart sizes={sizes} left={312} right={WIDE - 6} row={26} />}}
      narrow={{
        height: sizes.length * 40 + 26,
        content: <Chart sizes={sizes} left={4} right={NARROW - 6} row={40} stacked />,
      }}
    >
      {`Logarithmic scale. Figures published on ${formatDate(SCALE_DATE)}.`}
    </Drawing>
  );
}

import type {ReactNode} from 'react';
import {tiers, WINDOW_SECONDS, type Tier} from '../../../catalogue/access';
import {formatNumber} from '@ecosystems-docs/text';
import Drawing, {Label, NARROW, WIDE} from '../../../components/Drawing/Drawing';

/** Requests a second in the example: more than the common pool allows for an hour, less than the polite one. */
const PACE = 3;

type Limited = Tier & {limit: number};

const limited = tiers.filter((tier): tier is Limited => tier.limit !== undefined);
const highest = Math.max(...limited.map(({limit}) => limit));

/** Seconds into the hour after which a limit is used up; undefined if it lasts. */
function endOf({limit}: Limited): number | undefined {
  const seconds = limit / PACE;
  return seconds < WINDOW_SECONDS ? seconds : undefined;
}

const minutes = (seconds: number): number => Math.round(seconds / 60);

/** The area of a chart in its drawing. */
interface Area {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** A part of the next hour that the chart shows as well, so that the start of a new count is in it. */
const NEXT = WINDOW_SECONDS / 5;

const LOOKS: Readonly<Record<Tier['id'], string>> = {anonymous: 'is-wait', polite: 'is-good', api_key: ''};

/** @returns the line of a tier's count: it rises, stays at the limit, and starts again on the hour */
function countLine(tier: Limited, x: (second: number) => number, y: (requests: number) => number): string {
  const counted = Math.min(tier.limit, PACE * WINDOW_SECONDS);
  const points: [number, number][] = [
    [0, 0],
    [counted / PACE, counted],
    [WINDOW_SECONDS, counted],
    [WINDOW_SECONDS, 0],
    [WINDOW_SECONDS + NEXT, PACE * NEXT],
  ];
  return `M${points.map(([second, requests]) => `${Math.round(x(second))} ${Math.round(y(requests))}`).join('L')}`;
}

function Chart({left, right, top, bottom}: Area): ReactNode {
  const x = (second: number): number => left + ((right - left) * second) / (WINDOW_SECONDS + NEXT);
  const y = (requests: number): number => bottom - ((bottom - top) * requests) / highest;
  const hour = x(WINDOW_SECONDS);
  return (
    <>
      <path d={`M${left} ${bottom}H${right}`} />
      <path d={`M${hour} ${top - 8}V${bottom}`} className="is-dashed" />
      {limited.map((tier) => {
        const end = endOf(tier);
        return (
          <g key={tier.id} className={LOOKS[tier.id]}>
            <path d={`M${left} ${y(tier.limit)}H${hour}`} className="is-dashed" />
            <Label x={left + 2} y={y(tier.limit) - 23} look={`is-strong ${LOOKS[tier.id]}`}>
              {[tier.name, formatNumber(tier.limit)]}
            </Label>
            {end !== undefined && (
              <>
                <path d={`M${x(end)} ${(y(tier.limit) + bottom) / 2}H${hour}`} className="is-bar is-hatched" />
                <Label x={hour - 4} y={(y(tier.limit) + bottom) / 2 + 22} anchor="end">
                  {`429 for ${minutes(WINDOW_SECONDS - end)} min`}
                </Label>
              </>
            )}
            <path d={countLine(tier, x, y)} className="is-line" />
          </g>
        );
      })}
      <Label x={left} y={bottom + 18} look="is-quiet">
        13:00
      </Label>
      <Label x={hour} y={bottom + 18} look="is-quiet" anchor="middle">
        14:00
      </Label>
      <Label x={hour} y={top - 14} anchor="middle" look="is-strong">
        Reset
      </Label>
    </>
  );
}

/** @returns what the drawing shows */
function describe(): string {
  const outcomes = limited.map((tier) => {
    const end = endOf(tier);
    return end === undefined
      ? `${tier.name} with ${formatNumber(tier.limit)}: lasts`
      : `${tier.name} with ${formatNumber(tier.limit)}: used up after ${minutes(end)} minutes, then 429 until the hour`;
  });
  return `An hour at ${PACE} requests a second. ${outcomes.join('. ')}. On the hour the count starts again.`;
}

/** The limits without a key, and what an hour at one pace does to each: the counts of requests as lines, until the hour and past it. */
export default function RateLimitHour(): ReactNode {
  const wide = {left: 4, right: WIDE - 4, top: 40, bottom: 230};
  const narrow = {left: 2, right: NARROW - 2, top: 40, bottom: 220};
  return (
    <Drawing
      id="rate-limit-hour"
      title={describe()}
      wide={{height: wide.bottom + 26, content: <Chart {...wide} />}}
      narrow={{height: narrow.bottom + 26, content: <Chart {...narrow} />}}
    >
      {`Requests counted at a steady ${PACE} a second, without a key.`}
    </Drawing>
  );
}

import type {ReactNode} from 'react';
import {cacheOf} from '../../../catalogue/freshness';
import {getService} from '../../../catalogue/services';
import Drawing, {Arrow, Label, NARROW, WIDE} from '../../../components/Drawing/Drawing';

/** The service whose times the drawing shows. */
const SERVICE = 'packages';
const {shared, own} = cacheOf(SERVICE);

/** Where a request can end, and what comes back from there. */
const STATIONS: readonly {title: string; back: readonly string[]; look: string}[] = [
  {title: 'Your program', back: ['No request:', `own copy, ${own}`], look: ''},
  {title: 'CDN cache', back: ['HIT: usually uncounted,', `can be ${shared} old`], look: 'is-good'},
  {title: 'Gateway', back: ['429: over the limit.', 'Counts each request'], look: 'is-wait'},
  {title: 'Service', back: ['200: the record.', '304: unchanged'], look: 'is-other'},
];

const BOX = {width: 132, height: 42, top: 2};
const STEP = Math.round((WIDE - BOX.width - 4) / (STATIONS.length - 1));
/** Below the boxes: the first way back, and the distance to the next. */
const WAY = {top: 92, step: 40, label: 140};

const left = (index: number): number => 2 + index * STEP;
const depth = (index: number): number => WAY.top + (index - 1) * WAY.step;

function Station({index, x, y}: {index: number; x: number; y: number}): ReactNode {
  const {title, look} = STATIONS[index] ?? {title: '', look: ''};
  return (
    <g className={look}>
      <rect x={x} y={y} width={BOX.width} height={BOX.height} rx={6} />
      <Label x={x + BOX.width / 2} y={y + 26} anchor="middle" look="is-strong">
        {title}
      </Label>
    </g>
  );
}

/** The way back from a station to the program: the further the station, the longer. */
function WayBack({index}: {index: number}): ReactNode {
  const {back, look} = STATIONS[index] ?? {back: [], look: ''};
  const from = left(index) + BOX.width - 16;
  const to = {x: 2 + BOX.width - 26 * index, y: BOX.top + BOX.height + 3};
  const y = depth(index);
  return (
    <g className={look}>
      <path d={`M${from} ${BOX.top + BOX.height}V${y}H${to.x}`} />
      <Arrow from={{x: to.x, y}} to={to} />
      <Label x={WAY.label} y={y - (index === 1 ? 24 : 8)}>
        {index === 1 ? back : back.join(' ')}
      </Label>
    </g>
  );
}

function Wide(): ReactNode {
  const middle = BOX.top + BOX.height / 2;
  return (
    <>
      {STATIONS.map(({title}, index) => (
        <g key={title}>
          {index > 0 && <WayBack index={index} />}
          {index > 0 && (
            <Arrow from={{x: left(index - 1) + BOX.width + 3, y: middle}} to={{x: left(index) - 4, y: middle}} />
          )}
          <Station index={index} x={left(index)} y={BOX.top} />
        </g>
      ))}
    </>
  );
}

const ROW = 76;

function Narrow(): ReactNode {
  return STATIONS.map(({title, back}, index) => (
    <g key={title}>
      <Station index={index} x={2} y={BOX.top + index * ROW} />
      {index > 0 && (
        <Arrow
          from={{x: BOX.width / 2, y: BOX.top + index * ROW - ROW + BOX.height + 3}}
          to={{x: BOX.width / 2, y: BOX.top + index * ROW - 4}}
        />
      )}
      <Label x={NARROW - 156} y={BOX.top + index * ROW + 18}>
        {back}
      </Label>
    </g>
  ));
}

/** The way of a request through the caches, and what can come back from each place on it. */
export default function CachePath(): ReactNode {
  return (
    <Drawing
      id="cache-path"
      title={`The path of a request, and what each place on it returns. ${STATIONS.map(({title, back}) => `${title}: ${back.join(' ')}`).join('. ')}.`}
      wide={{height: depth(STATIONS.length - 1) + 8, content: <Wide />}}
      narrow={{height: (STATIONS.length - 1) * ROW + BOX.height + 6, content: <Narrow />}}
    >
      {`The times are those of ${getService(SERVICE).title}. A copy that your program keeps for ${own} needs no request.`}
    </Drawing>
  );
}

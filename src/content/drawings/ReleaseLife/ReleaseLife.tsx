import type {ReactNode} from 'react';
import {cacheOf, journeys, SCHEDULES_READ, type Journey} from '../../../catalogue/freshness';
import {getService} from '../../../catalogue/services';
import Drawing, {Label} from '../../../components/Drawing/Drawing';

/** What a change goes through, and how each is drawn. */
const STAGES = [
  {title: 'Until we look', short: 'We look', look: 'is-wait', time: ({noticed}: Journey) => noticed},
  {title: 'Until the sync', short: 'Sync', look: 'is-off is-hatched', time: ({queue}: Journey) => queue},
  {
    title: 'Old copy in the CDN',
    short: "CDN's copy",
    look: 'is-good',
    time: ({service}: Journey) => `up to ${cacheOf(service).shared}`,
  },
] as const;

/** Where the stages begin and end in the wide drawing, and the first of its rows. */
const ENDS = [160, 330, 520, 712];
const TOP = 74;
const ROW = 54;
const BOTTOM = TOP + (journeys.length - 1) * ROW + 26;
/** What a reader sees between the stages. */
const SIGNS = [
  {text: 'it happens', look: 'is-quiet'},
  {text: 'sync queued', look: 'is-quiet'},
  {text: 'last_synced_at', look: 'is-quiet is-code'},
  {text: 'your response', look: 'is-quiet'},
] as const;

/** @returns the anchor of a text at the end of a stage, so that none leaves the drawing */
const anchorAt = (index: number): 'end' | 'middle' => (index === ENDS.length - 1 ? 'end' : 'middle');

function Track({journey, y}: {journey: Journey; y: number}): ReactNode {
  return (
    <>
      <Label x={0} y={y - 2} look="is-strong">
        {journey.what}
      </Label>
      <Label x={0} y={y + 14} look="is-quiet">
        {`to ${getService(journey.service).title}`}
      </Label>
      {STAGES.map(({title, look, time}, index) => {
        const from = ENDS[index] ?? 0;
        const to = ENDS[index + 1] ?? 0;
        return (
          <g key={title}>
            <path d={`M${from + 7} ${y + 8}H${to - 7}`} className={`is-bar ${look}`} />
            <Label x={from + 8} y={y - 5}>
              {time(journey)}
            </Label>
          </g>
        );
      })}
      {ENDS.map((x) => (
        <circle key={x} cx={x} cy={y + 8} r={4.5} />
      ))}
    </>
  );
}

function Wide(): ReactNode {
  return (
    <>
      {STAGES.map(({title}, index) => (
        <Label key={title} x={(ENDS[index] ?? 0) + 8} y={16} look="is-strong">
          {`${index + 1}. ${title}`}
        </Label>
      ))}
      <path d={ENDS.map((x) => `M${x} 28V${BOTTOM}`).join('')} className="is-dashed" />
      {journeys.map((journey, index) => (
        <Track key={journey.what} journey={journey} y={TOP + index * ROW - 12} />
      ))}
      {SIGNS.map(({text, look}, index) => (
        <Label key={text} x={ENDS[index] ?? 0} y={BOTTOM + 16} anchor={anchorAt(index)} look={look}>
          {text}
        </Label>
      ))}
    </>
  );
}

/** Height of a journey in the narrow drawing, and of a stage in it. */
const STACK = {journey: 104, stage: 22};

function Narrow(): ReactNode {
  return journeys.map((journey, index) => {
    const top = index * STACK.journey;
    return (
      <g key={journey.what}>
        <Label x={0} y={top + 16} look="is-strong">
          {`${journey.what}, to ${getService(journey.service).title}`}
        </Label>
        {STAGES.map(({title, short, look, time}, stage) => {
          const y = top + 38 + stage * STACK.stage;
          return (
            <g key={title}>
              <path d={`M${stage * 16} ${y - 4}h28`} className={`is-bar ${look}`} />
              <Label x={70} y={y}>
                {`${short}: ${time(journey)}`}
              </Label>
            </g>
          );
        })}
      </g>
    );
  });
}

/** @returns what the drawing shows */
function describe(): string {
  const lines = journeys.map((journey) => {
    const stages = STAGES.map(({title, time}) => `${title}: ${time(journey)}`);
    return `${journey.what}, to ${getService(journey.service).title}. ${stages.join('. ')}.`;
  });
  return `How a change gets to your response, in three stages. ${lines.join(' ')}`;
}

/** How long a change takes from its source to a response: the three stages, for each of three changes. */
export default function ReleaseLife(): ReactNode {
  return (
    <Drawing
      id="release-life"
      title={describe()}
      wide={{height: BOTTOM + 24, content: <Wide />}}
      narrow={{height: journeys.length * STACK.journey, content: <Narrow />}}
    >
      {`Not to scale. Schedules as of ${SCHEDULES_READ}, best effort.`}
    </Drawing>
  );
}

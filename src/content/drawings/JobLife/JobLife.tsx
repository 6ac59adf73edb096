import type {ReactNode} from 'react';
import Drawing, {Arrow, Label, NARROW, WIDE, type Point} from '../../../components/Drawing/Drawing';

/** What the drawing takes from the descriptions (content/node/partData.ts). */
export interface JobLifeProps {
  /** Status of the response to the request that creates a job, and its header with the job's URL. */
  created: {status: string; header: string};
  /** The states in which a job is polled. */
  open: readonly string[];
  /** The states in which a job is finished. */
  final: readonly string[];
}

/** Seconds after which the guide's program polls: the first pause is one, and each is longer by a half. */
const POLLS = [1, 2, 3, 4].reduce<number[]>((times) => [...times, (times.at(-1) ?? 0) + 1.5 ** times.length], []);

const LOOKS = ['is-good', 'is-wait'];
const RESULTS: Readonly<Record<string, string>> = {complete: 'results', error: 'results.error'};

interface StepProps extends Point {
  filled?: boolean;
}

function Dot({x, y, filled = true}: StepProps): ReactNode {
  return <circle cx={x} cy={y} r={6} className={filled ? 'is-good is-filled' : 'is-good'} />;
}

/** The states in which a job can end, one below the other. */
function Ends({x, y, final}: Point & Pick<JobLifeProps, 'final'>): ReactNode {
  return final.map((state, index) => (
    <g key={state} className={LOOKS[index]}>
      <rect x={x} y={y + index * 50 - 20} width={128} height={40} rx={6} />
      <Label x={x + 12} y={y + index * 50 - 3} look="is-strong is-code">
        {state}
      </Label>
      <Label x={x + 12} y={y + index * 50 + 13} look="is-quiet is-code">
        {RESULTS[state] ?? ''}
      </Label>
    </g>
  ));
}

const LINE = 92;
const START = 8;
const FIRST = 178;
const SECOND = 38;
const END = WIDE - 130;

function Wide({created, open, final}: JobLifeProps): ReactNode {
  const at = (seconds: number): number => FIRST + (seconds - 1) * SECOND;
  const last = at(POLLS.at(-1) ?? 0);
  return (
    <>
      <path d={`M${START} ${LINE}H${last}`} />
      <Arrow from={{x: last, y: LINE}} to={{x: END - 8, y: LINE - 25}} />
      <Arrow from={{x: last, y: LINE}} to={{x: END - 8, y: LINE + 25}} />
      <Dot x={START} y={LINE} filled={false} />
      <Label x={0} y={30} look="is-strong is-code">
        POST /jobs
      </Label>
      <path d={`M${START} 40V${LINE - 10}`} className="is-dashed" />
      <Label x={0} y={LINE + 30} look="is-code">
        {[created.status, created.header]}
      </Label>
      <Label x={FIRST - 6} y={30} look="is-strong is-code">
        {'GET /jobs/{id}'}
      </Label>
      {POLLS.map((seconds, index) => (
        <g key={seconds}>
          {index > 0 && (
            <Label x={(at(seconds) + at(POLLS[index - 1] ?? 0)) / 2} y={LINE - 9} anchor="middle" look="is-quiet">
              {`${Math.round(10 * (seconds - (POLLS[index - 1] ?? 0))) / 10} s`}
            </Label>
          )}
          <path d={`M${at(seconds)} 40V${LINE - 10}`} className="is-dashed" />
          <Dot x={at(seconds)} y={LINE} />
        </g>
      ))}
      <Label x={FIRST - 6} y={LINE + 30} look="is-code">
        {[`200 ${open.slice(0, 3).join(', ')}`, open.slice(3).join(', ')]}
      </Label>
      <Ends x={END} y={LINE - 25} final={final} />
    </>
  );
}

/** Where the polls are in the narrow drawing. */
const DOTS = [76, 102, 138, 188] as const;

function Narrow({created, open, final}: JobLifeProps): ReactNode {
  return (
    <>
      <path d={`M10 16V${DOTS[3]}`} />
      <Dot x={10} y={16} filled={false} />
      <Label x={28} y={20} look="is-strong is-code">
        POST /jobs
      </Label>
      <Label x={28} y={38} look="is-code">
        {`${created.status}, ${created.header}`}
      </Label>
      {POLLS.map((seconds, index) => (
        <Dot key={seconds} x={10} y={DOTS[index] ?? 0} />
      ))}
      <Label x={28} y={DOTS[0] + 4} look="is-strong is-code">
        {'GET /jobs/{id}'}
      </Label>
      <Label x={28} y={DOTS[1] + 4} look="is-code">
        {['200', ...[0, 2, 4, 6].map((from) => open.slice(from, from + 2).join(', ')).filter(Boolean)]}
      </Label>
      <Arrow from={{x: 10, y: DOTS[3]}} to={{x: 50, y: DOTS[3] + 40}} />
      <Ends x={NARROW - 240} y={DOTS[3] + 46} final={final} />
    </>
  );
}

/** A job from the request that creates it to its result: each request is a dot, at growing distances. */
export default function JobLife(props: JobLifeProps): ReactNode {
  const {created, open, final} = props;
  return (
    <Drawing
      id="job-life"
      title={`A job from its creation to its result: POST /jobs returns ${created.status} with ${created.header}. Poll that URL while the state is ${open.join(', ')}, with longer and longer pauses, until it is ${final.join(' or ')}.`}
      wide={{height: 148, content: <Wide {...props} />}}
      narrow={{height: 304, content: <Narrow {...props} />}}
    >
      Each dot is a request that counts towards your limit. The program below has these pauses.
    </Drawing>
  );
}

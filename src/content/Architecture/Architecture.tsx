import {Fragment, type ReactNode} from 'react';
import {formatDate} from '../../catalogue/access';
import {CATALOGUE_READ, getService, servicePath, services, type Service} from '../../catalogue/services';

const ROW = 34;
const TOP = 44;
const BOX = {width: 230, height: 26};
/** From the top of a box to the baseline of its text. */
const BASELINE = 18;
const WIDTH = 720;
const RIGHT = WIDTH - BOX.width - 2;
const LEFT = 2;

const callers = services.filter((service) => service.calls.length > 0);
const callerCount = (service: Service): number => services.filter((other) => other.calls.includes(service.id)).length;
const called = services.filter((service) => callerCount(service) > 0).sort((a, b) => callerCount(b) - callerCount(a));

const ROWS = Math.max(callers.length, called.length);
const HEIGHT = TOP + ROWS * ROW + 6;

const offsetOf = (count: number): number => TOP + Math.round(((ROWS - count) * ROW) / 2);
const leftY = (index: number): number => offsetOf(callers.length) + index * ROW;
const rightY = (id: string): number => offsetOf(called.length) + called.findIndex((service) => service.id === id) * ROW;

function ServiceBox({service, x, y, note}: {service: Service; x: number; y: number; note: string}): ReactNode {
  return (
    <a href={servicePath(service)}>
      <rect x={x} y={y} width={BOX.width} height={BOX.height} rx={6} />
      <text x={x + 10} y={y + BASELINE}>
        {service.title}
      </text>
      <text x={x + BOX.width - 10} y={y + BASELINE} className="diagram__note">
        {note}
      </text>
    </a>
  );
}

/** Lines from a service on the left to each that it calls, in one path: fewer bytes than a path for each. */
function Calls({from, to}: {from: number; to: readonly number[]}): ReactNode {
  const start = LEFT + BOX.width;
  const width = RIGHT - start;
  const curve = (end: number): string =>
    `M${start} ${from}c${width / 2} 0 ${width / 2} ${end - from} ${width} ${end - from}`;
  return <path d={to.map(curve).join('')} />;
}

function Caller({service, y}: {service: Service; y: number}): ReactNode {
  const middle = (top: number): number => top + BOX.height / 2;
  return (
    <g>
      <Calls from={middle(y)} to={service.calls.map((id) => middle(rightY(id)))} />
      <ServiceBox service={service} x={LEFT} y={y} note={`calls ${service.calls.length}`} />
    </g>
  );
}

function CallList({service}: {service: Service}): ReactNode {
  const names = service.calls.map((id) => getService(id));
  return (
    <li>
      <a href={servicePath(service)}>{service.title}</a>
      {' calls '}
      {names.map((other, index) => (
        <Fragment key={other.id}>
          {index === 0 ? '' : index === names.length - 1 ? ' and ' : ', '}
          <a href={servicePath(other)}>{other.title}</a>
        </Fragment>
      ))}
      .
    </li>
  );
}

/** Which service calls which: those that call on the left, those that are called on the right, and the same as a list. */
export default function Architecture(): ReactNode {
  return (
    <figure className="architecture">
      <div className="table" tabIndex={0} role="group" aria-label="Diagram: which service calls which">
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-labelledby="architecture-title" className="diagram">
          <title id="architecture-title">Which service calls which; the list below says the same</title>
          <text x={LEFT} y={20} className="diagram__head">
            This service
          </text>
          <text x={RIGHT} y={20} className="diagram__head">
            calls this one
          </text>
          {callers.map((service, index) => (
            <Caller key={service.id} service={service} y={leftY(index)} />
          ))}
          {called.map((service) => (
            <ServiceBox
              key={service.id}
              service={service}
              x={RIGHT}
              y={rightY(service.id)}
              note={`called by ${callerCount(service)}`}
            />
          ))}
        </svg>
      </div>
      <figcaption>
        {`From the services’ code on ${formatDate(CATALOGUE_READ)}. Point to a service on the left to see only its calls.`}
      </figcaption>
      <details>
        <summary>The same as a list</summary>
        <ul>
          {callers.map((service) => (
            <CallList key={service.id} service={service} />
          ))}
        </ul>
      </details>
    </figure>
  );
}

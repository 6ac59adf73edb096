import type {ReactNode} from 'react';
import {getService, servicePath} from '../../../catalogue/services';
import Drawing, {Label, NARROW, WIDE} from '../../../components/Drawing/Drawing';

/** A kind of identifier, with the services that take it (content/node/partData.ts). */
export interface Identifier {
  id: string;
  what: string;
  /** Each with the number of operations that take it. */
  services: readonly {id: string; operations: number}[];
}

export interface IdentifierMapProps {
  identifiers: readonly Identifier[];
}

/** Distance of two services, one below the other. */
const ROW = 27;
const TOP = 22;

/** @returns the services in an order in which few lines cross: by the mean place of their identifiers */
function servicesOf(identifiers: readonly Identifier[]): readonly string[] {
  const all = [...new Set(identifiers.flatMap(({services}) => services.map(({id}) => id)))];
  const place = (service: string): number => {
    const places = identifiers.flatMap(({services}, index) => (services.some(({id}) => id === service) ? [index] : []));
    return places.reduce((sum, index) => sum + index, 0) / places.length;
  };
  return all.sort((a, b) => place(a) - place(b));
}

/** @returns a text on lines of at most so many characters */
function wrap(text: string, most: number): string[] {
  return text.split(' ').reduce<string[]>((lines, word) => {
    const last = lines.at(-1);
    if (last === undefined || last.length + 1 + word.length > most) return [...lines, word];
    return [...lines.slice(0, -1), `${last} ${word}`];
  }, []);
}

interface SheetProps extends IdentifierMapProps {
  services: readonly string[];
  /** Where the lines begin and end. */
  from: number;
  to: number;
  /** Characters on a line of an identifier. */
  most: number;
}

/** An identifier, with a line to each service that takes it. */
function Source({identifier, y, ...sheet}: SheetProps & {identifier: Identifier; y: number}): ReactNode {
  const {services, from, to, most} = sheet;
  const lines = wrap(identifier.what, most);
  const run = (to - from) / 2;
  return (
    <g className="identifier">
      {identifier.services.map(({id, operations}) => {
        const rise = TOP + services.indexOf(id) * ROW - y;
        return (
          <path
            key={id}
            d={`M${from} ${y}c${run} 0 ${run} ${rise} ${to - from} ${rise}`}
            strokeWidth={1 + Math.min(operations, 4)}
          />
        );
      })}
      <a href={`#start-${identifier.id}`}>
        <rect x={0} y={y - 20} width={from} height={40} className="is-hidden" />
        <Label x={from - 8} y={y + 4 - (lines.length - 1) * 8} anchor="end" look="is-strong">
          {lines}
        </Label>
      </a>
    </g>
  );
}

function IdentifierLines(sheet: SheetProps): ReactNode {
  const {identifiers, services, to} = sheet;
  const step = ((services.length - 1) * ROW) / (identifiers.length - 1);
  return (
    <>
      {identifiers.map((identifier, index) => (
        <Source key={identifier.id} {...sheet} identifier={identifier} y={Math.round(TOP + index * step)} />
      ))}
      {services.map(getService).map((service, index) => (
        <a key={service.id} href={servicePath(service)}>
          <rect x={to} y={TOP + (index - 0.5) * ROW} width={144} height={ROW} className="is-hidden" />
          <Label x={to + 8} y={TOP + index * ROW + 4}>
            {service.title}
          </Label>
        </a>
      ))}
    </>
  );
}

/** Which identifier leads to which services: a line for each pair, the wider the more operations take it. */
export default function IdentifierMap({identifiers}: IdentifierMapProps): ReactNode {
  const services = servicesOf(identifiers);
  const height = TOP + services.length * ROW;
  return (
    <Drawing
      id="identifier-map"
      title="Services that accept each identifier. The list under “Start from what you have” has the same information."
      linked
      wide={{
        height,
        content: <IdentifierLines identifiers={identifiers} services={services} from={200} to={WIDE - 190} most={26} />,
      }}
      narrow={{
        height,
        content: (
          <IdentifierLines identifiers={identifiers} services={services} from={118} to={NARROW - 144} most={12} />
        ),
      }}
    >
      The wider the line, the more operations take the identifier. Select an identifier to see them.
    </Drawing>
  );
}

import type {ReactNode} from 'react';
import type {Neighbour} from '../../api/objects';

interface NeighboursProps {
  /** The object that the operation returns. */
  name: string;
  to: readonly Neighbour[];
  from: readonly Neighbour[];
}

interface BesideProps {
  neighbour: Neighbour;
  /** Whether the property is the neighbour's, and leads here. */
  isFrom: boolean;
}

/** An object beside that of the operation, with its name and the property between them, in the order in which they are read. */
function Beside({neighbour: {property, object, many, path, service}, isFrom}: BesideProps): ReactNode {
  const name = (
    <a href={path}>
      {object}
      {many && ' list'}
      {service !== undefined && ` (${service})`}
    </a>
  );
  return (
    <li>
      {isFrom && name}
      <code>{property}</code>
      {!isFrom && name}
    </li>
  );
}

function Links({neighbours, isFrom = false}: {neighbours: readonly Neighbour[]; isFrom?: boolean}): ReactNode {
  if (neighbours.length === 0) return null;
  return (
    <ul className={isFrom ? 'neighbours__from' : 'neighbours__to'}>
      {neighbours.map((neighbour) => (
        <Beside key={`${neighbour.path} ${neighbour.property}`} neighbour={neighbour} isFrom={isFrom} />
      ))}
    </ul>
  );
}

/** An operation's object among those that its properties lead to, and those that lead to it. Renders nothing if there are none. */
export default function Neighbours({name, to, from}: NeighboursProps): ReactNode {
  if (to.length + from.length === 0) return null;
  return (
    <details className="neighbours">
      <summary>{`What ${name} leads to and from`}</summary>
      <div className="neighbours__map">
        <Links neighbours={from} isFrom />
        <strong className="neighbours__here">{name}</strong>
        <Links neighbours={to} />
      </div>
    </details>
  );
}

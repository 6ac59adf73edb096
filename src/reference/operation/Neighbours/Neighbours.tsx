import type {ReactNode} from 'react';
import type {Neighbour} from '../../../api/joins';
import Joined from '../../../components/Joined/Joined';

interface NeighboursProps {
  /** The object that the operation returns. */
  name: string;
  to: readonly Neighbour[];
  from: readonly Neighbour[];
}

/** An object that is described elsewhere. */
function ObjectLink({object, many, path, service}: Neighbour): ReactNode {
  return (
    <a href={path}>
      {object}
      {many && ' list'}
      {service !== undefined && ` (${service})`}
    </a>
  );
}

/** @returns each object once, whichever properties lead from it */
const distinct = (neighbours: readonly Neighbour[]): Neighbour[] => [
  ...new Map(neighbours.map((neighbour) => [neighbour.path + neighbour.object, neighbour])).values(),
];

/** An operation's object among those that its properties lead to, and those that lead to it. Renders nothing if there are none. */
export default function Neighbours({name, to, from}: NeighboursProps): ReactNode {
  if (to.length + from.length === 0) return null;
  return (
    <details className="neighbours">
      <summary>{`Objects linked to ${name}`}</summary>
      <div className="neighbours__map">
        {from.length > 0 && (
          <p className="neighbours__from">
            <Joined
              items={distinct(from).map((neighbour) => (
                <ObjectLink key={neighbour.path} {...neighbour} />
              ))}
            />
          </p>
        )}
        <strong className="neighbours__here">{name}</strong>
        {to.length > 0 && (
          <ul>
            {to.map((neighbour) => (
              <li key={neighbour.property}>
                <code>{neighbour.property}</code> <ObjectLink {...neighbour} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </details>
  );
}

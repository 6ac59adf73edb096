import type {ReactNode} from 'react';
import {objectTree, type ObjectNode} from './objectTree';
import type {ObjectsProps} from './objectsProps';

function Branch({nodes}: {nodes: readonly ObjectNode[]}): ReactNode {
  return (
    <ul role="list" className="objects">
      {nodes.map(({object: {id, name, fullest}, by, children}) => (
        <li key={id}>
          <div id={id}>
            {by && <code>{by}</code>} <b>{name}</b> <a href={fullest.page}>{fullest.summary}</a>
          </div>
          {children.length > 0 && <Branch nodes={children} />}
        </li>
      ))}
    </ul>
  );
}

/** The objects that several operations of a service return, as a tree: by which property one leads to a list of others, and which operation returns all of it. */
export default function Objects({objects}: ObjectsProps): ReactNode {
  return (
    <div>
      <p>How objects link to each other, and the operation that returns each in full:</p>
      <Branch nodes={objectTree(objects)} />
    </div>
  );
}

import type {ServiceObject} from './objectsProps';

/** An object, with those that its lists lead to. */
export interface ObjectNode {
  object: ServiceObject;
  /** The property of the object above it that leads here. */
  by?: string;
  children: ObjectNode[];
}

/**
 * @returns each object once, below the first that leads to a list of it; those that stand alone come last.
 *   An object that leads to one other only, as a package to its registry, is not above it.
 */
export function objectTree(objects: readonly ServiceObject[]): ObjectNode[] {
  const left = new Map(objects.map((object) => [object.name, object]));
  const grow = (nodes: readonly ObjectNode[]): void => {
    const grown = nodes.flatMap((node) =>
      node.object.joins.flatMap(({object: name, property: by, many}) => {
        const object = many ? left.get(name) : undefined;
        if (!object) return [];
        left.delete(name);
        const child = {object, by, children: []};
        node.children.push(child);
        return [child];
      }),
    );
    if (grown.length > 0) grow(grown);
  };
  const listed = new Set(
    objects.flatMap(({name, joins}) =>
      joins.filter(({many, object}) => many && object !== name).map(({object}) => object),
    ),
  );
  // Where objects list each other in a circle, the first is above.
  const roots = [...objects.filter(({name}) => !listed.has(name)), ...objects].flatMap((object) => {
    if (!left.delete(object.name)) return [];
    const root: ObjectNode = {object, children: []};
    grow([root]);
    return [root];
  });
  return roots.sort((one, other) => Number(other.children.length > 0) - Number(one.children.length > 0));
}

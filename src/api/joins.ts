/** A property of an object that leads to another object. */
export interface Join {
  property: string;
  /** `value`: the property contains the object. `url`: it contains the URL that returns it. */
  by: 'value' | 'url';
  /** Whether it leads to a list. */
  many: boolean;
  /** Name of the object. */
  object: string;
  /** Id of the service that returns it. */
  service: string;
}

/** An object that a property leads to or comes from. */
export interface Neighbour {
  property: string;
  /** Whether the property leads to a list. */
  many: boolean;
  object: string;
  /** Where the object is described. */
  path: string;
  /** The title of its service, if that is another one. */
  service?: string;
}

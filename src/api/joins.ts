/** A property of an object that leads to another object. */
export interface Join {
  property: string;
  /** `value`: the property contains the object. `url`: it contains the URL that returns it. */
  by: 'value' | 'url';
  /** Whether it leads to a list. */
  many: boolean;
  object: string;
  /** Id of the service that returns it. */
  service: string;
}

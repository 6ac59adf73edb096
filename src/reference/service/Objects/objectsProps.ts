import type {Join} from '../../../api/joins';

/** An operation with the path of its page. */
interface LinkedOperation {
  summary: string;
  page: string;
}

/** An object that several operations of a service return. */
export interface ServiceObject {
  name: string;
  /** Its anchor on the page. */
  id: string;
  /** The operation whose response has the most properties of it. */
  fullest: LinkedOperation;
  joins: readonly Join[];
}

export interface ObjectsProps {
  objects: readonly ServiceObject[];
}

import type {ReactNode} from 'react';
import type {Operation} from '../../../packages/openapi-docs/src/model';

/** The HTTP method of an operation, in its colour. */
export default function MethodLabel({method}: Pick<Operation, 'method'>): ReactNode {
  return <span className={`method method--${method.toLowerCase()}`}>{method}</span>;
}

import type {ReactNode} from 'react';
import type {Operation} from '@ecosystems-docs/openapi-docs';

/** The HTTP method of an operation, in its colour. */
export default function MethodLabel({method}: Pick<Operation, 'method'>): ReactNode {
  return <span className={`method method--${method.toLowerCase()}`}>{method}</span>;
}

import type {ReactNode} from 'react';
import {CopyButton} from '../../../components/CopyButton/CopyButton';
import MethodLabel from '../../../components/MethodLabel/MethodLabel';
import type {Operation} from '@ecosystems-docs/openapi-docs';

export default function Endpoint({method, baseUrl, path}: Pick<Operation, 'method' | 'baseUrl' | 'path'>): ReactNode {
  return (
    <p className="endpoint">
      <MethodLabel method={method} />{' '}
      <code>
        {baseUrl}
        <wbr />
        <b>{path}</b>
      </code>
      <CopyButton name="Copy the URL" text={`${baseUrl}${path}`} />
    </p>
  );
}

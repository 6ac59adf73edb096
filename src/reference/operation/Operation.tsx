import type {ReactNode} from 'react';
import {operationParts} from '../../api/operationParts';
import type {PageOperation} from '../../api/pageOperation';
import {RAIL} from '../../markers/markers';
import Contents from './Contents/Contents';
import Endpoint from './Endpoint/Endpoint';
import {Parts, Sections} from './Parts';
import RequestPanel from './RequestPanel/RequestPanel';
import ResponsePanel from './ResponsePanel/ResponsePanel';

/**
 * The whole page of an operation below its title: everything that the model knows, readable without JavaScript.
 * Reader views weigh sections and drop what is in an `aside`.
 */
export default function Operation({operation}: {operation: PageOperation}): ReactNode {
  const {lead, inputs, outputs, end} = operationParts(operation);
  return (
    <operation-pairs>
      <section className="operation__lead">
        <Endpoint {...operation} />
        <Parts parts={lead} />
      </section>
      <section className={RAIL} aria-label="Request and response">
        <div className="rail__inner">
          <RequestPanel operation={operation} />
          <ResponsePanel responses={operation.responses} />
        </div>
      </section>
      <Contents
        entries={[...inputs, ...outputs].map(({id, heading, level, title = heading}) => ({id, title, level}))}
      />
      <section className="operation__body operation__inputs">
        <Sections sections={inputs} />
      </section>
      <section className="operation__body operation__outputs">
        <Sections sections={outputs} />
        <Parts parts={end} />
      </section>
    </operation-pairs>
  );
}

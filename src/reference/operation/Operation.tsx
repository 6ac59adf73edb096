import {Fragment, type ReactNode} from 'react';
import {ownResponses} from '../../api/ownResponses';
import type {PageOperation} from '../../api/pageOperation';
import {COMMON_TEXT, confirmation, DEPRECATED, PLACES, statusClass, statusTitle} from '../../api/wording';
import {getService, servicePath} from '../../catalogue/services';
import CodeBlock from '../../components/CodeBlock/CodeBlock';
import Heading from '../../components/Heading/Heading';
import {InlineMarkdown, Markdown} from '../../components/Markdown/Markdown';
import type {Response as OperationResponse} from '@ecosystems-docs/openapi-docs';
import {exampleValues, loopSamplesFor} from '@ecosystems-docs/openapi-docs/samples';
import Contents from './Contents/Contents';
import JobSteps from './JobSteps/JobSteps';
import Endpoint from './Endpoint/Endpoint';
import Notes from './Notes/Notes';
import Parameters from './Parameters/Parameters';
import RequestBody from './RequestBody/RequestBody';
import RequestPanel from './RequestPanel/RequestPanel';
import ResponsePanel from './ResponsePanel/ResponsePanel';
import Response from './Responses/Response';
import {RAIL} from '../../format/markers';

/** A section of the page, which is an entry of its contents. */
interface Section {
  id: string;
  heading: string;
  /** In the contents, if it is shorter than the heading. */
  title?: string;
  level: 2 | 3;
  className?: string;
  content?: ReactNode;
}

/** A program that reads the whole list, in one language: all of them would cost a page 2 KiB. */
function Loop({operation}: {operation: PageOperation}): ReactNode {
  const python = loopSamplesFor(operation, exampleValues(operation))?.find(({id}) => id === 'python');
  if (!python) return null;
  return (
    <details className="loop">
      <summary>Read all pages</summary>
      <CodeBlock code={python.code} language={python.highlight} title={python.label} />
      <p className="note">
        <a href="/docs/usage/pagination#read-to-the-end">The same loop in other languages</a>
      </p>
    </details>
  );
}

function parameterSections(operation: PageOperation): Section[] {
  return PLACES.flatMap(([place, heading]): Section[] => {
    const here = operation.parameters.filter((parameter) => parameter.in === place);
    if (here.length === 0) return [];
    const content = (
      <>
        <Parameters parameters={here} />
        {place === 'query' && <Loop operation={operation} />}
      </>
    );
    return [{id: `parameters-${place}`, heading, title: heading.replace(' parameters', ''), level: 2, content}];
  });
}

function responseSection({object}: PageOperation, response: OperationResponse): Section {
  const {status} = response;
  return {
    id: `response-${status}`,
    heading: statusTitle(status),
    title: status,
    level: 3,
    className: statusClass(status),
    content: <Response response={response} object={status.startsWith('2') ? object : undefined} />,
  };
}

/** What a caller gives. */
function inputSections(operation: PageOperation): Section[] {
  const {requestBody} = operation;
  return [
    ...parameterSections(operation),
    ...(requestBody
      ? [
          {
            id: 'request-body',
            heading: 'Request body',
            title: 'Body',
            level: 2 as const,
            content: <RequestBody body={requestBody} />,
          },
        ]
      : []),
  ];
}

/** What comes back. */
function outputSections(operation: PageOperation): Section[] {
  const responses = ownResponses(operation);
  const isError = ({status}: OperationResponse): boolean => status >= '400';
  return [
    {id: 'responses', heading: 'Responses', level: 2},
    ...responses.filter((response) => !isError(response)).map((response) => responseSection(operation, response)),
    {
      id: 'errors',
      heading: 'Errors',
      level: 2,
      content: (
        <p className="note">
          <InlineMarkdown>{COMMON_TEXT}</InlineMarkdown>
        </p>
      ),
    },
    ...responses.filter(isError).map((response) => responseSection(operation, response)),
  ];
}

function Sections({sections}: {sections: readonly Section[]}): ReactNode {
  return sections.map(({id, heading, level, className, content}) => (
    <Fragment key={id}>
      <Heading level={level} id={id} className={className}>
        {heading}
      </Heading>
      {content}
    </Fragment>
  ));
}

/** What the page rests on, and where to read on: the service, the API description, and its differences from the service's own. */
function Sources({api, service: id, differencesPath, responses}: PageOperation): ReactNode {
  const service = getService(id);
  return (
    <p className="note">
      {confirmation({responses})} See{' '}
      <a href={`${servicePath(service)}#all-operations`}>all operations of {service.title}</a>, the OpenAPI description
      as <a href={`/openapi/${api}.yaml`}>YAML</a> or <a href={`/openapi/${api}.json`}>JSON</a>, and{' '}
      <a href={differencesPath}>where it differs from the service's own OpenAPI document</a>.
    </p>
  );
}

/** The whole page of an operation below its title: everything that the model knows, readable without JavaScript. */
export default function Operation({operation}: {operation: PageOperation}): ReactNode {
  const {parameters, requestBody, description, deprecated, job, caveats} = operation;
  const inputs = inputSections(operation);
  const outputs = outputSections(operation);
  return (
    <operation-pairs>
      <div className="operation__lead">
        <Endpoint {...operation} />
        {deprecated && <p className="caveats">{DEPRECATED}</p>}
        <Markdown>{description}</Markdown>
        {job && <JobSteps {...job} />}
        <Notes notes={caveats} />
      </div>
      <aside className={RAIL} aria-label="Request and response">
        <div className="rail__inner">
          <RequestPanel operation={operation} />
          <ResponsePanel responses={operation.responses} />
        </div>
      </aside>
      <Contents
        entries={[...inputs, ...outputs].map(({id, heading, level, title = heading}) => ({id, title, level}))}
      />
      <div className="operation__body operation__inputs">
        {parameters.length === 0 && !requestBody && <p className="note">This operation takes no parameters.</p>}
        <Sections sections={inputs} />
      </div>
      <div className="operation__body operation__outputs">
        <Sections sections={outputs} />
        <Sources {...operation} />
      </div>
    </operation-pairs>
  );
}

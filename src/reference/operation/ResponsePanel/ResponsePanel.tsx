import type {ReactNode} from 'react';
import {ownHeaders, ownResponses} from '../../../api/ownResponses';
import {exampleCaption, statusClass, statusTitle} from '../../../api/wording';
import {CopyButton} from '../../../components/CopyButton/CopyButton';
import JsonLines from '../../../components/JsonLines/JsonLines';
import Switch, {type Choice} from '../../../components/Switch/Switch';
import type {Example, Operation, Response} from '@ecosystems-docs/openapi-docs';
import {valueText} from '@ecosystems-docs/openapi-docs/words';
import {CODE, RESPONSE_PANEL} from '../../../markers/markers';

interface ExampleCodeProps {
  example: Example;
  /** Shown only without a tab that says it; omitted if the caption begins with it. */
  summary?: string;
}

function ExampleCode({example, summary = ''}: ExampleCodeProps): ReactNode {
  const {value} = example;
  const caption = exampleCaption(example);
  return (
    <>
      <p className="example__caption">
        {summary && !caption.startsWith(summary) ? `${summary} · ${caption}` : caption}
      </p>
      <pre>
        <code>{typeof value === 'string' ? value : <JsonLines value={value} />}</code>
      </pre>
    </>
  );
}

function Examples({status, examples}: {status: string; examples: readonly Example[]}): ReactNode {
  const [only] = examples;
  if (only && examples.length === 1) return <ExampleCode example={only} summary={only.summary} />;
  return (
    <Switch
      name={`case-${status}`}
      legend={`Examples of ${status}`}
      choices={examples.map((example) => ({label: example.summary, content: <ExampleCode example={example} />}))}
    />
  );
}

/** A response without an example of its body: its first line and headers, as they are sent. */
function ResponseHead({response}: {response: Response}): ReactNode {
  const lines = [
    `HTTP/1.1 ${statusTitle(response.status)}`,
    ...ownHeaders(response).map(({name, example}) => `${name}: ${valueText(example)}`),
  ];
  return (
    <>
      <p className="example__caption">{response.content.length > 0 ? 'No example' : 'Empty response'}</p>
      <pre>
        <code>{lines.join('\n')}</code>
      </pre>
    </>
  );
}

/** The example responses of an operation, with a switch between statuses, in the order of the description, and between the examples of one status. */
export default function ResponsePanel({responses}: Pick<Operation, 'responses'>): ReactNode {
  const choices = ownResponses({responses}).map((response): Choice => {
    const examples = response.content[0]?.examples ?? [];
    return {
      label: response.status,
      className: statusClass(response.status),
      content:
        examples.length > 0 ? (
          <Examples status={response.status} examples={examples} />
        ) : (
          <ResponseHead response={response} />
        ),
    };
  });
  return (
    <response-example>
      <section className={`${CODE} ${RESPONSE_PANEL}`} aria-labelledby="example-response">
        <h2 className="out-of-sight" id="example-response">
          Example response
        </h2>
        <Switch
          name="status"
          legend="Status"
          choices={choices}
          isScrolled
          bar={{title: 'Response', action: <CopyButton name="Copy the example" />}}
        />
      </section>
    </response-example>
  );
}

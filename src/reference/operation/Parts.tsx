import {Fragment, type ReactNode} from 'react';
import type {Content, Header, Input} from '@ecosystems-docs/openapi-docs';
import type {Sample} from '@ecosystems-docs/openapi-docs/samples';
import {fieldWords, valueText} from '@ecosystems-docs/openapi-docs/words';
import type {Part, Section} from '../../api/operationParts';
import {exampleCaption} from '../../api/wording';
import CodeBlock from '../../components/CodeBlock/CodeBlock';
import Field from '../../components/Field/Field';
import FieldList from '../../components/Field/FieldList';
import Heading from '../../components/Heading/Heading';
import {InlineMarkdown, Markdown} from '../../components/Markdown/Markdown';
import SchemaTable from '../../components/SchemaTable/SchemaTable';
import {FIELD_KIND, SLOT} from '../../markers/markers';
import Notes from './Notes/Notes';
import InputField from './Parameters/InputField';
import Parameters from './Parameters/Parameters';

function Loop({sample}: {sample: Sample}): ReactNode {
  return (
    <details className="loop">
      <summary>Read all pages</summary>
      <CodeBlock code={sample.code} language={sample.highlight} title={sample.label} />
      <p className="note">
        If the list changes meanwhile, items can <a href="/docs/usage/pagination#stable">repeat or go missing</a>.{' '}
        <a href="/docs/usage/pagination#read-to-the-end">The same loop in other languages</a>
      </p>
    </details>
  );
}

/** The body that an operation takes: a field for each property of a flat one, otherwise its schema; the console's place for it, and further examples. */
function Body({content: {schema, examples}, inputs}: {content: Content; inputs: Input[] | undefined}): ReactNode {
  return (
    <>
      {inputs ? (
        <FieldList className="fields" id="body-fields">
          {inputs.map((input) => (
            <InputField key={input.name} id={`body-${input.name}`} slot={`body-${input.name}`} input={input} />
          ))}
        </FieldList>
      ) : (
        <SchemaTable schema={schema} prefix="body-" direction="request" />
      )}
      <div {...{[SLOT]: 'body'}} />
      {/* The samples send the first. */}
      {examples.slice(1).map((example) => (
        <CodeBlock
          key={example.key}
          code={JSON.stringify(example.value, null, 2)}
          language="json"
          title={example.summary}
          caption={exampleCaption(example)}
        />
      ))}
    </>
  );
}

function Headers({headers, prefix}: {headers: readonly Header[]; prefix: string}): ReactNode {
  return (
    <>
      <p className={FIELD_KIND}>Response headers</p>
      <FieldList className="fields" label="Response headers">
        {headers.map((header) => {
          const words = fieldWords(header, 'response');
          const facts = [...words.facts, `Example: \`${valueText(header.example)}\``];
          return (
            <Field key={header.name} id={`${prefix}header-${header.name.toLowerCase()}`} {...words} facts={facts} />
          );
        })}
      </FieldList>
    </>
  );
}

function OnePart({part}: {part: Part}): ReactNode {
  switch (part.kind) {
    case 'text':
      return <Markdown>{part.text}</Markdown>;
    case 'note':
      return (
        <p className="note">
          <InlineMarkdown>{part.text}</InlineMarkdown>
        </p>
      );
    case 'notes':
      return <Notes notes={part.notes} />;
    case 'parameters':
      return <Parameters parameters={part.parameters} />;
    case 'loop':
      return <Loop sample={part.sample} />;
    case 'body':
      return <Body {...part} />;
    case 'content':
      return <SchemaTable schema={part.content.schema} prefix={part.prefix} direction="response" />;
    case 'redirect':
      return (
        <p>
          Leads to <a href={part.redirect.path}>{part.redirect.title}</a>.
        </p>
      );
    case 'headers':
      return <Headers {...part} />;
  }
}

/** What there is to read of an operation (src/api/operationParts.ts). */
export function Parts({parts}: {parts: readonly Part[]}): ReactNode {
  return parts.map((part, index) => <OnePart key={index} part={part} />);
}

/** Parts below their headings. */
export function Sections({sections}: {sections: readonly Section[]}): ReactNode {
  return sections.map(({id, heading, level, className, parts}) => (
    <Fragment key={id}>
      <Heading level={level} id={id} className={className}>
        {heading}
      </Heading>
      <Parts parts={parts} />
    </Fragment>
  ));
}

import {Fragment, type ReactNode} from 'react';
import {bodyInputs} from '../../../api/bodyInputs';
import {exampleCaption} from '../../../api/wording';
import CodeBlock from '../../../components/CodeBlock/CodeBlock';
import FieldList from '../../../components/Field/FieldList';
import {InlineMarkdown} from '../../../components/Markdown/Markdown';
import SchemaTable from '../../../components/SchemaTable/SchemaTable';
import type {Content, RequestBody as Body} from '@ecosystems-docs/openapi-docs';
import InputField from '../Parameters/InputField';
import {SLOT} from '../../../format/markers';

/** A field for each property of a flat body, otherwise its schema. */
function BodyFields({body, content: {schema}}: {body: Body; content: Content}): ReactNode {
  const inputs = bodyInputs(body);
  if (!inputs) return <SchemaTable schema={schema} prefix="body-" direction="request" />;
  return (
    <FieldList className="fields" id="body-fields">
      {inputs.map((input) => (
        <InputField key={input.name} id={`body-${input.name}`} slot={`body-${input.name}`} input={input} />
      ))}
    </FieldList>
  );
}

/** The body that an operation takes: its properties, the console's place for it, and further examples. */
export default function RequestBody({body}: {body: Body}): ReactNode {
  return (
    <>
      {body.content.map((content) => (
        <Fragment key={content.mediaType}>
          <p>
            {body.required ? 'Required' : 'Optional'}, <code>{content.mediaType}</code>.{' '}
            <InlineMarkdown>{body.description}</InlineMarkdown>
          </p>
          <BodyFields body={body} content={content} />
          <div {...{[SLOT]: 'body'}} />
          {/* The samples send the first. */}
          {content.examples.slice(1).map((example) => (
            <CodeBlock
              key={example.key}
              code={JSON.stringify(example.value, null, 2)}
              language="json"
              title={example.summary}
              caption={exampleCaption(example)}
            />
          ))}
        </Fragment>
      ))}
    </>
  );
}

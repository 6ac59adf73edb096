import {Fragment, type ReactNode} from 'react';
import {ownHeaders} from '../../../api/ownResponses';
import type {PageOperation} from '../../../api/pageOperation';
import type {Header, Response as OperationResponse} from '@ecosystems-docs/openapi-docs';
import {factsOf, typeText, valueText} from '@ecosystems-docs/openapi-docs/words';
import Field from '../../../components/Field/Field';
import FieldList from '../../../components/Field/FieldList';
import {Markdown} from '../../../components/Markdown/Markdown';
import SchemaTable from '../../../components/SchemaTable/SchemaTable';
import Shape from '../Shape';
import {FIELD_KIND} from '../../../format/markers';

function HeaderField({header, prefix}: {header: Header; prefix: string}): ReactNode {
  const {name, description, schema, example} = header;
  return (
    <Field
      id={`${prefix}header-${name.toLowerCase()}`}
      name={name}
      type={typeText(schema)}
      description={description}
      facts={[...factsOf(schema, description), `Example: \`${valueText(example)}\``]}
    />
  );
}

interface ResponseProps {
  response: OperationResponse;
  /** Where the object that it returns is described. */
  object?: PageOperation['object'];
}

/** What an operation returns with one status. */
export default function Response({response, object}: ResponseProps): ReactNode {
  const {status, description, content} = response;
  const prefix = `response-${status}-`;
  const headers = ownHeaders(response);
  return (
    <>
      <Markdown>{description}</Markdown>
      {content.map((one) => (
        <Fragment key={one.mediaType}>
          <Shape content={one} object={object} />
          <SchemaTable schema={one.schema} prefix={prefix} direction="response" />
        </Fragment>
      ))}
      {headers.length > 0 && (
        <>
          <p className={FIELD_KIND}>Response headers</p>
          <FieldList className="fields" label="Response headers">
            {headers.map((header) => (
              <HeaderField key={header.name} header={header} prefix={prefix} />
            ))}
          </FieldList>
        </>
      )}
    </>
  );
}

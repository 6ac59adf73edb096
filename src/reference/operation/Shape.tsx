import type {ReactNode} from 'react';
import type {Content} from '@ecosystems-docs/openapi-docs';
import {typeText} from '@ecosystems-docs/openapi-docs/words';
import {InlineMarkdown} from '../../components/Markdown/Markdown';

interface ShapeProps {
  content: Content;
  /** Where the object is described, with the other operations that return it. */
  object?: {name: string; path: string};
}

/** The line above the properties of a response: its media type, its type, and what it is. */
export default function Shape({content: {mediaType, schema}, object}: ShapeProps): ReactNode {
  return (
    <p className="shape">
      <code>{mediaType}</code>, {typeText(schema)}
      {schema.description ? (
        <>
          : <InlineMarkdown>{schema.description}</InlineMarkdown>
        </>
      ) : (
        '.'
      )}
      {object && (
        <>
          {' '}
          More on <a href={object.path}>{object.name}</a>.
        </>
      )}
    </p>
  );
}

import {Fragment, type ReactNode} from 'react';
import type {FieldWords} from '@ecosystems-docs/openapi-docs/words';
import {InlineMarkdown} from '../Markdown/Markdown';
import {FIELD, FIELD_FACTS, FIELD_HEAD, FIELD_TEXT, FIELD_TYPE} from '../../markers/markers';

interface FieldProps extends FieldWords {
  /** Unique on the page. */
  id: string;
  /** At the end of the first line: the default or an example, where "Try it" puts its input. */
  slot?: ReactNode;
  /** What is nested in it. */
  children?: ReactNode;
}

function FieldText({description, facts}: Pick<FieldWords, 'description' | 'facts'>): ReactNode {
  if (!description && facts.length === 0) return null;
  return (
    <div className={FIELD_TEXT}>
      <InlineMarkdown>{description}</InlineMarkdown>
      {description && facts.length > 0 && ' '}
      {facts.length > 0 && (
        <span className={FIELD_FACTS}>
          <InlineMarkdown>{`${facts.join('. ')}.`}</InlineMarkdown>
        </span>
      )}
    </div>
  );
}

/** A parameter, property or header with its type, flags and text, in a `FieldList`. Its name links to itself. */
export default function Field({id, name, type, flags, description, facts, slot, children}: FieldProps): ReactNode {
  const title = (
    <>
      <a className="field__name" href={`#${encodeURIComponent(id)}`}>
        <code>{name}</code>
      </a>{' '}
      <span className={FIELD_TYPE}>{type}</span>
      {flags.map((flag) => (
        <Fragment key={flag}>
          {' '}
          <span className="field__flag">{flag}</span>
        </Fragment>
      ))}
    </>
  );
  return (
    <div className={slot ? `${FIELD} field--input` : FIELD} id={id} role="listitem">
      <div className={FIELD_HEAD}>
        {slot ? <span className="field__title">{title}</span> : title}
        {slot}
      </div>
      <FieldText description={description} facts={facts} />
      {children}
    </div>
  );
}

import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';
import {MAX_LINE_LENGTH} from '../../../browser/fieldLength';
import {FOLD} from '../../../markers/markers';
import './FormField.css';

/** What a field has besides its value. */
export interface FieldAttributes {
  id: string;
  'aria-describedby': string;
  'aria-invalid': boolean;
  'aria-required': boolean;
}

interface FormFieldProps {
  /** Id of the field; its problem and its note have ids made from it. */
  id: string;
  required: boolean;
  /** Ids of what describes it. */
  about: string;
  /** What is wrong, where that is to be shown. */
  problem?: string;
  /** A message about its value before it is sent. */
  note?: ReactNode;
  /** The field itself. */
  children: (attributes: FieldAttributes) => ReactNode;
}

/** A field with what is wrong with it, and a note on what stands in it. */
export function FormField({id, required, about, problem, note, children}: FormFieldProps): ReactNode {
  return (
    <div className="control-field">
      {children({
        id,
        'aria-describedby': `${problem ? `${id}-problem ` : ''}${note ? `${id}-notes ` : ''}${about}`,
        'aria-invalid': problem !== undefined,
        'aria-required': required,
      })}
      {problem && (
        <p id={`${id}-problem`} className="control-problem">
          {problem}
        </p>
      )}
      {note && <Hint id={`${id}-notes`}>{note}</Hint>}
    </div>
  );
}

/** A value on one line. */
export function TextInput({className, ...rest}: ComponentProps<'input'>): ReactNode {
  return (
    <input
      maxLength={MAX_LINE_LENGTH}
      autoComplete="off"
      spellCheck={false}
      {...rest}
      className={clsx('control-input', className)}
    />
  );
}

/** A value on several lines. */
export function TextArea({className, ...rest}: ComponentProps<'textarea'>): ReactNode {
  return <textarea autoComplete="off" spellCheck={false} {...rest} className={clsx('control-input', className)} />;
}

/** A value out of a list. */
export function Select({className, ...rest}: ComponentProps<'select'>): ReactNode {
  return <select {...rest} className={clsx('control-input', className)} />;
}

/** A sentence beside a field or a response; none is nothing. */
export function Hint({
  as: Text = 'p',
  className,
  ...rest
}: ComponentProps<'p'> & {as?: 'div' | 'p' | 'span'}): ReactNode {
  return <Text {...rest} className={clsx('control-hint', className)} />;
}

/** What few readers need, behind its title. */
export function Fold({title, className, children, ...rest}: ComponentProps<'details'> & {title: string}): ReactNode {
  return (
    <details {...rest} className={clsx(FOLD, className)}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}

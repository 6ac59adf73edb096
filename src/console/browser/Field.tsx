import type {KeyboardEvent, ReactNode} from 'react';
import {createPortal} from 'react-dom';
import type {Input} from '@ecosystems-docs/openapi-docs';
import {toText} from '../../requests/fragment';
import {choicesOf, fieldKind, notesOn, type Notes} from './fields';
import {visibleText} from '@ecosystems-docs/text';
import {describedBy} from './places';

/** What a field has besides its value. */
export interface FieldAttributes {
  id: string;
  'aria-describedby': string;
  'aria-invalid': boolean;
  'aria-required': boolean;
}

export interface FieldProps {
  /** Id of the field; its problem has an id made from it. */
  id: string;
  required: boolean;
  /** Ids of what describes it. */
  about: string;
  /** What is wrong, where that is to be shown. */
  problem?: string;
  /** A message about its value before it is sent. */
  notes?: Notes;
  /** Called with the text that the reader takes instead. */
  onDecoded?: (text: string) => void;
  /** The field itself. */
  children: (attributes: FieldAttributes) => ReactNode;
}

/** @returns a text on one line, short enough to stand in a sentence */
const excerpt = (text: string): string => (text.length > 60 ? `${text.slice(0, 60)}…` : text).replaceAll('\n', ', ');

function FieldNotes({
  id,
  notes: {changes, decoded},
  onDecoded,
}: {
  id: string;
  notes: Notes;
  onDecoded?: (text: string) => void;
}): ReactNode {
  return (
    <p id={id} className="try-hint">
      {changes.join(' ')}
      {decoded !== undefined && (
        <>
          {' '}
          This looks encoded already. It will be encoded again when it's sent.{' '}
          <button type="button" className="as-link" onClick={() => onDecoded?.(decoded)}>
            Use {excerpt(visibleText(decoded))} instead
          </button>
        </>
      )}
    </p>
  );
}

/** A field, what is wrong with it, and how what is sent differs from what stands in it. */
export function Field({id, required, about, problem, notes, onDecoded, children}: FieldProps): ReactNode {
  const hasNotes = notes && (notes.changes.length > 0 || notes.decoded !== undefined);
  return (
    <div className="try-field">
      {children({
        id,
        'aria-describedby': `${problem ? `${id}-problem ` : ''}${hasNotes ? `${id}-notes ` : ''}${about}`,
        'aria-invalid': problem !== undefined,
        'aria-required': required,
      })}
      {problem && (
        <p id={`${id}-problem`} className="try-problem">
          {problem}
        </p>
      )}
      {hasNotes && <FieldNotes id={`${id}-notes`} notes={notes} onDecoded={onDecoded} />}
    </div>
  );
}

/** In a field of several lines Enter begins a line: together with Ctrl or ⌘ it sends. */
export function sendByKeys(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit();
}

export interface InputFieldProps {
  id: string;
  /** Where the page shows the default or an example: the field takes its place. */
  slot: HTMLElement;
  input: Input;
  text: string;
  problem?: string;
  disabled?: boolean;
  /** The form that the field belongs to. */
  form: string;
  onChange: (text: string) => void;
}

/** The element that a value is chosen or typed in. */
function InputElement({
  input,
  text,
  onChange,
  ...attributes
}: Pick<InputFieldProps, 'input' | 'text' | 'disabled' | 'form' | 'onChange'> & FieldAttributes): ReactNode {
  const {name, required, schema, example} = input;
  const kind = fieldKind(input);
  const shared = {...attributes, 'aria-label': name, className: 'try-input', value: text, autoComplete: 'off'};
  if (kind === 'choice') {
    const choices = choicesOf(input) ?? [];
    return (
      <select {...shared} onChange={(event) => onChange(event.target.value)}>
        {(!required || text === '') && (
          <option value="">{schema.default === undefined ? 'not sent' : `not sent (${toText(schema.default)})`}</option>
        )}
        {/* A link may bring a value that the description does not have. */}
        {text !== '' && !choices.includes(text) && <option>{text}</option>}
        {choices.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </select>
    );
  }
  const placeholder = schema.default === undefined ? `e.g. ${toText(example)}` : `default ${toText(schema.default)}`;
  const typed = {...shared, placeholder, spellCheck: false};
  if (kind === 'lines')
    return (
      <>
        <textarea {...typed} rows={3} onChange={(event) => onChange(event.target.value)} onKeyDown={sendByKeys} />
        <p id={`${attributes.id}-lines`} className="try-hint">
          One per line.
        </p>
      </>
    );
  return (
    <input
      {...typed}
      type="text"
      inputMode={schema.types.includes('integer') ? 'numeric' : undefined}
      autoCapitalize="off"
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

/** The field of a parameter, or of a property of the body, in the row that describes it. */
export function InputField({id, slot, problem, ...rest}: InputFieldProps): ReactNode {
  const {input, text, onChange} = rest;
  return createPortal(
    <Field
      id={id}
      required={input.required}
      about={`${describedBy(slot)}${fieldKind(input) === 'lines' ? ` ${id}-lines` : ''}`}
      problem={problem}
      notes={notesOn(input, text)}
      onDecoded={onChange}
    >
      {(attributes) => <InputElement {...attributes} {...rest} />}
    </Field>,
    slot,
  );
}

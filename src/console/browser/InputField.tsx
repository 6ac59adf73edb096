import type {KeyboardEvent, ReactNode} from 'react';
import {
  FormField,
  Hint,
  TextInput,
  Select,
  TextArea,
  type FieldAttributes,
} from '../../components/controls/FormField/FormField';
import {createPortal} from 'react-dom';
import type {Input} from '@ecosystems-docs/openapi-docs';
import {toText} from '../../requests/fragment';
import {choicesOf, fieldKind, MAX_TEXT_LENGTH, notesOn, type Notes} from './fields';
import {visibleText} from '@ecosystems-docs/text';
import {describedBy} from './places';

/** @returns a text on one line, short enough to stand in a sentence */
const excerpt = (text: string): string => (text.length > 60 ? `${text.slice(0, 60)}…` : text).replaceAll('\n', ', ');

/** @returns how what is sent differs from what stands in the field; undefined where it doesn't */
function noteOn({changes, decoded}: Notes, onDecoded: (text: string) => void): ReactNode {
  if (changes.length === 0 && decoded === undefined) return undefined;
  return (
    <>
      {changes.join(' ')}
      {decoded !== undefined && (
        <>
          {' '}
          This looks encoded already. It will be encoded again when it's sent.{' '}
          <button type="button" className="as-link" onClick={() => onDecoded(decoded)}>
            Use {excerpt(visibleText(decoded))} instead
          </button>
        </>
      )}
    </>
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
  const shared = {...attributes, 'aria-label': name, value: text};
  if (kind === 'choice') {
    const choices = choicesOf(input) ?? [];
    return (
      <Select {...shared} autoComplete="off" onChange={(event) => onChange(event.target.value)}>
        {(!required || text === '') && (
          <option value="">{schema.default === undefined ? 'not sent' : `not sent (${toText(schema.default)})`}</option>
        )}
        {/* A link may bring a value that the description does not have. */}
        {text !== '' && !choices.includes(text) && <option>{text}</option>}
        {choices.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </Select>
    );
  }
  const placeholder = schema.default === undefined ? `e.g. ${toText(example)}` : `default ${toText(schema.default)}`;
  const typed = {...shared, placeholder, maxLength: MAX_TEXT_LENGTH};
  if (kind === 'lines')
    return (
      <>
        <TextArea {...typed} rows={3} onChange={(event) => onChange(event.target.value)} onKeyDown={sendByKeys} />
        <Hint id={`${attributes.id}-lines`}>One per line.</Hint>
      </>
    );
  return (
    <TextInput
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
    <FormField
      id={id}
      required={input.required}
      about={`${describedBy(slot)}${fieldKind(input) === 'lines' ? ` ${id}-lines` : ''}`}
      problem={problem}
      note={noteOn(notesOn(input, text), onChange)}
    >
      {(attributes) => <InputElement {...attributes} {...rest} />}
    </FormField>,
    slot,
  );
}

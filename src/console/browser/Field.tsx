import type {ReactNode} from 'react';
import {createPortal} from 'react-dom';
import type {Parameter} from '../../openapi/model';
import {choicesOf, fieldKind, toText} from './fields';
import {descriptionIds} from './places';

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
  /** The field itself. */
  children: (attributes: FieldAttributes) => ReactNode;
}

/** A field and what is wrong with it. */
export function Field({id, required, about, problem, children}: FieldProps): ReactNode {
  return (
    <div className="try-field">
      {children({
        id,
        'aria-describedby': `${problem ? `${id}-problem ` : ''}${about}`,
        'aria-invalid': problem !== undefined,
        'aria-required': required,
      })}
      {problem && (
        <p id={`${id}-problem`} className="try-problem">
          {problem}
        </p>
      )}
    </div>
  );
}

interface ParameterFieldProps {
  id: string;
  /** Where the page shows the default or an example: the field takes its place. */
  slot: HTMLElement;
  parameter: Parameter;
  text: string;
  problem?: string;
  /** The form that the field belongs to. */
  form: string;
  onChange: (text: string) => void;
}

/** The field of one parameter, in the row that describes it. */
export function ParameterField({id, slot, parameter, text, problem, form, onChange}: ParameterFieldProps): ReactNode {
  const {name, required, schema, example} = parameter;
  const kind = fieldKind(parameter);
  const choices = choicesOf(parameter) ?? [];
  const hint =
    schema.default === undefined
      ? `e.g. ${Array.isArray(example) ? example.map(toText).join(' ') : toText(example)}`
      : `default ${toText(schema.default)}`;
  return createPortal(
    <Field id={id} required={required} about={descriptionIds(slot)} problem={problem}>
      {(attributes) => {
        const shared = {
          ...attributes,
          form,
          'aria-label': name,
          className: 'try-input',
          value: text,
          autoComplete: 'off',
        };
        if (kind === 'choice') {
          return (
            <select {...shared} onChange={(event) => onChange(event.target.value)}>
              {(!required || text === '') && (
                <option value="">
                  {schema.default === undefined ? 'not sent' : `not sent (${toText(schema.default)})`}
                </option>
              )}
              {/* A link may bring a value that the description does not have. */}
              {text !== '' && !choices.includes(text) && <option>{text}</option>}
              {choices.map((choice) => (
                <option key={choice}>{choice}</option>
              ))}
            </select>
          );
        }
        const typed = {...shared, placeholder: hint, spellCheck: false};
        if (kind === 'lines')
          return <textarea {...typed} rows={3} onChange={(event) => onChange(event.target.value)} />;
        return (
          <input
            {...typed}
            type="text"
            inputMode={schema.types.includes('integer') ? 'numeric' : undefined}
            autoCapitalize="off"
            onChange={(event) => onChange(event.target.value)}
          />
        );
      }}
    </Field>,
    slot,
  );
}

import type {ReactNode} from 'react';
import type {Parameter} from '../openapi/model';
import {choicesOf, fieldKind, hintOf, toText} from './fields';

export interface FieldProps {
  /** Id of the field; its hint and problem have ids made from it. */
  id: string;
  name: string;
  required: boolean;
  hint: string;
  /** What is wrong, where that is to be shown. */
  problem?: string;
  /** The field itself. */
  children: (attributes: {id: string; 'aria-describedby': string; 'aria-invalid': boolean; 'aria-required': boolean}) => ReactNode;
}

/** A field with its label, what may stand in it, and what is wrong with it. */
export function Field({id, name, required, hint, problem, children}: FieldProps): ReactNode {
  return (
    <div className="try-field">
      <label htmlFor={id}>
        <code>{name}</code>
        {required && <span className="try-required"> required</span>}
      </label>
      {children({id, 'aria-describedby': problem ? `${id}-problem ${id}-hint` : `${id}-hint`, 'aria-invalid': problem !== undefined, 'aria-required': required})}
      {problem && (
        <p id={`${id}-problem`} className="try-problem">
          {problem}
        </p>
      )}
      <p id={`${id}-hint`} className="try-hint">
        {hint}
      </p>
    </div>
  );
}

interface ParameterFieldProps {
  id: string;
  parameter: Parameter;
  text: string;
  problem?: string;
  onChange: (text: string) => void;
}

/** The field of one parameter. */
export function ParameterField({id, parameter, text, problem, onChange}: ParameterFieldProps): ReactNode {
  const {name, required, schema} = parameter;
  const kind = fieldKind(parameter);
  const choices = choicesOf(parameter) ?? [];
  return (
    <Field id={id} name={name} required={required} hint={hintOf(parameter)} problem={problem}>
      {(attributes) => {
        const shared = {...attributes, value: text, autoComplete: 'off'};
        if (kind === 'choice') {
          return (
            <select {...shared} onChange={(event) => onChange(event.target.value)}>
              {(!required || text === '') && <option value="">{schema.default === undefined ? 'not sent' : `not sent (${toText(schema.default)})`}</option>}
              {/* A link may bring a value that the description does not have. */}
              {text !== '' && !choices.includes(text) && <option>{text}</option>}
              {choices.map((choice) => (
                <option key={choice}>{choice}</option>
              ))}
            </select>
          );
        }
        if (kind === 'lines') return <textarea {...shared} rows={3} spellCheck={false} onChange={(event) => onChange(event.target.value)} />;
        return (
          <input
            {...shared}
            type="text"
            inputMode={schema.types.includes('integer') ? 'numeric' : undefined}
            autoCapitalize="off"
            spellCheck={false}
            onChange={(event) => onChange(event.target.value)}
          />
        );
      }}
    </Field>
  );
}

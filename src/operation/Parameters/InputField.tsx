import type {ReactNode} from 'react';
import {factsOf, flagsOf, typeText} from '../../api/schemaWords';
import Field from '../../components/Field/Field';
import type {Input} from '../../openapi/model';
import {textOf} from '../../samples/request';

/** The default of an input, or a value that works. "Try it" puts its field here. */
function Slot({name, example, schema}: Pick<Input, 'example' | 'schema'> & {name: string}): ReactNode {
  const [lead, value] = schema.default === undefined ? ['e.g.', example] : ['default', schema.default];
  return (
    <span className="field__slot" data-slot={name}>
      <span>
        {lead} <code>{textOf(value)}</code>
      </span>
    </span>
  );
}

interface InputFieldProps {
  /** Unique on the page. */
  id: string;
  /** What the console knows the input by. */
  slot: string;
  input: Input;
}

/** A parameter, or a property of a flat request body, with the place of its input. */
export default function InputField({id, slot, input}: InputFieldProps): ReactNode {
  const {name, description, schema, example} = input;
  // The slot shows the default.
  const {default: _default, ...rest} = schema;
  return (
    <Field
      id={id}
      name={name}
      type={typeText(schema)}
      flags={flagsOf(input, 'request')}
      description={description}
      facts={factsOf(rest, description)}
      slot={<Slot name={slot} example={example} schema={schema} />}
    />
  );
}

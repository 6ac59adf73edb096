import type {ReactNode} from 'react';
import {factsOf, flagsOf, typeText, value} from '../../api/schemaWords';
import Field from '../../components/Field/Field';
import type {Input} from '../../openapi/model';
import {valueText} from '../../openapi/valueText';

/** A value of more characters has no room beside a name. */
const LONG_VALUE = 27;

/** The default of an input, or a value that works. "Try it" puts its field here. */
function Slot({name, example, schema}: Pick<Input, 'example' | 'schema'> & {name: string}): ReactNode {
  const [lead, shown] = schema.default === undefined ? ['e.g.', example] : ['default', schema.default];
  const text = valueText(shown);
  return (
    <span className={text.length > LONG_VALUE ? 'field__slot is-long' : 'field__slot'} data-slot={name}>
      <span>
        {lead} <code>{text}</code>
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
  // The slot shows the default, which descriptions state in this form.
  const {default: shown, ...rest} = schema;
  const text = shown === undefined ? description : description.replace(` Default: ${value(shown)}.`, '');
  return (
    <Field
      id={id}
      name={name}
      type={typeText(schema)}
      flags={flagsOf(input, 'request')}
      description={text}
      facts={factsOf(rest, text)}
      slot={<Slot name={slot} example={example} schema={schema} />}
    />
  );
}

import type {ReactNode} from 'react';
import type {Input} from '@ecosystems-docs/openapi-docs';
import {fieldWords, valueText} from '@ecosystems-docs/openapi-docs/words';
import {Breakable} from '../../../components/CodeBlock/CodeBlock';
import Field from '../../../components/Field/Field';
import AllowedValues, {MIN_LISTED} from '../AllowedValues/AllowedValues';
import {SLOT} from '../../../markers/markers';

/** The default of an input, or a value that works. "Try it" puts its field here. */
function Slot({name, example, schema}: Pick<Input, 'example' | 'schema'> & {name: string}): ReactNode {
  const [lead, shown] = schema.default === undefined ? ['e.g.', example] : ['default', schema.default];
  const text = valueText(shown);
  return (
    <span className="field__slot" {...{[SLOT]: name}}>
      <span>
        {lead}{' '}
        <code>
          <Breakable>{text}</Breakable>
        </code>
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
  const {schema, example} = input;
  // The slot shows the default.
  const {default: _shown, ...known} = schema;
  const isListed = schema.enum !== undefined && schema.enum.length >= MIN_LISTED;
  const {enum: _listed, ...unlisted} = known;
  const words = fieldWords({...input, schema: isListed ? unlisted : known}, 'request');
  return (
    <Field id={id} {...words} slot={<Slot name={slot} example={example} schema={schema} />}>
      {isListed && <AllowedValues values={schema.enum ?? []} />}
    </Field>
  );
}

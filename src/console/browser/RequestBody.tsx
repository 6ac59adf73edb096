import {useEffect, useRef, useState, type ReactNode} from 'react';
import {Fold, FormField, TextArea} from '../../components/controls/FormField/FormField';
import {createPortal} from 'react-dom';
import type {Input, Json} from '@ecosystems-docs/openapi-docs';
import {BODY, toText} from '../../requests/fragment';
import type {ConsoleOperation} from '../../requests/consoleOperation';
import {InputField, sendByKeys, type InputFieldProps} from './InputField';
import {bodyExcess, bodyKey, bodyObject, MAX_BODY_LENGTH, valueOf, withProperty} from './fields';
import {describedBy, type Places} from './places';

/** What every field of a request needs. */
export interface RequestProps {
  /** Ids of the fields begin with it. */
  id: string;
  /** Id of the form. */
  form: string;
  operation: ConsoleOperation;
  places: Places;
  problemOf: (name: string) => string | undefined;
}

interface BodyProps extends RequestProps {
  /** The body's text. */
  text: string;
  onChange: (text: string) => void;
}

/** The body: a field in the row of each property where it is flat, and its text. */
export function RequestBody(props: BodyProps): ReactNode {
  const {operation, places, text} = props;
  const slot = places.slots.get(BODY);
  if (!operation.requestBody || !slot) return null;
  return (
    <>
      {operation.bodyInputs && <BodyRows {...props} inputs={operation.bodyInputs} />}
      {createPortal(
        operation.bodyInputs ? (
          <Unfolding open={bodyObject(text) === undefined}>
            <BodyText {...props} slot={slot} />
          </Unfolding>
        ) : (
          <BodyText {...props} slot={slot} />
        ),
        slot,
      )}
    </>
  );
}

/** The text is the body; the rows show its properties. While it is no JSON object they show what they had, and wait. */
function BodyRows({
  id,
  form,
  operation,
  places,
  text,
  problemOf,
  onChange,
  inputs,
}: BodyProps & {inputs: Input[]}): ReactNode {
  const [last, setLast] = useState('');
  const current = bodyObject(text);
  if (current && last !== text) setLast(text);
  const body = current ?? bodyObject(last) ?? {};
  return inputs.map((input) => {
    const slot = places.slots.get(bodyKey(input.name));
    return (
      slot && (
        <BodyRow
          key={input.name}
          id={`${id}-${bodyKey(input.name)}`}
          form={form}
          slot={slot}
          input={input}
          value={body[input.name]}
          disabled={!current}
          problem={problemOf(bodyKey(input.name))}
          onChange={(value) => onChange(withProperty(operation, body, input.name, value))}
        />
      )
    );
  });
}

interface RowProps extends Omit<InputFieldProps, 'text' | 'onChange'> {
  value: Json | undefined;
  onChange: (value: Json | undefined) => void;
}

function BodyRow({value, onChange, ...rest}: RowProps): ReactNode {
  /** What was typed here: `1.` and a line that has just begun are values of which more is to come. */
  const [typed, setTyped] = useState('');
  const isTyped = JSON.stringify(valueOf(rest.input, typed)) === JSON.stringify(value);
  return (
    <InputField
      {...rest}
      text={isTyped ? typed : toText(value ?? '')}
      onChange={(text) => {
        setTyped(text);
        onChange(valueOf(rest.input, text));
      }}
    />
  );
}

/** Folds the text of a body away that the rows show; what they cannot show is never out of sight. */
function Unfolding({open, children}: {open: boolean; children: ReactNode}): ReactNode {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (open && details.current) details.current.open = true;
  }, [open]);
  return (
    <Fold title="Edit as JSON" className="control-field" ref={details}>
      {children}
    </Fold>
  );
}

function BodyText({id, form, operation, slot, text, problemOf, onChange}: BodyProps & {slot: HTMLElement}): ReactNode {
  return (
    <FormField
      id={`${id}-${BODY}`}
      required={operation.requestBody?.required ?? false}
      about={describedBy(slot)}
      problem={bodyExcess(text) ?? problemOf(BODY)}
    >
      {(attributes) => (
        <TextArea
          {...attributes}
          form={form}
          aria-label="Body"
          rows={8}
          maxLength={MAX_BODY_LENGTH + 1}
          value={text}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={sendByKeys}
        />
      )}
    </FormField>
  );
}

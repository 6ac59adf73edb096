import {useState, type ReactNode} from 'react';
import {Fold, FormField, Hint, TextInput} from '../../components/controls/FormField/FormField';
import {secretProblem, secrets, type Secret} from './callerSecrets';

interface SecretFieldProps {
  id: string;
  name: string;
  hint: string;
  type: 'email' | 'text';
  of: Secret;
  problem?: string;
  onInput: (text: string) => void;
}

/**
 * What is typed here is read from the field's property and written to memory:
 * React must not know it, because it would write it into the `value` attribute.
 */
function SecretField({id, name, hint, type, of, problem, onInput}: SecretFieldProps): ReactNode {
  const fieldId = `${id}-${of}`;
  const isKey = of === 'key';
  const [isShown, setShown] = useState(!isKey);
  return (
    <>
      <label htmlFor={fieldId}>{name}</label>
      <FormField id={fieldId} required={false} about={`${fieldId}-hint`} problem={problem}>
        {(attributes) => (
          <TextInput
            {...attributes}
            ref={(element) => {
              if (element?.value === '') element.value = secrets[of];
            }}
            // Not "password": browsers offer to store those.
            type={type}
            className={isShown ? undefined : 'control-input--secret'}
            autoCapitalize="off"
            onInput={({currentTarget: {value}}) => onInput(value.trim())}
          />
        )}
      </FormField>
      <Hint id={`${fieldId}-hint`}>{hint}</Hint>
      {isKey && (
        <button type="button" className="as-link" onClick={() => setShown(!isShown)}>
          {isShown ? 'Hide key' : 'Show key'}
        </button>
      )}
    </>
  );
}

interface AccessFieldsProps {
  /** Ids of the fields begin with it. */
  id: string;
  /** Whether the reader has tried to send: from then on problems are shown. */
  tried: boolean;
  /** Called with the first field that holds what cannot be sent. */
  onChange: (unfit: Secret | undefined) => void;
}

/** Email address and key: optional, and kept in memory only. */
export default function AccessFields({id, tried, onChange}: AccessFieldsProps): ReactNode {
  const [problems, setProblems] = useState<Partial<Record<Secret, string>>>({});
  const field = (of: Secret): Pick<SecretFieldProps, 'id' | 'of' | 'problem' | 'onInput'> => ({
    id,
    of,
    problem: tried ? problems[of] : undefined,
    onInput: (text) => {
      const corrected = {...problems, [of]: secretProblem(of, text)};
      // What cannot be sent is not kept either.
      secrets[of] = corrected[of] ? '' : text;
      setProblems(corrected);
      onChange(corrected.contact ? 'contact' : corrected.key ? 'key' : undefined);
    },
  });
  return (
    <Fold title="Identify your client with an email address or an API key">
      <SecretField
        {...field('contact')}
        name="Email address"
        type="email"
        hint="Sent as mailto to put you in the polite pool."
      />
      <SecretField {...field('key')} name="API key" type="text" hint="Sent in the apikey header." />
      <Hint>
        Both are optional. They stay in this page's memory until you reload it, and never go into links, copied samples
        or storage. This page can't tell whether your key was accepted:{' '}
        <a href="/docs/usage/authentication">Authentication</a> shows how to check from a terminal.
      </Hint>
    </Fold>
  );
}

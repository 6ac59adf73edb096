import {useEffect, useId, useMemo, useRef, useState, type ReactNode, type SyntheticEvent} from 'react';
import type {Parameter} from '../openapi/model';
import {prepareRequest, type RequestValues} from '../samples/request';
import Access from './Access';
import {BASE_KEY, readBase, withBase} from './address';
import type {ConsoleOperation} from './data';
import {Field, ParameterField} from './Field';
import {BODY, readTexts, startTexts, type Texts} from './fields';
import {readFragment, writeFragment} from './fragment';
import Result from './Result';
import {CopySamples, CurlSample} from './Samples';
import {secrets} from './secrets';
import type {Outgoing} from './send';
import {useExchange} from './useExchange';
import {corsText, effectText} from './words';

/** Optional fields that are not folded away. */
const FEW = 4;

/** Pause after which an edit reaches the page's address: browsers allow only so many changes of it. */
const ADDRESS_MS = 300;

function storedBase(): string | undefined {
  try {
    return readBase(localStorage.getItem(BASE_KEY));
  } catch {
    return undefined;
  }
}

const describeWho = (): string => [...(secrets.contact ? ['your contact address'] : []), ...(secrets.key ? ['your API key'] : [])].join(' and ');

interface FieldsProps {
  id: string;
  parameters: readonly Parameter[];
  texts: Texts;
  problemOf: (name: string) => string | undefined;
  onChange: (name: string, text: string) => void;
}

function Fields({id, parameters, texts, problemOf, onChange}: FieldsProps): ReactNode {
  if (parameters.length === 0) return null;
  return (
    <div className="try-fields">
      {parameters.map((parameter) => (
        <ParameterField
          key={parameter.name}
          id={`${id}-${parameter.name}`}
          parameter={parameter}
          text={texts.parameters[parameter.name] ?? ''}
          problem={problemOf(parameter.name)}
          onChange={(text) => onChange(parameter.name, text)}
        />
      ))}
    </div>
  );
}

function Confirm({operation, onCreate, onBack}: {operation: ConsoleOperation; onCreate: () => void; onBack: () => void}): ReactNode {
  const group = useRef<HTMLDivElement>(null);
  // Not the button: a second press of Enter must not create anything.
  useEffect(() => group.current?.focus(), []);
  return (
    <div className="try-confirm" role="group" aria-label="Confirm" tabIndex={-1} ref={group} onKeyDown={(event) => event.key === 'Escape' && onBack()}>
      <p>{effectText(operation)} Create it?</p>
      <div className="try-actions">
        <button type="button" className="try-button try-button--main" onClick={onCreate}>
          Create the job
        </button>
        <button type="button" className="try-button" onClick={onBack}>
          Back
        </button>
      </div>
    </div>
  );
}

/** The form of an operation and the answer to its last request. */
export default function Session({operation, hash}: {operation: ConsoleOperation; hash: string}): ReactNode {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const sendButton = useRef<HTMLButtonElement>(null);
  const [texts, setTexts] = useState<Texts>(() => readFragment(operation, hash) ?? startTexts(operation));
  const [edited, setEdited] = useState(false);
  /** Problems are shown from the first try on, not when a field is left: what appears then would move the button that the reader is about to press. */
  const [tried, setTried] = useState(false);
  const [unfitSecret, setUnfitSecret] = useState<string>();
  const [confirming, setConfirming] = useState(false);
  const [linkNote, setLinkNote] = useState('');
  const [who, setWho] = useState(describeWho);
  const [sent, setSent] = useState<RequestValues>({parameters: {}});
  const {exchange, start, cancel} = useExchange(operation);
  const [base] = useState(storedBase);

  const {values, problems} = useMemo(() => readTexts(operation, texts), [operation, texts]);
  const request = prepareRequest(operation, values);
  const problemOf = (name: string): string | undefined => (tried ? problems.get(name) : undefined);

  // Another link with a request was followed while the console was open.
  const [seen, setSeen] = useState(hash);
  if (seen !== hash) {
    setSeen(hash);
    const given = readFragment(operation, hash);
    if (given) setTexts(given);
  }

  useEffect(() => {
    if (!edited) return;
    const timer = window.setTimeout(() => {
      const fragment = writeFragment(texts);
      if (fragment) window.history.replaceState(window.history.state, '', fragment);
    }, ADDRESS_MS);
    return () => window.clearTimeout(timer);
  }, [edited, texts]);

  const edit = (next: Texts): void => {
    setTexts(next);
    setEdited(true);
    setConfirming(false);
    setLinkNote('');
  };

  /** Shows every problem, and goes to the first. */
  const isReady = (): boolean => {
    const first = [...problems.keys()][0] ?? unfitSecret;
    if (first === undefined) return true;
    setTried(true);
    const field = form.current?.querySelector<HTMLElement>(`#${CSS.escape(`${id}-${first}`)}`);
    field?.closest('details')?.setAttribute('open', '');
    field?.focus();
    return false;
  };

  const ask = (outgoing: Outgoing): void => {
    setConfirming(false);
    start(outgoing);
  };

  const sendNow = (): void => {
    setSent(values);
    ask({...request, url: withBase(request.url, base)});
  };

  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (exchange.busy || !operation.cors || !isReady()) return;
    if (operation.effect === 'creates') setConfirming(true);
    else sendNow();
  };

  const copyLink = (): void => {
    const fragment = writeFragment(texts);
    if (!fragment) {
      setLinkNote('This request is too long for a link.');
      return;
    }
    const {origin, pathname} = window.location;
    navigator.clipboard.writeText(origin + pathname + fragment).then(
      () => setLinkNote('Link copied.'),
      () => {
        window.history.replaceState(window.history.state, '', fragment);
        setLinkNote('The browser does not let this page copy. The link is now the address of this page.');
      },
    );
  };

  const main = operation.parameters.filter((parameter) => parameter.required);
  const optional = operation.parameters.filter((parameter) => !parameter.required);
  const fields = {id, texts, problemOf, onChange: (name: string, text: string) => edit({...texts, parameters: {...texts.parameters, [name]: text}})};
  const [folded] = useState(() => optional.length > FEW && optional.every(({name}) => !texts.parameters[name]));
  const effect = effectText(operation);
  return (
    <>
      {base && (
        <p className="try-note">
          Pointed at <code>{base}</code>, not at the service.
        </p>
      )}
      <form ref={form} onSubmit={submit} noValidate autoComplete="off">
        <Fields {...fields} parameters={main} />
        {optional.length > FEW ? (
          <details className="try-more" open={!folded}>
            <summary>Optional parameters ({optional.length})</summary>
            <Fields {...fields} parameters={optional} />
          </details>
        ) : (
          <Fields {...fields} parameters={optional} />
        )}
        {operation.requestBody && (
          <Field id={`${id}-${BODY}`} name="Body" required={operation.requestBody.required} hint={operation.requestBody.content[0]?.mediaType ?? ''} problem={problemOf(BODY)}>
            {(attributes) => (
              <textarea
                {...attributes}
                rows={8}
                value={texts.body}
                spellCheck={false}
                autoComplete="off"
                onChange={(event) => edit({...texts, body: event.target.value})}
              />
            )}
          </Field>
        )}
        {operation.cors && (
          <Access
            id={id}
            tried={tried}
            onChange={(unfit) => {
              setWho(describeWho());
              setUnfitSecret(unfit);
            }}
          />
        )}
        <div className="try-line" role="group" aria-label="Request">
          <span className={`method method--${request.method.toLowerCase()}`}>{request.method}</span> <code>{request.url}</code>
          {who && <span className="try-hint"> with {who}</span>}
        </div>
        {operation.cors ? (
          <>
            {effect && <p className="try-note">{effect}</p>}
            {confirming && (
              <Confirm
                operation={operation}
                onCreate={() => {
                  sendNow();
                  sendButton.current?.focus();
                }}
                onBack={() => {
                  setConfirming(false);
                  sendButton.current?.focus();
                }}
              />
            )}
          </>
        ) : (
          <>
            <p className="try-note">{corsText(operation)}</p>
            <CurlSample operation={operation} values={values} />
          </>
        )}
        <div className="try-actions">
          {operation.cors && (
            <>
              <button type="submit" className="try-button try-button--main" ref={sendButton} aria-disabled={exchange.busy}>
                Send
              </button>
              <button type="button" className="try-button" aria-disabled={!exchange.busy} onClick={() => exchange.busy && cancel()}>
                Cancel
              </button>
            </>
          )}
          <button type="button" className="try-button" onClick={copyLink}>
            Copy link
          </button>
          <button
            type="button"
            className="try-button"
            onClick={() => {
              edit(startTexts(operation));
              setTried(false);
            }}
          >
            Reset
          </button>
          <CopySamples operation={operation} values={values} isReady={isReady} />
        </div>
        <p role="status" className="try-hint">
          {linkNote}
        </p>
      </form>
      <Result operation={operation} values={sent} exchange={exchange} onAgain={ask} />
    </>
  );
}

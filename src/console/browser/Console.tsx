import {useEffect, useId, useMemo, useRef, useState, type ReactNode, type SyntheticEvent} from 'react';
import {Button, ButtonRow} from '../../components/controls/Button/Button';
import {Hint} from '../../components/controls/FormField/FormField';
import Notice from '../../components/controls/Notice/Notice';
import {createPortal, flushSync} from 'react-dom';
import IconClose from '@theme/Icon/Close';
import type {RequestValues} from '@ecosystems-docs/openapi-docs/samples';
import type {ConsoleOperation} from '../../requests/consoleOperation';
import AccessFields from '../../requests/browser/AccessFields';
import {RequestBody, type RequestProps} from './RequestBody';
import Confirm from './Confirm';
import {InputField} from './InputField';
import {firstField, readTexts, startTexts, type Texts} from './fields';
import {readFragment, writeFragment} from './formFragment';
import {isRequestFragment} from '../../markers/markers';
import {viewOf} from '../../requests/fragment';
import {isWide} from '../../browser/isWide';
import {whereLastUsed} from '../../browser/whereabouts';
import {afterPause} from '../../browser/visit';
import {hasReaderMoved} from '../../browser/watchReader';
import MockNote from '../../requests/browser/MockNote';
import Menu from '../../components/controls/Menu/Menu';
import {nextPage} from './nextPage';
import {leftText} from '../../requests/browser/usage';
import OpenRequest from './OpenRequest';
import type {Places} from './places';
import Result from './Result';
import {NOBODY, whoAsks} from '../../requests/browser/callerSecrets';
import {useLiveSamples} from './useLiveSamples';
import {useRuns} from './useRuns';
import {corsText, effectText, whoText} from '../../requests/browser/requestText';

/** Pause after which an edit reaches the page's URL: browsers allow only so many changes of it. */
const ADDRESS_MS = 300;

interface FieldsProps extends RequestProps {
  texts: Texts;
  onChange: (texts: Texts) => void;
}

/** The fields, each in the row of the page that describes it. */
function Fields({texts, onChange, ...rest}: FieldsProps): ReactNode {
  const {id, form, operation, places, problemOf} = rest;
  return (
    <>
      {operation.parameters.map((parameter) => {
        const slot = places.slots.get(parameter.name);
        return (
          slot && (
            <InputField
              key={parameter.name}
              id={`${id}-${parameter.name}`}
              slot={slot}
              form={form}
              input={parameter}
              text={texts.parameters[parameter.name] ?? ''}
              problem={problemOf(parameter.name)}
              onChange={(text) => onChange({...texts, parameters: {...texts.parameters, [parameter.name]: text}})}
            />
          )
        );
      })}
      <RequestBody {...rest} text={texts.body} onChange={(body) => onChange({...texts, body})} />
    </>
  );
}

/** What the reader has entered so far. */
interface Entries {
  texts: Texts;
  /** What the samples show: a parameter may still be missing, for which they show its name. Undefined where something is wrong. */
  shown: RequestValues | undefined;
  tried: boolean;
  problemOf: (name: string) => string | undefined;
  edit: (texts: Texts) => void;
  reset: () => void;
  setUnfitSecret: (name: string | undefined) => void;
  /** Shows every problem, and goes to the first. */
  isReady: () => boolean;
}

function useEntries(id: string, operation: ConsoleOperation, hash: string): Entries {
  const [texts, setTexts] = useState<Texts>(() => readFragment(operation, hash) ?? startTexts(operation));
  const [edited, setEdited] = useState(false);
  /** Problems are shown from the first try on, not when a field is left: what appears then would move the button that the reader is about to press. */
  const [tried, setTried] = useState(false);
  const [unfitSecret, setUnfitSecret] = useState<string>();
  const {values, problems} = useMemo(() => readTexts(operation, texts), [operation, texts]);
  useShared(hash, operation, setTexts);
  useAddress(edited, texts);
  const edit = (next: Texts): void => {
    setTexts(next);
    setEdited(true);
  };
  const reset = (): void => {
    edit(startTexts(operation));
    setTried(false);
  };
  const problemOf = (name: string): string | undefined => (tried ? problems.get(name) : undefined);
  const isReady = (): boolean => {
    const first = [...problems.keys()][0] ?? unfitSecret;
    if (first === undefined) return true;
    setTried(true);
    const field = document.getElementById(`${id}-${first}`);
    field?.closest('details')?.setAttribute('open', '');
    field?.focus();
    return false;
  };
  const isMissing = (name: string): boolean =>
    values.parameters[name] === undefined && operation.parameters.some((parameter) => parameter.name === name);
  const shown = [...problems.keys()].every(isMissing) ? values : undefined;
  return {texts, shown, tried, problemOf, edit, reset, setUnfitSecret, isReady};
}

interface RequestFormProps {
  id: string;
  operation: ConsoleOperation;
  entries: Entries;
  sendButton: {current: HTMLButtonElement | null};
  busy: boolean;
  /** What is left of the hour's requests, once a response has come. */
  quota?: string;
  onSend: (texts: Texts) => void;
  onCancel: () => void;
  onReset: () => void;
  onClose: () => void;
}

/** Below the request: who sends it, and the buttons. */
function RequestForm(props: RequestFormProps): ReactNode {
  const {id, operation, entries, sendButton, busy, onSend} = props;
  const {texts} = entries;
  /** What the reader is about to create, and has to confirm. Other texts are another request. */
  const [toConfirm, setToConfirm] = useState<Texts>();
  const [who, setWho] = useState(whoAsks);
  const identity = whoText(operation, who);
  const isAsked = toConfirm === texts;
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (busy || !operation.cors || !entries.isReady()) return;
    if (operation.effect === 'creates') setToConfirm(texts);
    else onSend(texts);
  };
  const confirm = (isSent: boolean): void => {
    // At once, because the button that takes the focus isn't there while the question is.
    flushSync(() => {
      setToConfirm(undefined);
      if (isSent) onSend(texts);
    });
    sendButton.current?.focus();
  };
  const onSecret = (unfit: string | undefined): void => {
    setWho(whoAsks());
    entries.setUnfitSecret(unfit);
  };
  return (
    <form
      id={`${id}-form`}
      className="console-form"
      aria-label="Try it"
      onSubmit={submit}
      noValidate
      autoComplete="off"
    >
      {!operation.cors && (
        <Notice>
          <p>{corsText(operation)}</p>
        </Notice>
      )}
      {operation.cors && <AccessFields id={id} tried={entries.tried} onChange={onSecret} />}
      <MockNote />
      {identity && <Hint>{identity}</Hint>}
      {isAsked ? (
        <Confirm operation={operation} onCreate={() => confirm(true)} onBack={() => confirm(false)} />
      ) : (
        operation.cors && <Hint>{effectText(operation)}</Hint>
      )}
      <Actions {...props} canSend={operation.cors && !isAsked} />
    </form>
  );
}

export interface ConsoleProps {
  operation: ConsoleOperation;
  places: Places;
  /** The fragment of the page's URL. */
  hash: string;
  /** The slot whose field takes the focus; by default the first that is filled. */
  start?: string;
  onClose: () => void;
}

/** The console once its data is there: fields in the page's rows, buttons below the request, and the response in the example's place. */
export default function Console({operation, places, hash, start, onClose}: ConsoleProps): ReactNode {
  const id = useId();
  const sendButton = useRef<HTMLButtonElement>(null);
  const entries = useEntries(id, operation, hash);
  const {exchange, sent, send, again, cancel, clear} = useRuns(operation);
  useLiveSamples(places, operation, entries.shown);
  // A link to a response has all that it needs: what's left is to send it.
  const first = viewOf(hash) ? undefined : firstField(operation, entries.texts);
  useFirstFocus(id, start ?? first, hash, sendButton);
  const next = sent && exchange.response && nextPage(operation, sent, exchange.response, exchange.view);
  const sendNext = (texts: Texts): void => {
    if (exchange.busy) return;
    entries.edit(texts);
    send(texts);
  };
  const reset = (): void => {
    entries.reset();
    clear();
  };
  return (
    <>
      <Fields
        id={id}
        form={`${id}-form`}
        operation={operation}
        places={places}
        texts={entries.texts}
        problemOf={entries.problemOf}
        onChange={entries.edit}
      />
      {createPortal(
        <RequestForm
          id={id}
          operation={operation}
          entries={entries}
          sendButton={sendButton}
          busy={exchange.busy}
          quota={exchange.response && leftText(exchange.response.received, exchange.who ?? NOBODY)}
          onClose={onClose}
          onSend={send}
          onCancel={cancel}
          onReset={reset}
        />,
        places.foot,
      )}
      <Result
        operation={operation}
        place={places.response}
        exchange={exchange}
        sent={sent}
        texts={entries.texts}
        page={window.location.pathname}
        onAgain={again}
        onNext={next && (() => sendNext(next))}
      />
    </>
  );
}

/** Another link with a request was followed while the console was open. */
function useShared(hash: string, operation: ConsoleOperation, setTexts: (texts: Texts) => void): void {
  const [seen, setSeen] = useState(hash);
  if (seen === hash) return;
  setSeen(hash);
  const given = readFragment(operation, hash);
  if (given) setTexts(given);
}

/** Keeps the page's URL in step with what is edited. */
function useAddress(edited: boolean, texts: Texts): void {
  useEffect(() => {
    if (!edited) return undefined;
    return afterPause(ADDRESS_MS, () => {
      const fragment = writeFragment(texts);
      if (fragment) window.history.replaceState(window.history.state, '', fragment);
    });
  }, [edited, texts]);
}

/** Once it is there, the form takes the focus of a reader who waits for it, but not of one who comes back to a place of the page. */
function useFirstFocus(
  id: string,
  first: string | undefined,
  hash: string,
  otherwise: {current: HTMLElement | null},
): void {
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current) return;
    isDone.current = true;
    // A link leads to the top of the page, and a step back to where the reader was.
    const before = whereLastUsed();
    if (hasReaderMoved(isRequestFragment(hash) ? {...before, place: 0} : before)) return;
    const field = first === undefined ? otherwise.current : document.getElementById(`${id}-${first}`);
    field?.focus({preventScroll: isWide() && isInView(field)});
  });
}

function isInView(element: Element): boolean {
  const {top, bottom} = element.getBoundingClientRect();
  return top > 100 && bottom < window.innerHeight;
}

interface ActionsProps extends RequestFormProps {
  /** Whether the request can be sent: its service lets pages call it, and nothing has to be confirmed first. */
  canSend: boolean;
}

/** One row: what is done with every request, what is left of the hour, and a menu with the rest. */
function Actions(props: ActionsProps): ReactNode {
  const {operation, entries, canSend, busy, quota, sendButton, onCancel, onReset, onClose} = props;
  const {texts} = entries;
  const cancel = (): void => {
    if (busy) onCancel();
    sendButton.current?.focus();
  };
  return (
    <ButtonRow className="console-bar">
      {canSend && (
        <Button type="submit" isMain ref={sendButton} aria-disabled={busy}>
          Send
        </Button>
      )}
      {canSend && (
        <Button className="console-cancel" aria-disabled={!busy} onClick={cancel}>
          Cancel
        </Button>
      )}
      {/* A request that can't be sent has no other use, so nothing has to be opened first. */}
      {!operation.cors && <OpenRequest operation={operation} texts={texts} />}
      <Hint className="console-quota">{quota}</Hint>
      <Menu
        label="More actions"
        items={[
          <button type="button" onClick={onReset}>
            Reset
          </button>,
          operation.cors && <OpenRequest operation={operation} texts={texts} />,
        ].filter(Boolean)}
      >
        ⋯
      </Menu>
      <Button className="console-close" aria-label="Close the console" title="Close the console" onClick={onClose}>
        <IconClose />
      </Button>
    </ButtonRow>
  );
}

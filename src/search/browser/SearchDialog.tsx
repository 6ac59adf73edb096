import {
  useEffect,
  useLayoutEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type FormEvent,
  type InputHTMLAttributes,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import {createPortal} from 'react-dom';
import {useHistory} from '@docusaurus/router';
import {Button} from '../../components/controls/Button/Button';
import {searchAddress} from '../address';
import {closeModal, openModal} from '../../browser/modal';
import {placeOf} from '../../browser/pageRoot';
import {currentVisit, onLeave} from '../../browser/visit';
import {KIND_TITLES} from '../groups';
import type {ListOptions, Results} from '../shown';
import {ResultBody} from './ResultBody';
import SearchNotes, {Lacking} from './SearchNotes';
import SearchStatus from './SearchStatus';
import {FIELD} from './searchField';
import {useResults} from './useResults';
import './search.css';

const LIST: ListOptions = {group: 5, all: 24};

/** How long to wait for the page of a result. */
const FOCUS_TIMEOUT_MS = 5000;

/** Moves the focus to the target of a result once its page has loaded and its fold is open, so that a screen reader goes on from there. */
function focusTarget(address: string): void {
  const {pathname, hash} = new URL(address, window.location.href);
  const start = performance.now();
  const visit = currentVisit();
  const look = (): void => {
    if (visit.aborted) return;
    const target = window.location.pathname === pathname ? placeOf(hash) : null;
    if (target) {
      target.tabIndex = -1;
      target.focus({preventScroll: true});
    }
    if (target && document.activeElement === target) target.scrollIntoView();
    else if (performance.now() - start < FOCUS_TIMEOUT_MS) requestAnimationFrame(look);
  };
  if (hash) look();
}

/** Opens the dialog, and closes it when the reader goes back. */
function useOpened(dialog: RefObject<HTMLDialogElement | null>): void {
  // Moves the focus to the field, its first control, and back when it closes.
  useLayoutEffect(() => openModal(dialog.current!), [dialog]);
  // Going back leaves the page under the dialog.
  useEffect(() => onLeave(() => closeModal(dialog.current)), [dialog]);
}

/** Goes to results and along links without loading the page anew, and closes the dialog; a click beside the dialog closes it too. */
function useNavigation(dialog: RefObject<HTMLDialogElement | null>): {
  go: (address: string) => void;
  follow: (event: MouseEvent<HTMLElement>) => void;
  press: (event: MouseEvent<HTMLElement>) => void;
} {
  const history = useHistory();
  /** Where the mouse was pressed: a text that is selected can end beside the dialog. */
  const pressed = useRef<EventTarget>(null);
  const go = (address: string): void => {
    closeModal(dialog.current);
    history.push(address);
    focusTarget(address);
  };
  const follow = (event: MouseEvent<HTMLElement>): void => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (event.target === dialog.current && pressed.current === dialog.current) closeModal(dialog.current);
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    go(link.getAttribute('href') ?? '/');
  };
  return {go, follow, press: ({target}) => void (pressed.current = target)};
}

/** Tracks the result that the arrow keys have chosen, from 0; -1 is none. A choice only holds for the results it was made in. */
function useChoice(of: string, count: number): {active: number; move: (event: KeyboardEvent) => void} {
  const [choice, setChoice] = useState({of: '', index: -1});
  const active = choice.of === of && choice.index < count ? choice.index : -1;
  // Counts the field itself as one of the stops.
  const places = count + 1;
  const move = (event: KeyboardEvent): void => {
    // While text is composed, the keys move in the list of the input method.
    if (event.nativeEvent.isComposing) return;
    const step = {ArrowDown: 1, ArrowUp: -1}[event.key];
    if (!step || count === 0 || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    setChoice({of, index: ((active + 1 + step + places) % places) - 1});
  };
  return {active, move};
}

/** Attributes that make the field a combobox for screen readers. */
function combobox(id: string, isOpen: boolean, active: number): InputHTMLAttributes<HTMLInputElement> {
  return {
    role: 'combobox',
    'aria-label': 'Search the documentation',
    'aria-expanded': isOpen,
    'aria-controls': `${id}list`,
    'aria-autocomplete': 'list',
    'aria-activedescendant': isOpen && active >= 0 ? `${id}${active}` : undefined,
  };
}

function Options({id, results, active}: {id: string; results: Results; active: number}): ReactNode {
  const numbers = new Map(results.groups.flatMap((group) => group.results).map((result, index) => [result, index]));
  return results.groups.map((group) => (
    <div key={group.kind} role="group" aria-labelledby={`${id}${group.kind}`} className="search-group">
      <div id={`${id}${group.kind}`} className="search-kind" role="presentation">
        {KIND_TITLES[group.kind]}
      </div>
      {group.results.map((result) => (
        <a
          key={result.address}
          id={`${id}${numbers.get(result)!}`}
          role="option"
          aria-selected={numbers.get(result) === active}
          href={result.address}
          tabIndex={-1}
          className="search-option"
        >
          <ResultBody result={result} />
        </a>
      ))}
    </div>
  ));
}

/** The results below the field, or why there are none. */
function Body({
  id,
  search,
  active,
  onChoose,
}: {
  id: string;
  search: ReturnType<typeof useResults>;
  active: number;
  onChoose: (query: string) => void;
}): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  const {state, results} = search;
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({block: 'nearest'});
  }, [active]);
  return (
    <div className="search-body" ref={list}>
      <SearchNotes search={search} onChoose={onChoose} />
      <div id={`${id}list`} role="listbox" aria-label="Results">
        {state === 'ready' && results && <Options id={id} results={results} active={active} />}
      </div>
      {state === 'ready' && results && <Lacking results={results} />}
    </div>
  );
}

/**
 * The search dialog: a field with a list of results (the combobox pattern), open
 * for as long as it is rendered.
 *
 * @param props.typed what the reader typed before the dialog had loaded
 * @param props.onClose called when it has closed
 */
export default function SearchDialog({typed, onClose}: {typed: string; onClose: () => void}): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const [query, setQuery] = useState(typed);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const search = useResults(query, LIST, input);
  const flat = useMemo(() => search.results?.groups.flatMap((group) => group.results) ?? [], [search.results]);
  const isOpen = search.state === 'ready' && flat.length > 0;
  const {active, move} = useChoice(search.of, isOpen ? flat.length : 0);
  useOpened(dialog);
  const {go, follow, press} = useNavigation(dialog);

  // The button that was chosen goes away, so the field gets the focus.
  const choose = (chosen: string): void => {
    setQuery(chosen);
    input.current?.focus();
  };
  const addressChosen = (): string | undefined => {
    // Without a choice it is the best match, if the results are those of what is typed.
    const best = search.of === query.trim() && !search.results?.isUnsure ? 0 : -1;
    const result = isOpen ? flat[active < 0 ? best : active] : undefined;
    return result?.address ?? (query.trim() ? searchAddress(query) : undefined);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const address = addressChosen();
    if (address) go(address);
  };
  const pressed = (event: KeyboardEvent): void => {
    const address = addressChosen();
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && address) {
      event.preventDefault();
      window.open(address, '_blank', 'noopener');
    } else move(event);
  };

  return createPortal(
    // A click on the backdrop is one on the dialog element itself; the keyboard has Escape.
    // A translator replaces pieces of text, which React could then neither change nor remove.
    <dialog
      ref={dialog}
      className="search-dialog"
      aria-label="Search"
      translate="no"
      onClose={onClose}
      onMouseDown={press}
      onClick={follow}
    >
      <form role="search" className="search-form" onSubmit={submit}>
        <input
          {...combobox(id, isOpen, active)}
          {...FIELD}
          ref={input}
          className="search-input field-input field-input--l"
          type="text"
          enterKeyHint="search"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          onKeyDown={pressed}
        />
        <Button onClick={() => closeModal(dialog.current)}>Close</Button>
      </form>
      <SearchStatus search={search} />
      <Body id={id} search={search} active={active} onChoose={choose} />
      {isOpen && (
        <div className="search-foot">
          <a href={searchAddress(query)}>Show all results</a>
        </div>
      )}
    </dialog>,
    document.body,
  );
}

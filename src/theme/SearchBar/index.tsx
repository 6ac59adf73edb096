import {useEffect, useState, type ComponentType, type ReactNode} from 'react';
import {isSlashOn} from '../../search/slash';
import styles from './styles.module.css';

const EDITABLE = 'input, textarea, select, [contenteditable]';

const loadDialog = (): Promise<{default: Dialog}> =>
  import(/* webpackChunkName: "search-dialog" */ '../../search/browser/SearchDialog');

type Dialog = ComponentType<{typed: string; onClose: () => void}>;

/** @returns whether a key opens search: Ctrl-K, Command-K, or "/" outside of fields. */
function opensSearch(event: KeyboardEvent): boolean {
  if (event.altKey) return false;
  if (event.ctrlKey || event.metaKey) return !event.shiftKey && event.key.toLowerCase() === 'k';
  return event.key === '/' && !(event.target as Element).closest(EDITABLE) && isSlashOn();
}

/**
 * Keeps what is typed while the dialog is loading. A reader who types at once loses no letter.
 *
 * @param isWaiting whether the dialog is loading
 * @returns what was typed, and a function that forgets it
 */
function useTyped(isWaiting: boolean): [typed: string, forget: () => void] {
  const [typed, setTyped] = useState('');
  useEffect(() => {
    if (!isWaiting) return undefined;
    const keep = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      if (event.key === 'Backspace') setTyped((before) => before.slice(0, -1));
      else if ([...event.key].length === 1) setTyped((before) => before + event.key);
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', keep);
    return () => document.removeEventListener('keydown', keep);
  }, [isWaiting]);
  return [typed, () => setTyped('')];
}

/** The button in the bar. Loads the dialog, and with it the index, when the reader points at it or opens it. */
export default function SearchBar(): ReactNode {
  const [Dialog, setDialog] = useState<Dialog>();
  const [isOpen, setOpen] = useState(false);
  const isWaiting = isOpen && !Dialog;
  const [typed, forget] = useTyped(isWaiting);
  const open = (): void => {
    setOpen(true);
    loadDialog().then(
      ({default: loaded}) => setDialog(() => loaded),
      // The search page is a document of its own: opening it may get around what failed.
      () => window.location.assign('/search'),
    );
  };
  const close = (): void => {
    setOpen(false);
    forget();
  };
  // What fails here is tried again when the reader asks for it.
  const prepare = (): void => void loadDialog().catch(() => undefined);
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (!opensSearch(event)) return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-label="Search"
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K Meta+K"
        aria-busy={isWaiting}
        onPointerEnter={prepare}
        onClick={open}
      >
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d="m13 13 5 5M8.5 15a6.5 6.5 0 1 1 0-13 6.5 6.5 0 0 1 0 13Z" />
        </svg>
        <span>Search</span>
      </button>
      {isOpen && Dialog && <Dialog typed={typed} onClose={close} />}
    </>
  );
}

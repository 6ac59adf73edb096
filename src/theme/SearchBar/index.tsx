import {
  useEffect,
  useLayoutEffect,
  useState,
  type ComponentType,
  type Dispatch,
  type ReactNode,
  type SetStateAction,
} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {takeEarlyKeys} from '../../search/browser/earlyKeys';
import {onFirstUse} from '../../browser/firstUse';
import {onLeave} from '../../browser/visit';
import {afterKey, opensSearch} from '../../search/opensSearch';
import styles from './styles.module.css';

const importDialog = (): Promise<{default: Dialog}> =>
  import(/* webpackChunkName: "search-dialog" */ '../../search/browser/SearchDialog');
const loadDialog = onFirstUse(importDialog);

type Dialog = ComponentType<{typed: string; onClose: () => void}>;

/**
 * Keeps what is typed while the dialog is loading. A reader who types at once loses no
 * letter; one who presses Escape or elsewhere, or leaves, no longer wants to search.
 *
 * @param isWaiting whether the dialog is loading
 * @param setTyped changes what was typed
 */
function useEarlyKeys(isWaiting: boolean, setTyped: Dispatch<SetStateAction<string>>, giveUp: () => void): void {
  // With the frame in which the dialog takes keys and focus over: between the two a letter would be lost.
  useLayoutEffect(() => {
    if (!isWaiting) return undefined;
    const keep = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' || event.key === 'Tab') giveUp();
      if (afterKey('', event) === undefined) return;
      setTyped((before) => afterKey(before, event) ?? before);
      event.preventDefault();
    };
    document.addEventListener('keydown', keep);
    document.addEventListener('mousedown', giveUp);
    const stop = onLeave(giveUp);
    return () => {
      document.removeEventListener('keydown', keep);
      document.removeEventListener('mousedown', giveUp);
      stop();
    };
  });
}

/** The button in the bar. Loads the dialog, and with it the index, when the reader points at it or opens it. */
export default function SearchBar(): ReactNode {
  const [Dialog, setDialog] = useState<Dialog>();
  const [isOpen, setOpen] = useState(false);
  const isWaiting = isOpen && !Dialog;
  const isMac = useIsBrowser() && /Mac OS/.test(navigator.userAgent);
  const [typed, setTyped] = useState('');
  const open = (): void => {
    setOpen(true);
    loadDialog().then(
      (module) => module && setDialog(() => module.default),
      // The search page is a document of its own: opening it may get around what failed.
      () => window.location.assign('/search'),
    );
  };
  const close = (): void => {
    setOpen(false);
    setTyped('');
  };
  // What fails here is tried again when the reader asks for it.
  const prepare = (): void => void importDialog().catch(() => undefined);
  useEarlyKeys(isWaiting, setTyped, close);
  useEffect(() => {
    takeEarlyKeys((early) => {
      setTyped(early);
      open();
    });
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
        <kbd className={isMac ? styles.mac : undefined} aria-hidden="true" />
      </button>
      {isOpen && Dialog && <Dialog typed={typed} onClose={close} />}
    </>
  );
}

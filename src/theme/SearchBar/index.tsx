import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
  type Dispatch,
  type ReactNode,
  type RefObject,
  type SetStateAction,
} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {onFirstUse} from '../../browser/firstUse';
import {onLeave} from '../../browser/visit';
import {warmUp} from '../../search/browser/connection';
import {showOffline} from '../../docusaurus/browser/offline';
import {afterKey, opensSearch} from '../../search/opensSearch';
import styles from './styles.module.css';

type Dialog = ComponentType<{typed: string; onClose: () => void}>;

/** Loads the dialog and, because a query will follow, the worker and its index with it. */
const importDialog = (): Promise<{default: Dialog}> => {
  warmUp();
  return import(/* webpackChunkName: "search-dialog" */ '../../search/browser/SearchDialog');
};
const loadDialog = onFirstUse(importDialog);

/** What fails here is tried again when the reader asks for it. */
const prepare = (): void => void importDialog().catch(() => undefined);

interface LazyDialog {
  /** Undefined until it has loaded. */
  Dialog: Dialog | undefined;
  isOpen: boolean;
  /** What the reader typed before it came. */
  typed: string;
  setTyped: Dispatch<SetStateAction<string>>;
  /** Whether the dialog is loading. Set at once, because a letter can come before the next rendering. */
  isWaiting: RefObject<boolean>;
  open: () => void;
  close: () => void;
}

function useLazyDialog(): LazyDialog {
  const [Dialog, setDialog] = useState<Dialog>();
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const isWaiting = useRef(false);
  const open = useCallback((): void => {
    isWaiting.current = true;
    setOpen(true);
    loadDialog().then(
      (module) => module && setDialog(() => module.default),
      // The search page is a document of its own: opening it may get around what failed.
      () => {
        if (navigator.onLine) return window.location.assign('/search');
        setOpen(false);
        showOffline();
      },
    );
  }, []);
  const close = useCallback((): void => {
    isWaiting.current = false;
    setOpen(false);
    setTyped('');
  }, []);
  // With the frame in which the dialog takes keys and focus over: between the two a letter would be lost.
  useLayoutEffect(() => {
    isWaiting.current = isOpen && !Dialog;
  });
  // One who presses Escape or elsewhere, or leaves, no longer wants to search.
  useEffect(() => (isOpen && !Dialog ? onLeave(close) : undefined), [isOpen, Dialog, close]);
  return {Dialog, isOpen, typed, setTyped, isWaiting, open, close};
}

/** Opens the dialog by its keys. A reader who types while it is loading loses no letter. */
function useSearchKeys({isWaiting, setTyped, open, close}: LazyDialog): void {
  useEffect(() => {
    window.takeEarlyKeys?.((early) => {
      setTyped(early);
      open();
    });
    const listen = (event: KeyboardEvent): void => {
      if (isWaiting.current && ['Escape', 'Tab'].includes(event.key)) close();
      if (isWaiting.current && afterKey('', event) !== undefined)
        setTyped((before) => afterKey(before, event) ?? before);
      else if (opensSearch(event)) open();
      else return;
      event.preventDefault();
    };
    const giveUp = (): void => {
      if (isWaiting.current) close();
    };
    document.addEventListener('keydown', listen);
    document.addEventListener('mousedown', giveUp);
    return () => {
      document.removeEventListener('keydown', listen);
      document.removeEventListener('mousedown', giveUp);
    };
  }, [isWaiting, setTyped, open, close]);
}

/** The button in the bar. Loads search when the reader points at it or opens it. */
export default function SearchBar(): ReactNode {
  const dialog = useLazyDialog();
  useSearchKeys(dialog);
  const isMac = useIsBrowser() && /Mac OS/.test(navigator.userAgent);
  const {Dialog, isOpen} = dialog;
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-label="Search"
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K Meta+K"
        aria-busy={isOpen && !Dialog}
        onPointerEnter={prepare}
        onClick={dialog.open}
      >
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d="m13 13 5 5M8.5 15a6.5 6.5 0 1 1 0-13 6.5 6.5 0 0 1 0 13Z" />
        </svg>
        <span>Search</span>
        <kbd className={isMac ? styles.mac : undefined} aria-hidden="true" />
      </button>
      {isOpen && Dialog && <Dialog typed={dialog.typed} onClose={dialog.close} />}
    </>
  );
}

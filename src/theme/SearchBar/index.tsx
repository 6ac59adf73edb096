import {useEffect, useLayoutEffect, useRef, useState, type ComponentType, type ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {onFirstUse} from '../../browser/firstUse';
import {onLeave} from '../../browser/visit';
import {warmUp} from '../../search/browser/connection';
import {showOffline} from '../../docusaurus/browser/offline';
import {afterKey, opensSearch} from '../../search/opensSearch';
import styles from './styles.module.css';

/** Loads the dialog and, because a query will follow, the worker and its index with it. */
const importDialog = (): Promise<{default: Dialog}> => {
  warmUp();
  return import(/* webpackChunkName: "search-dialog" */ '../../search/browser/SearchDialog');
};
const loadDialog = onFirstUse(importDialog);

type Dialog = ComponentType<{typed: string; onClose: () => void}>;

/** The button in the bar. Loads search when the reader points at it or opens it. */
export default function SearchBar(): ReactNode {
  const [Dialog, setDialog] = useState<Dialog>();
  const [isOpen, setOpen] = useState(false);
  /** Whether the dialog is loading. Set at once, because a letter can come before the next rendering. */
  const isWaiting = useRef(false);
  const isMac = useIsBrowser() && /Mac OS/.test(navigator.userAgent);
  const [typed, setTyped] = useState('');
  const open = (): void => {
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
  };
  const close = (): void => {
    isWaiting.current = false;
    setOpen(false);
    setTyped('');
  };
  // What fails here is tried again when the reader asks for it.
  const prepare = (): void => void importDialog().catch(() => undefined);
  // With the frame in which the dialog takes keys and focus over: between the two a letter would be lost.
  useLayoutEffect(() => {
    isWaiting.current = isOpen && !Dialog;
  });
  // One who presses Escape or elsewhere, or leaves, no longer wants to search.
  useEffect(() => (isOpen && !Dialog ? onLeave(close) : undefined), [isOpen, Dialog]);
  useEffect(() => {
    window.takeEarlyKeys?.((early) => {
      setTyped(early);
      open();
    });
    // A reader who types while the dialog is loading loses no letter.
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
  }, []);
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

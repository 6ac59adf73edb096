import {useEffect, useState, type ComponentType, type ReactNode} from 'react';
import {isSlashOn} from '../../search/slash';
import styles from './styles.module.css';

const EDITABLE = 'input, textarea, select, [contenteditable]';

/** The button in the bar. The dialog, and with it the index, is loaded when it is asked for. */
export default function SearchBar(): ReactNode {
  const [Dialog, setDialog] = useState<ComponentType<{onClose: () => void}>>();
  const [isOpen, setOpen] = useState(false);
  const open = (): void => {
    setOpen(true);
    import('../../search/browser/SearchDialog').then(
      ({default: loaded}) => setDialog(() => loaded),
      // The search page is a document of its own: opening it may get around what failed.
      () => window.location.assign('/search'),
    );
  };
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const isShortcut =
        (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'k';
      const isSlash =
        event.key === '/' &&
        !event.ctrlKey &&
        !event.metaKey &&
        !event.altKey &&
        !(event.target as Element).closest(EDITABLE) &&
        isSlashOn();
      if (!isShortcut && !isSlash) return;
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
        aria-busy={isOpen && !Dialog}
        onClick={open}
      >
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d="m13 13 5 5M8.5 15a6.5 6.5 0 1 1 0-13 6.5 6.5 0 0 1 0 13Z" />
        </svg>
        <span>Search</span>
      </button>
      {isOpen && Dialog && <Dialog onClose={() => setOpen(false)} />}
    </>
  );
}

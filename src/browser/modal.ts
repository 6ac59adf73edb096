import {closeOnBack} from './backCloses';

/**
 * Opens and closes dialogs over the page so that the page stays where it is. Safari scrolls
 * to the element that gets the focus back, and to the end of the page when a field is
 * hidden that has the caret.
 */

function leaveField(dialog: HTMLDialogElement): void {
  if (dialog.contains(document.activeElement)) (document.activeElement as HTMLElement).blur();
}

/** @param dialog is in the document and closed */
export function openModal(dialog: HTMLDialogElement): void {
  const {href} = window.location;
  let place = window.scrollY;
  // What scrolls once the dialog is closed isn't the reader.
  const keep = (): void => {
    if (dialog.open) place = window.scrollY;
  };
  const onClose = (): void => {
    window.removeEventListener('scroll', keep);
    // A result that was chosen leads to a place of its own.
    if (window.location.href === href) window.scrollTo({top: place, behavior: 'instant'});
  };
  window.addEventListener('scroll', keep, {passive: true});
  dialog.addEventListener('cancel', () => closeModal(dialog));
  dialog.addEventListener('close', onClose, {once: true});
  dialog.showModal();
  closeOnBack(dialog, () => closeModal(dialog));
}

/** @param dialog was opened by {@link openModal}; nothing happens if there is none */
export function closeModal(dialog: HTMLDialogElement | null): void {
  if (!dialog?.open) return;
  leaveField(dialog);
  dialog.close();
  // The browser's own event comes a frame later, and would close what the reader has opened by then.
  dialog.dispatchEvent(new Event('close'));
}

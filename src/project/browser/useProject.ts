/**
 * Examples that speak of the reader's project. A page loads this much, which
 * loads the rest once something is kept, or a button with `data-use-project` is
 * pressed; its value is what the reader is offered to keep.
 */
import {onFirstUse, loadForButton} from '../../browser/firstUse';
import {closestInPage} from '../../browser/pageRoot';
import {readStored} from '../../browser/storage';

/** As in ../project.ts, which most visits do without. */
const KEY = 'project';

const kept = (): string | null => readStored(KEY);

/** Whether examples have been changed, and may have to be put back. */
let isInUse = false;

function show(): void {
  const text = kept();
  if (text === null && !isInUse) return;
  isInUse = true;
  // Without it the examples stay as they are.
  void import('./showProject').then(
    ({showProject}) => showProject(text),
    () => undefined,
  );
}

const loadDialog = onFirstUse(() => import('./askProject'));

function onClick(event: MouseEvent): void {
  const button = closestInPage<HTMLElement>(event, '[data-use-project]');
  if (!button) return;
  void loadForButton(button, loadDialog).then((dialog) =>
    dialog?.askProject(button.dataset.useProject || kept() || '', show),
  );
}

if (typeof window !== 'undefined') {
  document.addEventListener('click', onClick);
  window.addEventListener('storage', ({key}) => (key === KEY || key === null) && show());
}

/** Docusaurus calls this after every navigation, the first page included. */
export const onRouteDidUpdate = show;

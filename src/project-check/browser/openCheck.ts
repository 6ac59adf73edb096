/**
 * The way into the lockfile check: a file that is dropped on a page with the start form or
 * chosen there, several lines that are pasted into it, a shared link, or the
 * sample project. What reads them is loaded then.
 */
import {onFirstUse, loadForButton} from '../../browser/firstUse';
import {closestInPage, pageRoot} from '../../browser/pageRoot';
import type * as MountModule from './mountCheck';

const FORM = '[data-start-form]';

/** Several lines, or a document: what the form's own field can't take. */
const isMany = (text: string): boolean => /^[[{<]|\n/.test(text.trim());

let loaded: typeof MountModule | undefined;
const loadCheck = onFirstUse(async () => (loaded ??= await import('./mountCheck')));

const formOf = (): HTMLElement | null => pageRoot().querySelector(FORM);

/**
 * @param source a file, a text, or the fragment of a shared link
 * @param find an advisory's identifier that the table shows alone at first
 */
async function show(source: File | string, find = ''): Promise<void> {
  const button = pageRoot().querySelector<HTMLElement>('#start-file');
  if (!button) return;
  const check = await loadForButton(button, loadCheck);
  const place = button.closest<HTMLElement>('[data-project-check]');
  if (place?.isConnected) check?.showXray(place, source, find);
}

function choose(event: Event): void {
  const button = closestInPage<HTMLElement>(event, '[data-xray]');
  if (!button) return;
  const input = Object.assign(document.createElement('input'), {type: 'file', hidden: true});
  input.onchange = () => {
    input.remove();
    if (input.files?.[0]) void show(input.files[0], button.dataset.xray);
  };
  input.oncancel = () => input.remove();
  // Safari on iOS doesn't always report the choice of an input that isn't in the page.
  document.body.append(input);
  input.click();
}

/** The lockfile of an example project, so that nobody needs one to see a report. */
const loadSample = onFirstUse(() => import('../sample/example-shop.json'));

async function chooseSample(event: Event): Promise<void> {
  const button = closestInPage<HTMLElement>(event, '[data-lockfile-sample]');
  const lockfile = button && (await loadForButton(button, loadSample));
  if (lockfile) await show(new File([JSON.stringify(lockfile.default)], 'package-lock.json of a sample project'));
}

function paste(event: ClipboardEvent): void {
  const data = event.clipboardData;
  const source = data?.files[0] ?? data?.getData('text') ?? '';
  if (!closestInPage(event, FORM) || (typeof source === 'string' && !isMany(source))) return;
  event.preventDefault();
  void show(source);
}

/** A file that misses the form would take the page's place. */
function drop(event: DragEvent): void {
  if (!event.dataTransfer?.types.includes('Files') || !formOf()) return;
  event.preventDefault();
  const file = event.type === 'drop' && event.dataTransfer.files[0];
  if (file) void show(file);
}

function openShared(): void {
  if (window.location.hash.startsWith('#xray=') && formOf()) void show(window.location.hash);
}

if (typeof document !== 'undefined') {
  document.addEventListener('click', choose);
  document.addEventListener('click', (event) => void chooseSample(event));
  document.addEventListener('paste', paste);
  document.addEventListener('dragover', drop);
  document.addEventListener('drop', drop);
  window.addEventListener('hashchange', openShared);
}

/** Docusaurus calls this after every navigation, the first page included. */
export function onRouteDidUpdate(): void {
  loaded?.closeIfDetached();
  openShared();
}

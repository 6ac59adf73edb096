/**
 * The way into the lockfile check: files and folders that are dropped on a page with it or chosen there, several lines
 * that are pasted, a shared link, or the sample project. What reads them is loaded then.
 */
import {onFirstUse, loadForButton} from '../../browser/firstUse';
import {closestInPage, pageRoot} from '../../browser/pageRoot';
import {sharedIn} from '../sharedFragment';
import type * as MountModule from './mountCheck';
import type {Brought} from './readBrought';
import {CHOOSE, CHOOSE_FILES_ID, FIND, LOCKFILE_SAMPLE, LOCKFILE_CHECK, START_FORM} from '../../markers/markers';

/** Several lines, or a document: what a field of one line can't take. */
const isMany = (text: string): boolean => /^[[{<]|\n/.test(text.trim());

let loaded: typeof MountModule | undefined;
const loadCheck = onFirstUse(async () => (loaded ??= await import('./mountCheck')));

const checkOf = (): HTMLElement | null => pageRoot().querySelector(`[${LOCKFILE_CHECK}]`);

/** @param find an advisory's identifier that the table shows alone at first */
async function showBrought(brought: Brought, find = ''): Promise<void> {
  const button = checkOf()?.querySelector<HTMLElement>(`#${CHOOSE_FILES_ID}`);
  const check = button && (await loadForButton(button, loadCheck));
  const place = checkOf();
  if (place) check?.showCheck(place, brought, find);
}

function choose(event: Event): void {
  const button = closestInPage<HTMLElement>(event, `[${CHOOSE}]`);
  if (!button) return;
  const input = Object.assign(document.createElement('input'), {type: 'file', hidden: true, multiple: true});
  input.webkitdirectory = button.getAttribute(CHOOSE) === 'folder';
  input.onchange = () => {
    input.remove();
    if (input.files?.length) void showBrought([...input.files], button.getAttribute(FIND) ?? '');
  };
  input.oncancel = () => input.remove();
  // Safari on iOS doesn't always report the choice of an input that isn't in the page.
  document.body.append(input);
  input.click();
}

/** The lockfile of an example project, so that nobody needs one to see a report. */
const loadSample = onFirstUse(() => import('../sample/example-shop.json'));

async function chooseSample(event: Event): Promise<void> {
  const button = closestInPage<HTMLElement>(event, `[${LOCKFILE_SAMPLE}]`);
  const lockfile = button && (await loadForButton(button, loadSample));
  if (lockfile)
    await showBrought([new File([JSON.stringify(lockfile.default)], 'package-lock.json of a sample project')]);
}

/** Files and folders. A folder is known only while the event lasts. */
const filesOf = (data: DataTransfer): (File | FileSystemDirectoryEntry)[] =>
  [...data.items].flatMap((item) => {
    const entry = item.webkitGetAsEntry();
    return entry?.isDirectory ? (entry as FileSystemDirectoryEntry) : (item.getAsFile() ?? []);
  });

function paste(event: ClipboardEvent): void {
  const data = event.clipboardData;
  const isInField = closestInPage(event, 'input, textarea') && !closestInPage(event, `[${START_FORM}]`);
  if (!data || isInField || !checkOf()) return;
  const files = filesOf(data);
  const text = data.getData('text');
  if (files.length === 0 && !isMany(text)) return;
  event.preventDefault();
  void showBrought(files.length > 0 ? files : text);
}

/** A file that misses the place for it would take the page's place. */
function drop(event: DragEvent): void {
  if (!event.dataTransfer?.types.includes('Files') || !checkOf()) return;
  event.preventDefault();
  const files = event.type === 'drop' ? filesOf(event.dataTransfer) : [];
  if (files.length > 0) void showBrought(files);
}

function openShared(): void {
  const {hash} = window.location;
  // A step back to the link finds its report as the reader left it.
  if (sharedIn(hash) !== undefined && checkOf() && !loaded?.isShown(hash)) void showBrought(hash);
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

/**
 * Makes the button "Try it" of an operation's page work: loads the console when
 * it or the value of a parameter is pressed, or when the URL holds a request (src/requests/fragment.ts). The button
 * itself is in the page; without JavaScript the style sheet hides it.
 */
import {onFirstUse, loadForButton} from '../../browser/firstUse';
import {closestInPage, pageRoot} from '../../browser/pageRoot';
import {reloadOnce} from '../../browser/reloadOnce';
import type * as MountModule from './mountConsole';
import {
  CONSOLE,
  OPERATION,
  SLOT,
  TRYING,
  CONSOLE_OPEN,
  isRequestFragment,
  REQUEST_FRAGMENT,
} from '../../markers/markers';

const OPENER = `[${CONSOLE}] .${CONSOLE_OPEN}`;
let loaded: typeof MountModule | undefined;
const loadConsole = onFirstUse(async () => (loaded ??= await import('./mountConsole')));

/** The page of a new release names its own scripts, and opens the console once it has them. */
function reloadOpen(): void {
  if (!window.location.hash) window.history.replaceState(window.history.state, '', `${REQUEST_FRAGMENT}1`);
  reloadOnce('use');
}

async function open(button: HTMLElement, start?: string): Promise<void> {
  const console = await loadForButton(button, loadConsole, reloadOpen);
  if (button.isConnected) console?.openConsole(button, start);
}

/** The button, or the value of a parameter, which looks like the field that it becomes. */
function onClick(event: MouseEvent): void {
  const button = closestInPage<HTMLElement>(event, `.${CONSOLE_OPEN}`);
  if (button) return void open(button);
  const slot = closestInPage<HTMLElement>(event, `.${OPERATION}:not(.${TRYING}) [${SLOT}]`);
  const opener = slot && pageRoot().querySelector<HTMLElement>(OPENER);
  if (opener) void open(opener, slot.getAttribute(SLOT) ?? undefined);
}

function openShared(): void {
  const button = pageRoot().querySelector<HTMLElement>(OPENER);
  if (button && isRequestFragment(window.location.hash)) void open(button);
}

if (typeof window !== 'undefined') {
  document.addEventListener('click', onClick);
  window.addEventListener('hashchange', openShared);
}

/** Docusaurus calls this after every navigation, the first page included. */
export function onRouteDidUpdate(): void {
  loaded?.closeIfDetached();
  openShared();
}

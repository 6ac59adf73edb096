/** Loads what a reader uses for the first time: the console, the lockfile check, a dialog. */
import {unlessLeaving} from './leaving';
import {forgetReload, reloadOnce} from './reloadOnce';
import {currentVisit} from './visit';
import {rememberUse} from './whereabouts';

const FAILED = "Couldn't load. Try again";

/** Buttons whose module didn't load, with the label that they had. */
const labels = new WeakMap<HTMLElement, string | null>();

/**
 * @param load imports the module; a failed import is repeated by the next use
 * @returns a function that gives the module once it has loaded, or undefined if the reader has gone to another page, has asked again or is leaving meanwhile; rejects if loading fails
 */
export function onFirstUse<M>(load: () => Promise<M>): () => Promise<M | undefined> {
  let uses = 0;
  return async () => {
    const visit = currentVisit();
    const use = ++uses;
    rememberUse();
    const module = await unlessLeaving(load);
    forgetReload('use');
    return visit.aborted || use !== uses ? undefined : module;
  };
}

/**
 * Loads a module for a button: it is busy meanwhile, and says so if loading fails. A new
 * release may have taken the script away, so a second failure loads the page of that release.
 *
 * @param button shows its label again with the next use
 * @param load as {@link onFirstUse} returns it
 * @param giveUp reloads the page
 * @returns the module; undefined if it failed or is no longer wanted
 */
export async function loadForButton<M>(
  button: HTMLElement,
  load: () => Promise<M | undefined>,
  giveUp: () => void = () => reloadOnce('use'),
): Promise<M | undefined> {
  const label = labels.get(button);
  button.setAttribute('aria-busy', 'true');
  try {
    const module = await load();
    if (labels.delete(button)) button.textContent = label ?? null;
    return module;
  } catch (error) {
    console.warn(error);
    if (label !== undefined) giveUp();
    else labels.set(button, button.textContent);
    button.textContent = FAILED;
    return undefined;
  } finally {
    button.removeAttribute('aria-busy');
  }
}

/** Buttons that copy: code, a URL that they name, the Markdown of the page. */
import {closestInPage} from '../../static/browser/pageRoot';

const SHORT_TIME_MS = 2000;

/** What a button shows and is called. */
interface Label {
  text: string | null;
  name: string | null;
}

/** Labels of the buttons that say what became of a click. */
const labels = new WeakMap<HTMLElement, Label>();

/** Says for a moment what became of it: in the button's name, and in its text unless it shows a sign. */
function announce(button: HTMLElement, text: string): void {
  const label = labels.get(button) ?? {text: button.textContent, name: button.ariaLabel};
  labels.set(button, label);
  const say = ({text, name}: Label): void => {
    if (label.name !== null) button.ariaLabel = name;
    if (!button.matches('.copy')) button.textContent = text;
  };
  button.toggleAttribute('data-done', true);
  say({text, name: text});
  window.setTimeout(() => {
    say(label);
    button.removeAttribute('data-done');
  }, SHORT_TIME_MS);
}

/** The code beside a button that is shown at the moment. */
function codeBeside(button: HTMLElement): HTMLElement | undefined {
  return [...(button.closest('.code')?.querySelectorAll<HTMLElement>('code') ?? [])].find(
    (element) => element.offsetParent,
  );
}

async function copy(button: HTMLElement): Promise<void> {
  const code = codeBeside(button);
  try {
    await navigator.clipboard.writeText(button.dataset.copy || (code?.textContent ?? ''));
    announce(button, 'Copied');
  } catch {
    announce(button, 'Press Ctrl+C (⌘C on a Mac)');
    const shown = code ?? button.parentElement?.querySelector('code');
    if (shown) window.getSelection()?.selectAllChildren(shown);
  }
}

async function copyMarkdown(button: HTMLElement, url: string): Promise<void> {
  try {
    const response = await fetch(url);
    if (!response.ok) throw new Error(String(response.status));
    await navigator.clipboard.writeText(await response.text());
    announce(button, 'Copied');
  } catch {
    announce(button, 'Couldn’t copy. Open the Markdown version instead.');
  }
}

/** @param event a click anywhere */
export function onClick(event: MouseEvent): void {
  const button = closestInPage<HTMLElement>(event, '[data-copy],[data-copy-markdown]');
  if (button?.dataset.copyMarkdown) void copyMarkdown(button, button.dataset.copyMarkdown);
  else if (button) void copy(button);
}

/** Buttons that copy: code, a URL that they name, the Markdown of the page. */
import {closestInPage} from '../../static/browser/pageRoot';

const SHORT_TIME_MS = 2000;

/** Says for a moment what became of it: in the button's text, or in its name where it shows a sign. */
function announce(button: HTMLElement, text: string): void {
  const isSign = button.matches('.copy');
  const label = button.dataset.label ?? (isSign ? button.ariaLabel : button.textContent) ?? '';
  const say = (what: string): void => {
    if (isSign) button.ariaLabel = what;
    else button.textContent = what;
  };
  button.dataset.label = label;
  button.toggleAttribute('data-done', true);
  say(text);
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

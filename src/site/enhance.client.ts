/**
 * Behaviour of the static parts of a page: copy buttons, sample languages,
 * "expand all", links to a place and printing. The parts are plain HTML, made at build
 * time, and this one listener on the document serves them all; nothing of it is
 * hydrated.
 */

const LANGUAGE_KEY = 'sample-language';
const SHORT_TIME_MS = 2000;

function announce(button: HTMLElement, text: string): void {
  const label = button.dataset.label ?? button.textContent ?? '';
  button.dataset.label = label;
  button.textContent = text;
  window.setTimeout(() => {
    button.textContent = label;
  }, SHORT_TIME_MS);
}

async function copy(text: string, button: HTMLElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    announce(button, 'Copied');
  } catch {
    announce(button, 'Press Ctrl+C');
    const code = button.closest('.code')?.querySelector('code');
    if (code) window.getSelection()?.selectAllChildren(code);
  }
}

async function copyMarkdown(address: string, button: HTMLElement): Promise<void> {
  try {
    const response = await fetch(address);
    if (!response.ok) throw new Error(String(response.status));
    await navigator.clipboard.writeText(await response.text());
    announce(button, 'Copied');
  } catch {
    announce(button, 'Not copied: open the Markdown instead');
  }
}

/**
 * Shows samples in one language on this page and on every later one.
 *
 * @param language id of the language, as in `data-language`
 */
export function chooseLanguage(language: string): void {
  document.documentElement.setAttribute('data-sample-language', language);
  try {
    localStorage.setItem(LANGUAGE_KEY, language);
  } catch {
    // The choice then holds for this page view only.
  }
  syncLanguage();
}

function syncLanguage(): void {
  const chosen = document.documentElement.getAttribute('data-sample-language') ?? 'curl';
  for (const list of document.querySelectorAll('[data-samples]')) {
    const tabs = [...list.querySelectorAll<HTMLElement>('[data-language]')];
    const active = tabs.find((tab) => tab.dataset.language === chosen) ?? tabs[0];
    for (const tab of tabs) {
      tab.setAttribute('aria-pressed', String(tab === active));
    }
  }
}

function onClick(event: MouseEvent): void {
  const target = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-copy],[data-language],[data-expand],[data-copy-link],[data-copy-markdown]') : null;
  // The root element is no place of the site's: only what stands in the page is.
  if (!target || target === document.documentElement) return;
  if (target.dataset.language) {
    chooseLanguage(target.dataset.language);
  } else if (target.dataset.copyLink !== undefined) {
    const address = new URL(window.location.href);
    address.hash = target.dataset.copyLink;
    void copy(address.href, target);
  } else if (target.dataset.copyMarkdown) {
    void copyMarkdown(target.dataset.copyMarkdown, target);
  } else if (target.dataset.expand !== undefined) {
    const open = target.getAttribute('aria-expanded') !== 'true';
    for (const details of document.getElementById(target.dataset.expand)?.querySelectorAll('details') ?? []) details.open = open;
    target.setAttribute('aria-expanded', String(open));
    target.textContent = open ? 'Collapse all' : 'Expand all';
  } else {
    const code = [...(target.closest('.code')?.querySelectorAll<HTMLElement>('code') ?? [])].find((element) => element.offsetParent);
    void copy(code?.textContent ?? '', target);
  }
}

/** A link to a property inside closed details opens them, so that the place can be seen. */
function openTarget(): void {
  let id: string;
  try {
    id = decodeURIComponent(window.location.hash.slice(1));
  } catch {
    return;
  }
  const place = id ? document.getElementById(id) : null;
  if (!place) return;
  let opened = false;
  for (let details = place.closest('details'); details; details = details.parentElement?.closest('details') ?? null) {
    if (!details.open) opened = true;
    details.open = true;
  }
  if (opened) place.scrollIntoView();
}

/** What printing changed on the page, to be taken back after it. */
let unprint: (() => void)[] = [];

/** On paper everything is open, and in the colours of the light mode: browsers print no backgrounds. */
function onPrint(): void {
  const root = document.documentElement;
  const {theme} = root.dataset;
  root.dataset.theme = 'light';
  unprint = [() => (root.dataset.theme = theme)];
  for (const details of document.querySelectorAll<HTMLDetailsElement>('details:not([open])')) {
    details.open = true;
    unprint.push(() => (details.open = false));
  }
}

if (typeof window !== 'undefined') {
  document.addEventListener('click', onClick);
  window.addEventListener('hashchange', openTarget);
  window.addEventListener('beforeprint', onPrint);
  window.addEventListener('afterprint', () => unprint.forEach((undo) => undo()));
}

/** Docusaurus calls this after every navigation, the first page included. */
export function onRouteDidUpdate(): void {
  syncLanguage();
  openTarget();
}

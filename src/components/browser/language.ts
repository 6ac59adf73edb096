/** The language of samples: chosen once, it holds on every page. The script in the head sets it before anything is painted (src/docusaurus/build/headScript.ts). */
import {closestInPage, pageRoot} from '../../static/browser/pageRoot';

const LANGUAGE_KEY = 'sample-language';

/** Marks the chosen language, or the first where a request is not shown in it. */
export function syncLanguage(): void {
  const chosen = document.documentElement.getAttribute('data-sample-language') ?? 'curl';
  for (const list of pageRoot().querySelectorAll('[data-samples]')) {
    const tabs = [...list.querySelectorAll<HTMLElement>('[data-language]')];
    const active = tabs.find((tab) => tab.dataset.language === chosen) ?? tabs[0];
    for (const tab of tabs) {
      tab.setAttribute('aria-pressed', String(tab === active));
    }
  }
}

/** @param event a click anywhere */
export function onClick(event: MouseEvent): void {
  const language = closestInPage<HTMLElement>(event, '[data-language]')?.dataset.language;
  if (!language) return;
  document.documentElement.setAttribute('data-sample-language', language);
  try {
    localStorage.setItem(LANGUAGE_KEY, language);
  } catch {
    // The choice then holds for this page view only.
  }
  syncLanguage();
}

/**
 * `<language-tabs>` around buttons with `data-language`: shows samples in the
 * language that the reader chooses. The choice holds on every page, so it is an
 * attribute of the root element, which the script in the head sets before the
 * first paint (src/docusaurus/build/headScript.ts).
 */
import {defineElement, PageElement} from '../../static/browser/element';

const STORAGE_KEY = 'sample-language';
const ATTRIBUTE = 'data-sample-language';
const DEFAULT_LANGUAGE = 'curl';

function store(language: string): void {
  try {
    localStorage.setItem(STORAGE_KEY, language);
  } catch {
    // Without storage the choice holds until the page is loaded again.
  }
}

class LanguageTabs extends PageElement {
  connectedCallback(): void {
    this.onclick = ({target}) => {
      const language = (target as Element).closest<HTMLElement>('[data-language]')?.dataset.language;
      if (language) this.#choose(language);
    };
    this.markChosen();
  }

  /** Marks the chosen language, or the first one if the request isn't shown in it. */
  markChosen(): void {
    const chosen = document.documentElement.getAttribute(ATTRIBUTE) ?? DEFAULT_LANGUAGE;
    const tabs = [...this.querySelectorAll<HTMLElement>('[data-language]')];
    const active = tabs.find(({dataset}) => dataset.language === chosen) ?? tabs[0];
    for (const tab of tabs) tab.ariaPressed = String(tab === active);
  }

  #choose(language: string): void {
    document.documentElement.setAttribute(ATTRIBUTE, language);
    store(language);
    for (const tabs of document.querySelectorAll<LanguageTabs>('language-tabs')) tabs.markChosen();
  }
}

defineElement('language-tabs', LanguageTabs);

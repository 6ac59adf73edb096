/**
 * `<language-tabs>` around buttons with `data-language`: shows samples in the
 * language that the reader chooses. The choice holds on every page, so it is an
 * attribute of the root element, which the script in the head sets before the
 * first paint (src/docusaurus/node/headScript.ts).
 */
import {afterNextPaint} from '../../browser/afterNextPaint';
import {keepInPlace} from '../../browser/keepInPlace';
import {centreInRow} from '../../browser/scrollRow';
import {store} from '../../browser/storage';

const STORAGE_KEY = 'sample-language';
const ATTRIBUTE = 'data-sample-language';
const DEFAULT_LANGUAGE = 'curl';

class LanguageTabs extends HTMLElement {
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
    for (const tab of tabs) tab.setAttribute('aria-pressed', String(tab === active));
    // The first is in sight until another was chosen. Measures once all tabs of the page are marked.
    if (active && (active !== tabs[0] || this.scrollLeft > 0)) void afterNextPaint().then(() => centreInRow(active));
  }

  #choose(language: string): void {
    // Every request of the page changes its height with its language.
    keepInPlace(this, () => {
      document.documentElement.setAttribute(ATTRIBUTE, language);
      for (const tabs of document.querySelectorAll<LanguageTabs>('language-tabs')) tabs.markChosen();
    });
    // Without storage the choice holds until the page is loaded again.
    store(STORAGE_KEY, language);
  }
}

customElements.define('language-tabs', LanguageTabs);

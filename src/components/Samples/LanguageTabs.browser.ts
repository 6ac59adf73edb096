/**
 * `<language-tabs>` around buttons: shows samples in the
 * language that the reader chooses. The choice holds on every page, so it is an
 * attribute of the root element, which the script in the head sets before the
 * first paint (src/docusaurus/node/headScript.ts).
 */
import {afterNextPaint} from '../../browser/afterNextPaint';
import {keepInPlace} from '../../browser/keepInPlace';
import {centreInRow} from '../../browser/scrollRow';
import {store} from '../../browser/storage';
import {LANGUAGE, SAMPLE_LANGUAGE} from '../../markers/markers';

const STORAGE_KEY = 'sample-language';
const TAB = `[${LANGUAGE}]`;

class LanguageTabs extends HTMLElement {
  connectedCallback(): void {
    this.onclick = ({target}) => {
      const language = (target as Element).closest(TAB)?.getAttribute(LANGUAGE);
      if (language) this.#choose(language);
    };
    this.markChosen();
  }

  /** Marks the chosen language, or the first one if the request isn't shown in it. */
  markChosen(): void {
    const chosen = document.documentElement.getAttribute(SAMPLE_LANGUAGE);
    const tabs = [...this.querySelectorAll(TAB)];
    const active = tabs.find((tab) => tab.getAttribute(LANGUAGE) === chosen) ?? tabs[0];
    for (const tab of tabs) tab.setAttribute('aria-pressed', String(tab === active));
    // The first is in sight until another was chosen. Measures once all tabs of the page are marked.
    if (active && (active !== tabs[0] || this.scrollLeft > 0)) void afterNextPaint().then(() => centreInRow(active));
  }

  #choose(language: string): void {
    // Every request of the page changes its height with its language.
    keepInPlace(this, () => {
      document.documentElement.setAttribute(SAMPLE_LANGUAGE, language);
      for (const tabs of document.querySelectorAll<LanguageTabs>('language-tabs')) tabs.markChosen();
    });
    // Without storage the choice holds until the page is loaded again.
    store(STORAGE_KEY, language);
  }
}

customElements.define('language-tabs', LanguageTabs);

/** `<page-contents>` around the links to the sections of a page: marks the section that the reader is in. */
import {afterNextPaint} from '../../../browser/afterNextPaint';

/** Distance from the upper edge of the window within which a heading is the current one: below the bar and the contents. */
const ACTIVE_OFFSET_PX = 160;

class PageContents extends HTMLElement {
  connectedCallback(): void {
    // Measures after the first paint, as it would otherwise lay out the page twice.
    void afterNextPaint().then(this.#markSection);
    document.addEventListener('scroll', this.#markSection, {passive: true});
  }

  disconnectedCallback(): void {
    document.removeEventListener('scroll', this.#markSection);
  }

  /** Marks the last heading that the reader has reached, the first one before that. */
  readonly #markSection = (): void => {
    const links = [...this.querySelectorAll('a')];
    const current =
      links.findLast(
        ({hash}) =>
          (document.getElementById(hash.slice(1))?.getBoundingClientRect().top ?? Infinity) < ACTIVE_OFFSET_PX,
      ) ?? links[0];
    for (const link of links) {
      if (link === current) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
  };
}

customElements.define('page-contents', PageContents);

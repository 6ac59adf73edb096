/**
 * `<question-filter>` above a page of questions: shows those that have the words,
 * in the question or its answer, and leaves the others out of the contents too.
 */
import {pageRoot} from '../../browser/pageRoot';
import {readStored, store} from '../../browser/storage';
import {THEME} from '../../markers/markers';

interface Question {
  elements: readonly HTMLElement[];
  /** In lower case. */
  text: string;
}

interface Section {
  heading: HTMLElement;
  questions: readonly Question[];
}

/** @returns runs of elements, each from one that matches up to the next */
function splitAt(elements: readonly HTMLElement[], selector: string): HTMLElement[][] {
  const runs: HTMLElement[][] = [];
  for (const element of elements) {
    if (element.matches(selector)) runs.push([element]);
    else runs.at(-1)?.push(element);
  }
  return runs;
}

/** @returns the questions that follow the element's box, by their sections; sections without any are left alone */
function sectionsBelow(element: HTMLElement): Section[] {
  const all = [...(element.closest(THEME.markdown)?.querySelectorAll<HTMLElement>(':scope > *') ?? [])];
  return splitAt(all, 'h2')
    .map(([heading, ...rest]) => ({
      heading: heading as HTMLElement,
      questions: splitAt(rest, 'h3').map((elements) => ({
        elements,
        text: elements
          .map(({textContent}) => textContent)
          .join(' ')
          .toLowerCase(),
      })),
    }))
    .filter(({questions}) => questions.length > 0);
}

/** Hides a section's heading and its entry in the contents. */
function toggleSection({heading}: Section, isShown: boolean): void {
  heading.hidden = !isShown;
  // The contents follow headings of this class, also those that are hidden.
  heading.classList.toggle('anchor', isShown);
  for (const link of pageRoot().querySelectorAll<HTMLAnchorElement>(THEME.contentsLinks))
    if (link.hash.slice(1) === heading.id) (link.parentElement as HTMLElement).hidden = !isShown;
}

/** Belongs to the entry of the history, which places.ts gives a key. */
const storageKey = (): string => `filter-${(window.history.state as {key?: string} | null)?.key}`;

class QuestionFilter extends HTMLElement {
  #sections: readonly Section[] = [];

  connectedCallback(): void {
    this.#sections = sectionsBelow(this);
    const {input} = this.#parts();
    input.oninput = () => {
      this.#filter();
      this.#save();
    };
    input.onkeydown = ({key, isComposing}) => {
      // Not all browsers clear a search field themselves.
      if (key === 'Escape' && !isComposing) this.#clear();
    };
    // What the URL names is shown (src/components/Field/openFolded.browser.ts).
    document.addEventListener('beforematch', this.#clear);
    // A link to a place on the page makes an entry of its own.
    window.addEventListener('hashchange', this.#save);
    // A reader who comes back finds the questions that they chose, and so their place.
    input.value ||= readStored(storageKey(), 'sessionStorage') ?? '';
    // Applies also what was typed before this script had loaded.
    if (input.value) this.#filter();
  }

  disconnectedCallback(): void {
    document.removeEventListener('beforematch', this.#clear);
    window.removeEventListener('hashchange', this.#save);
    // React may keep entries of the contents for the next page.
    for (const section of this.#sections) toggleSection(section, true);
  }

  #parts(): {input: HTMLInputElement; status: HTMLElement; search: HTMLAnchorElement} {
    const [input, status, search] = ['input', '[role="status"]', 'a'].map((selector) => this.querySelector(selector));
    return {
      input: input as HTMLInputElement,
      status: status as HTMLElement,
      search: search as HTMLAnchorElement,
    };
  }

  #filter(): void {
    const {input, status, search} = this.#parts();
    const words = input.value.toLowerCase().split(/\s+/).filter(Boolean);
    let count = 0;
    for (const section of this.#sections) {
      const before = count;
      for (const {elements, text} of section.questions) {
        const isShown = words.every((word) => text.includes(word));
        if (isShown) count += 1;
        for (const element of elements) element.hidden = !isShown;
      }
      toggleSection(section, count > before);
    }
    const total = this.#sections.reduce((sum, {questions}) => sum + questions.length, 0);
    status.textContent = words.length > 0 ? `${count} of ${total} questions` : '';
    search.hidden = count > 0;
    search.search = new URLSearchParams({q: input.value.trim()}).toString();
    // Lets the contents see what is now in the window.
    document.dispatchEvent(new Event('scroll'));
  }

  readonly #save = (): void => void store(storageKey(), this.#parts().input.value, 'sessionStorage');

  readonly #clear = (): void => {
    const {input} = this.#parts();
    if (!input.value) return;
    input.value = '';
    input.dispatchEvent(new Event('input'));
  };
}

customElements.define('question-filter', QuestionFilter);

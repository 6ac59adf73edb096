/**
 * `<schema-table>` around a list of properties and its tools: filters the rows,
 * and opens or closes all that is folded.
 */
import {FIELD, FIELD_HEAD, FIELD_KIND, FIELD_TEXT} from '../../markers/markers';

/** @returns the name and text of a row in lower case, without those of the rows inside it */
function rowText(row: Element): string {
  return [...row.querySelectorAll(`:scope > :is(.${FIELD_HEAD}, .${FIELD_TEXT})`)]
    .map(({textContent}) => textContent)
    .join(' ')
    .toLowerCase();
}

const hasRows = (element: Element | null): boolean => element?.querySelector(`.${FIELD}:not([hidden])`) != null;

class SchemaTable extends HTMLElement {
  /** Details that were open before the reader typed. */
  #openBefore: ReadonlySet<Element> | undefined;

  connectedCallback(): void {
    const filter = this.querySelector('input');
    if (filter) {
      filter.oninput = () => this.#filter(filter.value.trim().toLowerCase());
      // What the URL names is shown (../Field/openFolded.browser.ts).
      this.addEventListener('beforematch', () => {
        filter.value = '';
        this.#filter('');
      });
    }
    const expand = this.querySelector('button');
    if (expand) expand.onclick = () => this.#toggleAll(expand);
  }

  #toggleAll(button: HTMLElement): void {
    const open = button.getAttribute('aria-expanded') !== 'true';
    for (const details of this.querySelectorAll('details')) details.open = open;
    button.setAttribute('aria-expanded', String(open));
    button.textContent = open ? 'Collapse all' : 'Expand all';
  }

  #filter(words: string): void {
    this.#openBefore ??= new Set(this.querySelectorAll('details[open]'));
    const count = this.#showMatches(words);
    this.#openMatches(words);
    if (!words) this.#openBefore = undefined;
    const status = this.querySelector('[role="status"]');
    if (status) status.textContent = words ? `${count} found` : '';
  }

  /** Hides the other rows. @returns how many match by themselves */
  #showMatches(words: string): number {
    let count = 0;
    // Works from the inside out, because a row also stays if a row inside it matches.
    for (const row of [...this.querySelectorAll<HTMLElement>(`.${FIELD}`)].reverse()) {
      const matches = rowText(row).includes(words);
      if (matches) count += 1;
      row.hidden = !matches && !hasRows(row);
    }
    return count;
  }

  /** Opens what matches are folded into; without words restores what was open. */
  #openMatches(words: string): void {
    for (const details of this.querySelectorAll('details')) {
      details.hidden = !hasRows(details);
      details.open = words ? !details.hidden : (this.#openBefore?.has(details) ?? false);
    }
    for (const kind of this.querySelectorAll<HTMLElement>(`.${FIELD_KIND}`)) kind.hidden = !hasRows(kind.parentElement);
  }
}

customElements.define('schema-table', SchemaTable);

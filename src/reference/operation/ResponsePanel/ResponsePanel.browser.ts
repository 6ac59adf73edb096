/**
 * `<response-example>` around the example responses: makes them readable line by
 * line by keyboard. Arrows, Home and End move between lines, Enter goes to the
 * row that describes a line, Escape goes back to the whole. The focus itself
 * moves, so that a line highlights its row as it does for a pointer
 * (../Operation.browser.ts).
 */
import {closedAround, isVisible, rowFor} from '../pairs.browser';
import {RESPONSE_PANEL, SWITCH_PANE} from '../../../markers/markers';

/** The example of one status, which scrolls. */
export const PANE = `.${RESPONSE_PANEL} > * > .${SWITCH_PANE}`;

class ResponseExample extends HTMLElement {
  /** The line that has the focus, or had it last. */
  #line: HTMLElement | undefined;

  connectedCallback(): void {
    this.onkeydown = (event) => this.#onKey(event);
    // In a row that is too narrow for all statuses, what comes before and after the chosen one is in reach too.
    this.onchange = ({target}) => (target as Element).scrollIntoView({block: 'nearest', inline: 'center'});
    this.onclick = ({target}) => this.#follow((target as Element).closest<HTMLElement>('[role="link"]'));
  }

  #onKey(event: KeyboardEvent): void {
    const {key, altKey, ctrlKey, metaKey, shiftKey} = event;
    const target = event.target as HTMLElement;
    const pane = target.closest<HTMLElement>(PANE);
    // With Shift the arrows select text.
    if (!pane || altKey || ctrlKey || metaKey || shiftKey) return;
    if (key === 'Enter' && target === this.#line) target.click();
    const next = this.#targetOf(key, pane, target);
    if (!next) return;
    event.preventDefault();
    if (next !== pane) this.#makeFocusable(next);
    next.focus();
  }

  /** @returns the line or pane that a key leads to: from the pane to the last line in use, or else the first in view */
  #targetOf(key: string, pane: HTMLElement, from: HTMLElement): HTMLElement | undefined {
    const lines = [...pane.querySelectorAll<HTMLElement>('code > span')].filter(isVisible);
    const at = lines.indexOf(from);
    if (at < 0 && from !== pane) return undefined;
    const {top} = pane.getBoundingClientRect();
    const start =
      lines.find((line) => line === this.#line) ?? lines.find((line) => line.getBoundingClientRect().top >= top);
    return {
      ArrowUp: lines[at - 1],
      ArrowDown: at < 0 ? start : lines[at + 1],
      Home: lines[0],
      End: lines.at(-1),
      Escape: at < 0 ? undefined : pane,
    }[key];
  }

  #makeFocusable(line: HTMLElement): void {
    this.#line?.removeAttribute('tabindex');
    this.#line = line;
    line.tabIndex = -1;
    // A screen reader then reads its text, and that it leads somewhere.
    if (rowFor(line)) line.setAttribute('role', 'link');
    // On blur the line is text again, which a pointer can select, but not if the whole window loses the focus.
    line.onblur = () => {
      if (document.activeElement !== line) line.removeAttribute('role');
    };
  }

  /** Goes to the row that describes a line, and opens what it is folded into. */
  #follow(line: HTMLElement | null): void {
    const row = line && rowFor(line);
    for (const details of closedAround(row)) details.open = true;
    row?.querySelector('a')?.focus();
  }
}

customElements.define('response-example', ResponseExample);

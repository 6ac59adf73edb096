/**
 * `<operation-pairs>` around the content of an operation's page: highlights what
 * belongs to the property or parameter that the reader points at or focuses. A
 * row highlights its lines in the request and response, and a line its row.
 * The imports bring the elements that are in it.
 */
import '../../components/SchemaTable/SchemaTable.browser';
import './Contents/Contents.browser';
import {closedAround, isVisible, ROW, rowFor, rowId, SHOWN} from './pairs.browser';
import {PANE} from './ResponsePanel/ResponsePanel.browser';
import {REQUEST_PANEL} from '../../markers/markers';

const HIGHLIGHT_CLASS = 'is-lit';

/** Delay before the response scrolls, so that it doesn't follow a pointer that only passes. */
const SCROLL_DELAY_MS = 90;

/** Space above a line that was scrolled to. */
const SCROLL_MARGIN_PX = 48;

const SCROLLERS = `.${REQUEST_PANEL} pre, ${PANE}`;

function scrollIntoPanel(line: HTMLElement): void {
  const scroller = line.closest(SCROLLERS);
  if (!scroller) return;
  const top = line.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
  if (top < 0 || top >= scroller.clientHeight - SCROLL_MARGIN_PX) scroller.scrollTop += top - SCROLL_MARGIN_PX;
}

class OperationPairs extends HTMLElement {
  #highlighted: readonly (Element | null | undefined)[] = [];
  #timer = 0;

  connectedCallback(): void {
    for (const type of ['pointerover', 'pointerleave', 'focusin', 'focusout'])
      this.addEventListener(type, this.#follow);
  }

  disconnectedCallback(): void {
    window.clearTimeout(this.#timer);
  }

  readonly #follow = ({type, target}: Event): void => {
    const paired = `${ROW}, ${SHOWN}`;
    const pointed = type === 'focusout' ? null : (target as Element).closest<HTMLElement>(paired);
    // A pointer that rests elsewhere keeps what the focus highlights.
    const element = pointed ?? document.activeElement?.closest<HTMLElement>(paired);
    window.clearTimeout(this.#timer);
    if (element?.matches(ROW)) this.#highlightLines(element);
    else this.#highlightRow(element);
  };

  #highlightLines({id}: HTMLElement): void {
    // A row also belongs to the lines of the properties inside it.
    const lines = [...this.querySelectorAll<HTMLElement>(SHOWN)].filter(
      (line) => isVisible(line) && `${rowId(line)}.`.startsWith(`${id}.`),
    );
    this.#highlight(lines);
    if (lines[0]) this.#timer = window.setTimeout(scrollIntoPanel, SCROLL_DELAY_MS, lines[0]);
  }

  /** Highlights the row of a line, or the visible row that it is folded into. */
  #highlightRow(line: HTMLElement | null | undefined): void {
    const row = line ? rowFor(line) : null;
    this.#highlight([line, closedAround(row)[0]?.parentElement ?? row]);
  }

  #highlight(elements: readonly (Element | null | undefined)[]): void {
    for (const element of this.#highlighted) element?.classList.remove(HIGHLIGHT_CLASS);
    this.#highlighted = elements;
    for (const element of elements) element?.classList.add(HIGHLIGHT_CLASS);
  }
}

customElements.define('operation-pairs', OperationPairs);

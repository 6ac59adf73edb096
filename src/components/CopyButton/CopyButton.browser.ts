/**
 * `<copy-button>` around a button: copies the text or the file that its
 * attributes name, or else the code beside it, and reports the result in the
 * button for a moment.
 */
import {COPIED, COPY_FAILURES, copyText, REPORT_MS} from '../../browser/copyText';
import {CODE} from '../../markers/markers';

class CopyButton extends HTMLElement {
  /** What the button shows and is called, once a report has replaced both. */
  #label: {text: string | null; name: string | null} | undefined;
  #timer = 0;

  connectedCallback(): void {
    this.onclick = () => void this.#copy();
  }

  async #copy(): Promise<void> {
    const file = this.getAttribute('src');
    const failure = await copyText(file ? this.#fetchFile(file) : this.#text());
    if (!failure) this.#report(COPIED);
    else if (file) this.#report(`${COPY_FAILURES[failure]} Open the Markdown version instead.`, REPORT_MS.failed);
    else this.#selectCode();
  }

  async #fetchFile(file: string): Promise<string> {
    const response = await fetch(file);
    if (!response.ok) throw new Error(String(response.status));
    return response.text();
  }

  #text(): string {
    return this.getAttribute('text') ?? this.#visibleCode()?.textContent ?? '';
  }

  /** @returns the code in the same box; of several languages or examples the one that is visible, unless all are behind another view */
  #visibleCode(): HTMLElement | undefined {
    const codes = [...(this.closest(`.${CODE}`)?.querySelectorAll<HTMLElement>('code') ?? [])];
    return codes.find((element) => element.offsetParent) ?? codes[0];
  }

  /** Selects the code, so that the reader can copy it without permission for the clipboard. */
  #selectCode(): void {
    this.#report("Can't copy: press Ctrl+C or ⌘C", REPORT_MS.failed);
    const code = this.#visibleCode() ?? this.parentElement?.querySelector('code');
    if (code) window.getSelection()?.selectAllChildren(code);
  }

  #report(text: string, duration = REPORT_MS.copied): void {
    const button = this.querySelector('button');
    if (!button) return;
    // Firefox reflects ARIA in properties since version 119 only.
    const label = (this.#label ??= {text: button.textContent, name: button.getAttribute('aria-label')});
    const write = ({text, name}: typeof label): void => {
      if (label.name !== null) button.setAttribute('aria-label', name ?? '');
      button.textContent = text;
    };
    write({text, name: text});
    window.clearTimeout(this.#timer);
    this.#timer = window.setTimeout(write, duration, label);
  }
}

customElements.define('copy-button', CopyButton);

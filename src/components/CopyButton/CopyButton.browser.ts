/**
 * `<copy-button>` around a button: copies the text or the file that its
 * attributes name, or else the code beside it, and reports the result in the
 * button for a moment.
 */
import {defineElement, PageElement} from '../../static/browser/element';

const REPORT_MS = 2000;

class CopyButton extends PageElement {
  /** What the button shows and is called, once a report has replaced both. */
  #label: {text: string | null; name: string | null} | undefined;
  #timer = 0;

  connectedCallback(): void {
    this.onclick = () => void this.#copy();
  }

  async #copy(): Promise<void> {
    const file = this.getAttribute('src');
    try {
      await navigator.clipboard.writeText(file ? await this.#fetchFile(file) : this.#text());
      this.#report('Copied');
    } catch {
      if (file) this.#report('Couldn’t copy. Open the Markdown version instead.');
      else this.#selectCode();
    }
  }

  async #fetchFile(file: string): Promise<string> {
    const response = await fetch(file);
    if (!response.ok) throw new Error(String(response.status));
    return response.text();
  }

  #text(): string {
    return this.getAttribute('text') ?? this.#visibleCode()?.textContent ?? '';
  }

  /** @returns the code in the same box; of several languages or examples the one that is visible */
  #visibleCode(): HTMLElement | undefined {
    return [...(this.closest('.code')?.querySelectorAll<HTMLElement>('code') ?? [])].find(
      (element) => element.offsetParent,
    );
  }

  /** Selects the code, so that the reader can copy it without permission for the clipboard. */
  #selectCode(): void {
    this.#report('Press Ctrl+C (⌘C on a Mac)');
    const code = this.#visibleCode() ?? this.parentElement?.querySelector('code');
    if (code) window.getSelection()?.selectAllChildren(code);
  }

  #report(text: string): void {
    const button = this.querySelector('button');
    if (!button) return;
    const label = (this.#label ??= {text: button.textContent, name: button.ariaLabel});
    const write = ({text, name}: typeof label): void => {
      if (label.name !== null) button.ariaLabel = name;
      button.textContent = text;
    };
    write({text, name: text});
    window.clearTimeout(this.#timer);
    this.#timer = window.setTimeout(write, REPORT_MS, label);
  }
}

defineElement('copy-button', CopyButton);

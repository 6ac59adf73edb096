/**
 * `<run-request of="packages/lookupPackage">`: the button beside "Copy" of a
 * request in a page. What sends is loaded when it is pressed; before that
 * nothing is fetched, and nothing is ever sent that the reader has not asked for.
 */
import type {Run} from './runInPlace';

const FAILED = 'Not loaded: retry';

function define(): void {
  class RunRequest extends HTMLElement {
    #run: Run | undefined;

    connectedCallback(): void {
      this.onclick = () => void this.#press();
    }

    disconnectedCallback(): void {
      this.#run?.end();
      this.#run = undefined;
    }

    async #press(): Promise<void> {
      const button = this.querySelector('button');
      if (!button) return;
      try {
        const {runInPlace} = await import(/* webpackChunkName: "run" */ './runInPlace');
        button.textContent = 'Run';
        // The reader may have gone to another page meanwhile.
        if (!this.isConnected) return;
        this.#run ??= runInPlace(this);
        this.#run?.start();
      } catch {
        button.textContent = FAILED;
      }
    }
  }
  customElements.define('run-request', RunRequest);
}

if (typeof window !== 'undefined') define();

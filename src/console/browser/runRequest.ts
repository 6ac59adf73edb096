/**
 * `<run-request of="packages/lookupPackage">`: the button beside "Copy" of a
 * request in a page. What sends is loaded when it is pressed; before that
 * nothing is fetched, and nothing is ever sent that the reader has not asked for.
 */
import {onFirstUse, loadForButton} from '../../browser/firstUse';
import type {Run} from './runInPlace';

class RunRequest extends HTMLElement {
  #run: Run | undefined;
  readonly #load = onFirstUse(() => import(/* webpackChunkName: "run" */ './runInPlace'));

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
    const run = await loadForButton(button, this.#load);
    if (!run || !this.isConnected) return;
    this.#run ??= run.runInPlace(this);
    this.#run?.start();
  }
}

customElements.define('run-request', RunRequest);

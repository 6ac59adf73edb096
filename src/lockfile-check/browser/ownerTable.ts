/**
 * `<owner-table>`: the form for an owner on a page (src/content/OwnerTable). What lists and looks up is loaded when the
 * reader sends the form; before that nothing is requested. The URL can name the owner: `#owner=github.com/rails`.
 */
import {loadForButton, onFirstUse} from '../../browser/firstUse';
import type {OwnerPlace} from './mountOwner';
import {OWNER_PLACE} from '../../markers/markers';

class OwnerTable extends HTMLElement {
  #place: OwnerPlace | undefined;
  readonly #load = onFirstUse(() => import(/* webpackChunkName: "owner" */ './mountOwner'));

  connectedCallback(): void {
    this.onsubmit = (event) => {
      event.preventDefault();
      void this.#show();
    };
    window.addEventListener('hashchange', this.#fill);
    this.#fill();
  }

  disconnectedCallback(): void {
    window.removeEventListener('hashchange', this.#fill);
    this.#place?.end();
    this.#place = undefined;
  }

  async #show(): Promise<void> {
    const [button, place] = [this.querySelector('button'), this.querySelector(`[${OWNER_PLACE}]`)];
    const field = this.querySelector('input');
    if (!button || !place || !field) return;
    const {value} = field;
    const owner = await loadForButton(button, this.#load);
    if (!owner || !this.isConnected) return;
    this.#place ??= owner.mountOwner(place);
    this.#place.show(value, field.value !== value);
  }

  /** Takes the owner from the URL into the field. Nothing is sent yet. */
  readonly #fill = (): void => {
    const owner = /^#owner=([\w.-]+\/[\w.-]+)$/.exec(window.location.hash)?.[1];
    const field = this.querySelector('input');
    if (owner === undefined || !field) return;
    field.value = owner;
    this.scrollIntoView({block: 'center'});
    field.focus({preventScroll: true});
  };
}

customElements.define('owner-table', OwnerTable);

/** What happens on the page of an operation: the contents say where the reader is, properties are filtered and highlighted. */
import {markPlace, onScroll} from './contents';
import {onClick} from './expand';
import {onInput} from './filter';
import {onPoint} from './highlightPairs';

let listens = false;

/** For each page of an operation that the reader comes to; it listens once for all of them. */
export function begin(): void {
  markPlace();
  if (listens) return;
  listens = true;
  for (const type of ['pointerover', 'focusin']) document.addEventListener(type, onPoint);
  document.addEventListener('click', onClick);
  document.addEventListener('input', onInput);
  window.addEventListener('scroll', onScroll, {passive: true});
}

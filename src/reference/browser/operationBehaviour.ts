/** What happens on the page of an operation: the contents say where the reader is, properties are filtered and highlighted, the example is read line by line. */
import {markPlace} from './contents';
import {onClick, onKey} from './exampleKeys';
import {onInput} from './filter';
import {onPoint} from './highlightPairs';

export {markPlace};

/** Listens, once for all pages. */
export function start(): void {
  for (const type of ['pointerover', 'focusin']) document.addEventListener(type, onPoint);
  document.addEventListener('input', onInput);
  document.addEventListener('keydown', onKey);
  document.addEventListener('click', onClick);
  document.addEventListener('scroll', markPlace);
  markPlace();
}

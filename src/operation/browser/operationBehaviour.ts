/** What happens on the page of an operation: the contents say where the reader is, properties are filtered and highlighted, the example is read line by line. */
import {markPlace} from './contents';
import {onKey, onLineClick} from './exampleKeys';
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
  for (const follow of [onClick, onLineClick]) document.addEventListener('click', follow);
  document.addEventListener('input', onInput);
  document.addEventListener('keydown', onKey);
  document.addEventListener('scroll', markPlace, {passive: true});
}

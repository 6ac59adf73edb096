import type {Element, ElementContent} from 'hast';
import {h} from 'hastscript';
import {colouredPieces, languageName} from '../../components/CodeBlock/highlight';

/**
 * @param code source text
 * @param language name of a fence; text in an unknown language stays plain
 * @returns the nodes for inside a `<code>` element
 */
export function highlight(code: string, language: string | undefined): ElementContent[] {
  return colouredPieces(code, language).map(({text, colour}) =>
    colour ? h('b', {className: [colour]}, text) : {type: 'text', value: text},
  );
}

/** As many lines as a block has room for (its `max-height` in custom.css); it scrolls to the others. A block of so many has a height that a browser knows without looking at what is in it. */
const MOST_LINES = 23;

/**
 * A block of code with its copy button, the same on every page.
 *
 * @param code source text, without a closing line break
 * @param options.language name of the language, as in a fence
 * @param options.title what the code is: shown above it, and its accessible name
 */
export function codeBlock(code: string, {language, title}: {language?: string; title?: string}): Element {
  const name = title ?? languageName(language);
  const isLong = code.split('\n').length >= MOST_LINES;
  return h('div.code', [
    h('div.code__bar', [h('span.code__title', name), h('button.code__copy', {type: 'button', dataCopy: true}, 'Copy')]),
    h(
      'pre',
      {
        tabIndex: 0,
        role: 'group',
        ariaLabel: name,
        class: isLong ? 'is-long' : undefined,
      },
      h('code', highlight(code, language)),
    ),
  ]);
}

import {
  breakable,
  indentClass,
  type Line,
  type RequestValues,
  sampleLines,
} from '@ecosystems-docs/openapi-docs/samples';
import type {ConsoleOperation} from '../../requests/consoleOperation';
import type {Sample} from './places';
import {PARAMETER, SLOT} from '../../markers/markers';

/** Texts in quotes: what differs between two requests. */
const QUOTED = /('(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*")/;

/** The name of the parameter whose field has the focus. */
const focusedParameter = (): string | null | undefined =>
  document.activeElement?.closest(`[${SLOT}]`)?.getAttribute(SLOT);

function lineElement({indent, pieces}: Line): HTMLElement {
  const line = document.createElement('span');
  const indented = indentClass(indent);
  if (indented) line.className = indented;
  line.append(
    ...pieces.map(({text, colour, parameter}) => {
      const node = colour
        ? Object.assign(document.createElement('b'), {className: colour})
        : document.createDocumentFragment();
      for (const [index, part] of breakable(text).entries())
        node.append(...(index > 0 ? [document.createElement('wbr')] : []), part);
      if (parameter === undefined) return node;
      const mark = document.createElement('span');
      mark.setAttribute(PARAMETER, parameter);
      mark.classList.toggle('is-lit', parameter === focusedParameter());
      mark.append(node);
      return mark;
    }),
  );
  return line;
}

/**
 * Writes a sample. Lines that the page was made with keep their colours.
 *
 * @param sample where, and what the page was made with
 * @param text the code
 * @param operation what it calls
 * @param values what it calls it with
 */
export function writeSample(
  {code, made}: Pick<Sample, 'code' | 'made'>,
  text: string,
  operation: ConsoleOperation,
  values: RequestValues,
): void {
  const pieces = text
    .split(QUOTED)
    .filter(Boolean)
    .map((part) => ({text: part, ...(QUOTED.test(part) ? {colour: 's'} : {})}));
  const nodes = sampleLines(pieces, operation, values).map((line) => {
    const isMarked = line.pieces.some(({parameter}) => parameter !== undefined);
    const whole = line.pieces.map((piece) => piece.text).join('');
    const same = isMarked ? undefined : made.find(({textContent}) => textContent === whole);
    return same?.cloneNode(true) ?? lineElement(line);
  });
  code.replaceChildren(...nodes);
}

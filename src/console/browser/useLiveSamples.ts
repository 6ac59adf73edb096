import {useEffect} from 'react';
import {sampleLines, type Line} from '../../samples/lines';
import type {RequestValues} from '../../samples/request';
import type {ConsoleOperation} from '../consoleOperation';
import type {Places, Sample} from './places';

/** Texts in quotes: what differs between two requests. */
const QUOTED = /('(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*")/;

/** The name of the parameter whose field has the focus. */
const inHand = (): string | undefined => document.activeElement?.closest<HTMLElement>('[data-slot]')?.dataset.slot;

function lineElement({indent, pieces}: Line): HTMLElement {
  const line = document.createElement('span');
  if (indent > 0) line.className = `i${Math.min(Math.ceil(indent / 2), 6)}`;
  line.append(
    ...pieces.map(({text, colour, parameter}) => {
      const node = colour
        ? Object.assign(document.createElement('b'), {className: colour})
        : document.createDocumentFragment();
      // A long URL may be broken after each slash.
      for (const [index, part] of text.split(/(?<=[^:/]\/)(?=\w)/).entries())
        node.append(...(index > 0 ? [document.createElement('wbr')] : []), part);
      if (parameter === undefined) return node;
      const mark = document.createElement('span');
      mark.dataset.parameter = parameter;
      mark.classList.toggle('is-lit', parameter === inHand());
      mark.append(node);
      return mark;
    }),
  );
  return line;
}

/** Writes a sample. Lines that the page was made with keep their colours. */
function write({code, made}: Sample, text: string, operation: ConsoleOperation, values: RequestValues): void {
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

/** Keeps the request beside the page in step with the fields, in every language, and puts back at the end what the page was made with. The samples never hold who asks. */
export function useLiveSamples({samples}: Places, operation: ConsoleOperation, values: RequestValues): void {
  useEffect(() => () => samples.forEach(({code, made}) => code.replaceChildren(...made)), [samples]);
  useEffect(() => {
    let current = true;
    void import('../../samples/samples').then(
      ({samplesFor}) => {
        if (!current) return;
        const texts = new Map<string, string>(samplesFor(operation, values).map(({id, code}) => [id, code]));
        for (const sample of samples) {
          const text = texts.get(sample.language) ?? 'The command line client has no command for this request.';
          write(sample, text, operation, values);
        }
      },
      // Without them the console does all else; the page's own samples stay.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [samples, operation, values]);
}

import {useEffect} from 'react';
import type {RequestValues, samplesFor as SamplesFor} from '@ecosystems-docs/openapi-docs/samples';
import type {ConsoleOperation} from '../../requests/consoleOperation';
import type {Places} from './places';
import {writeSample} from './writeSample';

/** Pause after which an edit reaches the samples: all languages are written anew. */
const SAMPLES_MS = 300;

/** Characters of the values that samples are written with. */
const MAX_VALUES_LENGTH = 20_000;

const TOO_LONG = 'The request is too long for a sample. You can still send it.';
const NO_COMMAND = 'The command line client has no command for this request.';

function writeSamples(
  {samples}: Places,
  operation: ConsoleOperation,
  values: RequestValues,
  samplesFor: typeof SamplesFor,
): void {
  const isTooLong = JSON.stringify(values).length > MAX_VALUES_LENGTH;
  const texts = new Map<string, string>(isTooLong ? [] : samplesFor(operation, values).map(({id, code}) => [id, code]));
  for (const sample of samples)
    writeSample(sample, texts.get(sample.language) ?? (isTooLong ? TOO_LONG : NO_COMMAND), operation, values);
}

/**
 * Keeps the request beside the page in step with the fields, in every language, and puts back at the end what the page
 * was made with. The samples never hold who asks.
 *
 * @param values undefined: something is wrong with them, and the samples keep the last that were right
 */
export function useLiveSamples(places: Places, operation: ConsoleOperation, values: RequestValues | undefined): void {
  useEffect(() => () => places.samples.forEach(({code, made}) => code.replaceChildren(...made)), [places]);
  useEffect(() => {
    if (!values) return undefined;
    let isCurrent = true;
    const timer = window.setTimeout(() => {
      void import('@ecosystems-docs/openapi-docs/samples').then(
        ({samplesFor}) => {
          if (isCurrent) writeSamples(places, operation, values, samplesFor);
        },
        // Without them the console does all else; the page's own samples stay.
        () => undefined,
      );
    }, SAMPLES_MS);
    return () => {
      isCurrent = false;
      window.clearTimeout(timer);
    };
  }, [places, operation, values]);
}

import {useEffect} from 'react';
import type {RequestValues} from '@ecosystems-docs/openapi-docs/samples';
import type {ConsoleOperation} from '../../requests/consoleOperation';
import type {Places} from './places';
import {writeSample} from './writeSample';

/** Keeps the request beside the page in step with the fields, in every language, and puts back at the end what the page was made with. The samples never hold who asks. */
export function useLiveSamples({samples}: Places, operation: ConsoleOperation, values: RequestValues): void {
  useEffect(() => () => samples.forEach(({code, made}) => code.replaceChildren(...made)), [samples]);
  useEffect(() => {
    let current = true;
    void import('@ecosystems-docs/openapi-docs/samples').then(
      ({samplesFor}) => {
        if (!current) return;
        const texts = new Map<string, string>(samplesFor(operation, values).map(({id, code}) => [id, code]));
        for (const sample of samples) {
          const text = texts.get(sample.language) ?? 'The command line client has no command for this request.';
          writeSample(sample, text, operation, values);
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

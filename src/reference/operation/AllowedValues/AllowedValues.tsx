import type {ReactNode} from 'react';
import type {Json} from '@ecosystems-docs/openapi-docs';
import {value} from '@ecosystems-docs/openapi-docs/words';
import {InlineMarkdown} from '../../../components/Markdown/Markdown';
import {FIELD_FACTS} from '../../../markers/markers';

/** From this many on, values are read as a list; fewer stand in the sentence. */
export const MIN_LISTED = 4;

/** Values that are shown at once; a longer list has a fold. */
const MAX_SHOWN = 6;

function Values({values}: {values: readonly Json[]}): ReactNode {
  return (
    <ul className="allowed">
      {values.map((item) => (
        <li key={JSON.stringify(item)}>
          <InlineMarkdown>{value(item)}</InlineMarkdown>
        </li>
      ))}
    </ul>
  );
}

/** The values that a parameter takes, one after the other. */
export default function AllowedValues({values}: {values: readonly Json[]}): ReactNode {
  // A fold for one or two would take more room than they do.
  const shown = values.length > MAX_SHOWN + 2 ? values.slice(0, MAX_SHOWN) : values;
  const rest = values.slice(shown.length);
  return (
    <div className={FIELD_FACTS}>
      Allowed: <Values values={shown} />
      {rest.length > 0 && (
        <details>
          <summary>{rest.length} more</summary>
          <Values values={rest} />
        </details>
      )}
    </div>
  );
}

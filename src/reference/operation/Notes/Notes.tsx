import type {ReactNode} from 'react';
import {InlineMarkdown} from '../../../components/Markdown/Markdown';

/** Notes that are shown at once; the rest is folded away. */
const MAX_NOTES = 3;

function NoteList({notes}: {notes: readonly string[]}): ReactNode {
  return (
    <ul>
      {notes.map((note) => (
        <li key={note}>
          <InlineMarkdown>{note}</InlineMarkdown>
        </li>
      ))}
    </ul>
  );
}

/** What a caller should know before a request, a sentence of Markdown each. */
export default function Notes({notes}: {notes: readonly string[]}): ReactNode {
  if (notes.length === 0) return null;
  const rest = notes.slice(MAX_NOTES);
  return (
    <aside className="caveats" id="notes" aria-labelledby="notes-title">
      <strong id="notes-title">Notes</strong>
      <NoteList notes={notes.slice(0, MAX_NOTES)} />
      {rest.length > 0 && (
        <details>
          <summary>{`${rest.length} more ${rest.length === 1 ? 'note' : 'notes'}`}</summary>
          <NoteList notes={rest} />
        </details>
      )}
    </aside>
  );
}

import type {ReactNode} from 'react';
import {InlineMarkdown} from '../../../components/Markdown/Markdown';

/** Characters of notes that fit into three lines beside the panels; with more, they'd push the parameters out of sight. */
const MAX_OPEN_CHARACTERS = 240;

/** @returns a note's first sentence, as text */
const beginning = (note: string): string =>
  (/^.*?\.(?=\s|$)/.exec(note)?.[0] ?? note).replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll('`', '');

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

/** What a caller should know before a request, a sentence of Markdown each: long ones are folded to their first line. */
export default function Notes({notes}: {notes: readonly string[]}): ReactNode {
  const [first] = notes;
  if (first === undefined) return null;
  if (notes.join('').length <= MAX_OPEN_CHARACTERS)
    return (
      <section className="caveats" id="notes" aria-labelledby="notes-title">
        <strong id="notes-title">Notes</strong>
        <NoteList notes={notes} />
      </section>
    );
  return (
    <section className="caveats" id="notes" aria-label="Notes">
      <details>
        <summary>
          <strong>{notes.length === 1 ? 'Note' : `${notes.length} notes`}</strong>{' '}
          <span className="caveats__first">{beginning(first)}</span>
        </summary>
        <NoteList notes={notes} />
      </details>
    </section>
  );
}

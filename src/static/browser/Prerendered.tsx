import {useLayoutEffect, useMemo, useRef, type ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import {partHtml} from './pageParts';
import {painted} from './painted';

/** What a part is called that has just come with a navigation: nothing below its first sections is laid out yet (Prerendered.css). */
const ARRIVING = 'is-arriving';

/** What every component takes whose content {@link Prerendered} shows in the browser. */
export interface PartProps {
  /** Path of the page. */
  path: string;
  /** Name of the part. */
  name: string;
  className?: string;
}

/**
 * A finished part of a page in the browser. The server renders the content itself
 * (../build/staticLoader.cjs).
 *
 * A navigation paints the first sections, which fill the window, and lays out
 * what is below them once they are painted: a frame later, sooner than a reader
 * can scroll there. Who goes further down at once, to a place on the page or
 * back to where they were, has all of it in the first frame.
 */
export default function Prerendered({path, name, className}: PartProps): ReactNode {
  // The same object at every render: for a new one React writes the content again, and what the reader has opened closes.
  const content = useMemo(() => ({__html: partHtml(path, name)}), [path, name]);
  const part = useRef<HTMLDivElement>(null);
  const history = useHistory();
  useLayoutEffect(() => {
    const list = part.current?.classList;
    // The first page, and a step through the history, are both "POP".
    const arrives = history.action !== 'POP' && !history.location.hash;
    list?.toggle(ARRIVING, arrives);
    if (arrives) void painted().then(() => list?.remove(ARRIVING));
  }, [history, path]);
  return (
    <div ref={part} className={className} data-part={name} suppressHydrationWarning dangerouslySetInnerHTML={content} />
  );
}

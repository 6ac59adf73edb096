import {useLayoutEffect, useMemo, useRef, type ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import {partHtml} from './pageParts';
import {afterNextPaint} from './afterNextPaint';

/** Class of a part that has just come with a navigation, while only its first sections are laid out (Prerendered.css). */
const ARRIVING = 'is-arriving';

/** Props of every component whose content {@link Prerendered} shows in the browser. */
export interface PartProps {
  /** Path of the page. */
  path: string;
  /** Name of the part. */
  name: string;
  className?: string;
}

/**
 * A finished part of a page in the browser. The server renders the content itself
 * (../node/staticLoader.cjs).
 *
 * A navigation paints the first sections, which fill the window, and lays out
 * what is below them once they are painted: a frame later, sooner than a reader
 * can scroll there. Who goes further down at once, to a place on the page or
 * back to where they were, has all of it in the first frame.
 */
export default function Prerendered({path, name, className}: PartProps): ReactNode {
  // Keeps the object across renders, because React would write the content of a new one again, which closes what the reader has opened.
  const content = useMemo(() => ({__html: partHtml(path, name)}), [path, name]);
  const part = useRef<HTMLDivElement>(null);
  const history = useHistory();
  useLayoutEffect(() => {
    const list = part.current?.classList;
    // The first page, and a step through the history, are both "POP".
    const arrives = history.action !== 'POP' && !history.location.hash;
    list?.toggle(ARRIVING, arrives);
    if (arrives) void afterNextPaint().then(() => list?.remove(ARRIVING));
  }, [history, path]);
  return (
    <div ref={part} className={className} data-part={name} suppressHydrationWarning dangerouslySetInnerHTML={content} />
  );
}

import {useMemo, type ReactNode} from 'react';
import {partHtml} from './pageParts';
import {PART} from '../../markers/markers';

/** Props of every component whose content {@link Prerendered} shows in the browser. */
export interface PartProps {
  /** Path of the page. */
  path: string;
  /** Name of the part. */
  name: string;
  className?: string;
}

/** A finished part of a page in the browser. The server renders the content itself (../node/staticLoader.cjs). */
export default function Prerendered({path, name, className}: PartProps): ReactNode {
  // Keeps the object across renders, because React would write the content of a new one again, which closes what the reader has opened.
  const content = useMemo(() => ({__html: partHtml(path, name)}), [path, name]);
  return <div className={className} {...{[PART]: name}} suppressHydrationWarning dangerouslySetInnerHTML={content} />;
}

import {useMemo, type ReactNode} from 'react';
import {islandHtml} from './islands.client';

/**
 * A finished part of a page in the browser; on the server its place is taken by
 * the content itself (mdxLoader.cjs).
 *
 * @param props.path path of the page
 * @param props.name name of the part
 */
export default function Island({path, name, className}: {path: string; name: string; className?: string}): ReactNode {
  // The same object at every render: for a new one React writes the content again, and what the reader has opened closes.
  const content = useMemo(() => ({__html: islandHtml(path, name)}), [path, name]);
  return <div className={className} data-island={name} suppressHydrationWarning dangerouslySetInnerHTML={content} />;
}

import type {ReactNode} from 'react';
import {islandHtml} from './islands.client';

/**
 * A finished part of a page in the browser; on the server its place is taken by
 * the content itself (mdxLoader.cjs).
 *
 * @param props.path path of the page
 * @param props.name name of the part
 */
export default function Island({path, name, className}: {path: string; name: string; className?: string}): ReactNode {
  return <div className={className} data-island={name} suppressHydrationWarning dangerouslySetInnerHTML={{__html: islandHtml(path, name)}} />;
}

import type {ReactNode} from 'react';

/**
 * Finished HTML, made and escaped at build time (src/content/plugins.ts).
 *
 * @param props.html the HTML; only ever from our own build, never from a reader or a service
 */
export default function StaticHtml({html}: {html: string}): ReactNode {
  return <div className="static" dangerouslySetInnerHTML={{__html: html}} />;
}

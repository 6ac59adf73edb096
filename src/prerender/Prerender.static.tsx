import type {ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import type {PartProps} from './browser/Prerendered';
import {useStaticLinks} from './useStaticLinks';
import {PAGE, PART} from '../markers/markers';

export interface PrerenderProps extends PartProps {
  /** What the page's frame needs when a reader arrives here by navigation: JSON-serialisable. */
  data?: object;
  children: ReactNode;
}

/** Renders the content to a string first: that leaves out the comments by which React would find its text nodes again. */
function RenderedPart({name, className, data, children}: PrerenderProps): ReactNode {
  // A translator would change names and values that have to be typed as they are.
  const html = renderToStaticMarkup(children).replace(
    /<(?:pre|code(?<!<pre[^>]*><code))(?=[ >])/g,
    '$& translate="no"',
  );
  useStaticLinks(html);
  return (
    <div
      className={className}
      {...{[PART]: name, [PAGE]: data && JSON.stringify(data)}}
      dangerouslySetInnerHTML={{__html: html}}
    />
  );
}

/** The development server has no static pages to read from: there, content is ordinary React. */
function LivePart({name, className, children}: PrerenderProps): ReactNode {
  return (
    <div className={className} {...{[PART]: name}}>
      {children}
    </div>
  );
}

/**
 * A part of a page that is rendered when the site is built. In the browser's
 * production bundle Prerendered replaces it (node/staticLoader.cjs).
 * Contexts do not reach the content: it needs none.
 */
const Prerender = process.env.NODE_ENV === 'production' ? RenderedPart : LivePart;

export default Prerender;

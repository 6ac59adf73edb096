import type {ReactNode} from 'react';
import type {LoadingComponentProps} from 'react-loadable';

/** In its own styles, because a page's styles have those of its contents only. */
const BUTTON = {
  padding: '.5rem 1.25rem',
  border: '1px solid var(--site-edge)',
  borderRadius: '.5rem',
  background: 'none',
  color: 'var(--ifm-color-primary)',
  font: 'inherit',
};

/** Stands for a page that has not come: nothing at first, then a word; where loading failed the error, and a button that tries again. */
export default function Loading({error, pastDelay, retry}: LoadingComponentProps): ReactNode {
  if (error)
    return (
      <div className="container margin-vert--xl" role="alert">
        <p>This page could not be loaded. {String(error)}</p>
        <button type="button" style={BUTTON} onClick={retry}>
          Retry
        </button>
      </div>
    );
  return pastDelay ? <p className="container margin-vert--xl">Loading…</p> : null;
}

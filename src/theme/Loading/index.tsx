import type {ReactNode} from 'react';
import type {LoadingComponentProps} from 'react-loadable';

/** Inline, because the styles of a page are only those of its own content. */
const BUTTON = {
  padding: '.5rem 1.25rem',
  border: '1px solid var(--site-edge)',
  borderRadius: '.5rem',
  background: 'none',
  color: 'var(--ifm-color-primary)',
  font: 'inherit',
};

/** Shown in place of a page while it loads: nothing at first, after a delay a word. If loading fails: the error, and a button to try again. */
export default function Loading({error, pastDelay, retry}: LoadingComponentProps): ReactNode {
  if (error)
    return (
      <div className="container margin-vert--xl" role="alert">
        <p>This page didn't load. {String(error)}</p>
        <button type="button" style={BUTTON} onClick={retry}>
          Retry
        </button>
      </div>
    );
  return pastDelay ? <p className="container margin-vert--xl">Loading…</p> : null;
}

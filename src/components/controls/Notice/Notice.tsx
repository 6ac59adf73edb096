import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';
import './Notice.css';

/** What the reader should know, or is asked, before they go on. */
export default function Notice({className, ...rest}: ComponentProps<'div'>): ReactNode {
  return <div {...rest} className={clsx('control-notice', className)} />;
}

import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';
import './dataView.css';

/** What a service returned, with the controls that belong to it. */
export default function DataFrame({className, ...rest}: ComponentProps<'div'>): ReactNode {
  return <div {...rest} className={clsx('data-frame', className)} />;
}

import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';
import './Button.css';

/** @param props.isMain whether it does what the reader came for: one of a row */
export function Button({isMain, className, ...rest}: ComponentProps<'button'> & {isMain?: boolean}): ReactNode {
  return (
    <button type="button" {...rest} className={clsx('control-button', isMain && 'control-button--main', className)} />
  );
}

/** A button that looks like the text that it stands in. */
export function PlainButton({className, ...rest}: ComponentProps<'button'>): ReactNode {
  return <button type="button" {...rest} className={clsx('control-plain', className)} />;
}

interface RowProps extends ComponentProps<'div'> {
  /** The element: a paragraph or a landmark where that's what the row is. */
  as?: 'div' | 'nav' | 'p';
}

export function ButtonRow({as: Row = 'div', className, children, ...rest}: Omit<RowProps, 'ref'>): ReactNode {
  return (
    <Row {...rest} className={clsx('control-row', className)}>
      {children}
    </Row>
  );
}

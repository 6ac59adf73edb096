import type {KeyboardEvent, ReactNode} from 'react';
import ExpandButton from '@theme-original/DocRoot/Layout/Sidebar/ExpandButton';
import type {Props} from '@theme/DocRoot/Layout/Sidebar/ExpandButton';
import {THEME} from '../../../../../markers/markers';

/** The stock button takes any key for a press, Tab among them; here it takes those of a button. */
function filterKeys(event: KeyboardEvent): void {
  if (event.key === 'Enter' || event.key === ' ') event.preventDefault();
  else event.stopPropagation();
}

/** Brings the hidden sidebar back. The focus goes from the button that hid it to this one, and back again. */
export default function ExpandButtonWrapper({toggleSidebar}: Props): ReactNode {
  const takeFocus = (place: HTMLElement | null): void => {
    if (document.activeElement?.closest('aside')) (place?.firstElementChild as HTMLElement | null)?.focus();
  };
  const show = (): void => {
    toggleSidebar();
    setTimeout(() => document.querySelector<HTMLElement>(THEME.collapseSidebar)?.focus());
  };
  return (
    <div ref={takeFocus} onKeyDownCapture={filterKeys}>
      <ExpandButton toggleSidebar={show} />
    </div>
  );
}

import {startTransition, useCallback, type ReactNode} from 'react';
import ColorModeToggle from '@theme-original/ColorModeToggle';
import type {Props} from '@theme/ColorModeToggle';

/**
 * Lets React update the button's name after the new colours, which the page takes
 * from an attribute, are on the screen.
 */
export default function PromptColorModeToggle(props: Props): ReactNode {
  const {onChange} = props;
  const change = useCallback<Props['onChange']>((mode) => startTransition(() => onChange(mode)), [onChange]);
  return <ColorModeToggle {...props} onChange={change} />;
}

import {startTransition, useCallback, type ReactNode} from 'react';
import ColorModeToggle from '@theme-original/ColorModeToggle';
import type {Props} from '@theme/ColorModeToggle';

/**
 * The page takes its new colours at the click, by an attribute. What React draws
 * anew for them (the button's name, mostly) can wait until they are on the
 * screen.
 */
export default function PromptColorModeToggle(props: Props): ReactNode {
  const {onChange} = props;
  const change = useCallback<Props['onChange']>((mode) => startTransition(() => onChange(mode)), [onChange]);
  return <ColorModeToggle {...props} onChange={change} />;
}

import {startTransition, useCallback, type ReactNode} from 'react';
import {useColorMode} from '@docusaurus/theme-common';
import ColorModeToggle from '@theme-original/ColorModeToggle';
import type {Props} from '@theme/ColorModeToggle';

/**
 * Names the colours that are on the screen: a reader who hasn't chosen has the light
 * ones, and the theme calls that "system mode". Lets React update the name after the
 * new colours, which the page takes from an attribute, are on the screen.
 */
export default function PromptColorModeToggle(props: Props): ReactNode {
  const {onChange} = props;
  const {colorMode} = useColorMode();
  const change = useCallback<Props['onChange']>((mode) => startTransition(() => onChange(mode)), [onChange]);
  return <ColorModeToggle {...props} value={colorMode} onChange={change} />;
}

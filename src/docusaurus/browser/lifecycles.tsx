/** Wraps the part of Docusaurus that scrolls to a fragment: it decodes any, and a stray percent sign would replace the page by an error. */
import {useMemo, type ComponentProps, type ReactNode} from 'react';
import Lifecycles, {dispatchLifecycleAction} from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import {decoded} from '../../browser/decoded';

export {dispatchLifecycleAction};

export default function SafeLifecycles(props: ComponentProps<typeof Lifecycles>): ReactNode {
  const {location} = props;
  // Docusaurus compares locations by identity.
  const readable = useMemo(() => {
    const {hash} = location;
    return decoded(hash) === undefined ? {...location, hash: `#${encodeURIComponent(hash.slice(1))}`} : location;
  }, [location]);
  return <Lifecycles {...props} location={readable} />;
}

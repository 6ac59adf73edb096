import type {ReactNode} from 'react';
import type {PageOperation} from '../../api/pageOperation';
import type {PageLayoutProps} from '../../components/PageLayout/PageLayout';
import Prerender from '../../prerender/Prerender.static';
import type {PartProps} from '../../prerender/browser/Prerendered';
import Operation from './Operation';

interface OperationContentProps extends PartProps {
  /** Absent in the browser, which finds the content in the page. */
  operation?: PageOperation;
  /** What the frame of the page needs when a reader arrives by navigation. */
  data: Omit<PageLayoutProps, 'children' | 'className'>;
}

/** The content of an operation's page. */
export default function OperationContent({operation, ...part}: OperationContentProps): ReactNode {
  return <Prerender {...part}>{operation && <Operation operation={operation} />}</Prerender>;
}

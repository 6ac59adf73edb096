import type {ReactNode} from 'react';
import Island from '../islands/Island';
import type {PageFooterProps} from './PageFooter';

/** Stands in for PageFooter in the production browser bundle. */
export default function PageFooter({path}: PageFooterProps): ReactNode {
  return <Island path={path} name="footer" className="page-footer" />;
}

import type {ReactNode} from 'react';
import Prerendered from '../../prerendered/browser/Prerendered';
import type {PageFooterProps} from '../PageFooter';

/** Stands in for PageFooter in the production browser bundle. */
export default function PrerenderedFooter({path}: PageFooterProps): ReactNode {
  return <Prerendered path={path} name="footer" className="page-footer" />;
}

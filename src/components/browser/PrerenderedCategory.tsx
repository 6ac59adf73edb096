import type {ReactNode} from 'react';
import Prerendered from '../../prerendered/browser/Prerendered';
import type {CategoryContentProps} from '../CategoryContent';

/** Stands in for CategoryContent in the production browser bundle: the table is in the page's HTML. */
export default function PrerenderedCategory({path}: CategoryContentProps): ReactNode {
  return <Prerendered path={path} name="content" />;
}

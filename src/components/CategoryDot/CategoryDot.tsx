import type {ReactNode} from 'react';
import type {CategoryId} from '../../catalogue/services';

/** The mark of a category of services, beside its name: the colour never stands alone. */
export default function CategoryDot({category}: {category: CategoryId}): ReactNode {
  return <i className={`dot in-${category}`} />;
}

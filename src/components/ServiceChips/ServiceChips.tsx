import type {ReactNode} from 'react';
import {servicePath, type Service} from '../../catalogue/services';
import CategoryDot from '../CategoryDot/CategoryDot';

/** Services in a row, each with the colour of its category. */
export default function ServiceChips({services}: {services: readonly Service[]}): ReactNode {
  return (
    <ul role="list" className="chips">
      {services.map((service) => (
        <li key={service.id}>
          <a href={servicePath(service)}>
            <CategoryDot category={service.category} />
            {service.title}
          </a>
        </li>
      ))}
    </ul>
  );
}

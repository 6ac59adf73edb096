import type {ReactNode} from 'react';
import {categories, servicesOf} from '../../catalogue/services';
import ServiceChips from '../../components/ServiceChips/ServiceChips';

/** All services: a row for each category, with its colour. */
export default function ServiceMap(): ReactNode {
  return (
    <ul role="list" className="service-map">
      {categories.map(({id, title, description}) => (
        <li key={id}>
          <a href={`/docs/category/${id}`}>{title}</a>
          <p>{description}</p>
          <ServiceChips services={servicesOf(id)} />
        </li>
      ))}
    </ul>
  );
}

import type {ReactNode} from 'react';
import {formatDate} from '@ecosystems-docs/text';
import {CATALOGUE_READ, getService, servicePath, services} from '../../catalogue/services';
import ServiceChips from '../../components/ServiceChips/ServiceChips';

/** Which service calls which: each that calls others, with those beside it. */
export default function Architecture(): ReactNode {
  return (
    <div>
      <p>{`Services and those that they call, from their code of ${formatDate(CATALOGUE_READ)}:`}</p>
      <ul role="list" className="service-map">
        {services
          .filter(({calls}) => calls.length > 0)
          .map((service) => (
            <li key={service.id}>
              <a href={servicePath(service)}>{service.title}</a>
              <ServiceChips services={service.calls.map(getService)} />
            </li>
          ))}
      </ul>
    </div>
  );
}

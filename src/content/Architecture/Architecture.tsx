import {Fragment, type ReactNode} from 'react';
import {formatDate} from '../../format/dates';
import {CATALOGUE_READ, getService, servicePath, services, type Service} from '../../catalogue/services';
import Constellation, {ConstellationKey} from '../../components/Constellation/Constellation';
import type {ConstellationProps} from '../../components/Constellation/constellationProps';

/** The services' places in a wide and in a narrow window. */
export interface ArchitectureProps {
  wide: ConstellationProps;
  narrow: ConstellationProps;
}

const TITLE = 'Diagram of calls between services. The list below contains the same information.';

function CallList({service}: {service: Service}): ReactNode {
  const names = service.calls.map((id) => getService(id));
  return (
    <li>
      <a href={servicePath(service)}>{service.title}</a>
      {' calls '}
      {names.map((other, index) => (
        <Fragment key={other.id}>
          {index === 0 ? '' : index === names.length - 1 ? ' and ' : ', '}
          <a href={servicePath(other)}>{other.title}</a>
        </Fragment>
      ))}
      .
    </li>
  );
}

/** Which service calls which: all services with a line for each call, and the same as a list. */
export default function Architecture({wide, narrow}: ArchitectureProps): ReactNode {
  return (
    <figure className="architecture">
      <div className="architecture__wide">
        <Constellation {...wide} title={TITLE} />
      </div>
      <div className="architecture__narrow">
        <Constellation {...narrow} label={TITLE} />
      </div>
      <ConstellationKey />
      <figcaption>
        {`The larger the circle, the more services call it. From the services' code of ${formatDate(CATALOGUE_READ)}. Point to a service, or move to it with the Tab key, to see only its calls.`}
      </figcaption>
      <details>
        <summary>The calls as a list</summary>
        <ul>
          {services
            .filter(({calls}) => calls.length > 0)
            .map((service) => (
              <CallList key={service.id} service={service} />
            ))}
        </ul>
      </details>
    </figure>
  );
}

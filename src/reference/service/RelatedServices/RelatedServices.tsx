import type {ReactNode} from 'react';
import {callersOf, getService, servicePath, type Service} from '../../../catalogue/services';
import Constellation from '../../../components/Constellation/Constellation';
import type {ConstellationProps} from '../../../components/Constellation/constellationProps';
import Joined from '../../../components/Joined/Joined';

/** A sentence that names services. Renders nothing if there are none. */
function Others({before, services}: {before: string; services: readonly Service[]}): ReactNode {
  if (services.length === 0) return null;
  return (
    <p>
      {before}{' '}
      <Joined
        items={services.map((service) => (
          <a key={service.id} href={servicePath(service)}>
            {service.title}
          </a>
        ))}
      />
      .
    </p>
  );
}

interface RelatedServicesProps {
  /** Id of the service. */
  service: string;
  /** Positions of the services in the drawing. */
  drawing: ConstellationProps;
}

/** The services that a service calls or is called by, as a drawing if there is room for it, and in words. */
export default function RelatedServices({service: id, drawing}: RelatedServicesProps): ReactNode {
  const service = getService(id);
  const called = service.calls.map(getService);
  const callers = callersOf(service);
  if (called.length + callers.length === 0)
    return <p>{`${service.title} calls no other service, and none calls it.`}</p>;
  return (
    <div>
      <div className="related-drawing">
        <Constellation
          {...drawing}
          lit={id}
          title={`Services that call ${service.title}, and services that it calls, as in the text below`}
        />
      </div>
      <Others before={`${service.title} calls`} services={called} />
      <Others before="Called by" services={callers} />
    </div>
  );
}

import type {ReactNode} from 'react';
import {callersOf, getService, servicePath, type Service} from '../../catalogue/services';
import Constellation from '../../components/Constellation/Constellation';
import type {ConstellationProps} from '../../components/Constellation/constellationProps';
import Joined from '../../components/Joined/Joined';

const ServiceLink = ({service}: {service: Service}): ReactNode => <a href={servicePath(service)}>{service.title}</a>;

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
      {called.length > 0 && (
        <>
          <p>{`${service.title} calls:`}</p>
          <ul className="related">
            {called.map((other) => (
              <li key={other.id}>
                <ServiceLink service={other} />
                {`: ${other.description}`}
              </li>
            ))}
          </ul>
        </>
      )}
      {callers.length > 0 && (
        <p>
          Called by{' '}
          <Joined
            items={callers.map((other) => (
              <ServiceLink key={other.id} service={other} />
            ))}
          />
          .
        </p>
      )}
    </div>
  );
}

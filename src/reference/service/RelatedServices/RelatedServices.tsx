import type {ReactNode} from 'react';
import {callersOf, getService, type Service} from '../../../catalogue/services';
import ServiceChips from '../../../components/ServiceChips/ServiceChips';

/** Services under what they have in common. Renders nothing if there are none. */
function Others({title, services}: {title: string; services: readonly Service[]}): ReactNode {
  if (services.length === 0) return null;
  return (
    <>
      <p>{title}:</p>
      <ServiceChips services={services} />
    </>
  );
}

/** The services that a service calls, and those that it is called by. */
export default function RelatedServices({service: id}: {service: string}): ReactNode {
  const service = getService(id);
  const called = service.calls.map(getService);
  const callers = callersOf(service);
  if (called.length + callers.length === 0)
    return <p>{`${service.title} calls no other service, and none calls it.`}</p>;
  return (
    <div className="related">
      <Others title={`${service.title} calls`} services={called} />
      <Others title="Called by" services={callers} />
    </div>
  );
}

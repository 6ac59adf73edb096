/** Tables of how old a response can be. */
import type {ReactNode} from 'react';
import {cacheTimes, schedules} from '../../catalogue/freshness';
import {getService, servicePath} from '../../catalogue/services';
import Joined from '../../components/Joined/Joined';
import Table from '../../components/Table/Table';

const NOT_CACHED = 'not cached';

function ServiceLinks({services, also}: {services: readonly string[]; also?: string}): ReactNode {
  return (
    <>
      <Joined
        items={services.map(getService).map((service) => (
          <a key={service.id} href={servicePath(service)}>
            {service.title}
          </a>
        ))}
        by=", "
      />
      {also && `, and ${also}`}
    </>
  );
}

/** How each service notices changes at its sources, and how often. */
export function SyncSchedules(): ReactNode {
  return (
    <Table
      head={['Service', 'How it finds changes', 'How often']}
      rows={schedules.map(({services, by, often}) => [<ServiceLinks services={services} />, by, often])}
    />
  );
}

/** How long a change can be hidden by a copy of the response. */
export function CacheTimes(): ReactNode {
  return (
    <Table
      head={['Service', 'A change appears within', 'Your client may keep it for', 'A 404 stays for']}
      rows={cacheTimes.map(({services, also, shared = NOT_CACHED, own = NOT_CACHED, missing = NOT_CACHED}) => [
        <ServiceLinks services={services} also={also} />,
        shared,
        own,
        missing,
      ])}
    />
  );
}

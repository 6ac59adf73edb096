import type {ReactNode} from 'react';
import {formatDate} from '../../catalogue/dates';
import {CATALOGUE_READ, getService, services} from '../../catalogue/services';
import ServiceChips from '../../components/ServiceChips/ServiceChips';
import Table from '../../components/Table/Table';

/** Which service calls which: a row for each that calls others. */
export default function Architecture(): ReactNode {
  return (
    <>
      <Table
        head={['Service', 'Calls']}
        rows={services
          .filter(({calls}) => calls.length > 0)
          .map((service) => [
            <ServiceChips key="service" services={[service]} />,
            <ServiceChips key="calls" services={service.calls.map(getService)} />,
          ])}
      />
      <p className="note">{`From the services' code of ${formatDate(CATALOGUE_READ)}.`}</p>
    </>
  );
}

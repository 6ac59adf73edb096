import type {ReactNode} from 'react';
import {SCALE_DATE} from '../../catalogue/access';
import {count, formatDate} from '@ecosystems-docs/text';
import {categories, servicePath, servicesOf, type CategoryId, type Service} from '../../catalogue/services';
import {GridTableHead} from '../../components/Table/Table';

/** How many operations each service has, by its id. */
type OperationCounts = Readonly<Record<string, number>>;

interface Column {
  title: string;
  of(service: Service): string | undefined;
}

/** @returns the columns after the service itself, without those that no service of the category fills */
function columnsOf(services: readonly Service[]): Column[] {
  const columns: Column[] = [
    {title: 'What it answers', of: ({description}) => description},
    {title: 'What you give', of: ({give}) => give},
    {title: 'What you get', of: ({get}) => get},
    {title: `Data on ${formatDate(SCALE_DATE)}`, of: ({holds}) => holds},
  ];
  return columns.filter(({of}) => services.some((service) => of(service) !== undefined));
}

/** The services of a category side by side: what each answers, what a caller gives and gets, how much data it has, and how many operations. */
export default function ServiceTable({id, counts}: {id: CategoryId; counts: OperationCounts}): ReactNode {
  const services = servicesOf(id);
  const columns = columnsOf(services);
  const stability = categories.find((category) => category.id === id)?.stability;
  return (
    <div className="pick-list">
      <table className="pick" role="table" aria-label="Services side by side">
        <GridTableHead titles={['Service', ...columns.map(({title}) => title)]} />
        <tbody role="rowgroup">
          {services.map((service) => (
            <tr key={service.id} role="row">
              <th role="rowheader" scope="row">
                <a href={servicePath(service)}>{service.title}</a>
                {counts[service.id] ? <small>{count(counts[service.id] ?? 0, 'operation')}</small> : null}
              </th>
              {columns.map(({title, of}) => (
                <td key={title} role="cell" data-label={of(service) === undefined ? undefined : title}>
                  {of(service)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="note">
        Stability of these services: <a href="/docs/usage/stability#levels">{stability?.toLowerCase()}</a>.
      </p>
    </div>
  );
}

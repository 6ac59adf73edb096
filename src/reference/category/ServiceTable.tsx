import type {ReactNode} from 'react';
import {SCALE_DATE} from '../../catalogue/access';
import {formatDate} from '../../format/dates';
import {categories, servicePath, servicesOf, type CategoryId, type Service} from '../../catalogue/services';
import {GridTableHead} from '../../components/Table/Table';

/** How many operations each service has, by its id. */
export type OperationCounts = Readonly<Record<string, number>>;

interface Column {
  title: string;
  of(service: Service): string | undefined;
}

/** @returns the columns after the service itself, without those that no service of the category fills */
function columnsOf(services: readonly Service[], counts: OperationCounts): Column[] {
  const columns: Column[] = [
    {title: 'What it answers', of: ({description}) => description},
    {title: 'What you give', of: ({give}) => give},
    {title: 'What you get', of: ({get}) => get},
    {title: `Data on ${formatDate(SCALE_DATE)}`, of: ({holds}) => holds},
    {title: 'Operations', of: ({id}) => (counts[id] ? String(counts[id]) : undefined)},
  ];
  return columns.filter(({of}) => services.some((service) => of(service) !== undefined));
}

/** The services of a category side by side: what each answers, what a caller gives and gets, how much data it has, how many operations, how stable it is. */
export default function ServiceTable({id, counts}: {id: CategoryId; counts: OperationCounts}): ReactNode {
  const services = servicesOf(id);
  const columns = columnsOf(services, counts);
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
                {stability && <small className={`level level--${stability.toLowerCase()}`}>{stability}</small>}
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
        What we mean by stable, product and experimental: <a href="/docs/usage/stability#levels">stability levels</a>.
      </p>
    </div>
  );
}

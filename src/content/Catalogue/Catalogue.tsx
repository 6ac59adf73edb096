/** Small parts of pages that show records of the catalogue. */
import {Fragment, type ReactNode} from 'react';
import {factText, tiers} from '../../catalogue/access';
import {formatDate, formatNumber} from '@ecosystems-docs/text';
import {categories, servicePath, servicesOf} from '../../catalogue/services';
import Table from '../../components/Table/Table';

/** The tiers of the rate limit. */
export function Tiers(): ReactNode {
  const measured = tiers.find((tier) => tier.measured !== undefined)?.measured;
  return (
    <>
      <Table
        head={['Tier', 'Requests per hour', 'Who', 'Counted per', 'Header value']}
        rows={tiers.map(({id, name, who, limit, scope}) => [
          name,
          limit === undefined ? factText('rateLimit.key') : formatNumber(limit),
          who,
          scope,
          <code>{id}</code>,
        ])}
      />
      {measured && <p className="note">Measured on {formatDate(measured)}.</p>}
    </>
  );
}

export function ServiceList(): ReactNode {
  return (
    <div>
      {categories.map(({id, title}) => (
        <Fragment key={id}>
          <h3>
            <a href={`/docs/category/${id}`}>{title}</a>
          </h3>
          <ul>
            {servicesOf(id).map((service) => (
              <li key={service.id}>
                <a href={servicePath(service)}>{service.title}</a>
                {`: ${service.description}`}
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
    </div>
  );
}

import type {ReactNode} from 'react';
import {SCALE_DATE} from '../../../catalogue/access';
import {formatDate} from '@ecosystems-docs/text';
import {links} from '../../../catalogue/links';
import {getService} from '../../../catalogue/services';
import type {ApiDescription} from '@ecosystems-docs/openapi-docs';

export interface ServiceFactsProps {
  /** Id of the service. */
  service: string;
  descriptions: readonly Pick<ApiDescription, 'id' | 'title' | 'baseUrl' | 'cors'>[];
  operationCount: number;
  /** Number of groups that its operations stand in. */
  taskCount: number;
}

interface FactProps {
  name: string;
  /** Whether it takes two columns. */
  isWide?: boolean;
  children: ReactNode;
}

function Fact({name, isWide = false, children}: FactProps): ReactNode {
  return (
    <div className={isWide ? 'is-wide' : undefined}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The box of facts at the top of a service's page: long ones first, in two columns. */
export default function ServiceFacts({
  service: id,
  descriptions,
  operationCount,
  taskCount,
}: ServiceFactsProps): ReactNode {
  const service = getService(id);
  const nameFor = (name: string, {title}: (typeof descriptions)[number]): string =>
    descriptions.length > 1 ? `${name}, ${title}` : name;
  return (
    <dl className="facts">
      {descriptions.map((description) => (
        <Fact key={description.id} name={nameFor('Base URL', description)} isWide>
          <code>{description.baseUrl}</code>
        </Fact>
      ))}
      {service.holds && <Fact name="Data" isWide>{`${service.holds} (${formatDate(SCALE_DATE)})`}</Fact>}
      <Fact name="Source" isWide>
        <span>
          <a href={`https://github.com/${service.repository}`}>{service.repository}</a>,
        </span>{' '}
        <span>{service.licence}</span>
      </Fact>
      {operationCount > 0 && (
        <Fact name="Operations">
          <a href="#all-operations">{taskCount > 1 ? `${operationCount}, in ${taskCount} groups` : operationCount}</a>
        </Fact>
      )}
      {descriptions.length > 0 && (
        <Fact name="Data licence">
          <a href={links.dataLicence}>CC BY-SA 4.0</a>
        </Fact>
      )}
      {descriptions.map((description) => (
        <Fact key={description.id} name={nameFor('OpenAPI description', description)}>
          <a href={`/openapi/${description.id}.yaml`}>YAML</a>, <a href={`/openapi/${description.id}.json`}>JSON</a>
        </Fact>
      ))}
      {descriptions.map((description) => (
        <Fact key={description.id} name={nameFor('Browser calls (CORS)', description)}>
          {description.cors ? 'Yes' : 'No, call it from a server'}
        </Fact>
      ))}
    </dl>
  );
}

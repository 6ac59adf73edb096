import type {ReactNode} from 'react';
import {SCALE_DATE} from '../../../catalogue/access';
import {formatDate} from '@ecosystems-docs/text';
import {links} from '../../../catalogue/links';
import {getService} from '../../../catalogue/services';
import {CopyButton} from '../../../components/CopyButton/CopyButton';
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
  /** A button beside its name. */
  action?: ReactNode;
  /** Whether it takes two columns. */
  isWide?: boolean;
  children: ReactNode;
}

function Fact({name, action, isWide = false, children}: FactProps): ReactNode {
  return (
    <div className={isWide ? 'is-wide' : undefined}>
      <dt>
        {name}
        {action}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

/** @returns the name of a fact, which says of which API where a service has several */
const nameFor = (name: string, {title}: {title: string}, {descriptions}: ServiceFactsProps): string =>
  descriptions.length > 1 ? `${name}, ${title}` : name;

/** What a first request needs, at the top of a service's page: long facts first, in two columns. */
export default function ServiceFacts(props: ServiceFactsProps): ReactNode {
  const {descriptions, operationCount, taskCount} = props;
  const {holds} = getService(props.service);
  return (
    <dl className="facts">
      {descriptions.map((description) => (
        <Fact
          key={description.id}
          name={nameFor('Base URL', description, props)}
          action={<CopyButton name={`Copy ${nameFor('base URL', description, props)}`} text={description.baseUrl} />}
          isWide
        >
          <code>{description.baseUrl}</code>
        </Fact>
      ))}
      {holds && <Fact name="Data" isWide>{`${holds} (${formatDate(SCALE_DATE)})`}</Fact>}
      {operationCount > 0 && (
        <Fact name="Operations">
          <a href="#all-operations">{taskCount > 1 ? `${operationCount}, in ${taskCount} groups` : operationCount}</a>
        </Fact>
      )}
    </dl>
  );
}

/** The other facts of a service, after its first request. */
export function ServiceDetails(props: ServiceFactsProps): ReactNode {
  const {descriptions} = props;
  const {repository, licence} = getService(props.service);
  return (
    <dl className="facts">
      <Fact name="Source" isWide>
        <span>
          <a href={`https://github.com/${repository}`}>{repository}</a>,
        </span>{' '}
        <span>{licence}</span>
      </Fact>
      {descriptions.length > 0 && (
        <Fact name="Data licence">
          <a href={links.dataLicence}>CC BY-SA 4.0</a>
        </Fact>
      )}
      {descriptions.map((description) => (
        <Fact key={description.id} name={nameFor('OpenAPI description', description, props)}>
          <a href={`/openapi/${description.id}.yaml`}>YAML</a>, <a href={`/openapi/${description.id}.json`}>JSON</a>
        </Fact>
      ))}
      {descriptions.map((description) => (
        <Fact key={description.id} name={nameFor('Browser calls (CORS)', description, props)}>
          {description.cors ? 'Yes' : 'No, call it from a server'}
        </Fact>
      ))}
    </dl>
  );
}

import {Fragment, type ReactNode} from 'react';
import {formatDate, SCALE_DATE} from '../../catalogue/access';
import {links} from '../../catalogue/links';
import {getService, offersCors} from '../../catalogue/services';
import type {ApiDescription} from '../../openapi/model';

export interface ServiceFactsProps {
  /** Id of the service. */
  service: string;
  descriptions: readonly Pick<ApiDescription, 'id' | 'title' | 'baseUrl'>[];
  operationCount: number;
}

function Fact({name, children}: {name: string; children: ReactNode}): ReactNode {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The box of facts at the top of a service's page. */
export default function ServiceFacts({service: id, descriptions, operationCount}: ServiceFactsProps): ReactNode {
  const service = getService(id);
  const ofEach = (name: string, content: (description: (typeof descriptions)[number]) => ReactNode): ReactNode =>
    descriptions.map((description) => (
      <Fact key={description.id} name={descriptions.length > 1 ? `${name}, ${description.title}` : name}>
        {content(description)}
      </Fact>
    ));
  return (
    <dl className="facts">
      {ofEach('Base URL', ({baseUrl}) => (
        <code>{baseUrl}</code>
      ))}
      {service.holds && <Fact name="Data">{`${service.holds} (${formatDate(SCALE_DATE)})`}</Fact>}
      {operationCount > 0 && (
        <Fact name="Operations">
          <a href="#all-operations">{operationCount}</a>
        </Fact>
      )}
      {ofEach('OpenAPI description', (description) => (
        <>
          <a href={`/openapi/${description.id}.yaml`}>YAML</a>, <a href={`/openapi/${description.id}.json`}>JSON</a>
        </>
      ))}
      <Fact name="Source">
        <a href={`https://github.com/${service.repository}`}>{service.repository}</a>, {service.licence}
      </Fact>
      {descriptions.length > 0 && (
        <Fragment>
          <Fact name="Data licence">
            <a href={links.dataLicence}>CC BY-SA 4.0</a>
          </Fact>
          {ofEach('Browser calls (CORS)', ({baseUrl}) =>
            offersCors(id, baseUrl) ? 'Yes' : 'No, call it from a server',
          )}
        </Fragment>
      )}
    </dl>
  );
}
